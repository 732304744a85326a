import { describe, expect, it } from '@jest/globals';
import { conRisposte, esempio } from '../../test/esempio.ts';
import type { LevelOrGrey, SoluzioneCode } from '../analisi.ts';
import { SOLUZIONI } from '../aree.ts';
import { isoMonth, monthIndex } from '../calendario.ts';
import { v } from '../casi/valori.ts';
import { known } from '../records.ts';
import type { Famiglia, Membro, SuddivisioneInvestimento } from '../nucleo.ts';
import { validateSplit } from './validazione.ts';
import { leveDi, manopoleDi, type Caso, type Leva } from './leve-di.ts';

const bellini = esempio('bellini');
const [anna, marco, sofia] = bellini.membri.map(({ _id }) => _id) as [string, string, string];
const oggi = { azioni: 20, obbligazioni: 0, gestioneSeparate: 0, oro: 10, liquidi: 70, altro: 0 };
const modello = { ...oggi, azioni: 40, obbligazioni: 20, liquidi: 30 };
/** @param mesiEta at the exit where the gap is measured */
const persona = (
  memberId: string,
  level: LevelOrGrey = 'red',
  mesiEta: number | null = 801,
  dataNascita = known(bellini.membri[0]?.dataNascita),
) => ({
  memberId,
  score: 50,
  level,
  numeri: {
    decorrenzaGap: mesiEta === null ? null : isoMonth(monthIndex(dataNascita) + mesiEta),
  },
});
const caso = (
  code: SoluzioneCode,
  famiglia: Famiglia = bellini,
  rest: Partial<Caso> = {},
): Caso => ({
  valori: v,
  famiglia,
  soluzione: { code, perMembro: [persona(anna), persona(marco)] },
  modello,
  suddivisione: oggi,
  assicurativi: 15,
  ...rest,
});
const breve = ({ tipo, memberId, min, max, passo }: Leva) => [tipo, memberId, min, max, passo];
/** Anna's levers of a kind, with other answers of hers. */
const diAnna = (code: SoluzioneCode, tipo: Leva['tipo'], change: Partial<Membro> = {}, rest = {}) =>
  manopoleDi(caso(code, conRisposte(bellini, { 0: change }), rest), anna)
    .filter((leva) => leva.tipo === tipo)
    .map(({ min, max }) => [min, max]);

// Half of 34.800 + 24.000; a quarter of 34.800; the savings of the two, below the mortgage.
const RISPARMIO = ['risparmio', anna, 0, 29_400, 100];
const DI_ANNA: [SoluzioneCode, unknown[][]][] = [
  [
    'TCM',
    [
      ['copertura-tcm', anna, 60_000, 3_000_000, 1000],
      ['mutuo-rimborsato', anna, 0, 46_000, 1000],
      RISPARMIO,
    ],
  ],
  ['infortuni-malattie', [['copertura-invalidita', anna, 0, 1, 1], RISPARMIO]],
  [
    'pensione',
    [
      ['fondo-pensione', anna, 0, 8_700, 100],
      ['eta-pensione', anna, 801, 960, 1],
      ['riscatto', anna, 0, 5, 1],
    ],
  ],
  ['LTC', [['rendita-ltc', anna, 0, 5_000, 10], RISPARMIO]],
  ['assistenza-medica', [['copertura-sanitaria', anna, 0, 1, 1]]],
  ['riscatto-laurea', [['riscatto', anna, 0, 5, 1]]],
];
const VENDITA = ['casa-venduta', undefined, 0, 1, 1];
const DEL_NUCLEO: [SoluzioneCode, unknown[][]][] = [
  [
    'gestione-patrimonio',
    [['risparmio', undefined, 0, 29_400, 100], ['investimenti', undefined, 0, 100, 1], VENDITA],
  ],
  ['polizze-rischi', [['assicurazione-casa', undefined, 0, 1, 1], VENDITA]],
  ['tutela-legale', [['tutela-legale', undefined, 0, 1, 1]]],
  [
    'polizza',
    [['polizze-sottoscritte', undefined, 0, 85, 1], ['testamento', undefined, 0, 1, 1], VENDITA],
  ],
  ['unit-index-linked', [['polizze-riscattate', undefined, 0, 15, 1]]],
  [
    'investimenti-capitale-garantito',
    [
      ['risparmio', undefined, 0, 29_400, 100],
      ['investimenti', undefined, 0, 100, 1],
    ],
  ],
];

describe('what may be turned in each area', () => {
  it('is told here of all areas', () =>
    expect([...DI_ANNA, ...DEL_NUCLEO].map(([code]) => code).toSorted()).toEqual(
      SOLUZIONI.toSorted(),
    ));

  it.each(DI_ANNA)('%s: of one person', (code, expected) => {
    expect(manopoleDi(caso(code), anna).map(breve)).toEqual(expected);
    expect(manopoleDi(caso(code), undefined)).toEqual([]);
    expect(manopoleDi(caso(code), 'nobody')).toEqual([]);
  });

  it.each(DEL_NUCLEO)('%s: of the household, whoever is asked', (code, expected) => {
    for (const memberId of [undefined, marco])
      expect(manopoleDi(caso(code), memberId).map(breve)).toEqual(expected);
    expect(leveDi(caso(code)).map(breve)).toEqual(expected);
  });

  it('levers to green are for those who are red or yellow, in the order of the area', () => {
    const of = (...levels: [string, LevelOrGrey][]) =>
      leveDi(
        caso('assistenza-medica', bellini, {
          soluzione: {
            code: 'assistenza-medica',
            perMembro: levels.map(([id, level]) => persona(id, level)),
          },
        }),
      ).map(({ memberId }) => memberId);
    expect(of([marco, 'yellow'], [anna, 'red'])).toEqual([marco, anna]);
    expect(of([marco, 'green'], [anna, 'red'], [sofia, 'grey'])).toEqual([anna]);
    expect(of(['nobody', 'red'])).toEqual([]);
  });
});

describe('what a lever does', () => {
  const azioni = (code: SoluzioneCode, x: number) =>
    manopoleDi(caso(code), anna).map(({ cambiamento }) => cambiamento(x));
  const altra = { tipo: 'casa-venduta', memberId: anna, quale: 'altra', prezzo: 42_000, costi: 0 };
  const risparmio = { tipo: 'risparmio', euroAnno: 1, anni: 5 };
  it.each<[SoluzioneCode, object[]]>([
    [
      'TCM',
      [
        { tipo: 'copertura-tcm', memberId: anna, capitale: 1 },
        { tipo: 'mutuo-rimborsato', memberId: anna, importo: 1 },
        risparmio,
      ],
    ],
    [
      'infortuni-malattie',
      [{ tipo: 'copertura-invalidita', memberId: anna, attiva: true }, risparmio],
    ],
    [
      'pensione',
      [
        { tipo: 'fondo-pensione', memberId: anna, euroAnno: 1 },
        { tipo: 'eta-pensione', memberId: anna, mesiEta: 1 },
        { tipo: 'riscatto', memberId: anna, anni: 1, forma: 'agevolato', pagamento: 'rate' },
      ],
    ],
    ['LTC', [{ tipo: 'rendita-ltc', memberId: anna, euroMese: 1 }, risparmio]],
    ['assistenza-medica', [{ tipo: 'copertura-sanitaria', memberId: anna, attiva: true }]],
    ['polizze-rischi', [{ tipo: 'assicurazione-casa', attiva: true }, altra]],
    ['tutela-legale', [{ tipo: 'tutela-legale', memberId: anna, attiva: true }]],
    [
      'polizza',
      [
        { tipo: 'polizze-sottoscritte', punti: 1 },
        { tipo: 'testamento', memberId: anna, attiva: true },
        altra,
      ],
    ],
    ['unit-index-linked', [{ tipo: 'polizze-riscattate', punti: 1 }]],
  ])('%s, turned to one', (code, expected) => expect(azioni(code, 1)).toEqual(expected));

  it.each(['infortuni-malattie', 'assistenza-medica', 'tutela-legale', 'polizze-rischi'] as const)(
    '%s: a switch turned to nothing is off',
    (code) => expect(azioni(code, 0)[0]).toMatchObject({ attiva: false }),
  );
});

describe('how far a lever goes', () => {
  it.each<[Membro['polizze'], number, number]>([
    [undefined, 0, 3_000_000],
    [{ casoMorte: true }, 0, 3_000_000],
    // The sum of a policy that is no more held.
    [{ casoMorte: false, capitaleCasoMorte: 70_000 }, 0, 3_000_000],
    [{ casoMorte: true, capitaleCasoMorte: 70_000 }, 70_000, 3_000_000],
    [{ casoMorte: true, capitaleCasoMorte: 4_000_000 }, 4_000_000, 4_000_000],
  ])('life cover %j: from %d to %d', (polizze, min, max) =>
    expect(diAnna('TCM', 'copertura-tcm', { polizze })).toEqual([[min, max]]),
  );

  it.each<[Membro['polizze'], number, number]>([
    [undefined, 0, 5_000],
    [{ rischioNonAutosufficienza: true }, 0, 5_000],
    [{ rischioNonAutosufficienza: false, renditaLtcMensile: 800 }, 0, 5_000],
    [{ rischioNonAutosufficienza: true, renditaLtcMensile: 800 }, 800, 5_000],
    [{ rischioNonAutosufficienza: true, renditaLtcMensile: 6_000 }, 6_000, 6_000],
  ])('annuity for care %j: from %d to %d', (polizze, min, max) =>
    expect(diAnna('LTC', 'rendita-ltc', { polizze })).toEqual([[min, max]]),
  );

  it.each<[Partial<Membro>, number | undefined]>([
    [{ valorePatrimonioMobiliare: 500_000 }, 74_000],
    // Marco's 19.000 alone
    [{ valorePatrimonioMobiliare: 0 }, 19_000],
    [{ valoreResiduoMutuo: 1 }, 1],
    [{ valoreResiduoMutuo: 0 }, undefined],
    [{ mutuoResidenza: false }, undefined],
    [{ statoResidenza: 'affitto' }, undefined],
  ])('the mortgage of %j: up to %s', (change, max) =>
    expect(diAnna('TCM', 'mutuo-rimborsato', change)).toEqual(max === undefined ? [] : [[0, max]]),
  );

  it.each<[Partial<Membro>, number | null, number | undefined]>([
    [{}, 700, 700],
    [{}, 599, 600],
    // September 1958: 818 months today
    [{ dataNascita: '1958-09-14' }, 801, 818],
    [{}, 959, 959],
    [{}, 960, undefined],
    [{}, null, undefined],
    [{ dataNascita: undefined }, 801, undefined],
  ])('the age of %j, measured at %s: from %s', (change, mesiEta, min) =>
    expect(
      diAnna('pensione', 'eta-pensione', change, {
        soluzione: {
          code: 'pensione',
          perMembro: [
            persona(marco, 'red', 650),
            persona(anna, 'red', mesiEta, change.dataNascita),
          ],
        },
      }),
    ).toEqual(min === undefined ? [] : [[min, 960]]),
  );

  it('no age for a person without a row in the area', () =>
    expect(
      diAnna('pensione', 'eta-pensione', {}, { soluzione: { code: 'pensione', perMembro: [] } }),
    ).toEqual([]));

  it('no years for a person without a degree', () =>
    expect(diAnna('riscatto-laurea', 'riscatto', { laureato: undefined })).toEqual([]));

  it('a fund of a quarter of what one earns', () => {
    expect(diAnna('pensione', 'fondo-pensione', { redditoNettoAnnuo: 10_000 })).toEqual([
      [0, 2_500],
    ]);
    expect(diAnna('pensione', 'fondo-pensione', { redditoNettoAnnuo: undefined })).toEqual([
      [0, 0],
    ]);
  });

  it('savings of half of what all who are switched on earn', () => {
    const of = (changes: Record<number, Partial<Membro>>) =>
      manopoleDi(caso('gestione-patrimonio', conRisposte(bellini, changes)), undefined)
        .filter(({ tipo }) => tipo === 'risparmio')
        .map(({ max }) => max);
    expect(of({ 1: { enabled: false } })).toEqual([17_400]);
    expect(of({ 0: { redditoNettoAnnuo: 0 }, 1: { redditoNettoAnnuo: undefined } })).toEqual([]);
    expect(of({ 0: { redditoNettoAnnuo: 1 }, 1: { redditoNettoAnnuo: 0 } })).toEqual([0.5]);
  });

  it.each([
    [0, [100], []],
    [100, [], [100]],
  ])('%d points in insurance: to take and to give', (assicurativi, take, give) => {
    const of = (code: SoluzioneCode) =>
      manopoleDi(caso(code, bellini, { assicurativi }), undefined)
        .filter(({ tipo }) => tipo.startsWith('polizze-'))
        .map(({ max }) => max);
    expect([of('polizza'), of('unit-index-linked')]).toEqual([take, give]);
  });

  it('a home sold is all the other property of the member who owns most of it among those switched on', () => {
    const of = (changes: Record<number, Partial<Membro>>) =>
      manopoleDi(caso('polizze-rischi', conRisposte(bellini, changes)), undefined)
        .filter(({ tipo }) => tipo === 'casa-venduta')
        .map(({ cambiamento }) => cambiamento(1));
    const altre = (valorePatrimonioImmobiliareSecondHomes?: number) => ({
      valorePatrimonioImmobiliareSecondHomes,
    });
    const marcos = { tipo: 'casa-venduta', memberId: marco, quale: 'altra', costi: 0 };
    expect(of({ 1: altre(42_001) })).toEqual([{ ...marcos, prezzo: 42_001 }]);
    expect(of({ 1: altre(5) })).toMatchObject([{ memberId: anna, prezzo: 42_000 }]);
    expect(of({ 0: { enabled: false }, 1: altre(5) })).toEqual([{ ...marcos, prezzo: 5 }]);
    expect(of({ 0: altre(0), 1: altre() })).toEqual([]);
    expect(of({ 0: { enabled: false }, 1: { enabled: false } })).toEqual([]);
    // 42.000 of value, 27.000 and 19.000 of savings
    expect(of({ 0: { mutuoSecondeCase: 88_000 } })).toHaveLength(1);
    expect(of({ 0: { mutuoSecondeCase: 88_001 } })).toEqual([]);
    const nobody = { ...bellini, membri: [] };
    expect(manopoleDi(caso('polizze-rischi', nobody), undefined).map(({ tipo }) => tipo)).toEqual([
      'assicurazione-casa',
    ]);
  });

  it('a will and legal cover are of the person the account is of', () => {
    const turned = { ...bellini, membri: bellini.membri.toReversed() };
    expect(manopoleDi(caso('tutela-legale', turned), undefined)[0]!.cambiamento(1)).toMatchObject({
      memberId: anna,
    });
  });
});

describe('from today’s split to the model', () => {
  const via = (from: SuddivisioneInvestimento, to: SuddivisioneInvestimento) =>
    manopoleDi(
      caso('gestione-patrimonio', bellini, { suddivisione: from, modello: to }),
      undefined,
    ).find(({ tipo }) => tipo === 'investimenti');
  const a = (leva: Leva, x: number) => {
    const c = leva.cambiamento(x);
    if (c.tipo !== 'investimenti' || c.memberId !== undefined) throw new Error('another lever');
    return c.suddivisione;
  };

  it('a hundredth of the way at a time', () => {
    const leva = via(oggi, modello)!;
    expect(a(leva, 0)).toEqual(oggi);
    // a quarter of 20 more shares, of 20 more bonds, of 40 less cash
    expect(a(leva, 25)).toEqual({ ...oggi, azioni: 25, obbligazioni: 5, liquidi: 60 });
    expect(a(leva, 100)).toEqual(modello);
  });

  it('is not there without the one or the other', () => {
    for (const change of [{ suddivisione: undefined }, { modello: undefined }])
      expect(
        manopoleDi(caso('investimenti-capitale-garantito', bellini, change), undefined).map(breve),
      ).toEqual([['risparmio', undefined, 0, 29_400, 100]]);
  });

  it('is a hundred at every step; last digits go to the largest class, never to an empty one', () => {
    const from = { ...oggi, azioni: 33.3, obbligazioni: 11.1, oro: 22.7, liquidi: 32.9 };
    const to = { ...oggi, azioni: 14.9, obbligazioni: 41.7, oro: 9.8, liquidi: 33.6 };
    for (const [one, two] of [
      [from, to],
      [to, from],
    ] as const)
      for (let x = 0; x <= 100; x++) {
        const split = a(via(one, two)!, x);
        expect(validateSplit({ ...split })).toBeNull();
        expect([split.altro, split.gestioneSeparate]).toEqual([0, 0]);
        const whole = Object.values(split).reduce((total, part) => total + part, 0);
        expect(Math.abs(whole - 100)).toBeLessThan(1e-12);
        // Every other class is where the way passes, to the last digit.
        const keys = Object.keys(one) as (keyof typeof one)[];
        const [largest] = keys.toSorted((k, l) => split[l] - split[k]);
        for (const key of keys.filter((k) => k !== largest))
          expect(split[key]).toBe(one[key] + (x / 100) * (two[key] - one[key]));
      }
  });
});
