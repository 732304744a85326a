import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { COSTANTI_2026_12, tfrDelMembro } from '@bussola/domain';
import type { ContributiFondo } from '@bussola/domain/simulazione';
import { formatEuro } from '@bussola/i18n/format';
import { present } from '@bussola/ui/testing';
import SoluzionePage from './soluzione-page.tsx';
import { soluzionePath } from '../../paths.ts';
import { areaServer, famigliaEsempio, TODAY } from '../../testing/area-server.ts';
import { plain, renderPage } from '../../testing/render-page.tsx';

const QUESTION = 'Che fine fa il TFR?';
const famiglia = { refDate: TODAY, ...famigliaEsempio('bellini').famiglia };
const marco = famiglia.membri[1]?._id ?? '';
const expected = (contributi?: ContributiFondo, home = famiglia) => {
  const esito = tfrDelMembro(COSTANTI_2026_12, home, marco, contributi);
  if (esito.status !== 'ok') throw new Error(esito.status);
  return esito;
};
const hundreds = (value: number) => plain(formatEuro(Math.round(value / 100) * 100));
type Start = Parameters<typeof areaServer>[1];
const open = async (key = 'bellini', start: Start = {}, language: 'it' | 'en' = 'it') => {
  const server = areaServer(key, start);
  const page = await renderPage(<SoluzionePage />, {
    server,
    path: soluzionePath('pensione'),
    language,
  });
  // The simulator is drawn with the same engine.
  await screen.findByRole('heading', {
    name: language === 'it' ? 'E se cambiasse qualcosa?' : 'What if something changed?',
  });
  return { ...page, server };
};
const rows = (name = QUESTION) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => plain(textContent)));
const shown = ({ scelte }: ReturnType<typeof expected>) =>
  scelte.map(({ netto, costoTotale, versatoDatore, lordo, imposta }) =>
    [netto, costoTotale, versatoDatore, lordo, imposta].map(hundreds),
  );
const withMarco =
  (change: object): NonNullable<NonNullable<Start>['membri']> =>
  (membri) =>
    membri.map((one) => (one._id === marco ? { ...one, ...change } : one));

describe('what becomes of severance pay', () => {
  it('is compared for the private employee as the engine does: firm, fund, fund and employer', async () => {
    const { server } = await open();
    const found = rows();
    expect(found.map(([name]) => name)).toEqual([
      'In azienda',
      'Nel fondo, senza contributi',
      'Nel fondo, con il contributo del datore',
    ]);
    expect(found.map(([, ...sums]) => sums)).toEqual(shown(expected()));
    const section = screen.getByRole('heading', { name: QUESTION }).parentElement;
    expect(within(present(section)).getByText('Per Marco')).toBeInTheDocument();
    expect(server.asked.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('says how much more or less the fund would hold', async () => {
    await open();
    const [azienda, fondo] = expected().scelte;
    const more = (fondo?.netto ?? 0) - (azienda?.netto ?? 0);
    expect(more).toBeGreaterThan(0);
    expect(
      screen.getByText(
        (_, element) =>
          element?.tagName === 'P' &&
          plain(element.textContent).includes(
            `nel fondo ci sarebbero circa ${hundreds(more)} in più che in azienda`,
          ),
      ),
    ).toBeInTheDocument();
  });

  it('is worked out again when a contribution is moved', async () => {
    const { user } = await open();
    act(() => screen.getByRole('slider', { name: /^Quota di chi lavora/ }).focus());
    await user.keyboard('{ArrowRight>5/}');
    const { contributi } = expected();
    expect(rows().map(([, ...sums]) => sums)).toEqual(
      shown(expected({ ...contributi, proprio: 0.015 })),
    );
  });

  it('marks the choice of today, with what the employer is told to pay', async () => {
    const change = { tfrDestinazione: 'fondo' as const, contributoDatore: 600 };
    await open('bellini', { membri: withMarco(change) });
    expect(rows().map(([name]) => name)).toContain(
      'Nel fondo, con il contributo del datore (oggi)',
    );
    const home = { ...famiglia, membri: withMarco(change)([...famiglia.membri]) };
    expect(rows().map(([, ...sums]) => sums)).toEqual(shown(expected(undefined, home)));
  });

  it('opens its assumptions: time, growth, taxes on both sides and their law', async () => {
    const { user } = await open();
    await user.click(screen.getByText('Su che cosa si regge il confronto'));
    const { scelte } = expected();
    const text = plain(document.body.textContent);
    for (const { aliquota } of scelte)
      expect(text).toContain(
        `${(aliquota * 100).toLocaleString('it-IT', { maximumFractionDigits: 1 })}%`,
      );
    expect(text).toContain('il 17% di imposta sulla rivalutazione');
    expect(text).toContain('il 20% di imposta sui rendimenti');
    expect(text).toContain('TUIR, art. 19');
  });

  it('is not asked of public employees, nor of a family without employees', async () => {
    await open('bellini', { membri: withMarco({ dipendentePubblico: 'statale' as const }) });
    expect(screen.queryByRole('heading', { name: QUESTION })).toBeNull();
  });

  it('says why there is nothing to compare when the exit is near', async () => {
    await open('bellini', {
      membri: withMarco({ dataNascita: '1961-05-10', anniContributi: 30, anniFondo: 0 }),
    });
    expect(screen.getByText(/^All’uscita manca troppo poco/)).toBeInTheDocument();
  });

  it('is read in English', async () => {
    await open('bellini', {}, 'en');
    expect(rows('What becomes of the severance pay?').map(([name]) => name)).toEqual([
      'In the firm',
      'In a fund, without contributions',
      'In a fund, with the employer’s contribution',
    ]);
    expect(plain(document.body.textContent)).not.toMatch(/\{\{|undefined|NaN/);
  });
});
