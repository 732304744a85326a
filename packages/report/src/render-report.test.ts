import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { formatEuro } from '@bussola/i18n/format';
import { renderReport } from './render-report.ts';
import type { ReportInput } from './report-input.ts';
import { everyMember, exampleInput, EXAMPLES } from './testing/example-input.ts';
import { every, printedOver, readPdf, textBoxes, type ReadReport } from './testing/read-pdf.ts';

// A whole report is drawn and read back in each test, on machines that do other things meanwhile.
jest.setTimeout(60_000);

const plain = (text: string): string => text.replace(/[\s\u00A0]+/g, ' ').replaceAll('**', '');
const read = async (input: ReportInput): Promise<ReadReport> => readPdf(await renderReport(input));
const pageOf = ({ pages }: ReadReport, index: number): string => plain(pages[index] ?? '');
const CAUTION = {
  it: 'Le stime hanno scopo informativo, si basano sui dati inseriti e su ipotesi modificabili, non sono consulenza in materia di investimenti né proposta assicurativa, fiscale o legale.',
  en: 'Estimates are for information only, based on the data entered and on editable assumptions; they are not investment advice nor an insurance, tax or legal proposal.',
};

describe('the report of a family', () => {
  const input = exampleInput('bellini');
  let report: ReadReport;
  beforeAll(async () => {
    report = await read(input);
  });

  it('opens with the family, who prepared it, who is in it, and what it was made from', () => {
    const [cover = ''] = report.pages;
    expect(plain(cover)).toContain('Report famiglia Bellini');
    expect(plain(cover)).toContain('20 novembre 2026');
    expect(plain(cover)).toContain('Anna Colombo');
    for (const { firstName } of input.membri) expect(cover).toContain(firstName);
    expect(plain(cover)).toContain(`${input.analisi.costanti} · ${input.analisi.motore}`);
  });

  it('says on one page the levels of everyone and the first three things to do, with their amounts', () => {
    const page = pageOf(report, 1);
    expect(page).toContain(plain(input.analisi.sintesi.it));
    for (const level of [
      'Da affrontare',
      'Da valutare',
      'Da verificare',
      'A posto',
      'Non riguarda',
    ])
      expect(page).toContain(level);
    for (const { titolo, risposta, stima, barra } of input.analisi.soluzioni.slice(0, 3)) {
      expect(page).toContain(plain(titolo.it));
      if (stima) expect(page).toContain(plain(stima.it));
      expect(page).toContain(plain(risposta.it));
      expect(page).toContain(plain(formatEuro(barra?.gap)));
    }
    expect(input.analisi.soluzioni.slice(0, 3).some(({ stima }) => stima)).toBe(true);
    expect(page).toContain(plain(formatEuro(input.analisi.patrimonio.netto)));
    expect(page).toContain(plain(formatEuro(input.analisi.reddito.netto)));
  });

  it('says what is left of a month and in which order it is used', () => {
    const { bilancio, piano } = input.analisi;
    const said = [bilancio.testo, piano.testo].flatMap((text) => (text ? [plain(text.it)] : []));
    expect(said.length).toBeGreaterThan(0);
    for (const text of said) expect(report.text).toContain(text);
    expect(report.text).not.toContain('Prima di tutto il resto');
  });

  it('puts help for hard situations before what there is to do', async () => {
    const poor = exampleInput(
      'bellini',
      {},
      everyMember(({ gradoParentela }) => (gradoParentela === 'me' ? { rataMutuo: 4_000 } : {})),
    );
    const { text } = await read(poor);
    const [help] = poor.analisi.situazioni;
    expect(help?.code).toBe('sovraindebitamento');
    expect(text).toContain(plain(help?.testo.it ?? ''));
    expect(text.indexOf('Prima di tutto il resto')).toBeGreaterThan(0);
  });

  it('gives each area to address or to consider its sentence, its steps and its action', () => {
    for (const { level, testo, passi, azione } of input.analisi.soluzioni.filter(
      (each) => each.level === 'red' || each.level === 'yellow',
    )) {
      expect([level, report.text]).toEqual([
        level,
        expect.stringContaining(plain(testo.it).replace(CAUTION.it, '').trim()),
      ]);
      expect(report.text).toContain(plain(azione.it));
      for (const { label } of passi) expect(report.text).toContain(plain(label.it));
    }
  });

  it('lists every input with where it came from', () => {
    const labels = input.analisi.soluzioni.flatMap(({ inputs }) =>
      inputs.map(({ label }) => plain(label.it)),
    );
    const appendix = report.text.slice(report.text.lastIndexOf('I dati usati'));
    for (const label of new Set(labels)) expect(appendix).toContain(label);
    expect(appendix).toContain('inserito');
  });

  it('names the rule of every area with its version and how sure it may be, and where all rules can be read', () => {
    const text = plain(report.pages.join(' '));
    for (const { code } of input.analisi.soluzioni) {
      const traccia = input.analisi.tracce[`soluzione.${code}`];
      expect(text).toContain(
        `soluzione.${code}, versione ${traccia?.versione}, precisione ${traccia?.affidabilita}`,
      );
    }
    expect(text).toContain('/metodo');
  });

  it('names the edition of the constants on one line, with a link to its page of «Metodo»', async () => {
    const text = plain(report.pages.join(' '));
    expect(text).toContain('edizione 2026.12, in vigore dal 1 novembre 2026. Sono tutte alla');
    expect(report.links).toContain(input.edizione.url);
    // Of them no list is printed.
    expect(text).not.toContain('Costo, durata e inizio degli studi');
  });

  it('names the constants whose next value is due, from the new year on', async () => {
    expect(report.text).not.toContain('aspettiamo il valore nuovo');
    const { text } = await read(
      exampleInput('bellini', {}, (same) => ({ ...same, refDate: '2027-01-02' })),
    );
    expect(text).toMatch(/aspettiamo il valore nuovo.*Massimale contributivo \(2026\)/);
  });

  it('tells every source, the acronyms and the caution, and the caution at the foot of every page', () => {
    for (const { testo } of input.analisi.soluzioni.flatMap(({ fonti }) => fonti))
      expect(report.text).toContain(plain(testo));
    for (const acronym of ['TCM', 'LTC', 'PAC', 'KID', 'TFR'])
      expect(report.text).toContain(acronym);
    for (const page of report.pages) expect(plain(page)).toContain(CAUTION.it);
    expect(report.text.split(CAUTION.it)).toHaveLength(report.pages.length + 2);
  });

  it('numbers its pages and its chapters, in order and without holes', () => {
    report.pages.forEach((page, index) =>
      expect(plain(page)).toContain(`Pagina ${index + 1} di ${report.pages.length}`),
    );
    expect(report.bookmarks[0]).toBe('In una pagina');
    const contents = pageOf(report, 2);
    report.bookmarks.forEach((title, index) =>
      expect(contents).toContain(`${index + 1}. ${title}`),
    );
    const startOf = (title: string, number: number): number =>
      report.pages.findIndex(
        (page, index) => index > 0 && index !== 2 && plain(page).includes(`${number} ${title}`),
      );
    report.bookmarks.forEach((title, index) => {
      if (index !== 1)
        expect([title, contents]).toEqual([
          title,
          expect.stringContaining(`${title} ${startOf(title, index + 1) + 1}`),
        ]);
    });
  });

  it('can be read aloud: language, title, headings without jumps, named tables, described figures', () => {
    expect(report.marked).toBe(true);
    expect(report.title).toBe('Report famiglia Bellini – 20 novembre 2026');
    expect(report.language).toBe('it-IT');
    for (const role of [
      'H1',
      'H2',
      'H3',
      'P',
      'Table',
      'THead',
      'TBody',
      'TR',
      'TH',
      'TD',
      'Figure',
      'TOC',
      'TOCI',
      'Link',
      'L',
      'LI',
    ])
      expect(report.roles).toContain(role);
    const levels = report.roles.filter((role) => /^H\d$/.test(role)).map((role) => Number(role[1]));
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) =>
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1),
    );
    const figures = every(report.tree, 'Figure');
    expect(figures.length).toBeGreaterThan(10);
    for (const { alt } of figures) expect(alt).toMatch(/\S{3,}/);
    expect(figures[0]?.alt).toMatch(
      /^Le dodici aree: \d da affrontare, \d da valutare, \d da verificare, \d a posto/,
    );
  });
});

describe('covering the amounts', () => {
  it('leaves no amount anywhere: not in texts, charts, descriptions or inputs', async () => {
    const open = await read(exampleInput('bellini'));
    const covered = await read(exampleInput('bellini', { hideAmounts: true }));
    const amounts = (report: ReadReport): string[] =>
      [report.text, ...every(report.tree, 'Figure').map(({ alt = '' }) => alt)].flatMap(
        (text) => text.match(/\d[\d.,]*[\s\u00A0]?€/g) ?? [],
      );
    expect(amounts(open).length).toBeGreaterThan(100);
    expect(amounts(covered)).toEqual([]);
    // A grouped number is an amount even where its sign was lost; dates of law and numbers of
    // articles are not grouped.
    expect(covered.text.match(/\d{1,3}(\.\d{3})+(?![\d/])/g)).toBeNull();
    expect(covered.text).toContain('••• €');
    expect(covered.text).toContain('Copia con gli importi coperti');
    expect(covered.pages.length).toBeGreaterThan(8);
  });

  it('does not let the distance from a public average give the income away', async () => {
    const covered = await read(exampleInput('bellini', { hideAmounts: true }));
    expect(covered.text).toContain('Il reddito è sopra la media delle famiglie italiane.');
    expect(covered.text).not.toMatch(/Il reddito è del \d+%/);
  });
});

describe('both languages', () => {
  it.each(EXAMPLES)('draws the family %s in English with nothing left in Italian', async (key) => {
    const input = exampleInput(key, { language: 'en' });
    const report = await read(input);
    expect(report.language).toBe('en-GB');
    expect(report.bookmarks[0]).toBe('On one page');
    expect(report.text).toContain(`Page 1 of ${report.pages.length}`);
    expect(report.text).toContain(CAUTION.en);
    expect(report.text).toContain(
      plain(input.analisi.soluzioni[0]?.risposta.en ?? 'no area at all'),
    );
    for (const italian of [
      'Ipotesi Bussola',
      'circolari',
      'Da affrontare',
      'Da valutare',
      'A posto',
      'inserito',
      'Pagina',
      'famiglia',
      'l’anno',
      'al mese',
    ])
      expect(report.text).not.toMatch(new RegExp(`(?<!\\p{L})${italian}(?!\\p{L})`, 'u'));
  });
});

describe('families at the limit', () => {
  const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Ștefănescu della Rovere e Montecuccoli';
  const cases: [string, ReportInput][] = [
    ['one person alone', exampleInput('galli')],
    [
      'names of many letters',
      exampleInput(
        'locatelli',
        {
          familyName: `${LONG} ${LONG}`.slice(0, 120),
          person: { firstName: LONG, lastName: LONG },
        },
        everyMember(({ firstName }) => ({ firstName: `${firstName} ${LONG}`, lastName: LONG })),
      ),
    ],
    [
      'amounts of twelve digits',
      exampleInput(
        'bellini',
        {},
        everyMember(() => ({
          redditoNettoAnnuo: 987_654_321_012,
          valorePatrimonioMobiliare: 987_654_321_012,
          valoreResidenza: 987_654_321_012,
          valoreResiduoMutuo: 500_654_321_012,
        })),
      ),
    ],
    [
      'more debts than goods',
      exampleInput(
        'bellini',
        {},
        everyMember(() => ({
          valoreResidenza: 100_000,
          valoreResiduoMutuo: 400_000,
          valorePatrimonioMobiliare: 0,
          valorePatrimonioImmobiliareSecondHomes: 0,
          valoreAttivita: 0,
          montanteFondo: 0,
        })),
      ),
    ],
    [
      'investments never divided',
      exampleInput(
        'bellini',
        {},
        everyMember(() => ({
          suddivisioneInvestimento: undefined,
          strumentiInvestimento: undefined,
          regimeInvestimento: undefined,
        })),
      ),
    ],
    [
      'nothing answered',
      exampleInput('bellini', {}, (famiglia) => ({
        ...famiglia,
        uscitePianificate: undefined,
        membri: famiglia.membri
          .slice(0, 1)
          .map(({ _id }) => ({ _id, gradoParentela: 'me' as const, enabled: true, seq: 1 })),
      })),
    ],
    [
      'a very large household',
      exampleInput('bellini', {}, (famiglia) => ({
        ...famiglia,
        membri: [
          ...famiglia.membri,
          ...Array.from({ length: 16 }, (_, index) => ({
            ...famiglia.membri.at(-1),
            gradoParentela: 'daughter' as const,
            enabled: true,
            _id: `child-${index}`,
            firstName: `Figlia${index}`,
            seq: index + 5,
          })),
        ],
      })),
    ],
  ];

  const limit = (wanted: string): ReportInput => {
    const found = cases.find(([name]) => name === wanted);
    if (!found) throw new Error(`no case is called ${wanted}`);
    return found[1];
  };

  it.each(cases)('%s: nothing runs off the page, no chapter is empty', async (_name, input) => {
    const bytes = await renderReport(input);
    await expectInsidePage(bytes);
    const report = await readPdf(bytes);
    expect(report.text).not.toMatch(/\bundefined\b|\bNaN\b|\bnull\b|Infinity|\[object/);
    // Foot and number apart, every page says something.
    for (const page of report.pages)
      expect(plain(page).replace(CAUTION.it, '').length).toBeGreaterThan(40);
    const contents = plain(report.pages.find((page) => page.includes('Indice')) ?? '');
    report.bookmarks.forEach((title, index) =>
      expect(contents).toContain(`${index + 1}. ${title}`),
    );
  });

  it('names a person alone in full, and speaks to one', async () => {
    const { pages, title, bookmarks } = await read(exampleInput('galli'));
    expect(title).toBe('Report di Luca Galli – 20 novembre 2026');
    expect(plain(pages[0] ?? '')).toContain('Dove sei, che cosa fare per primo');
    expect(bookmarks).toContain('Che cosa ho, che cosa devo');
  });

  it('skips the chapters that have nothing to say', async () => {
    const { bookmarks } = await read(limit('nothing answered'));
    expect(bookmarks).toEqual(['In una pagina', 'Come si legge', 'Le cose da fare', 'Appendice']);
  });

  it('says that debts are larger than goods, with a negative net worth', async () => {
    const input = limit('more debts than goods');
    const { text } = await read(input);
    expect(input.analisi.patrimonio.netto).toBeLessThan(0);
    expect(text).toContain(plain(formatEuro(input.analisi.patrimonio.netto)));
    expect(text).toContain('I debiti superano ciò che si possiede');
  });

  it('keeps the description of the file well formed whatever the family is called', async () => {
    const bytes = await renderReport(exampleInput('bellini', { familyName: 'Rossi & <Figli>' }));
    const file = Buffer.from(bytes).toString('utf8');
    expect(file).toContain('Report famiglia Rossi &amp; &lt;Figli&gt; – 20 novembre 2026');
    expect(file).not.toContain('Rossi & <Figli>');
    const { title, pages } = await readPdf(bytes);
    expect(title).toBe('Report famiglia Rossi & <Figli> – 20 novembre 2026');
    expect(plain(pages[0] ?? '')).toContain('Rossi & <Figli>');
  });

  it('writes in Latin letters the names it has no type for: as they said, or by sound', async () => {
    const input = exampleInput(
      'bellini',
      { familyName: '李', person: { firstName: '伟', lastName: '李' } },
      everyMember(({ gradoParentela }) =>
        gradoParentela === 'me'
          ? { firstName: '伟', nomeLatino: 'Wěi', lastName: '李' }
          : { firstName: 'محمد', lastName: '' },
      ),
    );
    const { text, title } = await read(input);
    expect(title).toContain('Report famiglia Li');
    expect(text).toContain('Wěi Li');
    expect(text).toContain('Mhmd');
    expect(text).not.toMatch(/W\?|\?\?|伟|李|محمد/);
  });

  it('writes names of other alphabets, and leaves pictographs out', async () => {
    const { pages } = await read(
      exampleInput('bellini', { familyName: 'Шевченко Παπαδόπουλος Łukasz Đỗ 🎉' }),
    );
    expect(plain(pages[0] ?? '')).toContain('Шевченко Παπαδόπουλος Łukasz Đỗ');
    expect(pages[0]).not.toContain('?');
  });
});

/**
 * Every run of text stays between the paper's edges, with a little margin for the printer, and over
 * no other.
 */
async function expectInsidePage(bytes: Uint8Array): Promise<void> {
  const pages = await textBoxes(bytes);
  const outside = pages
    .flat()
    .filter(
      ({ left, right, baseline }) => left < 40 || right > 555 || baseline < 32 || baseline > 800,
    );
  expect(outside).toEqual([]);
  expect(pages.flatMap(printedOver)).toEqual([]);
}
