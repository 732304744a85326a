import { describe, expect, it } from '@jest/globals';
import { riassumiEstratto, type RigaEstratto } from './estratto-conto.ts';

const riga = (
  dal: string,
  al: string,
  settimane: number | undefined,
  retribuzione?: number,
): RigaEstratto => ({
  gestione: 'dipendenti',
  dal,
  al,
  tipo: 'Lavoro dipendente',
  ...(settimane === undefined ? {} : { settimane }),
  ...(retribuzione === undefined ? {} : { retribuzione }),
});

describe('a statement of contributions', () => {
  it('gives start, end, weeks and whole years', () => {
    const found = riassumiEstratto([
      riga('2022-03-01', '2022-12-31', 44, 20_000),
      riga('2023-01-01', '2023-12-31', 52, 26_000),
      riga('2024-01-01', '2024-06-30', 26, 13_500),
    ]);
    // 44 + 52 + 26 = 122 weeks: two years and 18 weeks.
    expect(found).toEqual({
      primoContributo: '2022-03',
      ultimoContributo: '2024-06',
      settimane: 122,
      anniContributi: 2,
      anniIgnoti: [],
      anni: [
        { anno: 2022, settimane: 44, retribuzione: 20_000 },
        { anno: 2023, settimane: 52, retribuzione: 26_000 },
        { anno: 2024, settimane: 26, retribuzione: 13_500 },
      ],
      buchi: [],
      ultimoAnnoIntero: { anno: 2023, settimane: 52, retribuzione: 26_000 },
    });
  });

  it('counts 52 weeks a year at most, and adds up the pay of two jobs', () => {
    const found = riassumiEstratto([
      riga('2023-01-01', '2023-12-31', 52, 18_000),
      riga('2023-07-01', '2023-12-31', 20, 6_000),
    ]);
    expect(found?.settimane).toBe(52);
    expect(found?.ultimoAnnoIntero).toEqual({ anno: 2023, settimane: 52, retribuzione: 24_000 });
  });

  it.each([
    ['of 36 calendar years', [riga('1990-01-01', '2025-12-31', 36 * 52)], 1872, 36],
    ['of four years, one of them a leap year', [riga('2021-01-01', '2024-12-31', 208)], 208, 4],
    ['from July to June', [riga('2020-07-01', '2024-06-30', 208)], 208, 4],
    [
      'from July to June, between two half years',
      [
        riga('2020-01-01', '2020-06-30', 26),
        riga('2020-07-01', '2024-06-30', 208),
        riga('2024-07-01', '2024-12-31', 26),
      ],
      260,
      5,
    ],
    [
      'in twelve rows of a month, February 2015 with four weeks',
      Array.from({ length: 12 }, (_, at) => {
        const month = String(at + 1).padStart(2, '0');
        const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][at] ?? 0;
        return riga(`2015-${month}-01`, `2015-${month}-${days}`, 52 / 12);
      }),
      52,
      1,
    ],
    [
      'in three rows of one period',
      [52, 20, 8].map((weeks) => riga('2015-01-01', '2016-12-31', weeks)),
      80,
      1,
    ],
    // From 1 January to 30 June 2023 there are 26 weeks.
    ['of two jobs in one half year', [0, 1].map(() => riga('2023-01-01', '2023-06-30', 26)), 26, 0],
    ['above the weeks of its period', [riga('2023-01-01', '2023-03-31', 52)], 13, 0],
    ['of 51 weeks and two thirds', [riga('2023-01-01', '2023-12-31', 51.67)], 51, 0],
  ])('%s', (_, righe, settimane, anniContributi) => {
    expect(riassumiEstratto(righe)).toMatchObject({ settimane, anniContributi });
  });

  it('gives no pay to the years of a row over several years', () => {
    const found = riassumiEstratto([
      riga('2020-01-01', '2023-12-31', 208, 80_000),
      riga('2023-03-01', '2023-03-31', 0, 500),
      riga('2024-01-01', '2024-12-31', 52, 30_000),
    ]);
    expect(found?.anni.map(({ retribuzione }) => retribuzione)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      30_000,
    ]);
  });

  it('takes the start, but no weeks, from work that is not counted in weeks', () => {
    expect(
      riassumiEstratto([
        riga('2012-02-01', '2012-02-28', undefined, 1500),
        riga('2013-01-01', '2013-12-31', 52),
      ]),
    ).toMatchObject({ primoContributo: '2012-02', settimane: 52, anniIgnoti: [2012] });
    expect(riassumiEstratto([riga('2012-02-01', '2012-02-28', undefined)])).toMatchObject({
      settimane: 0,
      anniContributi: 0,
      anniIgnoti: [2012],
    });
  });

  it('lists the months without any contribution', () => {
    const found = riassumiEstratto([
      riga('2022-01-01', '2022-03-31', 13),
      riga('2022-05-10', '2022-08-20', 14),
      riga('2022-09-01', '2022-09-30', 4),
      riga('2023-02-01', '2023-12-31', 47),
    ]);
    expect(found?.buchi).toEqual([
      { da: '2022-04', a: '2022-04', mesi: 1 },
      { da: '2022-10', a: '2023-01', mesi: 4 },
    ]);
    expect(found?.ultimoAnnoIntero).toBeUndefined();
  });

  it('takes pay that brings no weeks, but no start from it', () => {
    const found = riassumiEstratto([
      riga('2021-12-01', '2021-12-31', 0, 400),
      riga('2022-01-01', '2022-12-31', 52, 20_000),
      riga('2022-01-01', '2022-12-31', 0, 300),
    ]);
    expect(found?.primoContributo).toBe('2022-01');
    expect(found?.ultimoAnnoIntero?.retribuzione).toBe(20_300);
    expect(found?.anniContributi).toBe(1);
  });

  it.each([
    [103, 1],
    [104, 2],
    [105, 2],
  ])('of %d weeks is %d whole years', (weeks, years) => {
    const third = weeks > 104 ? [riga('2024-01-01', '2024-01-31', weeks - 104)] : [];
    expect(
      riassumiEstratto([
        riga('2022-01-01', '2022-12-31', 52),
        riga('2023-01-01', '2023-12-31', Math.min(52, weeks - 52)),
        ...third,
      ])?.anniContributi,
    ).toBe(years);
  });

  it('without a week of contributions has no summary', () => {
    expect(riassumiEstratto([])).toBeUndefined();
    expect(riassumiEstratto([riga('2022-01-01', '2022-12-31', 0, 300)])).toBeUndefined();
  });
});
