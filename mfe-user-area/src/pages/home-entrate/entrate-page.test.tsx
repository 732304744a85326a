import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
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
import { plain, renderPage } from '../../testing/render-page.tsx';
import EntratePage from './entrate-page.tsx';

type Change = (membri: Membro[]) => Membro[];
const asIs: Change = (membri) => membri;
const analisiOf = (key: string, membri: Change = asIs) => {
  const { famiglia } = famigliaEsempio(key);
  return documentOf({ ...famiglia, refDate: TODAY, membri: membri(famiglia.membri) }).analisi;
};
const open = (key: string, membri: Change = asIs, options = {}) =>
  renderPage(<EntratePage />, { server: areaServer(key, { membri }), ...options });
const title = () => plain(screen.getByRole('heading', { level: 1 }).textContent);
const section = (question: string) =>
  within(screen.getByRole('heading', { name: question }).closest('section') as HTMLElement);
const text = () => plain(document.body.textContent);
const euro = (value: number) => plain(formatEuro(value));
/** Nobody brings an income but the first person. */
const onlyMe: Change = (membri) =>
  membri.map((one) => (one.gradoParentela === 'me' ? one : { ...one, redditoNettoAnnuo: 0 }));
const known = { speseMensili: 3_390, rataMutuo: 890 };

describe('Entrate: the title', () => {
  it.each<[string, Change, string]>([
    [
      'bellini',
      withMe(known),
      'Di cento euro che entrano, cinquantanove li porti tu. Tredici restano a fine mese.',
    ],
    [
      'bellini',
      asIs,
      'Di cento euro che entrano, cinquantanove li porti tu. A fine mese ne resterebbero venticinque.',
    ],
    ['bellini', onlyMe, 'Tutto quello che entra lo porti tu. A fine mese non resterebbe nulla.'],
    [
      'bellini',
      withMe({ redditoNettoAnnuo: 0 }),
      'Tutto quello che entra lo porta Marco. A fine mese non resterebbe nulla.',
    ],
    [
      'bellini',
      withMe({ redditoNettoAnnuo: 24_000, ...known }),
      'Metà di quello che entra la porti tu, metà Marco. Ogni mese esce più di quello che entra.',
    ],
    ['galli', asIs, 'Di cento euro che entrano, a fine mese ne resterebbero cinque.'],
    ['galli', withMe({ speseMensili: 1_782 }), 'Di cento euro che entrano, uno resta a fine mese.'],
    ['galli', withMe({ redditoNettoAnnuo: 0 }), 'Tra i dati non c’è nessun reddito.'],
  ])('%s: %#', async (key, membri, said) => {
    await open(key, membri);
    expect(title()).toBe(said);
  });
  it('is said in English too', async () => {
    await open('bellini', withMe(known), { language: 'en' });
    expect(title()).toBe(
      'Of a hundred euro that come in, you bring fifty-\u2060nine. Thirteen are left at the end of the month.',
    );
  });
});

describe('Entrate: how much comes in', () => {
  it('shows the sum and each one’s part, per year and per month, as the engine has them', async () => {
    const { user } = await open('bellini');
    const { reddito } = analisiOf('bellini');
    const part = section('Quanto entra?');
    expect(part.getByText(euro(reddito.netto), { selector: 'p *' })).toBeInTheDocument();
    expect(text()).toContain('Vengono da due lavori.');
    const rows = within(part.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
      'PersonaReddito nettoSu cento euro',
      'ACAnna lavora in proprio34.800 €59',
      'MBMarco lavoro dipendente24.000 €41',
      'Famiglia58.800 €100',
    ]);
    await user.click(part.getByRole('button', { name: 'Al mese' }));
    expect(part.getByText(euro(reddito.netto / 12), { selector: 'p *' })).toBeInTheDocument();
    expect(plain(part.getByRole('table').textContent)).toContain('2.900 €');
    expect(plain(part.getByRole('table').textContent)).toContain('4.900 €');
    expect(text()).toContain('Al mese è il reddito di un anno diviso dodici');
    await user.click(part.getByRole('button', { name: 'Perché? Reddito netto' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
  it('tells jobs from pensions, and says «nessuno» of nothing that was not asked', async () => {
    await open('esposito');
    expect(text()).toContain('Vengono da tre pensioni.');
    expect(text()).not.toMatch(/nessun[oa]?\b/i);
  });
  it('marks the incomes that were supposed', async () => {
    await open('bellini', withMe({ stimati: ['redditoNettoAnnuo'] }));
    const table = within(section('Quanto entra?').getByRole('table'));
    expect(table.getByRole('row', { name: /Anna/ }).textContent).toContain('stima');
    expect(table.getByRole('row', { name: /Marco/ }).textContent).not.toContain('stima');
  });
  it('says whose income is missing, and where to write it', async () => {
    const membri: Change = (all) =>
      all.map((one) =>
        one.gradoParentela === 'husband' ? { ...one, redditoNettoAnnuo: undefined } : one,
      );
    await open('bellini', membri);
    expect(text()).toContain('Manca il reddito di Marco: il totale è più basso del vero.');
    expect(screen.getByRole('link', { name: 'Completa' }).getAttribute('href')).toBe(
      '/app/dashboards/profilo/reddito/modifica',
    );
    expect(text()).toContain('servono tutti i redditi della famiglia');
    expect(text()).toContain(plain(analisiOf('bellini', membri).bilancio.testo?.it));
  });
  it('leads to the incomes, and asks for one where there is none', async () => {
    const { unmount } = await open('bellini');
    const href = '/app/dashboards/profilo/reddito/modifica';
    expect(screen.getByRole('link', { name: 'Modifica i redditi' }).getAttribute('href')).toBe(
      href,
    );
    unmount();
    await open('galli', withMe({ redditoNettoAnnuo: 0 }));
    expect(screen.getByRole('link', { name: 'Scrivi un reddito' }).getAttribute('href')).toBe(href);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('E se un’entrata mancasse?')).toBeNull();
  });
});

describe('Entrate: without an income', () => {
  it('says of each what remains, what goes out, and for how long it is enough', async () => {
    await open('bellini', withMe(known));
    const { liquidita } = analisiOf('bellini', withMe(known)).patrimonio;
    const anna = plain(screen.getByRole('article', { name: 'Senza il tuo reddito' }).textContent);
    // 4.900 − 2.900 = 2.000; 3.390 + 890 = 4.280; 22.110 ÷ 2.280 = 9,7 months
    for (const said of [
      '−59%',
      'Restano 2.000 €',
      'Escono 4.280 €',
      'Mancano 2.280 € al mese',
      `Con ${euro(liquidita.subito)} a portata di mano si andrebbe avanti circa dieci mesi.`,
    ])
      expect(anna).toContain(said);
    const marco = plain(
      screen.getByRole('article', { name: 'Senza il reddito di Marco' }).textContent,
    );
    for (const said of ['−41%', 'Restano 2.900 €', 'Mancano 1.380 €', 'circa 16 mesi'])
      expect(marco.replace('sedici', '16')).toContain(said);
  });
  it('says what remains in full where it is enough', async () => {
    await open('esposito');
    const { bilancio, reddito } = analisiOf('esposito');
    const rosaria = plain(
      screen.getByRole('article', { name: 'Senza la pensione di Rosaria' }).textContent,
    );
    const remains = (bilancio.entrate ?? 0) - (reddito.perMembro[1]?.netto ?? 0) / 12;
    expect(remains).toBeGreaterThan(bilancio.spese);
    expect(rosaria).toContain(`Restano ${euro(remains)}`);
    expect(rosaria).toContain('Quello che resta basterebbe per le spese di oggi.');
  });
  it('leads to the areas that protect it, each with its level for the person', async () => {
    await open('bellini');
    const { soluzioni } = analisiOf('bellini');
    const card = within(screen.getByRole('article', { name: 'Senza il tuo reddito' }));
    const words = { red: 'Da affrontare', yellow: 'Da valutare', green: 'A posto', grey: '' };
    for (const code of ['TCM', 'infortuni-malattie'] as const) {
      const own = soluzioni.find((one) => one.code === code)?.perMembro[0];
      const link = card
        .getAllByRole('link')
        .find((one) => one.getAttribute('href')?.endsWith(`/soluzione-consigliata/${code}`));
      expect(
        within(link?.closest('li') as HTMLElement).getByRole('img', {
          name: words[own?.level ?? 'grey'],
        }),
      ).toBeInTheDocument();
    }
  });
  it('speaks of a pension as of a pension', async () => {
    await open('marchetti');
    expect(screen.getByRole('article', { name: 'Senza la tua pensione' })).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Senza il reddito di Elisa' })).toBeInTheDocument();
  });
  it('does not guess what is at hand where nobody gave the split', async () => {
    await open('bellini', (all) =>
      all.map((one) => ({ ...one, suddivisioneInvestimento: undefined })),
    );
    expect(text()).toContain('Non sappiamo quanti risparmi sono a portata di mano');
    expect(
      screen.getAllByRole('link', { name: 'Scrivi come sono divisi' })[0]?.getAttribute('href'),
    ).toBe('/app/dashboards/profilo/suddivisione/modifica');
    expect(text()).not.toContain('Ogni quadretto');
  });
});

describe('Entrate: the month', () => {
  it('shows what is left and what it is made of, with the way to the plan', async () => {
    await open('bellini', withMe(known));
    const { bilancio } = analisiOf('bellini', withMe(known));
    const part = section('Quanto resta a fine mese?');
    expect(part.getByText(euro(bilancio.margine ?? 0), { selector: 'p *' })).toBeInTheDocument();
    expect(part.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      `Spese ${euro(bilancio.spese)}`,
      `Rate ${euro(bilancio.rate)}`,
      `Restano ${euro(bilancio.margine ?? 0)}`,
    ]);
    expect(part.getByRole('link', { name: 'Guarda come usarli' }).getAttribute('href')).toBe(
      '/app/dashboards/soluzione-consigliata/piano',
    );
    expect(part.getByText(/ne escono/).textContent).toContain('4.280');
  });
  it('marks what is estimated, and only that', async () => {
    const change = withMe({ rataMutuo: 890 });
    await open('bellini', change);
    expect(analisiOf('bellini', change).bilancio.rateStimate).toBe(false);
    const [spese, rate] = section('Quanto resta a fine mese?').getAllByRole('listitem');
    expect(spese?.textContent).toContain('stima');
    expect(rate?.textContent).not.toContain('stima');
    expect(text()).toContain('ne uscirebbero');
    expect(text()).not.toContain('La rata del mutuo è una stima');
  });
  it('says what is missing where more goes out than comes in', async () => {
    const change = withMe({ speseMensili: 4_500, rataMutuo: 890 });
    await open('bellini', change);
    const { bilancio } = analisiOf('bellini', change);
    const part = section('Quanto resta a fine mese?');
    expect(bilancio.disavanzo).toBe(490);
    expect(part.getByText('490 €', { selector: 'p *' })).toBeInTheDocument();
    expect(part.getAllByRole('img')).toHaveLength(2);
    expect(part.getByRole('link', { name: 'Apri il piano' })).toBeInTheDocument();
  });
  it('shows what would be missing by the estimates, and never a margin of nothing', async () => {
    await open('rizzo');
    const { bilancio } = analisiOf('rizzo');
    const part = section('Quanto resta a fine mese?');
    expect(bilancio.disavanzo).toBeGreaterThan(0);
    expect(part.getByText(euro(bilancio.disavanzo ?? 0), { selector: 'p *' })).toBeInTheDocument();
    expect(part.getByText('Quello che mancherebbe al mese, con le stime')).toBeInTheDocument();
    expect(part.queryByText(/margine, al mese/)).toBeNull();
    expect(text()).toContain(plain(bilancio.testo?.it));
  });
});

describe('Entrate: among the others', () => {
  it('compares the household and each earner, to one scale, and gives it as a table', async () => {
    const { user } = await open('bellini');
    const part = section('E gli altri, quanto prendono?');
    await part.findByText('Marco', { selector: 'span' });
    expect(plain(part.getByText(/una famiglia su due/).textContent)).toContain('30.039 €');
    expect(text()).toContain('57% sopra la media');
    expect(text()).toContain('12% sopra la media');
    expect(text()).toContain('ISTAT, redditi delle famiglie 2023 (dati del 2023)');
    await user.click(part.getByRole('button', { name: 'Vedi come tabella' }));
    const rows = within(part.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => plain(row.textContent))).toEqual([
      'ChiGruppoRedditomedianamediaDistanza',
      'FamigliaItalia58.800 €30.039 €37.511 €57% sopra la media',
      'Annalavora in proprio34.800 €–35.092 €1% sotto la media',
      'Marcolavoro dipendente24.000 €–21.352 €12% sopra la media',
    ]);
    await user.click(part.getByRole('button', { name: 'Zona' }));
    expect(plain(part.getByRole('table').textContent)).toContain('Nord-est');
    expect(
      plain(part.getByText(/Nord-est», una su due|Nord-est» una su due/).textContent),
    ).toContain('34.772 €');
  });
  it('keeps the comparison with Italy when the averages do not come', async () => {
    await renderPage(<EntratePage />, {
      server: areaServer('bellini', {
        fail: { '/economica/medie/': { status: 503, code: 'BUSY' } },
      }),
    });
    const part = section('E gli altri, quanto prendono?');
    expect(part.getByText('57% sopra la media')).toBeInTheDocument();
    expect(part.queryByRole('button', { name: 'Zona' })).toBeNull();
  });
});

describe('Entrate: for everybody', () => {
  it.each(FAMIGLIE_ESEMPIO.flatMap(({ key }) => [[key, 'it'] as const, [key, 'en'] as const]))(
    'draws the family %s with nothing broken (%s)',
    async (key, language) => {
      await open(key, asIs, { language });
      expect(screen.queryByRole('alert')).toBeNull();
      expect(text()).not.toMatch(/undefined|NaN|Infinity|\{\{|entrate\./);
    },
  );
  it('hides every amount in privacy mode, and the distances that would tell them', async () => {
    await open('bellini', withMe(known), { amountsHidden: true });
    await screen.findByText(/Gli importi sono nascosti/);
    expect(text()).not.toMatch(/\d ?€/);
    for (const image of screen.queryAllByRole('img'))
      expect(plain(image.getAttribute('aria-label'))).not.toMatch(/\d ?€/);
    expect(text()).not.toContain('sopra la media');
  });
  it('is worked out again when somebody is left out', async () => {
    const { user } = await open('bellini');
    await user.click(screen.getByRole('switch', { name: 'Marco nell’analisi' }));
    await screen.findByText('Analisi su 3 persone su 4');
    await screen.findByRole('heading', { level: 1, name: /^Tutto quello che entra lo porti tu\./ });
    expect(screen.queryByRole('article', { name: /Marco/ })).toBeNull();
  });
});

it('asks nothing about the pension of somebody who lives alone', async () => {
  const question = 'E se un’entrata mancasse?';
  const retired: Change = (membri) =>
    membri
      .filter(({ gradoParentela }) => gradoParentela === 'me')
      .map((me) => ({ ...me, dataNascita: '1952-05-12', professione: 'Pensionato/a' }));
  await open('bellini', retired);
  expect(screen.queryByRole('heading', { name: question })).toBeNull();
  cleanup();
  await open('bellini', (membri) => membri.filter(({ gradoParentela }) => gradoParentela === 'me'));
  expect(screen.getByRole('heading', { name: question })).toBeInTheDocument();
});
