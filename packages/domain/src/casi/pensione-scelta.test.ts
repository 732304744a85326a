/** Who stops earlier, buys back years, or chooses: on paper, with the same law as «previdenza». */
import { describe, expect, it } from '@jest/globals';
import type { IpotesiPensione } from '../nucleo.ts';
import { pension, type PensioneOk, type PersonaPensione } from '../previdenza/pensione.ts';
import { OGGI, v } from './valori.ts';

const scelta = (
  birthDate: string,
  mesi: number,
  ipotesi: IpotesiPensione,
  sesso?: 'M' | 'F',
  rest: Partial<PersonaPensione> = {},
) =>
  pension(
    v,
    {
      refDate: OGGI,
      birthDate: `${birthDate}-10`,
      professione: 'Dipendente',
      redditoNettoAnnuo: 25000,
      regione: null,
      anniContributi: mesi / 12,
      sesso,
      ...rest,
    },
    undefined,
    undefined,
    ipotesi,
  );
const quando = (r: ReturnType<typeof scelta>) =>
  r.status === 'ok' ? [r.mesiEta, r.annoPensione] : r.status;

describe('stopping today at sixty', () => {
  it('with 240 months paid: 67 years and 9 months, in August 2034', () =>
    expect(quando(scelta('1966-11', 240, { mesiEta: 720 }))).toEqual([813, 2034]));
  it('with 239: four years more, 863 = 815 + 48 months, in October 2038', () =>
    expect(quando(scelta('1966-11', 239, { mesiEta: 720 }))).toEqual([863, 2038]));
  it('with 200 and 40 bought back: as with 240', () =>
    expect(
      quando(
        scelta('1966-11', 200, { mesiEta: 720, riscatto: { mesi: 40, costo: 20000, rate: 1 } }),
      ),
    ).toEqual([813, 2034]));
  it('with 514 a man waits for the window only, a woman with 502 too', () => {
    expect(quando(scelta('1966-11', 514, { mesiEta: 720 }))).toEqual([723, 2027]);
    expect(quando(scelta('1966-11', 502, { mesiEta: 720 }, 'F'))).toEqual([723, 2027]);
    // nobody said the sex: the months of a man are asked, and 502 are not enough
    expect(quando(scelta('1966-11', 502, { mesiEta: 720 }))).toEqual([813, 2034]);
  });
});

describe('stopping today, old', () => {
  it('at seventy with 60 months: 71 years and 1 month, 853 = 805 + 48, in December 2027', () =>
    expect(quando(scelta('1956-11', 60, { mesiEta: 840 }))).toEqual([853, 2027]));
  it('at seventy with 59: never', () =>
    expect(scelta('1956-11', 59, { mesiEta: 840 })).toEqual({ status: 'requisiti_non_raggiunti' }));
  it('at ninety to the month, with the years: today', () =>
    expect(quando(scelta('1936-11', 300, { mesiEta: 1080 }))).toEqual([1080, 2026]));
  it('past ninety: today', () => expect(quando(scelta('1930-05', 480, {}))).toEqual([1158, 2026]));
});

describe('years bought back', () => {
  it('bring the exit forward: 86 years old, nothing paid, 60 months bought', () => {
    // five years at 0,85: 71 months
    expect(quando(scelta('1940-11', 0, {}))).toEqual([1032 + 71, 2032]);
    expect(
      quando(scelta('1940-11', 0, { riscatto: { mesi: 60, costo: 31033.2, rate: 1 } })),
    ).toEqual([1032, 2026]);
  });
  it('do not make a worker of a student', () =>
    expect(
      scelta('1990-11', 0, { riscatto: { mesi: 60, costo: 1, rate: 1 } }, 'M', {
        professione: 'Studente',
        redditoNettoAnnuo: 5000,
      }).status,
    ).toBe('nessuna_contribuzione'));
  it('put their cost into the account at once, or a part a year', () => {
    // born January 1958, 240 months: retires today, nothing to revalue: 9.000 € paid in three years
    // count whole
    const senza = scelta('1958-01', 240, {}) as PensioneOk;
    const con = scelta('1958-01', 240, {
      riscatto: { mesi: 12, costo: 9000, rate: 3 },
    }) as PensioneOk;
    expect(con.montanteFinale - senza.montanteFinale).toBeCloseTo(9000, 6);
    expect(con.anniContributi - senza.anniContributi).toBeCloseTo(1, 10);
    expect(con.anniContributi).toBeCloseTo(21, 10);
  });
});
