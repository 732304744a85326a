import { describe, expect, it } from '@jest/globals';
import { OGGI, popolazione } from '../../test/famiglie-qualsiasi.ts';
import type { FiguraId } from '../analisi.ts';
import { contesto } from '../contesto/contesto.ts';
import { RISPOSTE_ATTESE } from '../contesto/risposte-attese.ts';
import { analizza } from '../racconto/analizza.ts';
import { SOLUZIONI, type Words } from '../aree.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { ConfigError } from '../errors.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import { economicaMedie } from '../racconto/confronti.ts';
import { etichetta } from '../parole/etichette.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { cifre } from '../traccia/cifre.ts';
import { fonteWords } from './fonti.ts';
import { metodo } from './metodo.ts';
import { nomeCostante } from './nomi-costanti.ts';
import { isPunteggio } from './punteggio.ts';
import { figureMadri } from '../traccia/regola.ts';
import { costantiDiRegola, REGISTRO, regolaDi } from './registro.ts';
import { SFORZI, vocePerEsteso, type RegolaId } from '../traccia/regola.ts';

/** Cases the random households miss: degrees earned before 1996 or at a flat rate, heavy debts. */
const laureato = (change: Partial<Membro>): Famiglia => ({
  refDate: OGGI,
  analisiFamiliare: 'perMe',
  membri: [
    {
      _id: 'me',
      seq: 1,
      gradoParentela: 'me',
      enabled: true,
      sesso: 'F',
      dataNascita: '1975-03-10',
      professione: 'Artigiano/a',
      redditoNettoAnnuo: 60000,
      laureato: { stato: true, anni: 5, riscattoFiniPensionistici: false },
      ...change,
    },
  ],
});
/** What is owed is more than what is owned, by much. */
const indebitato = laureato({
  laureato: { stato: false },
  redditoNettoAnnuo: 24000,
  statoResidenza: 'affitto',
  valorePatrimonioMobiliare: 1000,
  altriDebiti: [{ residuo: 40000, rata: 700, tipo: 'prestito' }],
});
const famiglie: Famiglia[] = [
  indebitato,
  laureato({ primoContributo: '1994-06' }),
  laureato({ regimeFiscale: 'forfettario', redditoNettoAnnuo: 20000 }),
  laureato({
    professione: 'Dipendente',
    dipendentePubblico: 'locale',
    anniContributi: 27,
    redditoNettoAnnuo: 40000,
    valorePatrimonioMobiliare: 300000,
  }),
  ...FAMIGLIE_ESEMPIO.map(({ famiglia }) => ({ refDate: OGGI, ...famiglia })),
  ...popolazione(600, 7),
];
const KEYS = Object.keys(COSTANTI_2026_12.voci) as ChiaveCostante[];
const IDS = Object.keys(REGISTRO) as RegolaId[];

/** What each rule really read, over the demonstration families and a population. */
const lette = new Map<RegolaId, Set<ChiaveCostante>>();
/** The answers that each rule really read. */
const risposteLette = new Map<RegolaId, Set<string>>();
const ingressiLetti = new Set<string>();
for (const famiglia of famiglie) {
  const { tracce, costantiUsate, ingressi } = analizza(famiglia, COSTANTI_2026_12);
  for (const [figura, traccia] of Object.entries(tracce)) {
    const id = regolaDi(figura as FiguraId);
    const found = lette.get(id) ?? new Set();
    for (const at of traccia!.costanti) found.add(costantiUsate[at]!.key);
    lette.set(id, found);
    const read = risposteLette.get(id) ?? new Set();
    for (const at of traccia!.ingressi) read.add(ingressi[at]!.key);
    for (const key of read) ingressiLetti.add(key);
    risposteLette.set(id, read);
  }
  const medie = lette.get('medie') ?? new Set();
  for (const { costanti } of economicaMedie(famiglia, COSTANTI_2026_12))
    for (const key of costanti) medie.add(key);
  lette.set('medie', medie);
}
const sorted = (keys: Iterable<string>): string[] => [...keys].sort();

/** The answers of a rule's entry, and of the rules and figures that it starts from. */
function ingressiDiRegola(id: RegolaId): Set<string> {
  const { ingressi, usa } = REGISTRO[id];
  const others = [...usa, ...figureMadri(REGISTRO[id]).map(regolaDi)];
  return new Set([...ingressi, ...others.flatMap((from) => [...ingressiDiRegola(from)])]);
}

describe('the register and the code say the same', () => {
  it.each(sorted(lette.keys()) as RegolaId[])(
    '%s reads the constants it is said to read, and all of them',
    (id) => {
      expect(sorted(lette.get(id)!)).toEqual(sorted(costantiDiRegola(id)));
    },
  );
  it('has no rule that nothing uses', () => {
    const used = new Set<RegolaId>(lette.keys());
    for (const id of used) for (const from of REGISTRO[id].usa) used.add(from);
    expect(IDS.filter((id) => !used.has(id))).toEqual([]);
  });
  it('names every answer that a trace may ask for, with its effort', () => {
    for (const key of ingressiLetti) {
      expect([key, etichetta(key).it !== key, SFORZI[key] !== undefined]).toEqual([
        key,
        true,
        true,
      ]);
    }
  });
  it('lists only answers that exist, and decisive ones among them', () => {
    for (const id of IDS) {
      const { ingressi, decisivi } = REGISTRO[id];
      for (const key of ingressi)
        expect([id, key, etichetta(key).it !== key]).toEqual([id, key, true]);
      for (const key of decisivi) expect(ingressi).toContain(key);
      expect(new Set(ingressi).size).toBe(ingressi.length);
    }
  });
  it.each(SOLUZIONI)('%s: what its confidence cannot do without is decisive', (code) => {
    const asked = famiglie.flatMap((famiglia) => {
      const ctx = contesto(famiglia, COSTANTI_2026_12);
      return ctx.valutate.flatMap((s) => RISPOSTE_ATTESE[code](ctx, s));
    });
    const { decisivi } = REGISTRO[`soluzione.${code}`];
    for (const { key, decisiva } of asked) if (decisiva) expect(decisivi).toContain(key);
  });
  it.each(IDS)(
    '%s names in `ingressi` (regole/) the answers that it reads, or starts from rules that do',
    (id) => {
      const said = ingressiDiRegola(id);
      expect(sorted(risposteLette.get(id) ?? []).filter((key) => !said.has(key))).toEqual([]);
    },
  );
  it('does not rely on a household income that somebody did not tell', () => {
    const single = laureato({});
    const partner = { _id: 'lui', seq: 2, gradoParentela: 'husband', enabled: true } as const;
    const confidence = (change: Partial<Membro>): string | undefined =>
      analizza(
        {
          ...single,
          analisiFamiliare: 'perNucleo',
          membri: [...single.membri, { ...partner, ...change }],
        },
        COSTANTI_2026_12,
      ).tracce['reddito.netto']?.affidabilita;
    expect(confidence({ redditoNettoAnnuo: 20000 })).toBe('alta');
    expect(confidence({})).toBe('bassa');
  });
  it('says where a choice is ours: two rules tell theirs in the formula', () => {
    const isOurs = (key: ChiaveCostante) =>
      COSTANTI_2026_12.voci[key].kind === 'P' && !isPunteggio(key);
    const silent = IDS.filter((id) => {
      const { costanti, ipotesi } = REGISTRO[id];
      return costanti.some(isOurs) && ipotesi.length === 0;
    });
    expect(silent).toEqual(['soluzione.pensione', 'situazioni']);
  });
});

describe('the texts', () => {
  it('are complete in both languages', () => {
    for (const id of IDS) {
      const { titolo, risponde, formula, ipotesi, soglie, limiti } = vocePerEsteso(
        REGISTRO[id],
        cifre(COSTANTI_2026_12, OGGI),
      );
      for (const text of [titolo, risponde, formula, ...ipotesi, ...soglie, ...limiti])
        checkWords(id, text);
    }
  });
  it('name every constant of the release in words', () => {
    for (const key of KEYS) {
      checkWords(key, nomeCostante(key));
      expect(nomeCostante(key).it).not.toBe(key);
    }
  });
});

/** Every source of every constant, of the whole and of each version. */
const FONTI = [
  ...new Set(
    KEYS.flatMap((key) => {
      const { fonte, values } = COSTANTI_2026_12.voci[key];
      return [fonte, ...values.flatMap((version) => version.fonte ?? [])];
    }),
  ),
];
/** Words of English sources, and names that have no English. A word that is right is added here. */
const INGLESE = new Set(
  `
  and as by of on the for to after before
  law legislative ministerial presidential decree decree-law directive eu income tax code tuir civil art paragraph paragraphs bis ter tariff amended
  inps istat covip gimbe mef ministry economy department finance bank italy european central circular circulars tables
  artisans shopkeepers benefits disability survey household wealth returns regional means own computation cc it years health spending
  constitutional court table f
  state general accounting office update note january annex converted legal revaluation its
  bussola assumption editable compared with costs carers care homes product specification target long-run real
`.split(/\s+/),
);

describe('sources in English', () => {
  it.each(FONTI)(
    '«%s» has only English words (regole/fonti.ts, INGLESE of this test), and the same numbers',
    (fonte) => {
      const { it: italian, en } = fonteWords(fonte);
      expect(italian).toBe(fonte);
      expect(
        (en.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).filter((word) => !INGLESE.has(word)),
      ).toEqual([]);
      expect(en.match(/\d+/g)).toEqual(fonte.match(/\d+/g));
      // No name is lost: a sentence begins with a word, and so does each of its parts.
      expect(en).toMatch(/^\p{L}/u);
      expect(en).not.toMatch(/ {2}| [,;)]|\( |, ?[,;]/);
      expect(en).not.toBe(italian);
    },
  );
  it.each([
    ['INPS, circolari 1 e 2/2026', 'INPS, circulars 1 and 2/2026'],
    ['INPS, circolare 28/2026', 'INPS, circular 28/2026'],
    ['DL 34/2019, convertito dalla L. 58/2019', 'Decree-Law 34/2019, converted by Law 58/2019'],
    ['L. 199/2025, tabella F', 'Law 199/2025, table F'],
    ['art. 1, commi 3-bis e 4', 'art. 1, paragraphs 3-bis and 4'],
    ['dichiarazioni 2025', 'tax returns of 2025'],
    ['ISTAT, redditi delle famiglie 2023', 'ISTAT, household income 2023'],
    [
      'INPS, circolari artigiani e commercianti 2024',
      'INPS, circulars for artisans and shopkeepers 2024',
    ],
  ])('«%s» is «%s»', (fonte, en) => expect(fonteWords(fonte).en).toBe(en));
  it('are what the pages print: constants of «Metodo», of solutions and of comparisons', () => {
    const known = new Map(FONTI.map((fonte) => [fonte, fonteWords(fonte).en]));
    const page = metodo(COSTANTI_2026_12, OGGI);
    for (const { fonte } of [...page.regole.flatMap(({ costanti }) => costanti), ...page.altre])
      expect(known.get(fonte.it)).toBe(fonte.en);
    let compared = 0;
    for (const { famiglia } of FAMIGLIE_ESEMPIO) {
      const {
        soluzioni,
        reddito: { confronto },
      } = analizza({ refDate: OGGI, ...famiglia }, COSTANTI_2026_12);
      for (const { testo, testoEn } of soluzioni.flatMap(({ fonti }) => fonti))
        expect(known.get(testo)).toBe(testoEn);
      if (confronto) {
        compared += 1;
        expect(known.get(confronto.fonte)).toBe(confronto.fonteEn);
      }
      for (const { fonte } of economicaMedie({ refDate: OGGI, ...famiglia }, COSTANTI_2026_12))
        expect(known.get(fonte.it)).toBe(fonte.en);
    }
    expect(compared).toBeGreaterThan(2);
  });
});

const checkWords = (where: string, { it: italian, en }: Words) => {
  expect([where, italian.trim() !== '', en.trim() !== '']).toEqual([where, true, true]);
  // Money has its own space, so that it never breaks.
  expect(`${where}: ${italian} ${en}`).not.toMatch(/\d €/);
};

describe('«Metodo» as data', () => {
  const page = metodo(COSTANTI_2026_12, OGGI);
  it('prints every rule, and every constant of the release at least once', () => {
    expect(page.regole.map(({ id }) => id).sort()).toEqual(sorted(IDS));
    const printed = new Set(
      [...page.regole.flatMap(({ costanti }) => costanti), ...page.altre].map(({ key }) => key),
    );
    expect(sorted(printed)).toEqual(sorted(KEYS));
  });
  it('gives a constant with name, value, unit, first day, law and the day it was read', () => {
    const ltc = page.regole.find(({ id }) => id === 'soluzione.LTC')!;
    expect(ltc.costanti.find(({ key }) => key === 'inps.accompagnamento')).toEqual({
      key: 'inps.accompagnamento',
      nome: { it: 'Indennità di accompagnamento', en: 'Public care allowance' },
      value: 551.53,
      unit: '€/month',
      from: '2026-01-01',
      verificatoIl: '2026-11-20',
      kind: 'L',
      fonte: {
        it: 'INPS, tabelle 2026 delle prestazioni agli invalidi civili',
        en: 'INPS, 2026 tables of civil disability benefits',
      },
    });
  });
  it('refuses a day before the release', () =>
    expect(() => metodo(COSTANTI_2026_12, '2026-11-01')).toThrow(ConfigError));
});
