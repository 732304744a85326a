import { describe, expect, it } from '@jest/globals';
import { riassumiEstratto, type RigaEstratto } from './estratto-conto.ts';

const riga = (dal: string, al: string, settimane: number, retribuzione?: number): RigaEstratto => ({
  gestione: 'dipendenti',
  dal,
  al,
  tipo: 'Lavoro dipendente',
  settimane,
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

  it('divides a row over two years by days', () => {
    // 1 October 2022 to 30 June 2023: 92 days of 273, then 181.
    const found = riassumiEstratto([riga('2022-10-01', '2023-06-30', 39, 27_300)]);
    expect(found?.anni.map(({ anno }) => anno)).toEqual([2022, 2023]);
    expect(found?.anni[0]?.retribuzione).toBeCloseTo(9_200, 6);
    expect(found?.anni[1]?.retribuzione).toBeCloseTo(18_100, 6);
    expect(found?.settimane).toBe(39);
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
