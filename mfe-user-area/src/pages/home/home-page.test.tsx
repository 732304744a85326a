import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { analizza, COSTANTI_2026_12, ESTERO, FAMIGLIE_ESEMPIO } from '@bussola/domain';
import { present } from '@bussola/ui/testing';
import {
  areaServer,
  changedSinceReport,
  documentOf,
  famigliaEsempio,
  TODAY,
  withMe,
  ofBefore,
} from '../../testing/area-server.ts';
import { plain, renderPage } from '../../testing/render-page.tsx';
import HomePage from './home-page.tsx';

const analisiOf = (key: string) => {
  const { famiglia } = famigliaEsempio(key);
  return analizza({ refDate: TODAY, ...famiglia }, COSTANTI_2026_12);
};

describe('Home', () => {
  it('is a letter to the person: place, date, the engine’s sentence, and where to begin', async () => {
    const { badges } = await renderPage(<HomePage />, { server: areaServer('bellini') });
    const analisi = analisiOf('bellini');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      `Cara Anna, ${analisi.sintesi.it}`,
    );
    expect(screen.getByText('Reggio nell’Emilia, venerdì 20 novembre 2026')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Comincia dalla prima' }).getAttribute('href')).toBe(
      `/app/dashboards/soluzione-consigliata/${analisi.soluzioni[0]?.code ?? ''}`,
    );
    expect(badges).toEqual({ reds: analisi.conteggi.red });
  });

  it('has no place for a person who lives abroad', async () => {
    const membri = withMe({ comuneResidenza: { comune: ESTERO, regione: '', provincia: '' } });
    await renderPage(<HomePage />, { server: areaServer('bellini', { membri }) });
    expect(screen.getByText('Venerdì 20 novembre 2026')).toBeInTheDocument();
  });

  it('does not call in order what it cannot judge yet', async () => {
    const membri = withMe({ redditoNettoAnnuo: 0, valorePatrimonioMobiliare: 0 });
    await renderPage(<HomePage />, { server: areaServer('galli', { membri }) });
    expect(screen.getByRole('heading', { name: 'Per ora niente di urgente' })).toBeInTheDocument();
    expect(screen.getByText(/^5 aree aspettano ancora qualche dato/)).toBeInTheDocument();
    expect(screen.queryByText(/Nessuna area chiede attenzione/)).toBeNull();
  });

  it('puts the first three priorities in front, each with its number and its reasons', async () => {
    const { user } = await renderPage(<HomePage />, { server: areaServer('bellini') });
    const [first] = analisiOf('bellini').soluzioni;
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(3);
    const card = within(present(cards[0]));
    expect(card.getByRole('heading', { name: first?.titolo.it ?? '' })).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Perché' }));
    const drawer = within(screen.getByRole('dialog'));
    for (const heading of [
      'Cos’è',
      'Il tuo numero, passo per passo',
      'Perché conta',
      'I livelli',
      'Non ti torna?',
      'Fonti e metodo',
    ])
      expect(drawer.getByRole('heading', { name: heading })).toBeInTheDocument();
    for (const passo of first?.passi ?? [])
      expect(
        drawer.getAllByText(
          (_text, element) =>
            element?.tagName === 'LI' && plain(element.textContent).includes(plain(passo.label.it)),
        ).length,
      ).toBeGreaterThan(0);
  });

  it.each(['it', 'en'] as const)(
    'shows the band of each estimate once, and says that spending is estimated (%s)',
    async (language) => {
      await renderPage(<HomePage />, { server: areaServer('bellini'), language });
      const first = analisiOf('bellini').soluzioni.slice(0, 3);
      expect(first.filter(({ stima }) => stima).length).toBeGreaterThan(1);
      const cards = screen.getAllByRole('article').map(({ textContent }) => plain(textContent));
      for (const [at, { stima }] of first.entries())
        expect(cards[at]?.match(/Stima|Estimate/g) ?? []).toHaveLength(stima ? 1 : 0);
      for (const [at, { stima }] of first.entries())
        if (stima) expect(cards[at]).toContain(plain(stima[language]));
      screen.getByText(language === 'it' ? /con spese stimate/ : /based on estimated spending/);
    },
  );

  it('leaves somebody out and puts them back, and everything is worked out again', async () => {
    const { user } = await renderPage(<HomePage />, { server: areaServer('bellini') });
    expect(plain(document.body.textContent)).toContain('58.800 €');
    await user.click(screen.getByRole('switch', { name: 'Marco nell’analisi' }));
    expect(await screen.findByText('Analisi su 3 persone su 4')).toBeInTheDocument();
    await waitFor(() => expect(plain(document.body.textContent)).not.toContain('58.800 €'));
    await user.click(screen.getByRole('button', { name: 'Ripristina' }));
    expect(await screen.findByText('Analisi su tutta la famiglia')).toBeInTheDocument();
    await waitFor(() => expect(plain(document.body.textContent)).toContain('58.800 €'));
  });

  it('says why the last one counted cannot be left out', async () => {
    await renderPage(<HomePage />, {
      server: areaServer('bellini', {
        membri: (all) => all.map((one) => ({ ...one, enabled: one.gradoParentela === 'me' })),
      }),
    });
    const last = screen.getByRole<HTMLInputElement>('switch', {
      name: 'Anna nell’analisi. Almeno una persona deve restare nell’analisi.',
    });
    expect(last.disabled).toBe(true);
  });

  it('hides every amount in privacy mode, also inside the sentences', async () => {
    await renderPage(<HomePage />, { server: areaServer('bellini'), amountsHidden: true });
    expect(plain(document.body.textContent)).not.toMatch(/\d ?€/);
    expect(plain(document.body.textContent)).toContain('•••• €');
  });

  it.each([
    [{ lastReportAt: null }, 'Raccoglie tutto in un PDF', 'Genera il report'],
    [
      { lastReportAt: '2026-05-03T08:00:00Z', changedSinceReport: true },
      'L’ultimo è del 3 maggio 2026: i dati sono cambiati dopo il report.',
      'Genera il report',
    ],
    [{ lastReportAt: '2026-05-03T08:00:00Z' }, 'L’ultimo è del 3 maggio 2026.', 'I miei report'],
  ])('tells the story of the last report: %j', async (start, text, action) => {
    await renderPage(<HomePage />, { server: areaServer('bellini', start) });
    expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: action })).toBeInTheDocument();
  });

  it('shows only the way back to an unfinished checkup', async () => {
    await renderPage(<HomePage />, { server: areaServer('bellini', { checkup: false }) });
    expect(screen.getByRole('link', { name: 'Vai al checkup' }).getAttribute('href')).toBe(
      '/checkup',
    );
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it.each([
    ['SuperAdmin', 'Vai alla Famiglia Segnaposto', '/admin/segnaposto'],
    ['Admin', 'Vai ai clienti', '/admin/clienti'],
    ['Consulente', 'Vai a chi segui', '/consulente/clienti'],
  ] as const)('asks no checkup of a %s, and offers their own pages', async (role, name, to) => {
    await renderPage(<HomePage />, {
      server: areaServer('bellini', { checkup: false }),
      role,
    });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to);
    expect(screen.queryByText('Prima serve il checkup')).toBeNull();
  });

  it('says what failed, what is safe, and the code', async () => {
    await renderPage(<HomePage />, {
      server: areaServer('bellini', { fail: { allInfo: { status: 503, code: 'UNAVAILABLE' } } }),
    });
    expect(
      screen.getByRole('heading', { name: 'Non riusciamo a leggere la tua analisi' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Codice prova-1')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeInTheDocument();
  });

  it('puts help before everything else where instalments exceed the income', async () => {
    const membri = withMe({ speseMensili: 1_500, rataMutuo: 3_500 });
    await renderPage(<HomePage />, { server: areaServer('bellini', { membri }) });
    const help = await screen.findByRole('region', { name: 'Prima di tutto il resto' });
    expect(help.textContent).toContain('Organismo di composizione della crisi');
  });

  it('sums up the plan of the month, with the way to it', async () => {
    const membri = withMe({ speseMensili: 2_000, rataMutuo: 600 });
    await renderPage(<HomePage />, { server: areaServer('bellini', { membri }) });
    const { famiglia } = famigliaEsempio('bellini');
    const { piano } = documentOf({
      ...famiglia,
      refDate: TODAY,
      membri: membri(famiglia.membri),
    }).analisi;
    expect(await screen.findByText(plain(piano.testo?.it))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Apri il piano' }).getAttribute('href')).toBe(
      '/app/dashboards/soluzione-consigliata/piano',
    );
  });

  it('says that rules were put right, until the person puts it away', async () => {
    const { user } = await renderPage(<HomePage />, {
      server: areaServer('bellini', { nuove: true, prima: ofBefore() }),
    });
    const title = await screen.findByText('Dal 24 novembre 2026 calcoliamo meglio.');
    expect(screen.getByText(/correzioni riguardano anche te/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Che cosa cambia' }).getAttribute('href')).toBe(
      '/app/dashboards/correzioni',
    );
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => {
      expect(title.isConnected).toBe(false);
    });
  });

  it('says in a line that levels moved since the last report, and only then', async () => {
    const { two, before, told } = changedSinceReport();
    const start = { reports: two, lastReportAt: '2026-05-03T08:00:00Z', changedSinceReport: true };
    const { unmount } = await renderPage(<HomePage />, {
      server: areaServer('bellini', { ...start, before }),
    });
    expect(
      await screen.findByText(
        told.spostamenti.length === 1
          ? /Da allora è cambiato un livello\./
          : new RegExp(`Da allora sono cambiati ${told.spostamenti.length} livelli\\.`),
      ),
    ).toBeInTheDocument();
    unmount();
    await renderPage(<HomePage />, { server: areaServer('bellini', start) });
    expect(screen.queryByText(/Da allora/)).toBeNull();
  });

  it.each(FAMIGLIE_ESEMPIO.map(({ key }) => key))(
    'draws the family %s with nothing broken',
    async (key) => {
      await renderPage(<HomePage />, { server: areaServer(key) });
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByText(/undefined|NaN|\{\{/)).toBeNull();
    },
  );
});
