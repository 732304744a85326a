import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { analizza, COSTANTI_2026_12, isPunteggio, leve, perche } from '@bussola/domain';
import { present } from '@bussola/ui/testing';
import HomePage from '../pages/home/home-page.tsx';
import MembriPage from '../pages/home-membri/membri-page.tsx';
import SoluzionePage from '../pages/soluzione-consigliata/soluzione-page.tsx';
import { soluzionePath } from '../paths.ts';
import { areaServer, famigliaEsempio, TODAY } from '../testing/area-server.ts';
import { plain, renderPage } from '../testing/render-page.tsx';

const famiglia = { refDate: TODAY, ...famigliaEsempio('bellini').famiglia };
const analisi = analizza(famiglia, COSTANTI_2026_12);
const drawer = async (heading: string) => {
  await screen.findByRole('heading', { name: heading, level: 3 });
  return screen.getByRole('dialog');
};
const lines = (dialog: HTMLElement, name: string) =>
  within(present(within(dialog).getByRole('heading', { name, level: 3 }).parentElement))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));

describe('«Perché?» beside a number', () => {
  beforeEach(() => {
    // A page would fetch the engine when it has time, also while the next test is drawn.
    window.requestIdleCallback = () => 0;
    window.cancelIdleCallback = () => undefined;
  });

  it('answers for net worth: rule, answers with where they come from, constants with their law, and gives the focus back', async () => {
    const { user } = await renderPage(<HomePage />, { server: areaServer('bellini') });
    const button = screen.getByRole('button', { name: 'Perché? Patrimonio netto' });
    await user.click(button);
    const dialog = await drawer('Come si calcola');
    const told = perche(analisi, 'patrimonio.netto');
    if (!told) throw new Error('no trace');
    expect(plain(dialog.textContent)).toContain(plain(told.regola.formula.it));
    expect(plain(dialog.textContent)).toContain(
      `Regola patrimonio.netto, versione ${told.versione}.`,
    );
    expect(lines(dialog, 'Non ti torna?')).toHaveLength(told.ingressi.length);
    expect(
      lines(dialog, 'Non ti torna?').every((line) => /scritto da te|stimato|manca/.test(line)),
    ).toBe(true);
    expect(
      within(dialog).getByRole('link', { name: 'Leggi tutto il metodo' }).getAttribute('href'),
    ).toBe('/metodo#patrimonio.netto');
    await user.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
    expect(document.activeElement).toBe(button);
  });

  it('gives each constant with value, law, first day and release', async () => {
    const { user } = await renderPage(<SoluzionePage />, {
      server: areaServer('bellini'),
      path: soluzionePath('TCM'),
    });
    await user.click(screen.getByRole('button', { name: /^Perché\? Se mancasse il reddito/ }));
    const dialog = await drawer('Le cifre usate');
    const told = perche(analisi, 'soluzione.TCM');
    expect(
      within(dialog).getByText(
        `${told?.costanti.filter(({ key }) => !isPunteggio(key)).length ?? 0} cifre, con la loro fonte (costanti 2026.12)`,
      ),
    ).toBeInTheDocument();
    expect(
      within(dialog).getByText(
        'TUIR art. 11, come modificato dalla L. 199/2025 (legge), dal 01/01/2026; letta il 20/11/2026',
      ),
    ).toBeInTheDocument();
    expect(plain(dialog.textContent)).toContain('28.000 € · 23%');
    // Points are for the engine: a person reads levels and amounts.
    expect(dialog.textContent).not.toMatch(/\bpunt(i|eggio)\b/);
  });

  it('marks the constants whose next value is due, and the figure that rests on them', async () => {
    const { user } = await renderPage(<SoluzionePage />, {
      server: areaServer('bellini', { refDate: '2027-01-02' }),
      path: soluzionePath('TCM'),
    });
    await user.click(screen.getByRole('button', { name: /^Perché\? Se mancasse il reddito/ }));
    const dialog = await drawer('Le cifre usate');
    expect(within(dialog).getByText('stima')).toBeInTheDocument();
    expect(
      within(dialog).getByText(/^TUIR art\. 11,.*; stima: calcolato con il valore 2026$/),
    ).toBeInTheDocument();
    expect(
      within(dialog).getAllByText(/Ipotesi Bussola[^;]*; letta il [\d/]+$/).length,
    ).toBeGreaterThan(0);
  });

  it('tries the levers with the engine, only when it is asked, and leads to the cheapest answer', async () => {
    const server = areaServer('bellini');
    const { user } = await renderPage(<HomePage />, { server });
    expect(server.asked.some(({ path }) => path.includes('/costanti/release/'))).toBe(false);
    const card = screen
      .getAllByRole('article')
      .find((one) => within(one).queryByRole('heading', { name: 'Infortuni e malattie di Anna' }));
    await user.click(within(present(card)).getByRole('button', { name: 'Perché' }));
    const dialog = await drawer('Che cosa lo farebbe migliorare');
    const found = leve(famiglia, COSTANTI_2026_12, 'infortuni-malattie').filter(
      ({ raggiunge }) => raggiunge.length > 0,
    );
    expect(found.length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(lines(dialog, 'Che cosa lo farebbe migliorare')).toEqual(
        found.map(({ testo }) => plain(testo.it)),
      ),
    );
    expect(
      within(dialog)
        .getAllByRole('link', { name: 'Anni di contributi (estratto conto INPS) (Anna)' })[0]
        ?.getAttribute('href'),
    ).toMatch(/\?modifica=contributi&persona=/);
  });

  it('opens from every cell of the matrix, in the words of the person it is about', async () => {
    const { user } = await renderPage(<MembriPage />, {
      server: areaServer('bellini'),
      language: 'en',
    });
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('button', { name: / Why\? / })).toHaveLength(28);
    await user.click(table.getByRole('button', { name: / Why\? Pension, Marco$/ }));
    const dialog = await drawer('How it is worked out');
    expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe('Pension, Marco');
    expect(plain(dialog.textContent)).not.toMatch(
      /Perché|Regola |scritto da te|letta il|undefined|\{\{/,
    );
  });

  it('says that the rule cannot be read, and keeps the page', async () => {
    const { user } = await renderPage(<HomePage />, {
      server: areaServer('bellini', { fail: { '/api/metodo': { status: 503, code: 'BUSY' } } }),
    });
    await user.click(screen.getByRole('button', { name: 'Perché? Reddito netto' }));
    expect(await screen.findByText('Non riusciamo a leggere la regola')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('covers the amounts of the answers in privacy mode', async () => {
    const { user } = await renderPage(<HomePage />, {
      server: areaServer('bellini'),
      amountsHidden: true,
    });
    await user.click(screen.getByRole('button', { name: 'Perché? Reddito netto' }));
    const dialog = await drawer('Non ti torna?');
    expect(lines(dialog, 'Non ti torna?').join(' ')).not.toMatch(/\d ?€/);
  });
});
