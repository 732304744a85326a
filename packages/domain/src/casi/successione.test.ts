/**
 * Who inherits what, row by row. Law: Codice civile art. 536–544 (forced shares), 565–586 (without
 * a will); D.Lgs. 346/1990 art. 7; D.Lgs. 347/1990.
 */
import { describe, expect, it } from '@jest/globals';
import { impostaSuccessione, imposteImmobili } from '../successione/imposta.ts';
import { intestata, legittima } from '../successione/quote.ts';
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
  it('what is left over is never a crumb of a division', () =>
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
  it('leaves nothing over, not even a crumb', () => {
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
