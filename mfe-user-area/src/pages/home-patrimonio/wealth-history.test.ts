import { describe, expect, it } from '@jest/globals';
import type { AnswerHistory } from '@bussola/contract';
import type { Membro } from '@bussola/domain';
import type { Voce } from '../../beni/goods.ts';
import { famigliaEsempio } from '../../testing/area-server.ts';
import { mostlyOf, wealthHistory } from './wealth-history.ts';

const [anna, marco] = famigliaEsempio('bellini').famiglia.membri as [Membro, Membro];
type Told = [value: unknown, at: string, estimated?: boolean];
/** The newest first, as the server sends them. */
const told = (
  key: string,
  values: readonly Told[],
  memberId: string | null = anna._id,
): AnswerHistory['answers'][number] => ({
  memberId,
  key,
  values: values.map(([value, at, estimated = false]) => ({
    value,
    at: at.length === 10 ? `${at}T10:00:00.000Z` : at,
    estimated,
    author: 'owner',
    name: 'Anna',
  })),
});
const days = (answers: AnswerHistory['answers'], membri: readonly Membro[] = [anna, marco]) =>
  wealthHistory(answers, membri).map(({ day, goods }) => [day, goods.netto]);
/** Bellini: 231.400 € of the two, of which Anna's savings are 27.000 €. */
const NOW = 231_400;

describe('net worth by the day', () => {
  it('has a point on each day on which an answer changed it, and on no other day', () => {
    expect(
      days([
        told('valorePatrimonioMobiliare', [
          [27_000, '2026-11-10'],
          [21_000, '2026-05-03'],
          [20_000, '2026-01-20'],
        ]),
        told('redditoNettoAnnuo', [[34_800, '2026-08-01']]),
      ]),
    ).toEqual([
      ['2026-01-20', NOW - 7_000],
      ['2026-05-03', NOW - 6_000],
      ['2026-11-10', NOW],
    ]);
  });
  it('counts a day by the clock of Rome, and the last answer of it', () => {
    expect(
      days([
        told('valorePatrimonioMobiliare', [
          [27_000, '2026-05-03T22:30:00.000Z'],
          [25_000, '2026-05-03T21:30:00.000Z'],
          [20_000, '2026-05-03T08:00:00.000Z'],
        ]),
      ]),
    ).toEqual([
      ['2026-05-03', NOW - 2_000],
      ['2026-05-04', NOW],
    ]);
  });
  it('takes what was given later for the first time as if it had always been so', () => {
    expect(
      days([
        told('valorePatrimonioMobiliare', [
          [27_000, '2026-05-03'],
          [26_000, '2026-01-20'],
        ]),
        told('montanteFondo', [[11_400, '2026-09-01']], marco._id),
      ]),
    ).toEqual([
      ['2026-01-20', NOW - 1_000],
      ['2026-05-03', NOW],
    ]);
  });
  it('leaves out what was only supposed, once it was given', () => {
    const supposed: Told = [90_000, '2026-01-20', true];
    expect(days([told('valorePatrimonioMobiliare', [[27_000, '2026-05-03'], supposed])])).toEqual([
      ['2026-05-03', NOW],
    ]);
    expect(days([told('valorePatrimonioMobiliare', [supposed])])).toEqual([
      ['2026-01-20', NOW + 63_000],
    ]);
  });
  it('takes an answer that was taken back as missing', () => {
    expect(
      days([
        told('valorePatrimonioMobiliare', [
          [27_000, '2026-05-03'],
          [null, '2026-02-01'],
          [20_000, '2026-01-20'],
        ]),
      ]),
    ).toEqual([
      ['2026-01-20', NOW - 7_000],
      ['2026-02-01', NOW - 27_000],
      ['2026-05-03', NOW],
    ]);
  });
  it('begins where every value is still kept', () => {
    const values = Array.from({ length: 20 }, (_, place): Told => [
      27_000 - place,
      `2026-10-${String(20 - place).padStart(2, '0')}`,
    ]);
    const savings = told('valorePatrimonioMobiliare', values);
    const home = told('valoreResidenza', [
      [140_000, '2026-10-02'],
      [100_000, '2026-01-20'],
    ]);
    expect(days([savings, home])[0]?.[0]).toBe('2026-10-01');
    expect(days([told('valorePatrimonioMobiliare', values.slice(0, 19)), home])[0]?.[0]).toBe(
      '2026-01-20',
    );
  });
  it('ignores members who are not counted, and answers of the household', () => {
    const savings = told(
      'valorePatrimonioMobiliare',
      [
        [19_000, '2026-05-03'],
        [1_000, '2026-01-20'],
      ],
      marco._id,
    );
    expect(days([savings], [anna])).toEqual([]);
    expect(days([told('uscitePianificate', [[5_000, '2026-01-20']], null)])).toEqual([]);
    expect(days([savings])).toHaveLength(2);
  });
});

describe('what moved it most', () => {
  const [first] = wealthHistory([told('montanteFondo', [[11_400, '2026-01-20']])], [anna, marco]);
  if (!first) throw new Error('there is a day');
  const { goods } = first;
  it.each<{ change: Partial<Record<Voce, number>>; mostly: Voce }>([
    { change: { mobiliare: 1_000, mutuo: -6_000 }, mostly: 'mutuo' },
    { change: { mobiliare: 7_000, mutuo: 6_000 }, mostly: 'mobiliare' },
    { change: { residenza: -20_000, mobiliare: 1_000 }, mostly: 'residenza' },
    { change: { altriDebiti: 9_000, mutuo: -1_000 }, mostly: 'altriDebiti' },
  ])('$mostly', ({ change, mostly }) => {
    const after = { ...goods };
    for (const [key, by] of Object.entries(change)) {
      after[key as Voce] += by;
      after.netto += key === 'mutuo' || key === 'altriDebiti' ? -by : by;
    }
    expect(mostlyOf(goods, after)).toBe(mostly);
  });
});
