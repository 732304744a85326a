import { describe, expect, it } from '@jest/globals';
import { conRisposte, esempio } from '../../test/esempio.ts';
import { ValidationError } from '../errors.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { MESSAGGI } from '../risposte/messaggi.ts';
import { membroDi, risparmiDi, validaCambiamento, type Cambiamento } from './cambiamenti.ts';

const bellini = esempio('bellini');
const [anna, marco] = bellini.membri.map(({ _id }) => _id) as [string, string];
/** The field that is refused, with its message; nothing when the change may be tried. */
const rifiuto = (c: Cambiamento, famiglia = bellini): [string, string] | undefined => {
  try {
    validaCambiamento(famiglia, c);
  } catch (error) {
    if (error instanceof ValidationError) return [error.field, error.message];
    throw error;
  }
  return undefined;
};
const no = (field: string) => [field, MESSAGGI.valoreErrato];
const rich = conRisposte(bellini, { 0: { valorePatrimonioMobiliare: 100_000 } });
/** September 1958: 818 months on the day. */
const older = conRisposte(bellini, { 0: { dataNascita: '1958-09-14' } });
const altra = { tipo: 'casa-venduta', memberId: anna, quale: 'altra' } as const;
const residenza = { tipo: 'casa-venduta', memberId: anna, quale: 'residenza' } as const;

type Numero = [
  field: string,
  min: number,
  max: number,
  change: (x: number) => Cambiamento,
  famiglia?: Famiglia,
];
const INTERI: Numero[] = [
  ['mesiEta', 600, 960, (mesiEta) => ({ tipo: 'eta-pensione', memberId: anna, mesiEta })],
  ['mesiEta', 818, 960, (mesiEta) => ({ tipo: 'eta-pensione', memberId: anna, mesiEta }), older],
  ['anni', 0, 50, (anni) => ({ tipo: 'risparmio', euroAnno: 100, anni })],
  [
    'anni',
    1,
    6,
    (anni) => ({ tipo: 'riscatto', memberId: anna, anni, forma: 'agevolato', pagamento: 'rate' }),
  ],
];
const IMPORTI: Numero[] = [
  ['euroAnno', 0, 1e9, (euroAnno) => ({ tipo: 'risparmio', euroAnno, anni: 1 })],
  ['euroAnno', 0, 1e9, (euroAnno) => ({ tipo: 'fondo-pensione', memberId: anna, euroAnno })],
  ['capitale', 0, 1e9, (capitale) => ({ tipo: 'copertura-tcm', memberId: anna, capitale })],
  ['euroMese', 0, 10_000, (euroMese) => ({ tipo: 'rendita-ltc', memberId: anna, euroMese })],
  // All the savings of the two, 27.000 + 19.000; with more of them, the mortgage.
  ['importo', 0, 46_000, (importo) => ({ tipo: 'mutuo-rimborsato', memberId: anna, importo })],
  [
    'importo',
    0,
    74_000,
    (importo) => ({ tipo: 'mutuo-rimborsato', memberId: anna, importo }),
    rich,
  ],
  ['prezzo', 0, 1e9, (prezzo) => ({ ...altra, prezzo, costi: 0 })],
  ['costi', 0, 5_000, (costi) => ({ ...altra, prezzo: 5_000, costi })],
  ['valore', 0, 42_000, (valore) => ({ ...altra, prezzo: 5_000, costi: 0, valore })],
  ['punti', 0, 100, (punti) => ({ tipo: 'polizze-sottoscritte', punti })],
  ['punti', 0, 100, (punti) => ({ tipo: 'polizze-riscattate', punti })],
  // 74.000 of mortgage less 46.000 of savings
  ['prezzo', 28_000, 1e9, (prezzo) => ({ ...residenza, prezzo, costi: 0 })],
];

const righe = (numeri: Numero[]) =>
  numeri.map(([field, min, max, change, famiglia = bellini]) => ({
    field,
    min,
    max,
    change,
    famiglia,
  }));

describe('numbers have bounds, and the field is named', () => {
  it.each(righe([...INTERI, ...IMPORTI]))(
    '$field: $min–$max',
    ({ field, min, max, change, famiglia }) => {
      for (const good of [min, max]) expect(rifiuto(change(good), famiglia)).toBeUndefined();
      for (const bad of [min - 1, max + 1, Number.NaN, Infinity, -Infinity])
        expect([bad, rifiuto(change(bad), famiglia)]).toEqual([bad, no(field)]);
    },
  );

  it.each(righe(INTERI))('$field: only whole numbers', ({ field, min, change, famiglia }) =>
    expect(rifiuto(change(min + 0.5), famiglia)).toEqual(no(field)),
  );

  it.each(righe(IMPORTI))('$field: cents too', ({ min, change, famiglia }) =>
    expect(rifiuto(change(min + 0.5), famiglia)).toBeUndefined(),
  );

  it('a number written as text is refused', () => {
    const text: unknown = JSON.parse('{"tipo":"polizze-riscattate","punti":"5"}');
    expect(rifiuto(text as Cambiamento)).toEqual(no('punti'));
  });

  it('the sum of the price and the savings pays the mortgage after costs', () => {
    expect(rifiuto({ ...residenza, prezzo: 30_000, costi: 2_000 })).toBeUndefined();
    expect(rifiuto({ ...residenza, prezzo: 30_000, costi: 2_001 })).toEqual(no('prezzo'));
    expect(rifiuto({ ...residenza, prezzo: 30_000, costi: 30_001 })).toEqual(no('costi'));
  });

  it.each<[string, Partial<Membro>]>([
    ['no mortgage', { mutuoResidenza: false }],
    ['a mortgage that was not given', { valoreResiduoMutuo: undefined }],
    ['the home of somebody else', { statoResidenza: 'affitto' }],
  ])('%s: there is nothing to pay back', (_, change) => {
    const famiglia = conRisposte(bellini, { 0: change });
    const repay = (importo: number) =>
      rifiuto({ tipo: 'mutuo-rimborsato', memberId: anna, importo }, famiglia);
    expect(repay(0)).toBeUndefined();
    expect(repay(1)).toEqual(no('importo'));
  });
});

describe('what may be sold', () => {
  it.each<[Membro['statoResidenza'], boolean]>([
    ['proprietà', true],
    ['comproprietà', true],
    ['affitto', false],
    [undefined, false],
  ])('a home in %s: %s', (statoResidenza, may) => {
    const famiglia = conRisposte(bellini, { 0: { statoResidenza } });
    const found = rifiuto({ ...residenza, prezzo: 100_000, costi: 0 }, famiglia);
    expect(found).toEqual(may ? undefined : no('quale'));
  });

  it('a home free of a mortgage, at any price', () => {
    const free = conRisposte(bellini, { 0: { mutuoResidenza: false } });
    expect(rifiuto({ ...residenza, prezzo: 0, costi: 0 }, free)).toBeUndefined();
  });

  it('other property, of those who have some', () => {
    const sale = { ...altra, prezzo: 1_000, costi: 0 };
    expect(rifiuto(sale)).toBeUndefined();
    expect(rifiuto({ ...sale, memberId: marco })).toEqual(no('quale'));
    const unknown = conRisposte(bellini, {
      1: { valorePatrimonioImmobiliareSecondHomes: undefined },
    });
    expect(rifiuto({ ...sale, memberId: marco }, unknown)).toEqual(no('quale'));
    const little = conRisposte(bellini, { 1: { valorePatrimonioImmobiliareSecondHomes: 1 } });
    expect(rifiuto({ ...sale, memberId: marco }, little)).toBeUndefined();
  });
});

describe('of whom', () => {
  const suddivisione = {
    azioni: 50,
    obbligazioni: 0,
    gestioneSeparate: 0,
    oro: 0,
    liquidi: 50,
    altro: 0,
  };
  const of = (memberId: string): Cambiamento[] => [
    { tipo: 'eta-pensione', memberId, mesiEta: 700 },
    { tipo: 'fondo-pensione', memberId, euroAnno: 0 },
    { tipo: 'copertura-tcm', memberId, capitale: 0 },
    { tipo: 'rendita-ltc', memberId, euroMese: 0 },
    { tipo: 'copertura-invalidita', memberId, attiva: true },
    { tipo: 'copertura-sanitaria', memberId, attiva: true },
    { tipo: 'tutela-legale', memberId, attiva: true },
    { tipo: 'testamento', memberId, attiva: true },
    { tipo: 'assicurazione-casa', memberId, attiva: true },
    { tipo: 'mutuo-rimborsato', memberId, importo: 0 },
    { tipo: 'riscatto', memberId, anni: 1, forma: 'agevolato', pagamento: 'rate' },
    { tipo: 'casa-venduta', memberId, quale: 'altra', prezzo: 0, costi: 0 },
    { tipo: 'investimenti', memberId, suddivisione },
  ];
  it.each(of('nobody'))('nobody of the household: $tipo', (change) =>
    expect(rifiuto(change)).toEqual(no('memberId')),
  );
  it.each(of(anna))('Anna: $tipo', (change) => expect(rifiuto(change)).toBeUndefined());
  it.each<Cambiamento>([
    { tipo: 'assicurazione-casa', attiva: true },
    { tipo: 'investimenti', suddivisione },
    { tipo: 'investimenti', memberId: undefined, suddivisione } as unknown as Cambiamento,
  ])('everybody, where nobody is named: %j', (change) => expect(rifiuto(change)).toBeUndefined());

  it('an age needs a birth date, and years once bought are not bought again', () => {
    const unknown = conRisposte(bellini, { 0: { dataNascita: undefined } });
    const age = { tipo: 'eta-pensione', memberId: anna, mesiEta: 700 } as const;
    expect(rifiuto(age, unknown)).toEqual(no('dataNascita'));
    const years = {
      tipo: 'riscatto',
      memberId: anna,
      anni: 2,
      forma: 'ordinario',
      pagamento: 'unico',
    } as const;
    for (const [laureato, expected] of [
      [{ stato: true, riscattoFiniPensionistici: true }, no('memberId')],
      [{ stato: true, riscattoFiniPensionistici: false }, undefined],
      [{ stato: true }, undefined],
      [undefined, undefined],
    ] as const)
      expect(rifiuto(years, conRisposte(bellini, { 0: { laureato } }))).toEqual(expected);
  });

  it('the member with the id', () => {
    expect(membroDi(bellini, marco)).toBe(bellini.membri[1]);
    expect(() => membroDi(bellini, '')).toThrow(ValidationError);
  });
});

describe('switches and splits', () => {
  it.each([
    'copertura-invalidita',
    'copertura-sanitaria',
    'tutela-legale',
    'testamento',
    'assicurazione-casa',
  ] as const)('%s is on or off, and nothing else', (tipo) => {
    for (const attiva of [true, false])
      expect(rifiuto({ tipo, memberId: anna, attiva })).toBeUndefined();
    for (const attiva of [undefined, null, 1, 'true'] as unknown as boolean[])
      expect(rifiuto({ tipo, memberId: anna, attiva })).toEqual(no('attiva'));
  });

  it.each([
    [49.9, /./],
    [50.1, /./],
    [50, undefined],
  ])('%d and 50: a hundred in all, and it is said what is wrong', (azioni, message) => {
    const found = rifiuto({
      tipo: 'investimenti',
      suddivisione: {
        azioni,
        obbligazioni: 50,
        gestioneSeparate: 0,
        oro: 0,
        liquidi: 0,
        altro: 0,
      },
    });
    expect(found).toEqual(
      message ? ['suddivisione', expect.not.stringMatching(MESSAGGI.valoreErrato)] : undefined,
    );
  });
});

describe('the savings that count', () => {
  const famiglia = conRisposte(bellini, { 2: { valorePatrimonioMobiliare: 500 } });
  it.each<[string, Famiglia, number]>([
    ['of all', famiglia, 46_500],
    ['of those who are switched on', conRisposte(famiglia, { 1: { enabled: false } }), 27_500],
    ['of me alone', { ...famiglia, analisiFamiliare: 'perMe' }, 27_000],
    // In an analysis of me alone, who is switched on does not matter.
    [
      'of me, switched off or not',
      { ...conRisposte(famiglia, { 0: { enabled: false } }), analisiFamiliare: 'perMe' },
      27_000,
    ],
  ])('%s', (_, of, expected) => expect(risparmiDi(of)).toBe(expected));
});
