/**
 * Who inherits what, row by row. Law: Codice civile art. 536–544 (forced shares), 565–586 (without
 * a will); D.Lgs. 346/1990 art. 7; D.Lgs. 347/1990.
 */
import { describe, expect, it } from '@jest/globals';
import { impostaSuccessione, imposteImmobili } from '../successione/imposta.ts';
import { erediTesto, parteTesto } from '../racconto/successione.ts';
import { quotePerErede } from '../successione/per-erede.ts';
import { intestata, legittima } from '../successione/quote.ts';
import { stimaSuccessione } from '../successione/stima.ts';
import { analisi } from './famiglie.ts';
import { v } from './valori.ts';

describe('forced shares of an estate of 120.000 €', () => {
  it.each([
    ['spouse alone (art. 540)', true, 0, 0, [60000, 0, 0, 60000]],
    ['spouse and one child (art. 542, comma 1)', true, 1, 0, [40000, 40000, 0, 40000]],
    ['spouse and two children (art. 542, comma 2)', true, 2, 0, [30000, 60000, 0, 30000]],
    ['spouse and five children', true, 5, 0, [30000, 60000, 0, 30000]],
    ['spouse and two parents (art. 544)', true, 0, 2, [60000, 0, 30000, 30000]],
    ['spouse, one child and a parent, who gets nothing', true, 1, 1, [40000, 40000, 0, 40000]],
    ['one child (art. 537, comma 1)', false, 1, 0, [0, 60000, 0, 60000]],
    ['two children (art. 537, comma 2)', false, 2, 0, [0, 80000, 0, 40000]],
    ['three children and a parent', false, 3, 1, [0, 80000, 0, 40000]],
    ['a parent (art. 538)', false, 0, 1, [0, 0, 40000, 80000]],
    ['nobody', false, 0, 0, [0, 0, 0, 120000]],
  ])('%s', (_, coniuge, figli, ascendenti, euro) => {
    const r = legittima({ coniuge, figli, ascendenti });
    expect(
      [r.coniuge, r.figliTot, r.ascendenti, r.disponibile].map(
        (share) => Math.round(share * 120000 * 100) / 100,
      ),
    ).toEqual(euro);
  });
  it('the free share has no rounding error', () =>
    expect(legittima({ coniuge: true, figli: 1, ascendenti: 0 }).disponibile).toBeCloseTo(
      1 / 3,
      12,
    ));
});

describe('an estate of 120.000 € without a will', () => {
  it.each([
    // spouse, children, parents, siblings → spouse, children, parents, siblings, others
    ['spouse alone (art. 583)', true, 0, 0, 0, [120000, 0, 0, 0, 0]],
    ['spouse and one child (art. 581)', true, 1, 0, 0, [60000, 60000, 0, 0, 0]],
    ['spouse and two children', true, 2, 0, 0, [40000, 80000, 0, 0, 0]],
    [
      'spouse, three children, parents and siblings, who get nothing',
      true,
      3,
      2,
      2,
      [40000, 80000, 0, 0, 0],
    ],
    ['children alone (art. 566)', false, 2, 0, 0, [0, 120000, 0, 0, 0]],
    ['one child and the parents, who get nothing', false, 1, 2, 1, [0, 120000, 0, 0, 0]],
    ['spouse and parents (art. 582)', true, 0, 2, 0, [80000, 0, 40000, 0, 0]],
    ['spouse and siblings (art. 582)', true, 0, 0, 3, [80000, 0, 0, 40000, 0]],
    [
      'spouse, two parents, two siblings: by head a sixth of the whole, so a quarter',
      true,
      0,
      2,
      2,
      [80000, 0, 30000, 10000, 0],
    ],
    [
      'spouse, a parent, four siblings: a quarter at least',
      true,
      0,
      1,
      4,
      [80000, 0, 30000, 10000, 0],
    ],
    ['parents alone (art. 568)', false, 0, 2, 0, [0, 0, 120000, 0, 0]],
    ['siblings alone (art. 570)', false, 0, 0, 3, [0, 0, 0, 120000, 0]],
    [
      'two parents and one sibling (art. 571): by head, two thirds',
      false,
      0,
      2,
      1,
      [0, 0, 80000, 40000, 0],
    ],
    ['one parent and three siblings: half at least', false, 0, 1, 3, [0, 0, 60000, 60000, 0]],
    [
      'nobody near: relatives to the sixth degree, then the State (art. 572, 586)',
      false,
      0,
      0,
      0,
      [0, 0, 0, 0, 120000],
    ],
  ])('%s', (_, coniuge, figli, genitori, fratelli, euro) => {
    const r = intestata({ coniuge, figli, genitori, fratelli });
    expect(
      [r.coniuge, r.figliTot, r.genitoriTot, r.fratelliTot, r.altri].map(
        (share) => Math.round(share * 120000 * 100) / 100,
      ),
    ).toEqual(euro);
  });
  it('spouse, two parents and one sibling: two thirds of the third by head are two ninths, less than a quarter', () =>
    expect(intestata({ coniuge: true, figli: 0, genitori: 2, fratelli: 1 })).toMatchObject({
      genitoriTot: 0.25,
    }));
  it('divides the whole estate, to the cent', () => {
    for (const genitori of [1, 2])
      for (const fratelli of [1, 2, 3, 5, 7])
        expect(intestata({ coniuge: true, figli: 0, genitori, fratelli }).altri).toBe(0);
  });
});

describe('inheritance tax (D.Lgs. 346/1990, art. 7), at the allowance and over it', () => {
  it.each([
    ['linea', 1000000, false, 0, 'spouse and direct line: up to a million each'],
    ['linea', 1000100, false, 4, '100 × 4 %'],
    ['linea', 1250000, false, 10000, '250.000 × 4 %'],
    ['fratello', 100000, false, 0, 'siblings: up to 100.000 each'],
    ['fratello', 150000, false, 3000, '50.000 × 6 %'],
    ['parente', 50000, false, 3000, 'to the fourth degree: 6 % of all of it'],
    ['altro', 50000, false, 4000, 'others, a partner included: 8 % of all of it'],
    ['linea', 1500000, true, 0, 'grave disability: up to 1.500.000'],
    ['altro', 1600000, true, 8000, '100.000 × 8 %'],
    ['fratello', 1500100, true, 6, '100 × 6 %'],
  ] as const)('%s, %d €, disability %p: %d €, %s', (rapporto, quota, disabile, tax, _why) =>
    expect(impostaSuccessione(v, rapporto, quota, disabile)).toBeCloseTo(tax, 8),
  );
  it('nobody is taken for disabled without being told', () =>
    expect(impostaSuccessione(v, 'linea', 1250000)).toBeCloseTo(10000, 8));
});

describe('taxes on the registers (D.Lgs. 347/1990): 2 % and 1 %, 200 € at least each', () => {
  it.each([
    [60000, false, 1800, '1.200 + 600'],
    [15000, false, 500, '300 + 200'],
    [8000, false, 400, '200 + 200'],
    [60000, true, 400, 'first home: 200 + 200'],
    [0, true, 0, 'nothing'],
    [-1, false, 0, 'nothing'],
  ])('%d €, first home %p: %d €, %s', (value, first, tax) =>
    expect(imposteImmobili(value, first)).toBeCloseTo(tax, 8),
  );
});

describe('a first estimate of the tax', () => {
  it('half of the market value, policies out, debts away, each heir apart', () => {
    // 400.000 ÷ 2 + 100.000 ÷ 2 + 2.000.000 × 0,8 + 500.000 − 150.000 = 2.200.000; half each:
    // 1.100.000 − 1.000.000 at 4 %, twice
    expect(
      stimaSuccessione(v, {
        valoreResidenza: 400000,
        secondeCase: 100000,
        mobiliare: 2000000,
        assicurativiPct: 20,
        attivita: 500000,
        debiti: 150000,
        coniuge: true,
        figli: 1,
      }),
    ).toEqual({ base: 2200000, imposta: 8000, motivo: null });
  });
  it('the cadastral rent decides when it is given', () => {
    const base = (primaCasa: boolean) =>
      stimaSuccessione(v, { valoreResidenza: 1e6, renditaAbitazione: 1000, primaCasa, figli: 1 })
        .base;
    // 1.000 × 1,05 × 120 and × 110
    expect([base(false), base(true)]).toEqual([126000, 115500]);
  });
  it('brothers and sisters pay 6 % above 100.000 € each', () =>
    // 300.000 ÷ 2 − 100.000 = 50.000 at 6 %, twice
    expect(stimaSuccessione(v, { mobiliare: 300000, fratelli: 2 }).imposta).toBeCloseTo(6000, 8));
  it('with no heir known there is no base and no tax', () =>
    expect(stimaSuccessione(v, { mobiliare: 5e6 })).toEqual({
      base: null,
      imposta: null,
      motivo: 'eredi_non_noti',
    }));
});

describe('what each heir would receive', () => {
  const nobody = {
    coniuge: false,
    figli: 0,
    figliFuori: 0,
    genitori: 0,
    convivente: false,
    figlia: false,
  };
  const rows = (change: Partial<typeof nobody>, base: number | null = 1200000) =>
    quotePerErede(v, { ...nobody, ...change }, base).map(
      ({ tipo, senzaTestamento, minimo, massimo }) => [
        tipo,
        senzaTestamento === null ? null : Math.round(12 * senzaTestamento),
        Math.round(12 * minimo),
        Math.round(12 * massimo),
      ],
    );
  it('spouse, a child at home and one elsewhere, in twelfths', () =>
    // without a will 4, 4, 4; forced 3, 3, 3; free 3
    expect(rows({ coniuge: true, figli: 1, figliFuori: 1 })).toEqual([
      ['coniuge', 4, 3, 6],
      ['figlio', 4, 3, 6],
      ['figlioFuori', 4, 3, 6],
    ]));
  it('a spouse without children shares with relatives who may not be listed', () =>
    expect(rows({ coniuge: true })).toEqual([
      ['coniuge', null, 6, 12],
      ['fratelli', null, 0, 6],
    ]));
  it('a spouse beside a parent has two thirds, whoever else is there (art. 582)', () =>
    expect(rows({ coniuge: true, genitori: 1 })).toEqual([
      ['coniuge', 8, 6, 9],
      ['genitore', null, 3, 6],
      ['fratelli', null, 0, 3],
    ]));
  it('an unmarried partner has nothing by law, and the free part at most', () => {
    expect(rows({ convivente: true, figli: 1 })).toEqual([
      ['figlio', 12, 6, 12],
      ['convivente', 0, 0, 6],
    ]);
    const [figlio, convivente] = quotePerErede(
      v,
      { ...nobody, convivente: true, figli: 1 },
      1200000,
    );
    // (1.200.000 − 1.000.000) × 4 %; 600.000 × 8 %
    expect(figlio!.imposta).toBeCloseTo(8000, 8);
    expect(convivente).toMatchObject({ imposta: 0, impostaMassima: 48000 });
  });
  it('parents do not inherit beside children, and share with brothers and sisters', () => {
    expect(rows({ figli: 1, genitori: 2 })).toHaveLength(1);
    expect(rows({ genitori: 1 })).toEqual([
      ['genitore', null, 4, 12],
      ['fratelli', null, 0, 8],
    ]);
  });
  it('with nobody listed the closest relatives come, and a will may leave all', () =>
    expect(quotePerErede(v, nobody, null)).toEqual([
      {
        tipo: 'parenti',
        senzaTestamento: null,
        minimo: 0,
        massimo: 1,
        imposta: null,
        impostaMassima: null,
      },
    ]));
  it('says it of each by name, switched off or not', () => {
    const { eredi, impostaStimata, notaImposta } = analisi([
      {
        firstName: 'Ada',
        dataNascita: '1966-05-10',
        haTestamento: false,
        valorePatrimonioMobiliare: 300000,
        figliFuoriNucleo: [{ eta: 30 }],
      },
      { firstName: 'Ugo', gradoParentela: 'husband', enabled: false },
      { firstName: 'Eva', gradoParentela: 'daughter', dataNascita: '2015-05-10' },
    ]).successione;
    expect(eredi.map(({ memberId }) => memberId)).toEqual(['p2', 'p3', undefined]);
    expect(eredi.map(({ testo }) => testo.it)).toEqual([
      'Ugo: senza testamento un terzo; con un testamento almeno un quarto, fino a metà.',
      'Eva: senza testamento un terzo; con un testamento almeno un quarto, fino a metà.',
      'Un figlio fuori dal nucleo: senza testamento un terzo; con un testamento almeno un quarto, fino a metà.',
    ]);
    expect(eredi[0]!.testo.en).toBe(
      'Ugo: without a will a third; with a will at least a quarter, up to half.',
    );
    expect([impostaStimata, notaImposta]).toEqual([0, undefined]);
  });
  it('of a spouse alone the tax is that of the spouse alone', () => {
    const { impostaStimata, notaImposta } = analisi([
      { dataNascita: '1966-05-10', haTestamento: false, valorePatrimonioMobiliare: 1500000 },
      { gradoParentela: 'wife' },
    ]).successione;
    // (1.500.000 − 1.000.000) × 4 %
    expect(impostaStimata).toBe(20000);
    expect(notaImposta?.it).toMatch(/circa 20\.000\u00A0€ \(se eredita solo il coniuge\)\./);
  });
});

describe('heirs in words', () => {
  it.each([
    [{ coniuge: true, figli: 1 }, 'metà al coniuge e metà al figlio'],
    [{ coniuge: true, figli: 1, figlia: true }, 'metà al coniuge e metà alla figlia'],
    [{ coniuge: true, figli: 3 }, 'un terzo al coniuge e due terzi ai figli'],
    [
      { coniuge: true, genitori: 1 },
      'due terzi al coniuge, il resto a genitori, fratelli e sorelle, se ci sono',
    ],
    [{ figli: 1 }, 'tutto al figlio'],
    [{ figli: 1, figlia: true }, 'tutto alla figlia'],
    [{ figli: 2 }, 'tutto ai figli, in parti uguali'],
    [{ genitori: 2 }, 'ai genitori, insieme a fratelli e sorelle, se ci sono'],
    [{}, 'ai parenti più vicini fino al sesto grado, poi allo Stato'],
  ])('%j: %s', (p, text) => expect(erediTesto(p).it).toBe(text));
  it.each([
    [1, 'tutto'],
    [2 / 3, 'due terzi'],
    [1 / 2, 'metà'],
    [1 / 3, 'un terzo'],
    [1 / 4, 'un quarto'],
    [2 / 9, 'il 22%'],
  ])('%d: %s', (share, text) => expect(parteTesto(share).it).toBe(text));
});
