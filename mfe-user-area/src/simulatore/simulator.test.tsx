import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import {
  analizza,
  COSTANTI_2026_12,
  FAMIGLIE_ESEMPIO,
  proietta,
  simula,
  SOLUZIONI,
} from '@bussola/domain';
import * as engine from '@bussola/domain/simulazione';
import { present } from '@bussola/ui/testing';
import SoluzionePage from '../pages/soluzione-consigliata/soluzione-page.tsx';
import { soluzionePath } from '../paths.ts';
import { areaServer, famigliaEsempio, TODAY } from '../testing/area-server.ts';
import { plain, renderPage } from '../testing/render-page.tsx';
import { changesOf, leverKey, scaleOf, tryOut, usable } from './try-out.ts';

const famiglia = { refDate: TODAY, ...famigliaEsempio('bellini').famiglia };
const analisi = analizza(famiglia, COSTANTI_2026_12);
/** The one whom the area shows first: he has no policy. */
const marco = famiglia.membri[1]?._id ?? '';
const open = async (code: 'TCM' | 'pensione' | 'polizza' | 'assistenza-medica', options = {}) => {
  const page = await renderPage(<SoluzionePage />, {
    server: areaServer('bellini'),
    path: soluzionePath(code),
    ...options,
  });
  return page;
};
const section = async () =>
  within(
    present(
      (
        await screen.findByRole('heading', {
          name: /^(E se cambiasse qualcosa\?|What if something changed\?)$/,
        })
      ).parentElement,
    ),
  );
const euro = (value: number) => `${Math.round(value).toLocaleString('it-IT')} €`;

describe('«E se cambiasse qualcosa?»', () => {
  it('shows no figure where the engine has none, instead of 0 €', () => {
    const alone = {
      ...famiglia,
      membri: famiglia.membri.filter(({ gradoParentela }) => gradoParentela === 'me'),
    };
    const { simulazione, main } = present(
      tryOut({ engine, costanti: COSTANTI_2026_12 }, alone, [], 'polizza', undefined),
    );
    expect(simulazione.prima.cifre.find(({ key }) => key === 'successione.imposta')?.value).toBe(
      null,
    );
    expect(main).toBeUndefined();
  });

  it('answers at once as the engine does, before and after, and goes back', async () => {
    const { user } = await open('TCM');
    const part = await section();
    const slider = part.getByRole('slider', { name: /^Quanto lascerebbe una polizza vita/ });
    const value = () => Number(slider.getAttribute('aria-valuenow'));
    const start = value();
    act(() => slider.focus());
    await user.keyboard('{PageUp>4/}');
    const capitale = value();
    expect(capitale).toBeGreaterThan(start);
    const { cifre, dopo } = simula(
      famiglia,
      [{ tipo: 'copertura-tcm', memberId: marco, capitale }],
      COSTANTI_2026_12,
    );
    const moved = cifre.find(({ key, memberId }) => key === 'TCM.capitale' && memberId === marco);
    if (!moved) throw new Error('nothing moved');
    const row = part.getByRole('row', { name: /Capitale che manca se si ferma un reddito/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual([euro(moved.prima ?? 0), euro(moved.dopo ?? 0)]);
    const level = dopo.soluzioni
      .find(({ code }) => code === 'TCM')
      ?.perMembro.find(({ memberId }) => memberId === marco)?.level;
    expect(level).not.toBe('red');
    expect(part.getByText(level === 'green' ? 'A posto' : 'Da valutare')).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Azzera' }));
    expect(value()).toBe(start);
    expect(part.queryByRole('row')).toBeNull();
  });

  it('saves nothing: no call but the release of the constants', async () => {
    const server = areaServer('bellini');
    const { user } = await renderPage(<SoluzionePage />, { server, path: soluzionePath('TCM') });
    const part = await section();
    const slider = part.getByRole('slider', { name: /^Quanto lascerebbe una polizza vita/ });
    act(() => slider.focus());
    await user.keyboard('{End}');
    expect(part.getAllByRole('row').length).toBeGreaterThan(0);
    expect(server.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(
      server.asked.filter(({ path }) => path.startsWith('/api/costanti/')).map(({ path }) => path),
    ).toEqual(['/api/costanti/release/2026.12']);
  });

  it('shows the plan of the years ahead with its table, and runs the futures only when asked', async () => {
    const { user } = await open('pensione');
    const part = await section();
    const plan = proietta(famiglia, COSTANTI_2026_12, analisi);
    if (plan.status !== 'ok') throw new Error('no plan');
    expect(
      part.getByText(
        plan.fineSoldi === null
          ? /i risparmi bastano fino al/
          : `Secondo il piano, nel ${plan.fineSoldi} i risparmi finiscono.`,
      ),
    ).toBeInTheDocument();
    expect(part.getByRole('button', { name: 'Prova diecimila futuri' })).toBeInTheDocument();
    await user.click(part.getByText('Tabella'));
    const rows = within(
      part.getByRole('table', { name: 'Risparmi e investimenti della famiglia, anno per anno' }),
    ).getAllByRole('row');
    expect(rows).toHaveLength(plan.anni.length + 1);
    expect(plain(rows[1]?.textContent)).toBe(
      `${plan.anni[0]?.anno ?? ''}${euro(plan.anni[0]?.mobiliare ?? 0)}`,
    );
  });

  it('says that the futures could not be tried, and keeps the plan', async () => {
    const { user } = await open('pensione', { language: 'en' });
    const part = await section();
    // jsdom has no workers: what a browser without them would do.
    await user.click(part.getByRole('button', { name: 'Try ten thousand futures' }));
    expect(
      await part.findByText('We could not try the futures. The plan still holds.'),
    ).toBeInTheDocument();
    expect(part.getByText(/^By the plan/)).toBeInTheDocument();
  });

  it('is not on the page of an area without levers', async () => {
    await open('polizza');
    expect(screen.queryByRole('heading', { name: 'E se cambiasse qualcosa?' })).toBeNull();
  });
});

it('tells an age in years, not in months', async () => {
  const { user } = await open('pensione');
  const part = await section();
  const slider = part.getByRole('slider', { name: /^A che età smettere di lavorare/ });
  act(() => slider.focus());
  await user.keyboard('{End}');
  expect(plain(slider.getAttribute('aria-valuetext') ?? '')).toBe('80 anni');
  const row = await part.findByRole('row', { name: /^Età alla pensione/ });
  expect(plain(row.textContent)).toMatch(/\d anni80 anni$/);
});

describe('the sliders', () => {
  it.each(FAMIGLIE_ESEMPIO.map(({ key }) => key))(
    'of %s: every end and step is a change that the engine takes',
    (key) => {
      const home = { refDate: TODAY, ...famigliaEsempio(key).famiglia };
      const own = analizza(home, COSTANTI_2026_12);
      const ready = { engine, costanti: COSTANTI_2026_12 };
      let seen = 0;
      for (const code of SOLUZIONI) {
        for (const memberId of [undefined, ...own.perimetro]) {
          const levers = usable(
            ready,
            home,
            engine.manopole(home, COSTANTI_2026_12, own, code, memberId),
            code,
            memberId,
          );
          expect(new Set(levers.map(leverKey)).size).toBe(levers.length);
          for (const lever of levers) {
            const { min, max, step } = scaleOf(lever);
            expect(max).toBeGreaterThan(min);
            expect(max).toBeLessThanOrEqual(lever.max);
            seen += 1;
            for (const value of [min + step, max])
              expect(() =>
                simula(
                  home,
                  changesOf([lever], { [leverKey(lever)]: Math.min(value, lever.max) }),
                  COSTANTI_2026_12,
                ),
              ).not.toThrow();
            expect(changesOf([lever], { [leverKey(lever)]: min })).toEqual([]);
          }
        }
      }
      expect(seen).toBeGreaterThan(0);
    },
  );
});
