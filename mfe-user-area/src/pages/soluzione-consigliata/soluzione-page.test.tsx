import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { analizza, COSTANTI_2026_12, SOLUZIONI } from '@bussola/domain';
import { testoDi } from '@bussola/domain/testi';
import { present } from '@bussola/ui/testing';
import { stepKinds } from '@bussola/results';
import { paths, soluzionePath } from '../../paths.ts';
import { areaServer, famigliaEsempio, TODAY } from '../../testing/area-server.ts';
import { plain, renderPage } from '../../testing/render-page.tsx';
import SoluzionePage from './soluzione-page.tsx';

const analisiOf = (key: string) =>
  analizza({ refDate: TODAY, ...famigliaEsempio(key).famiglia }, COSTANTI_2026_12);
const text = () => plain(document.body.textContent);

describe('the page of one area', () => {
  it.each(SOLUZIONI)(
    '%s: the answer, its steps, its data and its sources, as the engine gives them',
    async (code) => {
      await renderPage(<SoluzionePage />, {
        server: areaServer('bellini'),
        path: soluzionePath(code),
      });
      const soluzione = analisiOf('bellini').soluzioni.find((one) => one.code === code);
      if (!soluzione) throw new Error(code);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(soluzione.titolo.it);
      expect(text()).toContain(
        plain(
          (soluzione.level === 'grey' ? soluzione.testo.it : soluzione.risposta.it).replaceAll(
            '**',
            '',
          ),
        ),
      );
      expect(text()).not.toMatch(/undefined|NaN|\{\{/);
      if (soluzione.level === 'grey') return;
      if (soluzione.stima) expect(text()).toContain(plain(soluzione.stima.it));
      // Two reasons at most; the others are behind «Perché».
      for (const [at, { it: dubbio }] of (soluzione.dubbi ?? []).entries())
        expect(text().includes(plain(dubbio))).toBe(at < 2);
      for (const { label } of soluzione.passi) expect(text()).toContain(plain(label.it));
      for (const { testo } of soluzione.fonti) expect(text()).toContain(plain(testo));
      expect(screen.getAllByRole('row')).toHaveLength(soluzione.inputs.length + 1);
    },
  );

  it.each([
    ['it', 'Quanto costa in un anno?'],
    ['en', 'Quanto costa in un anno?'],
  ] as const)(
    'shows a text that staff published in place of ours, in %s too when it has no other',
    async (language, published) => {
      const server = areaServer('bellini');
      const it = {
        type: 'doc' as const,
        content: [{ type: 'paragraph' as const, content: [{ type: 'text', text: published }] }],
      };
      await renderPage(<SoluzionePage />, {
        server: {
          ...server,
          http: (request) =>
            request.path === '/api/testi-informativi'
              ? Promise.resolve({
                  view: 'reader',
                  texts: [{ key: 'area.pensione.chiedi-1', it, en: null }],
                })
              : server.http(request),
        },
        path: soluzionePath('pensione'),
        language,
      });
      expect(await screen.findByText(published)).toBeInTheDocument();
      expect(text()).toContain(testoDi('area.pensione.chiedi-2')[language]);
      expect(text()).not.toContain(testoDi('area.pensione.chiedi-1')[language]);
    },
  );

  it('says from when a pension is the one it shows: a later exit gives more', async () => {
    await renderPage(<SoluzionePage />, {
      server: areaServer('bellini'),
      path: soluzionePath('pensione'),
    });
    expect(present(analisiOf('bellini').previdenza[0]).decorrenza).toBe('2052-03');
    const label = 'Pensione netta stimata di Anna, da marzo 2052';
    expect(screen.getByText(label, { selector: 'dt' })).toBeInTheDocument();
  });

  it('reads choices in words, never as the codes that are stored', async () => {
    await renderPage(<SoluzionePage />, {
      server: areaServer('bellini', {
        membri: (all) =>
          all.map((one) =>
            one.gradoParentela === 'me'
              ? { ...one, primoContributo: '2012-05', regimeFiscale: 'forfettario' }
              : one,
          ),
      }),
      path: soluzionePath('pensione'),
    });
    const rows = screen.getAllByRole('row').map(({ textContent }) => plain(textContent));
    expect(rows).toContain('SessoAnnaDonnascritto da te');
    expect(rows).toContain('ProfessioneAnnalavora in proprioscritto da te');
    expect(rows).toContain('Primo contributo versatoAnna05/2012scritto da te');
    expect(rows).toContain('Regime fiscale del lavoroAnnaForfettarioscritto da te');
  });

  it('shows the level of each person where there is more than one', async () => {
    await renderPage(<SoluzionePage />, {
      server: areaServer('bellini'),
      path: soluzionePath('TCM'),
    });
    const section = within(
      present(screen.getByRole('heading', { name: 'Persona per persona' }).parentElement),
    );
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ACAnnaPerché? Se mancasse un reddito, AnnaDa affrontare',
      'MBMarcoPerché? Se mancasse un reddito, MarcoDa affrontare',
      'SBSofiaNon riguarda Sofia',
      'TBTommasoNon riguarda Tommaso',
    ]);
  });

  it.each([
    ['TCM', ['Da affrontare:', 'Da valutare:', 'A posto:']],
    ['tutela-legale', ['Da verificare:', 'A posto:']],
    ['riscatto-laurea', ['Da valutare:', 'A posto:']],
  ] as const)('%s: explains the levels that it can have', async (code, levels) => {
    await renderPage(<SoluzionePage />, {
      server: areaServer('bellini'),
      path: soluzionePath(code),
    });
    const part = present(screen.getByRole('heading', { name: 'I livelli' }).parentElement);
    expect(
      within(part)
        .getAllByText(/:$/)
        .map(({ textContent }) => textContent),
    ).toEqual(levels);
  });
  it('says what is missing and leads to where it can be given', async () => {
    const server = areaServer('bellini', {
      membri: (all) =>
        all.map((one) => ({ ...one, redditoNettoAnnuo: undefined, professione: one.professione })),
    });
    await renderPage(<SoluzionePage />, { server, path: soluzionePath('pensione') });
    expect(
      screen.getByRole('heading', { name: 'Per rispondere ci manca qualcosa' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Reddito netto annuo (Anna)')).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'Completa i dati di Anna' }).getAttribute('href'),
    ).toMatch(/^\/app\/dashboards\/profilo\?modifica=reddito&persona=/);
  });

  it('says of what is missing that its section is off, and of nothing else', async () => {
    const off = { investimenti: { enabled: false, dal: TODAY } };
    await renderPage(<SoluzionePage />, {
      server: areaServer('bellini', { sezioni: off }),
      path: soluzionePath('unit-index-linked'),
    });
    expect(
      screen.getByRole('heading', { name: 'Per rispondere ci manca qualcosa' }),
    ).toBeInTheDocument();
    expect(text()).toContain('Una parte è in una sezione spenta: i risultati non la usano.');
    // Nothing is to be given: it is there already.
    expect(screen.queryByRole('link', { name: /^Completa/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Guarda le sezioni' }).getAttribute('href')).toBe(
      paths.profilo,
    );
    cleanup();
    await renderPage(<SoluzionePage />, {
      server: areaServer('bellini', {
        sezioni: off,
        membri: (all) => all.map((one) => ({ ...one, redditoNettoAnnuo: undefined })),
      }),
      path: soluzionePath('pensione'),
    });
    expect(
      screen.getByRole('heading', { name: 'Per rispondere ci manca qualcosa' }),
    ).toBeInTheDocument();
    expect(text()).not.toContain('sezione spenta');
  });

  it.each(['it', 'en'] as const)('says that study years are before 1996 (%s)', async (language) => {
    const server = areaServer('bellini', {
      membri: (all) =>
        all.map((one) => ({
          ...one,
          laureato: { stato: one.gradoParentela === 'me', riscattoFiniPensionistici: false },
          ...(one.gradoParentela === 'me'
            ? { dataNascita: '1967-05-10', professione: 'Dipendente', anniContributi: 30 }
            : {}),
        })),
    });
    await renderPage(<SoluzionePage />, {
      server,
      path: soluzionePath('riscatto-laurea'),
      language,
    });
    expect(text()).toContain(
      language === 'it'
        ? 'anni di studio di Anna sono prima del 1996'
        : 'Anna’s years of study were before 1996',
    );
  });

  it.each(['it', 'en'] as const)(
    'asks for the spending that nobody gave (%s)',
    async (language) => {
      const server = areaServer('bellini', {
        membri: (all) =>
          all.slice(0, 1).map((one) => ({
            ...one,
            professione: 'Casalingo/a',
            redditoNettoAnnuo: 0,
            speseMensili: undefined,
            mutuoResidenza: false,
            valorePatrimonioMobiliare: 5_000,
          })),
      });
      await renderPage(<SoluzionePage />, {
        server,
        path: soluzionePath('gestione-patrimonio'),
        language,
      });
      expect(text()).toContain(
        language === 'it'
          ? 'senza sapere quanto spendi al mese la riserva non si può stimare'
          : 'without your monthly spending the reserve cannot be estimated',
      );
    },
  );

  it('covers the amounts and keeps years and shares', async () => {
    await renderPage(<SoluzionePage />, {
      server: areaServer('bellini'),
      path: soluzionePath('TCM'),
      amountsHidden: true,
    });
    expect(text()).not.toMatch(/\d ?€/);
    expect(text()).toContain('19 anni');
  });

  it('reads in English', async () => {
    await renderPage(<SoluzionePage />, {
      server: areaServer('bellini'),
      path: soluzionePath('TCM'),
      language: 'en',
    });
    expect(screen.getByRole('heading', { name: 'Why it matters' })).toBeInTheDocument();
    expect(text()).not.toMatch(/Perché|Fonti|scritto da te|Autonomo\/a/);
  });
});

describe('what a step is', () => {
  const passo = (value: number, unit: 'euro' | 'anni' = 'euro') => ({
    label: { it: '', en: '' },
    formula: { it: '', en: '' },
    value,
    unit,
  });
  const barra = {
    have: 4,
    need: 10,
    gap: 6,
    unit: 'euro' as const,
    haveLabel: { it: '', en: '' },
    needLabel: { it: '', en: '' },
  };
  it.each([
    [
      [passo(7), passo(3), passo(10), passo(-4), passo(6)],
      ['step', 'step', 'sum', 'step', 'result'],
    ],
    [
      [passo(10), passo(6)],
      ['step', 'result'],
    ],
    [
      [passo(10, 'anni'), passo(10, 'anni'), passo(6)],
      ['step', 'step', 'result'],
    ],
    [[passo(6)], ['step']],
    [
      [passo(4), passo(10), passo(6.004), passo(90, 'anni')],
      ['step', 'sum', 'result', 'step'],
    ],
    [
      [passo(4), passo(7), passo(8)],
      ['step', 'step', 'result'],
    ],
  ])('%#', (passi, kinds) => {
    expect(stepKinds(passi, barra)).toEqual(kinds);
  });
});
