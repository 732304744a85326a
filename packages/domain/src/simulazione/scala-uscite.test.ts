import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ValidationError } from '../errors.ts';
import { scalaUscite, type InputScala, type UscitaDatata } from './scala-uscite.ts';

const classi = {
  azioni: 10000,
  obbligazioni: 8000,
  gestioneSeparate: 0,
  oro: 0,
  liquidi: 12000,
  altro: 0,
};
const spesa = (data: string, importo: number): UscitaDatata => ({
  data,
  importo,
  descrizione: 'spesa',
});
const scala = (uscite: UscitaDatata[], rest: Partial<InputScala> = {}) =>
  scalaUscite({
    refDate: '2026-11-20',
    uscite,
    classi,
    risparmioMensile: 0,
    riservaEmergenza: 5000,
    ...rest,
  });
const campo = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof ValidationError) return error.field;
    throw error;
  }
  return 'accepted';
};

describe('outflows by their dates', () => {
  it('twelve quarters that follow one another', () => {
    const { trimestri } = scala([]);
    expect(trimestri).toHaveLength(12);
    expect(trimestri[0]).toMatchObject({ dal: '2026-11-20', al: '2027-02-19', bisogno: 0 });
    expect(trimestri[11]).toMatchObject({ dal: '2029-08-20', al: '2029-11-19' });
    const fromEndOfMonth = scala([], { refDate: '2026-11-30' }).trimestri;
    expect(fromEndOfMonth[1]).toMatchObject({ dal: '2027-02-28', al: '2027-05-29' });
    expect(scala([], { refDate: '2026-12-01' }).trimestri[0]!.al).toBe('2027-02-28');
  });
  it('cash above the reserve first, then bonds, then what swings, then nothing', () => {
    // 12.000 of cash less 5.000 kept: 7.000; 8.000 of bonds; 10.000 of shares
    const s = scala([
      spesa('2026-12-01', 6000),
      spesa('2027-03-01', 5000),
      spesa('2027-07-01', 9000),
      spesa('2028-01-10', 8000),
    ]);
    expect(
      s.trimestri
        .slice(0, 5)
        .map(({ liquidi, breve, oscillanti, scoperto }) => [liquidi, breve, oscillanti, scoperto]),
    ).toEqual([
      [6000, 0, 0, 0],
      [1000, 4000, 0, 0],
      [0, 4000, 5000, 0],
      [0, 0, 0, 0],
      [0, 0, 5000, 3000],
    ]);
    expect(s).toMatchObject({
      totale: 28000,
      primaVendita: '2027-07-01',
      primaScoperta: { data: '2028-01-10', manca: 3000 },
      oltre: [],
    });
    expect(s.trimestri[11]!.restano).toEqual({ liquidi: 5000, breve: 0, oscillanti: 0 });
  });
  it('what cash lacks for the reserve is kept in bonds', () => {
    const s = scala([spesa('2026-12-01', 9000)], { riservaEmergenza: 15000 });
    // 12.000 + 8.000 − 15.000 = 5.000 from bonds, 4.000 from shares
    expect(s.trimestri[0]).toMatchObject({
      liquidi: 0,
      breve: 5000,
      oscillanti: 4000,
      scoperto: 0,
    });
  });
  it('savings of the months that have ended count, and not a day before', () => {
    const at = (data: string) =>
      scala([spesa(data, 8000)], { risparmioMensile: 1000 }).trimestri[0]!;
    expect(at('2026-12-19')).toMatchObject({ liquidi: 7000, breve: 1000 });
    expect(at('2026-12-20')).toMatchObject({ liquidi: 8000, breve: 0 });
  });
  it('today is in the first quarter; the third anniversary is beyond, the day before is not', () => {
    const s = scala([
      spesa('2026-11-20', 100),
      spesa('2029-11-19', 200),
      spesa('2029-11-20', 300),
      spesa('2035-01-01', 400),
    ]);
    expect(s.trimestri[0]!.bisogno).toBe(100);
    expect(s.trimestri[11]!.bisogno).toBe(200);
    expect(s.totale).toBe(300);
    expect(s.oltre.map(({ importo }) => importo)).toEqual([300, 400]);
  });
  it('shares, managed funds, gold and the rest all swing', () => {
    const s = scala([spesa('2026-12-01', 100)], {
      classi: { ...classi, azioni: 1, gestioneSeparate: 20, oro: 300, liquidi: 0, altro: 4000 },
      riservaEmergenza: 8000,
    });
    // 0 of cash and 8.000 of bonds are the reserve
    expect(s.trimestri[0]).toMatchObject({ oscillanti: 100, restano: { oscillanti: 4221 } });
  });
  it('months that cost more than they bring empty the cash, and no further', () => {
    const s = scala([], { risparmioMensile: -5000 });
    // 12.000 less 5.000 a month: 2.000 after two
    expect(s.trimestri.map(({ restano }) => restano.liquidi)).toEqual(
      Array.from({ length: 12 }, () => 0),
    );
    expect(s.trimestri[11]!.restano).toMatchObject({ breve: 8000, oscillanti: 10000 });
  });
  it('months end on the day they began, or on the last of a shorter one', () => {
    // 7.000 of cash may be used, and 1.000 more a month; the second ends on 28 February
    const at = (data: string) =>
      scala([spesa(data, 9000)], { refDate: '2026-12-31', risparmioMensile: 1000 }).trimestri[0]!;
    expect(at('2027-01-30')).toMatchObject({ liquidi: 7000, breve: 2000 });
    expect(at('2027-01-31')).toMatchObject({ liquidi: 8000, breve: 1000 });
    expect(at('2027-02-27')).toMatchObject({ liquidi: 8000, breve: 1000 });
    expect(at('2027-02-28')).toMatchObject({ liquidi: 9000, breve: 0 });
    const leap = scala([], { refDate: '2028-01-01' }).trimestri.map(({ al }) => al);
    expect(leap.slice(0, 4)).toEqual(['2028-03-31', '2028-06-30', '2028-09-30', '2028-12-31']);
    expect(scala([], { refDate: '2027-12-01' }).trimestri[0]!.al).toBe('2028-02-29');
  });
  it('outflows of one day are paid in the order given', () => {
    const s = scala([spesa('2027-01-10', 24000), spesa('2027-01-10', 2000)]);
    expect(s.trimestri[0]!.uscite.map(({ importo }) => importo)).toEqual([24000, 2000]);
    expect(s.primaScoperta).toEqual({ data: '2027-01-10', manca: 1000 });
  });
  it.each<[string, () => unknown]>([
    ['uscite[0].data', () => scala([spesa('2026-11-19', 1)])],
    ['uscite[1].data', () => scala([spesa('2027-01-01', 1), spesa('2027-02-30', 1)])],
    ['uscite[0].importo', () => scala([spesa('2027-01-01', -1)])],
    ['uscite[0].importo', () => scala([spesa('2027-01-01', Number.NaN)])],
    ['refDate', () => scala([], { refDate: '2026-13-01' })],
    ['classi.oro', () => scala([], { classi: { ...classi, oro: -1 } })],
    ['riservaEmergenza', () => scala([], { riservaEmergenza: -1 })],
    ['risparmioMensile', () => scala([], { risparmioMensile: Infinity })],
  ])('refuses %s', (field, run) => {
    expect(campo(run)).toBe(field);
  });
  it('whatever is asked: each quarter’s need is paid or uncovered, and money is neither made nor lost', () => {
    const day = fc
      .integer({ min: 0, max: 40 })
      .map((m) => `${2027 + Math.floor(m / 12)}-${String((m % 12) + 1).padStart(2, '0')}-15`);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            data: day,
            importo: fc.integer({ min: 0, max: 20000 }),
            descrizione: fc.constant('x'),
          }),
          { maxLength: 12 },
        ),
        fc.integer({ min: 0, max: 20000 }),
        (uscite, riservaEmergenza) => {
          const s = scala(uscite, { riservaEmergenza });
          let left = 30000;
          for (const t of s.trimestri) {
            expect(t.liquidi + t.breve + t.oscillanti + t.scoperto).toBeCloseTo(t.bisogno, 6);
            left -= t.liquidi + t.breve + t.oscillanti;
            expect(t.restano.liquidi + t.restano.breve + t.restano.oscillanti).toBeCloseTo(left, 6);
          }
          expect(s.totale + s.oltre.reduce((a, { importo }) => a + importo, 0)).toBeCloseTo(
            uscite.reduce((a, { importo }) => a + importo, 0),
            6,
          );
          expect(left).toBeGreaterThanOrEqual(Math.min(30000, riservaEmergenza) - 1e-6);
        },
      ),
      { numRuns: 150, seed: 2 },
    );
  });
});
