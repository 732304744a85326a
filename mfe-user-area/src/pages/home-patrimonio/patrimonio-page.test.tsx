import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FAMIGLIE_ESEMPIO } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import { formatEuro } from '@bussola/i18n/format';
import {
  areaServer,
  documentOf,
  famigliaEsempio,
  TODAY,
  withMe,
} from '../../testing/area-server.ts';
import { plain, renderPage, write } from '../../testing/render-page.tsx';
import { paths } from '../../paths.ts';
import PatrimonioPage from './patrimonio-page.tsx';

type Change = (membri: Membro[]) => Membro[];
const asIs: Change = (membri) => membri;
const each =
  (change: Partial<Membro>): Change =>
  (membri) =>
    membri.map((one) => ({ ...one, ...change }));
const NOTHING: Partial<Membro> = {
  statoResidenza: 'affitto',
  valoreResidenza: undefined,
  valorePatrimonioImmobiliare: 0,
  valorePatrimonioImmobiliareSecondHomes: 0,
  valorePatrimonioMobiliare: 0,
  montanteFondo: undefined,
  imprenditore: false,
};
const analisiOf = (key: string, membri: Change = asIs) => {
  const { famiglia } = famigliaEsempio(key);
  return documentOf({ ...famiglia, refDate: TODAY, membri: membri(famiglia.membri) }).analisi;
};
const open = (key: string, membri: Change = asIs, options = {}) =>
  renderPage(<PatrimonioPage />, { server: areaServer(key, { membri }), ...options });
const title = () => plain(screen.getByRole('heading', { level: 1 }).textContent);
const section = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement);
const text = () => plain(document.body.textContent);
const euro = (value: number) => plain(formatEuro(value));
const card = (heading: RegExp) =>
  within(screen.getByRole('heading', { name: heading, level: 3 }).parentElement as HTMLElement);

describe('Patrimonio: the title', () => {
  it.each<[string, Change, string]>([
    ['bellini', asIs, 'Su cento euro che possedete, ottantacinque sono muri.'],
    ['locatelli', asIs, 'Su cento euro che possedete, cinquantasette sono nell’attività.'],
    ['marchetti', asIs, 'Su cento euro che possedete, cinquanta sono risparmi.'],
    ['galli', asIs, 'Tutto quello che possiedi sono risparmi.'],
    ['bellini', each({ valoreResiduoMutuo: 200_000 }), 'Oggi dovete più di quello che possedete.'],
    [
      'galli',
      withMe({ altriDebiti: [{ tipo: 'prestito', residuo: 20_000, rata: 300 }] }),
      'Oggi devi più di quello che possiedi.',
    ],
    [
      'galli',
      withMe({
        valorePatrimonioMobiliare: 0,
        altriDebiti: [{ tipo: 'prestito', residuo: 20_000, rata: 300 }],
      }),
      'Tra i dati ci sono debiti, e nessun bene.',
    ],
    ['galli', withMe(NOTHING), 'Prima di tutto, una riserva per gli imprevisti.'],
  ])('%s: %#', async (key, membri, said) => {
    await open(key, membri);
    expect(title()).toBe(said);
  });
});

describe('Patrimonio: how much, and how near', () => {
  it('shows net worth, its parts and its debts as the engine has them', async () => {
    const change = withMe({ altriDebiti: [{ tipo: 'prestito', residuo: 5_000, rata: 100 }] });
    const { user } = await open('bellini', change);
    const { patrimonio } = analisiOf('bellini', change);
    expect(screen.getByText(euro(patrimonio.netto), { selector: 'p *' })).toBeInTheDocument();
    for (const said of [
      `Casa ${euro(patrimonio.voci.residenza)}`,
      `Fondo pensione ${euro(patrimonio.voci.fondoPensione)}`,
      `Mutuo residuo ${euro(patrimonio.voci.mutuo)}`,
      `Altri debiti ${euro(5_000)}`,
    ])
      expect(text()).toContain(said);
    await user.click(screen.getByRole('button', { name: 'Perché? Patrimonio netto' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
  it('says what is at hand against the reserve that is suggested', async () => {
    await open('bellini');
    const { patrimonio, gestione } = analisiOf('bellini');
    const { subito, breve, bloccato } = patrimonio.liquidita;
    const reserve = (gestione?.mesiEmergenza ?? 0) * (gestione?.essenzialeMensile ?? 0);
    const need = reserve + 6_000;
    expect(need).toBeGreaterThan(subito);
    expect(need - subito).toBeLessThan(breve);
    const part = plain(
      screen.getByRole('heading', { name: 'Quanto è a portata di mano?' }).parentElement
        ?.textContent,
    );
    for (const said of [
      `Se domani servissero soldi, ce ne sarebbero ${euro(subito)}.`,
      `La riserva consigliata è di ${euro(need)}, nove mesi di spese essenziali e ${euro(6_000)} di spese in vista: c’è, ma ${euro(need - subito)} andrebbero presi dai risparmi investiti. stima`,
      `Subito: conti e depositi ${euro(subito)}`,
      `In pochi giorni: il resto dei risparmi ${euro(breve)}`,
      `Vincolati: immobili e fondo pensione ${euro(bloccato)}`,
    ])
      expect(part).toContain(said);
  });
  it('says what is missing where all the savings are not enough', async () => {
    await open('rizzo');
    const { patrimonio, gestione } = analisiOf('rizzo');
    const { subito, breve } = patrimonio.liquidita;
    const reserve = (gestione?.mesiEmergenza ?? 0) * (gestione?.essenzialeMensile ?? 0);
    const need = reserve + 8_000;
    expect(need).toBeGreaterThan(subito + breve);
    expect(text()).toContain(
      `spese essenziali e ${euro(8_000)} di spese in vista: ne mancano ${euro(need - subito - breve)}.`,
    );
  });
  it('is covered where there is more than that', async () => {
    await open('marchetti');
    expect(text()).toContain(
      `quattro mesi di spese essenziali e ${euro(25_000)} di spese in vista: c’è tutta.`,
    );
  });
  it('marks a value that was supposed, with the way to correct it', async () => {
    await open('rizzo');
    expect(text()).toContain('Il valore della casa è una stima.');
    expect(screen.getByRole('link', { name: 'Correggi' }).getAttribute('href')).toBe(
      '/app/dashboards/home/patrimonio/modifica',
    );
  });
  it('does not say «nothing at hand» when the split was not answered', async () => {
    await open('bellini', each({ suddivisioneInvestimento: undefined }));
    expect(text()).toContain('Non sappiamo quanti risparmi sono liquidi');
    expect(text()).not.toContain('non ci sarebbe nulla');
  });
  it('says what to do first when there are no savings, and links to the editor', async () => {
    await open('galli', withMe(NOTHING));
    expect(text()).toContain('da tre a sei mesi di spese');
    expect(screen.getByRole('link', { name: 'Scrivi che cosa possiedi' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
  it('leads to changing it', async () => {
    await open('bellini');
    expect(screen.getByRole('link', { name: 'Modifica il patrimonio' }).getAttribute('href')).toBe(
      '/app/dashboards/home/patrimonio/modifica',
    );
  });
});

describe('Patrimonio: whose it is', () => {
  it('is a table of who owns and owes, with the family at its foot', async () => {
    await open('bellini');
    const rows = within(section('Di chi è che cosa?').getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
      'PersonaCasaAltri immobiliRisparmiFondo pensioneMutuo residuoNetto',
      'Anna140.000 €42.000 €27.000 €–−74.000 €135.000 €',
      'Marco140.000 €–19.000 €11.400 €−74.000 €96.400 €',
      'Famiglia280.000 €42.000 €46.000 €11.400 €−148.000 €231.400 €',
    ]);
  });
  it('is one sentence when one of several members owns everything, and is absent for a person alone', async () => {
    const said = () => section('Di chi è che cosa?');
    const { unmount } = await open('rizzo', withMe({ statoResidenza: 'proprietà' }));
    expect(said().getByText('È tutto a nome tuo.')).toBeInTheDocument();
    unmount();
    // Of a home in common a part is somebody else's.
    const common = await open('rizzo');
    expect(
      said().getByText('Della casa in comproprietà qui c’è la tua quota; il resto è a nome tuo.'),
    ).toBeInTheDocument();
    common.unmount();
    await open('galli');
    expect(screen.queryByText('Di chi è che cosa?')).toBeNull();
  });
});

describe('Patrimonio: how savings are split', () => {
  it('draws three splits, and the amounts behind a switch', async () => {
    const { user } = await open('bellini');
    const { patrimonio } = analisiOf('bellini');
    const classi = card(/^In che cosa sono/);
    expect(classi.getByText(/La parte più grande: Liquidi \(48,1%\)\./)).toBeInTheDocument();
    await user.click(classi.getByRole('button', { name: 'Con importi' }));
    for (const { pct } of patrimonio.classi)
      expect(plain(classi.getByRole('table').textContent)).toContain(
        euro((patrimonio.voci.mobiliare * pct) / 100),
      );
    expect(card(/^Con quali strumenti/).getByText(/Fondi comuni \(34,7%\)/)).toBeInTheDocument();
    expect(
      card(/^Con quale regime fiscale/).getByText(/Per il 24% il regime non si conosce/),
    ).toBeInTheDocument();
    expect(screen.queryAllByText('stima').length).toBe(1);
  });
  it('asks for a split that is only an example, and does not draw it', async () => {
    await open('galli');
    const regimi = card(/^Con quale regime fiscale/);
    expect(regimi.getByRole('link', { name: /^Completa/ }).getAttribute('href')).toBe(
      '/app/dashboards/profilo/regimi/modifica',
    );
    expect(regimi.queryByRole('button', { name: 'Con importi' })).toBeNull();
    expect(card(/^In che cosa sono/).queryByRole('link', { name: /^Completa/ })).toBeNull();
  });
  it('draws the outline of what is missing, and leads to writing it', async () => {
    await open(
      'bellini',
      each({
        suddivisioneInvestimento: undefined,
        strumentiInvestimento: undefined,
        regimeInvestimento: undefined,
      }),
    );
    expect(
      screen
        .getAllByRole('link', { name: /^Completa: / })
        .map((link) => link.getAttribute('href')?.split('/').at(-2)),
    ).toEqual(['suddivisione', 'strumenti', 'regimi']);
    expect(screen.queryByRole('button', { name: 'Con importi' })).toBeNull();
  });
  it('says that they are off where the results do not use them', async () => {
    const sezioni = { investimenti: { enabled: false, dal: TODAY } };
    await renderPage(<PatrimonioPage />, { server: areaServer('bellini', { sezioni }) });
    const splits = section('Come sono divisi i risparmi?');
    expect(
      splits.getAllByText('I risultati non lo usano: è spento in «I miei dati».'),
    ).toHaveLength(3);
    expect(splits.queryByRole('link', { name: /^Completa/ })).toBeNull();
  });

  it('names the member whose split is missing when the split of the others is used instead', async () => {
    await open('bellini', (all) =>
      all.map((one) =>
        one.gradoParentela === 'husband' ? { ...one, strumentiInvestimento: undefined } : one,
      ),
    );
    expect(
      card(/^Con quali strumenti/).getByText(
        /Manca la parte di Marco: qui vale quella degli altri/,
      ),
    ).toBeInTheDocument();
    expect(card(/^In che cosa sono/).queryByText(/Manca la parte/)).toBeNull();
  });
  it('is not there without savings', async () => {
    await open('bellini', each({ valorePatrimonioMobiliare: 0 }));
    expect(screen.queryByText('Come sono divisi i risparmi?')).toBeNull();
  });
});

describe('Patrimonio: what we notice', () => {
  it('lists what the engine notices, each with its reasons', async () => {
    const { user } = await open('marchetti');
    const { segnali } = analisiOf('marchetti').patrimonio;
    const part = section('Che cosa notiamo?');
    expect(part.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual(
      segnali.map(({ testo }) => {
        const said = plain(testo.it).replaceAll('**', '');
        return `${said}Perché? ${said}`;
      }),
    );
    const [first] = part.getAllByRole('button', { name: /^Perché\?/ });
    await user.click(first as HTMLElement);
    expect(
      await screen.findByRole('heading', { name: 'Segnali sul patrimonio' }),
    ).toBeInTheDocument();
  });
  it('shows what falls due in three years', async () => {
    await open('bellini');
    expect(
      screen.getByRole('heading', { name: 'Che cosa dovrai pagare, e quando?' }),
    ).toBeInTheDocument();
  });
});

describe('Patrimonio: for everybody', () => {
  it.each(FAMIGLIE_ESEMPIO.flatMap(({ key }) => [[key, 'it'] as const, [key, 'en'] as const]))(
    'draws the family %s with nothing broken (%s)',
    async (key, language) => {
      await open(key, asIs, { language });
      expect(screen.queryByRole('alert')).toBeNull();
      expect(text()).not.toMatch(/undefined|NaN|Infinity|\{\{|patrimonio\./);
    },
  );
  it('draws twelve digits and debts beyond the goods with nothing broken', async () => {
    const { unmount } = await open('bellini', each({ valoreResidenza: 999_999_999_999 }));
    expect(text()).toContain('1.999.999.999.998 €');
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    await open(
      'bellini',
      each({ ...NOTHING, altriDebiti: [{ tipo: 'prestito', residuo: 9, rata: 1 }] }),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Quanto è a portata di mano?')).toBeNull();
  });
  it('hides every amount in privacy mode', async () => {
    await open('marchetti', asIs, { amountsHidden: true });
    expect(text()).not.toMatch(/\d ?€/);
    for (const image of screen.queryAllByRole('img'))
      expect(plain(image.getAttribute('aria-label'))).not.toMatch(/\d ?€/);
    expect(title()).toBe('Su cento euro che possedete, cinquanta sono risparmi.');
  });
});

describe('the editor of the totals', () => {
  it('opens at its own address over the page, and saves what was changed', async () => {
    const server = areaServer('bellini');
    const { user } = await renderPage(<PatrimonioPage />, {
      server,
      path: paths.modificaPatrimonio,
    });
    const dialog = await screen.findByRole('dialog');
    write(within(dialog).getByLabelText(/^Quanto hai in tutto/), '30000');
    write(within(dialog).getByLabelText(/^Seconde case/), '50000');
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.asked.filter(({ method }) => method === 'PUT')).toMatchObject([
      {
        path: expect.stringContaining('/nucleo/update/'),
        body: {
          data: {
            valorePatrimonioMobiliare: 30_000,
            valorePatrimonioImmobiliareSecondHomes: 50_000,
            // The home of 140.000 € and the second ones.
            valorePatrimonioImmobiliare: 190_000,
          },
        },
      },
    ]);
  });
});

describe('Patrimonio: over time', () => {
  const me = famigliaEsempio('bellini').famiglia.membri[0]?._id ?? '';
  const savings = (values: readonly [value: number, day: string][]) => ({
    history: [
      {
        memberId: me,
        key: 'valorePatrimonioMobiliare',
        values: values.map(([value, day]) => ({
          value,
          at: `${day}T10:00:00.000Z`,
          estimated: false,
          author: 'owner' as const,
          name: 'Anna',
        })),
      },
    ],
  });
  const openWith = (start: object, options = {}) =>
    renderPage(<PatrimonioPage />, { server: areaServer('bellini', start), ...options });
  const part = async (said: RegExp) => {
    await screen.findByText(said);
    return section('Com’è cambiato?');
  };

  it('says by how much since the day before the last change, and draws every day with its table', async () => {
    const { user } = await openWith(
      savings([
        [27_000, '2026-11-10'],
        [21_000, '2026-05-03'],
        [25_000, '2026-01-20'],
      ]),
    );
    const over = await part(/di prima \(3 maggio 2026\), soprattutto per i risparmi/);
    expect(over.getByText('6.000 € in più')).toBeInTheDocument();
    expect(plain(over.getByRole('img').getAttribute('aria-label'))).toBe(
      'Patrimonio netto nel tempo. 20 gennaio 2026: 229.400 €. 3 maggio 2026: 225.400 €. 10 novembre 2026: 231.400 €.',
    );
    await user.click(over.getByRole('button', { name: 'Tabella' }));
    expect(
      within(over.getByRole('table', { name: 'Patrimonio netto nel tempo' }))
        .getAllByRole('row')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual([
      'DalPatrimonio netto',
      '20 gennaio 2026229.400 €',
      '3 maggio 2026225.400 €',
      '10 novembre 2026231.400 €',
    ]);
  });
  it('says that net worth fell when it fell', async () => {
    await openWith(
      savings([
        [27_000, '2026-11-10'],
        [28_000, '2026-05-03'],
      ]),
    );
    const over = await part(/soprattutto per i risparmi/);
    expect(plain(over.getByText(/in meno$/).textContent)).toBe('1.000 € in meno');
  });
  it.each([
    ['with one day', savings([[27_000, '2026-05-03']]), '3 maggio 2026'],
    ['without a history', {}, '20 novembre 2026'],
  ])('draws nothing %s, and says from when', async (_, start, day) => {
    await openWith(start);
    const over = await part(/da qui in poi vedrai come cambia/);
    expect(
      over.getByText(`Per ora c’è solo il valore del ${day}: da qui in poi vedrai come cambia.`),
    ).toBeInTheDocument();
    expect(over.queryByRole('img')).toBeNull();
  });
  it('covers its amounts', async () => {
    await openWith(
      savings([
        [27_000, '2026-11-10'],
        [21_000, '2026-05-03'],
      ]),
      { amountsHidden: true },
    );
    const over = await part(/soprattutto per i risparmi/);
    expect(over.getByRole('img').getAttribute('aria-label')).not.toMatch(/\d\.\d{3}/);
    expect(over.queryByText(/\d\.\d{3}/)).toBeNull();
  });
  it('says so when the history cannot be read, and the rest of the page stands', async () => {
    const server = areaServer('bellini', {
      fail: { '/nucleo/history/': { status: 503, code: 'UNAVAILABLE' } },
    });
    const asked = () => server.asked.filter(({ path }) => path.includes('/nucleo/history/')).length;
    const { user } = await renderPage(<PatrimonioPage />, { server });
    await screen.findByText('Non riesco a leggere com’è cambiato');
    expect(screen.getByText(euro(231_400), { selector: 'p *' })).toBeInTheDocument();
    await user.click(section('Com’è cambiato?').getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(asked()).toBe(2));
  });
});
