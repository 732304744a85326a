/**
 * Who counts in which rule, at the limits of ages and incomes: 25 years for a child (18 to say
 * otherwise), 4.000 € for a grown one, 8.000 € for a parent, half of the income for a partner. All
 * are ours; the shares that the law reserves are those of Codice civile, art. 536 ff.
 */
import { describe, expect, it } from '@jest/globals';
import {
  dipendenti,
  isGenitoreACarico,
  isRagazzo,
  perimetro,
  type Familiare,
  type Lato,
} from '../famiglia/perimetro.ts';
import { v } from './valori.ts';

const uno = (gradoParentela: Familiare['gradoParentela'], rest: Partial<Familiare> = {}) => ({
  _id: gradoParentela,
  enabled: true,
  gradoParentela,
  ...rest,
});
const io = uno('me', { reddito: 30000, eta: 50 });
const nessuno = { figli: [], altri: [], anniMinimi: 0 };
const figlio = (eta: number | undefined, rest: Partial<Familiare> = {}) =>
  uno('son', { eta, ...rest });

describe('who lives on the income of the first person', () => {
  it.each<[string, Partial<Familiare>[], object]>([
    ['a child of 24', [figlio(24)], { figli: [24] }],
    ['a child of 25 without income: five years', [figlio(25)], { altri: [5] }],
    ['a daughter of ten', [uno('daughter', { eta: 10 })], { figli: [10] }],
    ['a child whose age is not given', [figlio(undefined)], {}],
    ['a child who is switched off', [figlio(10, { enabled: false })], {}],
    ['a minor is a dependant, whatever is said', [figlio(17, { aCarico: 'no' })], { figli: [17] }],
    ['at eighteen what is said holds', [figlio(18, { aCarico: 'no' })], {}],
    ['at 25 it holds too', [figlio(25, { aCarico: 'no' })], {}],
    [
      'a child who asks for five years',
      [figlio(24, { aCarico: 'si' })],
      { figli: [24], anniMinimi: 5 },
    ],
    [
      'a child who always will',
      [figlio(10, { aCarico: 'sempre' })],
      { figli: [10], anniMinimi: 25 },
    ],
    [
      'the longest of two',
      [figlio(10, { aCarico: 'sempre' }), figlio(20, { aCarico: 'si' })],
      { figli: [10, 20], anniMinimi: 25 },
    ],
    ['3.999 € earned at 30', [figlio(30, { reddito: 3999 })], { altri: [5] }],
    ['4.000 € earned at 30', [figlio(30, { reddito: 4000 })], {}],
    [
      '4.000 € earned at 30, and said',
      [figlio(30, { reddito: 4000, aCarico: 'si' })],
      { altri: [5] },
    ],
    ['nothing earned at 30, for ever', [figlio(30, { aCarico: 'sempre' })], { altri: [25] }],
    ['a child of the partner', [figlio(10, { figlioDi: 'partner' })], {}],
    ['a child of the first person', [figlio(10, { figlioDi: 'me' })], { figli: [10] }],
    ['a child of both', [figlio(10, { figlioDi: 'entrambi' })], { figli: [10] }],
    ['an aunt', [uno('other')], {}],
    ['an aunt of whom it is said', [uno('other', { aCarico: 'si' })], { altri: [5] }],
    ['a mother of whom it is said', [uno('mother', { aCarico: 'sempre' })], { altri: [25] }],
    ['a wife has a rule of her own', [uno('wife', { aCarico: 'si' })], {}],
    ['so has who lives with you', [uno('other', { convivente: true, aCarico: 'si' })], {}],
    [
      'nobody lives with you while a spouse does',
      [uno('husband'), uno('other', { convivente: true, aCarico: 'si' })],
      { altri: [5] },
    ],
  ])('%s: %j', (_what, altri, expected) =>
    expect(dipendenti(v, [io, ...altri] as Familiare[], 'me')).toEqual({ ...nessuno, ...expected }),
  );
  it('nobody lives on their own income', () =>
    expect(dipendenti(v, [{ ...io, aCarico: 'si' }], 'me')).toEqual(nessuno));
  it.each<[Lato, number[]]>([
    ['me', [0, 24]],
    ['partner', []],
  ])('children outside the household, of %s: up to 24', (lato, figli) =>
    expect(dipendenti(v, [io], lato, [0, 24, 25, 40])).toEqual({ ...nessuno, figli }),
  );
  it('the partner supports a child of theirs', () =>
    expect(dipendenti(v, [io, figlio(10, { figlioDi: 'partner' })], 'partner').figli).toEqual([
      10,
    ]));
});

describe('a child who is supported by age', () => {
  it.each<[Pick<Familiare, 'eta' | 'aCarico'>, boolean]>([
    [{ eta: undefined }, false],
    [{ eta: 17, aCarico: 'no' }, true],
    [{ eta: 18, aCarico: 'no' }, false],
    [{ eta: 18 }, true],
    [{ eta: 24, aCarico: 'si' }, true],
    [{ eta: 25 }, false],
    [{ eta: 25, aCarico: 'si' }, false],
  ])('%j: %p', (who, yes) => expect(isRagazzo(v, who)).toBe(yes));
});

describe('a parent who depends', () => {
  const madre = uno('mother', { reddito: 7999 });
  it.each<[Partial<Familiare>, boolean]>([
    [{}, true],
    [{ gradoParentela: 'father' }, true],
    [{ gradoParentela: 'other' }, false],
    [{ reddito: 8000 }, false],
    [{ reddito: undefined }, false],
    [{ enabled: false }, false],
    [{ aCarico: 'si' }, false],
  ])('%j: %p', (change, yes) => expect(isGenitoreACarico(v, { ...madre, ...change })).toBe(yes));
});

describe('the household seen from the first person', () => {
  const di = (altri: Familiare[], fuori?: number[]) =>
    perimetro(v, { analisiFamiliare: 'perNucleo', membri: [io, ...altri], fuori });

  it.each<[string, Partial<Familiare>, boolean]>([
    ['earns 14.999 of 30.000 €', { reddito: 14999 }, true],
    ['earns half', { reddito: 15000 }, false],
    ['did not tell', { reddito: undefined }, false],
    ['earns half and is said to depend', { reddito: 15000, aCarico: 'si' }, true],
    ['earns nothing and is said not to', { reddito: 0, aCarico: 'no' }, false],
    ['did not tell and always will', { reddito: undefined, aCarico: 'sempre' }, true],
  ])('a husband who %s: %p', (_what, rest, yes) =>
    expect(di([uno('husband', rest)]).partnerACarico).toBe(yes),
  );
  it('a first person who told no income supports no partner', () =>
    expect(
      perimetro(v, {
        analisiFamiliare: 'perMe',
        membri: [uno('me'), uno('wife', { reddito: 0 })],
      }).partnerACarico,
    ).toBe(false));
  it('alone there is no partner to support', () =>
    expect(di([])).toMatchObject({
      partner: null,
      coniuge: false,
      convivente: false,
      partnerACarico: false,
    }));

  it.each<[string, Familiare[], number[] | undefined, number, number]>([
    ['nobody', [], undefined, 0, 1],
    ['parents: a third is theirs', [uno('mother'), uno('father')], undefined, 0, 2 / 3],
    ['a child and a parent: half is the child’s', [figlio(30), uno('father')], undefined, 1, 1 / 2],
    ['a wife and a parent: half and a quarter', [uno('wife'), uno('mother')], undefined, 0, 1 / 4],
    ['a child and two outside: two thirds', [figlio(30)], [40, 50], 3, 1 / 3],
    ['a child who is switched off inherits', [figlio(9, { enabled: false })], undefined, 1, 1 / 2],
    ['a child of the partner does not', [figlio(9, { figlioDi: 'partner' })], undefined, 0, 1],
    ['a wife who is switched off does', [uno('wife', { enabled: false })], undefined, 0, 1 / 2],
  ])('%s: %j', (_what, altri, fuori, figli, disponibile) => {
    const p = di(altri, fuori);
    expect(p.figli).toBe(figli);
    expect(p.disponibile).toBeCloseTo(disponibile, 9);
  });
  it.each<[string, Familiare, string | null, boolean, boolean]>([
    ['a wife', uno('wife'), 'wife', true, false],
    ['a wife who is switched off', uno('wife', { enabled: false }), null, true, false],
    ['who lives with you', uno('other', { convivente: true }), 'other', false, true],
    ['a flatmate', uno('other', { convivente: false }), null, false, false],
    ['a daughter marked by mistake', uno('daughter', { convivente: true }), null, false, false],
  ])('%s: partner %p', (_what, chi, partner, coniuge, convivente) =>
    expect(di([chi])).toMatchObject({ partner, coniuge, convivente }),
  );
  it('counts who depends, and parents by their told income', () =>
    expect(
      di(
        [
          figlio(10),
          figlio(30),
          uno('mother', { reddito: 7000 }),
          uno('father', { reddito: 9000 }),
        ],
        [24, 30],
      ),
    ).toMatchObject({ figli: 4, figliACarico: 2, altriACarico: 1, genitoriACarico: 1 }));
  it.each([
    ['perMe', ['me']],
    ['perNucleo', ['me', 'wife']],
  ] as const)('%s: the wealth of %j is shown', (analisiFamiliare, patrimonio) =>
    expect(
      perimetro(v, {
        analisiFamiliare,
        membri: [io, uno('wife'), figlio(9, { enabled: false })],
      }).patrimonio,
    ).toEqual(patrimonio),
  );
});
