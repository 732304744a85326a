import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { Membro } from '@bussola/domain';
import {
  areaServer,
  documentOf,
  famigliaEsempio,
  TODAY,
  withMe,
} from '../../testing/area-server.ts';
import { plain, renderPage } from '../../testing/render-page.tsx';
import PianoPage from './piano-page.tsx';
import PrioritaPage from './priorita-page.tsx';

const server = (change: Partial<Membro>) => areaServer('bellini', { membri: withMe(change) });
const planOf = (change: Partial<Membro>) => {
  const { famiglia } = famigliaEsempio('bellini');
  return documentOf({ ...famiglia, refDate: TODAY, membri: withMe(change)(famiglia.membri) })
    .analisi;
};

describe('the plan of the month', () => {
  it('speaks of the employer only where somebody has one', async () => {
    const said = /contributo del datore/;
    await renderPage(<PianoPage />, { server: server({}) });
    expect(await screen.findByText(said)).toBeInTheDocument();
    cleanup();
    const membri = (all: Membro[]): Membro[] =>
      all.map((one) =>
        one.professione === 'Dipendente' ? { ...one, professione: 'Autonomo/a' } : one,
      );
    await renderPage(<PianoPage />, { server: areaServer('bellini', { membri }) });
    expect(await screen.findByRole('region', { name: 'Il conto del mese' })).toBeInTheDocument();
    expect(screen.queryByText(said)).toBeNull();
  });

  it('shows the sum of the month and the steps, which never exceed what is left', async () => {
    const change = { speseMensili: 2_000, rataMutuo: 600 };
    const { bilancio, piano } = planOf(change);
    expect(piano.passi.length).toBeGreaterThan(1);
    await renderPage(<PianoPage />, { server: server(change) });
    const sum = within(await screen.findByRole('region', { name: 'Il conto del mese' }));
    for (const value of [bilancio.entrate, 2_000, 600, bilancio.margine])
      expect(sum.getByText(plain(euro(value)))).toBeInTheDocument();
    const [steps] = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL');
    const rows = within(steps ?? document.body).getAllByRole('listitem');
    expect(rows).toHaveLength(piano.passi.length + (piano.resto ? 1 : 0));
    for (const [at, { nome }] of piano.passi.entries())
      expect(rows[at]?.textContent.toLowerCase()).toContain(nome.it.toLowerCase());
    const monthly = piano.passi.reduce((all, { mensile = 0 }) => all + mensile, piano.resto ?? 0);
    expect(monthly).toBe(piano.disponibile);
    expect(piano.disponibile).toBeLessThanOrEqual(bilancio.margine ?? 0);
  });

  it.each([
    ['it', 'spese di un mese, stimate'],
    ['en', 'a month’s spending, estimated'],
  ] as const)('says that spending is estimated (%s)', async (language, said) => {
    expect(planOf({}).bilancio.speseStimate).toBe(true);
    await renderPage(<PianoPage />, { server: server({}), language });
    await screen.findByText(said);
  });

  it('says what is missing where an income was not given', async () => {
    const membri = (all: Membro[]) =>
      all.map((one) =>
        one.gradoParentela === 'husband' ? { ...one, redditoNettoAnnuo: undefined } : one,
      );
    await renderPage(<PianoPage />, { server: areaServer('bellini', { membri }) });
    await screen.findByRole('heading', { name: 'Per fare un piano ci manca un reddito.' });
    expect(
      screen.getByText(
        'Manca il reddito di Marco: senza, non possiamo dire quanto resta ogni mese.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Il conto del mese' })).toBeNull();
  });

  it('puts help before everything else, here and among the priorities', async () => {
    const change = { speseMensili: 1_500, rataMutuo: 3_500 };
    const { situazioni } = planOf(change);
    expect(situazioni.map(({ code }) => code)).toContain('sovraindebitamento');
    for (const page of [<PianoPage />, <PrioritaPage />]) {
      const { unmount } = await renderPage(page, { server: server(change) });
      const help = await screen.findByRole('region', { name: 'Prima di tutto il resto' });
      expect(help.textContent).toContain('Organismo di composizione della crisi');
      unmount();
    }
  });
});

describe('the plan month by month', () => {
  // 1.200 € are left each month. The debt of 3.000 € takes two months of 1.010 € and one of 980 €.
  // The reserve then takes 14 whole months and part of another.
  const change: Partial<Membro> = {
    speseMensili: 2_800,
    rataMutuo: 800,
    valorePatrimonioMobiliare: 1_000,
    altriDebiti: [{ tipo: 'prestito', residuo: 3_000, rata: 100 }],
  };

  it('draws the phases, and says when each step begins and ends', async () => {
    const { fasi = [] } = planOf(change).piano;
    expect(fasi.map(({ da, mesi }) => `${da} ${mesi}`)).toEqual([
      '2026-12 2',
      '2027-02 1',
      '2027-03 14',
      '2028-05 1',
      '2028-06 6',
    ]);
    const { user } = await renderPage(<PianoPage />, { server: server(change) });
    await screen.findByRole('heading', {
      name: /^Con 1\.200\s€ al mese si comincia dai debiti più cari\. Poi tocca alla riserva\.$/,
    });
    const said = plain(chart().getAttribute('aria-label') ?? '');
    expect(said).toContain('mar 2027 – apr 2028: Protezione 190 €, Riserva 1.010 €.');
    expect(said).toContain('Pensione di Anna 350 €, Pensione di Marco 70 €, Liberi 590 €');
    const marks = plain(chart().textContent);
    for (const mark of ['febbraio 2027debiti cari chiusi', 'maggio 2028la riserva è piena'])
      expect(marks).toContain(mark);
    expect(rowsOf()).toEqual([
      expect.stringMatching(/debiti più cari.*Al mese1\.010 €.*Fino afebbraio 20273 mesi/),
      expect.stringMatching(/coperture.*fino a 190 €$/),
      expect.stringMatching(/riserva.*1\.010 €da marzo 2027Fino amaggio 202815 mesi/),
      expect.stringMatching(/di Anna.*quando la riserva è piena.*350 €da maggio 2028$/),
      expect.stringMatching(/di Marco.*70 €da maggio 2028$/),
      expect.stringMatching(/590 € restano liberi.*da giugno 2028$/),
    ]);
    expect(screen.queryByText('E quello che per ora non ci sta?')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Vedi come tabella' }));
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('row').map(cellsOf)).toEqual([
      'Mesi|Protezione|Debiti cari|Riserva|Pensione di Anna|Pensione di Marco|Liberi',
      'dic 2026 – gen 2027|190 €|1.010 €|–|–|–|–',
      'feb 2027|190 €|980 €|–|–|–|30 €',
      'mar 2027 – apr 2028|190 €|–|1.010 €|–|–|–',
      'mag 2028|190 €|–|120 €|350 €|70 €|470 €',
      'giu 2028 – nov 2028|190 €|–|–|350 €|70 €|590 €',
    ]);
  });

  it('is said in English too', async () => {
    await renderPage(<PianoPage />, { server: server(change), language: 'en' });
    await screen.findByRole('heading', {
      name: /most expensive debts come first. Then comes the reserve/,
    });
    const said = plain(chart().getAttribute('aria-label') ?? '');
    expect(said).toContain('Mar 2027 – Apr 2028: Protection 190 €, Reserve 1.010 €.');
    expect(plain(chart().textContent)).toContain('May 2028the reserve is full');
  });

  it('shows no amount where amounts are hidden', async () => {
    await renderPage(<PianoPage />, { server: server(change), amountsHidden: true });
    const text = `${chart().getAttribute('aria-label')} ${chart().textContent} ${rowsOf().join(' ')}`;
    expect(text).not.toMatch(/\d\s*€/);
    expect(text).toContain('febbraio 2027');
  });

  it('promises nothing to come where every month is the same', async () => {
    const { piano } = planOf({ speseMensili: 3_000, rataMutuo: 800 });
    expect(piano.fasi).toHaveLength(1);
    await renderPage(<PianoPage />, { server: server({ speseMensili: 3_000, rataMutuo: 800 }) });
    await screen.findByRole('heading', {
      name: /^Con 1\.100\s€ al mese si comincia dalle coperture\.$/,
    });
    expect(plain(chart().textContent)).toContain('dicembre 2026si comincia');
    expect(rowsOf().join(' ')).not.toMatch(/da (gennaio|dicembre)/);
  });

  it('has no chart without phases', async () => {
    const nothing = { speseMensili: 1_500, rataMutuo: 3_500 };
    expect(planOf(nothing).piano.fasi).toEqual([]);
    await renderPage(<PianoPage />, { server: server(nothing) });
    await screen.findByRole('heading', { name: 'Oggi non resta nulla da mettere in fila.' });
    expect(screen.queryByText('Come li usiamo, mese per mese?')).toBeNull();
  });
});

const chart = () => screen.getByRole('img', { name: /Ventiquattro mesi|Twenty-four months/ });
const rowsOf = () => {
  const [steps] = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL');
  return within(steps ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));
};
const cellsOf = (row: HTMLElement) =>
  plain([...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join('|'));
const euro = (value: number | null) =>
  `${Math.round(value ?? 0).toLocaleString('it-IT', { useGrouping: 'always' })} €`;
