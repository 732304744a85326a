/**
 * The answers that the confidence of each area counts (domain.md 10.6): a household that told
 * everything, then without one answer, then with one that was estimated for it.
 */
import { describe, expect, it } from '@jest/globals';
import { popolazione } from '../../test/famiglie-qualsiasi.ts';
import { famiglia, mix } from '../casi/famiglie.ts';
import type { SoluzioneCode } from '../aree.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import type { Membro } from '../nucleo.ts';
import { analizza } from '../racconto/analizza.ts';
import { contesto } from './contesto.ts';
import { RISPOSTE_ATTESE } from './risposte-attese.ts';

const io = {
  dataNascita: '1976-05-10',
  sesso: 'M',
  professione: 'Autonomo/a',
  titoloStudio: 'laurea magistrale',
  laureato: { stato: true, anni: 5 },
  comuneResidenza: { comune: 'Roma', provincia: 'RM', regione: 'Lazio', codiceIstat: '058091' },
  redditoNettoAnnuo: 30000,
  anniContributi: 25,
  primoContributo: '2001-11',
  regimeFiscale: 'ordinario',
  cassa: false,
  montanteFondo: 1000,
  statoResidenza: 'proprietà',
  valoreResidenza: 200000,
  mutuoResidenza: true,
  valoreResiduoMutuo: 90000,
  assicurazioneResidenza: true,
  rataMutuo: 400,
  speseMensili: 1000,
  valorePatrimonioImmobiliareSecondHomes: 50000,
  secondeCaseAssicurate: true,
  valorePatrimonioMobiliare: 50000,
  suddivisioneInvestimento: mix(100, 0, 0, 0, 0, 0),
  strumentiInvestimento: { fondi: 100, etf: 0, assicurativi: 0, singoliTitoli: 0, altro: 0 },
  regimeInvestimento: { amministrato: 100, gestito: 0, dichiarativo: 0, nonso: 0 },
  haTestamento: true,
  polizze: {
    previdenzaComplementare: true,
    casoMorte: false,
    invaliditaPermanente: false,
    rischioNonAutosufficienza: false,
    coperturaSanitaria: false,
    tutelaLegale: false,
  },
} satisfies Partial<Membro>;
const lei: Partial<Membro> = {
  gradoParentela: 'wife',
  dataNascita: '1980-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 20000,
};
const bimba: Partial<Membro> = { gradoParentela: 'daughter', dataNascita: '2016-01-01' };

/** How many answers are given («told»), estimated and missing; decisive ones have a «!». */
function conta(
  code: SoluzioneCode,
  mine: object = {},
  hers: object | null = {},
  uscitePianificate: number | null = 0,
  child: object | null = {},
): string {
  const ctx = contesto(
    famiglia(
      [
        { ...io, ...mine },
        ...(hers ? [{ ...lei, ...hers }] : []),
        ...(child ? [{ ...bimba, ...child }] : []),
      ],
      uscitePianificate === null ? {} : { uscitePianificate },
    ),
    COSTANTI_2026_12,
  );
  const attese = RISPOSTE_ATTESE[code](ctx, ctx.me!);
  const di = (stato: string) => attese.filter((one) => one.stato === stato);
  const segno = (stato: string) => (di(stato).some(({ decisiva }) => decisiva) ? '!' : '');
  return `${di('detta').length} told, ${di('stimata').length} est., ${di('manca').length} missing${segno('manca')}`;
}

const AREE: [SoluzioneCode, number, string[], string[], string[]][] = [
  // area, answers when all is given, decisive, estimated when missing, the others
  [
    'gestione-patrimonio',
    9,
    ['redditoNettoAnnuo'],
    ['speseMensili', 'rataMutuo'],
    ['suddivisioneInvestimento', 'regimeInvestimento', 'valoreResidenza'],
  ],
  [
    'TCM',
    8,
    ['redditoNettoAnnuo'],
    [],
    ['dataNascita', 'professione', 'valoreResiduoMutuo', 'polizze.casoMorte'],
  ],
  [
    'infortuni-malattie',
    6,
    ['redditoNettoAnnuo', 'dataNascita'],
    ['anniContributi'],
    ['professione', 'valorePatrimonioMobiliare', 'polizze.invaliditaPermanente'],
  ],
  [
    'polizze-rischi',
    6,
    [],
    [],
    ['valoreResidenza', 'assicurazioneResidenza', 'secondeCaseAssicurate', 'mutuoResidenza'],
  ],
  [
    'pensione',
    9,
    ['redditoNettoAnnuo', 'dataNascita'],
    ['anniContributi'],
    ['primoContributo', 'sesso', 'montanteFondo', 'regimeFiscale', 'cassa'],
  ],
  [
    'LTC',
    6,
    ['redditoNettoAnnuo'],
    ['comuneResidenza'],
    ['dataNascita', 'valorePatrimonioMobiliare', 'polizze.rischioNonAutosufficienza'],
  ],
  [
    'assistenza-medica',
    4,
    [],
    [],
    ['dataNascita', 'redditoNettoAnnuo', 'professione', 'polizze.coperturaSanitaria'],
  ],
  [
    'tutela-legale',
    4,
    [],
    [],
    [
      'professione',
      'statoResidenza',
      'valorePatrimonioImmobiliareSecondHomes',
      'polizze.tutelaLegale',
    ],
  ],
  [
    'polizza',
    5,
    [],
    [],
    ['haTestamento', 'valorePatrimonioMobiliare', 'valoreResidenza', 'valoreResiduoMutuo'],
  ],
  [
    'riscatto-laurea',
    11,
    ['redditoNettoAnnuo', 'dataNascita'],
    ['laureato.anni', 'anniContributi'],
    ['sesso', 'primoContributo'],
  ],
  ['investimenti-capitale-garantito', 4, ['suddivisioneInvestimento'], ['speseMensili'], []],
  ['unit-index-linked', 2, ['strumentiInvestimento'], [], []],
];
/** What is there without one answer. */
const senza = (key: string): object => {
  const [group, inner] = key.split('.') as [keyof typeof io, string | undefined];
  return { [group]: inner ? { ...(io[group] as object), [inner]: undefined } : undefined };
};

/** Without them other questions are not asked either, or somebody else answers for both. */
const DECIDES = ['statoResidenza', 'mutuoResidenza', 'dataNascita', 'professione'];

describe.each(AREE)('%s, of %d answers', (code, all, decisive, estimated, simple) => {
  it('all are given', () => expect(conta(code)).toBe(`${all} told, 0 est., 0 missing`));
  if (decisive.length > 0)
    it.each(decisive)('without %s nothing can be relied on', (key) =>
      expect(conta(code, senza(key))).toContain('1 missing!'),
    );
  if (estimated.length > 0)
    it.each(estimated)('%s is estimated when it is missing', (key) =>
      expect(conta(code, senza(key))).toBe(`${all - 1} told, 1 est., 0 missing`),
    );
  const answers = [...decisive, ...estimated, ...simple];
  const single = answers.filter((key) => !key.endsWith('Investimento'));
  if (single.length > 0)
    it.each(single)('%s may have been estimated for them', (key) =>
      expect(conta(code, { stimati: [key] })).toContain(' told, 1 est., 0 missing'),
    );
  const splits = answers.filter((key) => key.endsWith('Investimento'));
  if (splits.length > 0)
    it.each(splits)('a sample mix in the place of %s counts as no answer', (key) =>
      expect(conta(code, { stimati: [key] })).toBe(conta(code, senza(key))),
    );
  const alone = simple.filter((key) => !DECIDES.includes(key));
  if (alone.length > 0)
    it.each(alone)('without %s one is missing', (key) =>
      expect(conta(code, senza(key))).toBe(`${all - 1} told, 0 est., 1 missing`),
    );
});

describe('questions that only some are asked', () => {
  it.each<[string, string, string]>([
    [
      'a second income is decisive',
      conta('TCM', {}, { redditoNettoAnnuo: undefined }),
      '7 told, 0 est., 1 missing!',
    ],
    [
      'and for care too',
      conta('LTC', {}, { redditoNettoAnnuo: undefined }),
      '5 told, 0 est., 1 missing!',
    ],
    [
      'and for the reserve',
      conta('gestione-patrimonio', {}, { redditoNettoAnnuo: undefined }),
      '8 told, 0 est., 1 missing!',
    ],
    ['no partner, no such question', conta('TCM', {}, null), '7 told, 0 est., 0 missing'],
    ['no child, no age of one', conta('TCM', {}, {}, 0, null), '7 told, 0 est., 0 missing'],
    [
      'a child without a birth date',
      conta('TCM', {}, {}, 0, { dataNascita: undefined }),
      '7 told, 0 est., 1 missing',
    ],
    ['planned outflows', conta('gestione-patrimonio', {}, {}, null), '8 told, 0 est., 1 missing'],
    [
      'no mortgage, no instalment',
      conta('gestione-patrimonio', { mutuoResidenza: false }),
      '8 told, 0 est., 0 missing',
    ],
    [
      'no savings told by either',
      conta('gestione-patrimonio', { valorePatrimonioMobiliare: undefined }),
      '6 told, 0 est., 1 missing!',
    ],
    [
      'savings of one are given, and the one who has them says how they are split',
      conta(
        'gestione-patrimonio',
        { valorePatrimonioMobiliare: undefined },
        { valorePatrimonioMobiliare: 10 },
      ),
      '7 told, 0 est., 2 missing',
    ],
    [
      'nothing saved, nothing to split',
      conta('unit-index-linked', { valorePatrimonioMobiliare: 0 }),
      '1 told, 0 est., 0 missing',
    ],
    [
      'a split of zeros was not given',
      conta('unit-index-linked', {
        strumentiInvestimento: { fondi: 0, etf: 0, assicurativi: 0, singoliTitoli: 0, altro: 0 },
      }),
      '1 told, 0 est., 1 missing!',
    ],
    [
      'a rented home has no value and no mortgage',
      conta('polizza', { statoResidenza: 'affitto' }),
      '3 told, 0 est., 0 missing',
    ],
    [
      'nobody told of a home',
      conta('polizze-rischi', { statoResidenza: undefined }),
      '2 told, 0 est., 1 missing!',
    ],
    [
      'no other homes, no cover of them',
      conta('polizze-rischi', { valorePatrimonioImmobiliareSecondHomes: 0 }),
      '5 told, 0 est., 0 missing',
    ],
    [
      'no word on a mortgage',
      conta('TCM', { mutuoResidenza: undefined }),
      '7 told, 0 est., 1 missing',
    ],
    [
      'no fund, no balance',
      conta('pensione', { polizze: { previdenzaComplementare: false } }),
      '8 told, 0 est., 0 missing',
    ],
    [
      'an employee has no regime and no fund of a profession',
      conta('pensione', { professione: 'Dipendente' }),
      '7 told, 0 est., 0 missing',
    ],
    [
      'an artisan has a regime',
      conta('pensione', { professione: 'Artigiano/a' }),
      '8 told, 0 est., 0 missing',
    ],
    [
      'a student who earns has none',
      conta('pensione', { professione: 'Studente' }),
      '7 told, 0 est., 0 missing',
    ],
    [
      'who has no degree is not asked its years',
      conta('riscatto-laurea', { laureato: { stato: false }, titoloStudio: 'diploma' }),
      '10 told, 0 est., 0 missing',
    ],
    [
      'a place abroad is estimated',
      conta('LTC', { comuneResidenza: { comune: 'Lugano', provincia: 'EE', regione: 'Estero' } }),
      '5 told, 1 est., 0 missing',
    ],
  ])('%s', (_what, found, expected) => expect(found).toBe(expected));
});

/**
 * Answers that results name without waiting for them: nothing is missing when they are not given.
 * A new answer of a rule goes here, or into `risposte-attese.ts`.
 */
const NOT_AWAITED: Readonly<Partial<Record<SoluzioneCode, readonly string[]>>> = {
  'gestione-patrimonio': [
    'dataNascita',
    'professione',
    'statoResidenza',
    'altriDebiti',
    'mutuoSecondeCase',
    'comuneResidenza',
    'rataMutuo',
    'valoreResiduoMutuo',
    'convivente',
  ],
  'polizze-rischi': ['professione'],
  'tutela-legale': ['imprenditore'],
  LTC: ['professione', 'polizze.renditaLtcMensile'],
  polizza: [
    'dataNascita',
    'professione',
    'imprenditore',
    'garanziePersonali',
    'strumentiInvestimento',
  ],
  TCM: [
    'aCarico',
    'valoreResiduoMutuo',
    'altriDebiti',
    'mutuoSecondeCase',
    'cassa',
    'polizze.capitaleCasoMorte',
    'figlioDi',
    'convivente',
  ],
  pensione: [
    'laureato',
    'polizze.previdenzaComplementare',
    'anniFondo',
    'regimeFiscale',
    'montanteFondo',
    'cassa',
  ],
  'riscatto-laurea': ['laureato.riscattoFiniPensionistici', 'laureato.anni'],
};

it('waits for every answer that a result names, but for a few', () => {
  const forgotten = new Set<string>();
  for (const family of popolazione(400, 7)) {
    const ctx = contesto(family, COSTANTI_2026_12);
    for (const { code, inputs } of analizza(family, COSTANTI_2026_12).soluzioni) {
      const known: readonly string[] = [
        ...ctx.schede.flatMap((s) => RISPOSTE_ATTESE[code](ctx, s)).map(({ key }) => key),
        ...(NOT_AWAITED[code] ?? []),
      ];
      for (const { key } of inputs) if (!known.includes(key)) forgotten.add(`${code}: ${key}`);
    }
  }
  expect([...forgotten]).toEqual([]);
});
