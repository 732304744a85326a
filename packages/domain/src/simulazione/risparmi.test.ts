import { describe, expect, it } from '@jest/globals';
import { esempio, frozen } from '../../test/esempio.ts';
import type { Famiglia, Membro, SuddivisioneInvestimento } from '../nucleo.ts';
import { validateSplit } from './validazione.ts';
import { deposita, preleva } from './risparmi.ts';

const zero = { azioni: 0, obbligazioni: 0, gestioneSeparate: 0, oro: 0, liquidi: 0, altro: 0 };
const contanti = { ...zero, liquidi: 100 };
const misto = { ...zero, azioni: 50, obbligazioni: 20, liquidi: 30 };
/** Euro, and how they are split. */
type Risparmi = [valore?: number, split?: SuddivisioneInvestimento];
const membro = (_id: string, seq: number, [valore, split]: Risparmi, rest = {}): Membro => ({
  _id,
  gradoParentela: 'other',
  enabled: true,
  seq,
  valorePatrimonioMobiliare: valore,
  suddivisioneInvestimento: split,
  ...rest,
});
const famiglia = (...membri: Membro[]): Famiglia =>
  frozen({ refDate: '2026-11-20', analisiFamiliare: 'perNucleo', membri });
const di = ({ membri }: Famiglia): Record<string, number | undefined> =>
  Object.fromEntries(membri.map((m) => [m._id, m.valorePatrimonioMobiliare]));

describe('money that comes in', () => {
  it.each<[string, Risparmi, number, Risparmi]>([
    // 3.000 of cash and 7.000 of the rest become 13.000 and 7.000 of 20.000
    [
      'cash, where the split is given',
      [10_000, misto],
      10_000,
      [20_000, { ...zero, azioni: 25, obbligazioni: 10, liquidi: 65 }],
    ],
    ['unknown, where it was not given', [10_000], 500, [10_500]],
    ['unknown, where it is still all zeros', [10_000, zero], 500, [10_500, zero]],
    ['all cash, where there was nothing', [0], 500, [500, contanti]],
    ['all cash, where nothing was given', [undefined], 500, [500, contanti]],
    ['all cash, where there was nothing, in zeros', [0, zero], 500, [500, contanti]],
    ['all cash, where the split was of nothing', [0, misto], 500, [500, contanti]],
    ['nothing, of nothing', [0], 0, [0]],
    ['nothing, in zeros', [0, zero], 0, [0, zero]],
    ['nothing, and the split stays', [0, misto], 0, [0, misto]],
  ])('%s', (_, before, importo, [valore, split]) => {
    const other = membro('b', 2, [900, misto]);
    const [a, b] = deposita(famiglia(membro('a', 1, before), other), 'a', importo).membri;
    expect(a).toEqual(membro('a', 1, [valore, split]));
    expect(b).toBe(other);
  });
});

describe('money that goes out', () => {
  it.each<[string, number, Risparmi]>([
    [
      'of the cash alone',
      1_000,
      [9_000, { ...zero, azioni: 500 / 9, obbligazioni: 200 / 9, liquidi: 200 / 9 }],
    ],
    ['all the cash', 3_000, [7_000, { ...zero, azioni: 500 / 7, obbligazioni: 200 / 7 }]],
    // 2.000 of 7.000 more: the rest keeps its proportions, five to two
    ['more than the cash', 5_000, [5_000, { ...zero, azioni: 500 / 7, obbligazioni: 200 / 7 }]],
    // Of what is no more there is no split: it stays as it was given.
    ['everything', 10_000, [0, misto]],
  ])('%s', (_, importo, [valore, split]) => {
    const [a] = preleva(famiglia(membro('a', 1, [10_000, misto])), 'a', importo).membri;
    expect(a!.valorePatrimonioMobiliare).toBe(valore);
    for (const [key, value] of Object.entries(split!))
      expect(a!.suddivisioneInvestimento![key as keyof typeof zero]).toBeCloseTo(value, 9);
  });

  const tre = famiglia(
    membro('terza', 3, [100]),
    membro('prima', 1, [100]),
    membro('seconda', 2, [100]),
  );
  it.each<[string, number, Record<string, number>]>([
    ['prima', 100, { prima: 0, seconda: 100, terza: 100 }],
    ['prima', 150, { prima: 0, seconda: 50, terza: 100 }],
    ['seconda', 150, { seconda: 0, prima: 50, terza: 100 }],
    ['terza', 150, { terza: 0, prima: 50, seconda: 100 }],
    ['terza', 250, { terza: 0, prima: 0, seconda: 50 }],
    ['terza', 0, { terza: 100, prima: 100, seconda: 100 }],
  ])('one’s own first, then the others’ in their order: %s, %d', (memberId, importo, left) => {
    expect(di(preleva(tre, memberId, importo))).toEqual(left);
    const turned = { ...tre, membri: tre.membri.toReversed() };
    expect(di(preleva(turned, memberId, importo))).toEqual(left);
  });

  it('does not change a member who pays nothing', () => {
    const after = preleva(tre, 'prima', 150).membri;
    expect(after[0]).toBe(tre.membri[0]);
  });

  it('asks nothing of people who are switched off, and with «me alone» only me', () => {
    const me = { gradoParentela: 'me' };
    const two = famiglia(membro('a', 1, [100], me), membro('b', 2, [100], { enabled: false }));
    const field = expect.objectContaining({ field: 'importo' });
    expect(di(preleva(two, 'a', 100))).toEqual({ a: 0, b: 100 });
    expect(() => preleva(two, 'a', 101)).toThrow(field);
    const alone: Famiglia = {
      ...famiglia(membro('a', 1, [100], me), membro('b', 2, [100])),
      analisiFamiliare: 'perMe',
    };
    expect(di(preleva(alone, 'a', 100))).toEqual({ a: 0, b: 100 });
    expect(() => preleva(alone, 'a', 101)).toThrow(field);
  });

  it('half a cent more than there is is not missed; a whole one is', () => {
    const one = famiglia(membro('a', 1, [100]), membro('b', 2, [undefined]));
    expect(di(preleva(one, 'a', 100.004))).toEqual({ a: 0, b: undefined });
    expect(() => preleva(one, 'a', 100.006)).toThrow(expect.objectContaining({ field: 'importo' }));
  });
});

it('parts are a hundred again, whatever comes in or goes out', () => {
  const [anna, marco] = esempio('bellini').membri.map((m) => m.suddivisioneInvestimento);
  const senzaAzioni = { ...zero, obbligazioni: 33.3, oro: 22.7, liquidi: 44 };
  for (const split of [anna!, marco!, senzaAzioni])
    for (let euro = 1; euro < 19_000; euro += 357) {
      const uno = famiglia(membro('a', 1, [19_000, split]));
      for (const { membri } of [deposita(uno, 'a', euro), preleva(uno, 'a', euro)]) {
        const parts = membri[0]!.suddivisioneInvestimento!;
        expect(validateSplit({ ...parts })).toBeNull();
        expect(Object.values(parts).every((part) => part >= 0)).toBe(true);
        // The last digits are of the largest class, never of one that is empty.
        if (split.azioni === 0) expect(parts.azioni).toBe(0);
      }
    }
});
