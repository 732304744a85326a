import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { valoriAl } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { contributi } from './contributi.ts';
import { taxSavingDeduction } from './deduzione.ts';
import { cuneoDetr, cuneoSomma, detrDip, irpefLorda, trattIntegr } from './irpef.ts';
import { grossFromNet, netFromGross } from './netto.ts';
import { aliquoteAddizionali, chiaveRegione, ripartizioneDi } from './regione.ts';
import type { TipoLavoro } from './tipo.ts';

const v = valoriAl(COSTANTI_2026_12, '2026-11-20');
const TIPI: TipoLavoro[] = [
  'dipendente',
  'gs',
  'artigiano',
  'commerciante',
  'pensionato',
  'nessuno',
];

describe('gross tax', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [1, 0.23],
    [28000, 6440],
    [28001, 6440.33],
    [50000, 13700],
    [50001, 13700.43],
  ])('on %d € is %d €', (income, tax) => {
    expect(irpefLorda(v, income)).toBeCloseTo(tax, 8);
  });
});

describe('deductions and bonuses of employees, around their limits', () => {
  it.each([
    [0, 0],
    [15000, 1955],
    [25000, 1910 + (1190 * 3000) / 13000],
    [25001, 1910 + (1190 * 2999) / 13000 + 65],
    [35000, (1910 * 15000) / 22000 + 65],
    [35001, (1910 * 14999) / 22000],
    [50000, 0],
    [50001, 0],
  ])('at %d € the deduction is %d €', (income, amount) =>
    expect(detrDip(v, income)).toBeCloseTo(amount, 8),
  );
  it.each([
    [8500, 603.5],
    [8501, 450.553],
    [15000, 795],
    [15001, 720.048],
    [20000, 960],
    [20001, 0],
    [0, 0],
  ])('at %d € the tax-free sum is %d €', (income, amount) =>
    expect(cuneoSomma(v, income)).toBeCloseTo(amount, 8),
  );
  it.each([
    [20000, 0],
    [20001, 1000],
    [32000, 1000],
    [36000, 500],
    [40000, 0],
    [40001, 0],
  ])('at %d € the further deduction is %d €', (income, amount) =>
    expect(cuneoDetr(v, income)).toBeCloseTo(amount, 8),
  );
  // 23% of 8.174 is 1.880,02: just above 1.955 − 75.
  it.each([
    [8173, 0],
    [8174, 1200],
    [15000, 1200],
    [15001, 0],
  ])('at %d € the trattamento integrativo is %d €', (income, amount) =>
    expect(trattIntegr(v, income)).toBe(amount),
  );
});

describe('contributions', () => {
  it.each([
    ['dipendente', 56224, 0.0919 * 56224],
    ['dipendente', 122295, 0.0919 * 122295 + 660.71],
    ['dipendente', 500000, 0.0919 * 122295 + 660.71],
    ['gs', 122295, 0.2607 * 122295],
    ['gs', 200000, 0.2607 * 122295],
    ['artigiano', 0, 0.24 * 18808 + 7.44],
    ['artigiano', 18808, 0.24 * 18808 + 7.44],
    ['commerciante', 60000, 0.2448 * 56224 + 0.2548 * 3776 + 7.44],
    ['pensionato', 30000, 0],
    ['nessuno', 30000, 0],
  ] as const)('of %s on %d € are %d €', (tipo, lordo, paid) =>
    expect(contributi(v, tipo, lordo)).toBeCloseTo(paid, 6),
  );
});

describe('gross from net', () => {
  it('is the first gross income that leaves the net one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TIPI),
        fc.double({ min: 1, max: 400000, noNaN: true }),
        (tipo, netto) => {
          const lordo = grossFromNet(v, tipo, netto);
          expect(netFromGross(v, tipo, lordo).net).toBeGreaterThanOrEqual(netto - 1e-6);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is never lower for more income', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TIPI),
        fc.integer({ min: 0, max: 200000 }),
        fc.integer({ min: 0, max: 20000 }),
        (tipo, netto, more) => {
          expect(grossFromNet(v, tipo, netto + more)).toBeGreaterThanOrEqual(
            grossFromNet(v, tipo, netto),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gives the same gross income as the slow search of its definition', () => {
    const plain = (tipo: TipoLavoro, netto: number) => {
      for (let lordo = 500; lordo <= 300000; lordo += 500) {
        if (netFromGross(v, tipo, lordo).net < netto) continue;
        let lo = lordo - 500;
        let hi = lordo;
        for (let step = 0; step < 60; step++) {
          const middle = (lo + hi) / 2;
          if (netFromGross(v, tipo, middle).net >= netto) hi = middle;
          else lo = middle;
        }
        return hi;
      }
      return NaN;
    };
    fc.assert(
      fc.property(
        fc.constantFrom<TipoLavoro>('dipendente', 'gs', 'artigiano', 'commerciante', 'pensionato'),
        fc.double({ min: 0.01, max: 120000, noNaN: true }),
        (tipo, netto) => {
          expect(grossFromNet(v, tipo, netto)).toBeCloseTo(plain(tipo, netto), 6);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('is 0 for a net income of 0, and at most ten million', () => {
    expect(grossFromNet(v, 'dipendente', 0)).toBe(0);
    expect(grossFromNet(v, 'gs', -5)).toBe(0);
    expect(grossFromNet(v, 'nessuno', 9000)).toBe(9000);
    expect(grossFromNet(v, 'dipendente', 9e8)).toBe(10_000_000);
  });

  it('finds an artisan’s income even below the fixed contributions', () => {
    const lordo = grossFromNet(v, 'artigiano', 100);
    expect(lordo).toBeGreaterThan(4521);
    expect(netFromGross(v, 'artigiano', lordo).net).toBeCloseTo(100, 6);
  });
});

describe('the flat-rate regime', () => {
  it('takes 15% of income less contributions up to 78% of 85.000 €, and no further', () => {
    // 40.000 − 10.428 = 29.572; 15% is 4.435,80
    expect(netFromGross(v, 'gs', 40000, null, { forfettario: true }).net).toBeCloseTo(25136.2, 6);
    // 85.000 × 0,78 = 66.300
    expect(netFromGross(v, 'gs', 66300, null, { forfettario: true }).addizionali).toBe(0);
    expect(netFromGross(v, 'gs', 66301, null, { forfettario: true }).addizionali).toBeGreaterThan(
      0,
    );
    // 85.000 × 0,40 for shops; the coefficient told stands before that of the kind
    const shop = (lordo: number, coefficiente?: number) =>
      netFromGross(v, 'commerciante', lordo, null, { forfettario: true, coefficiente }).addizionali;
    expect([shop(34000), shop(34001) > 0, shop(52700, 0.62)]).toEqual([0, true, 0]);
    expect(netFromGross(v, 'dipendente', 40000, null, { forfettario: true })).toEqual(
      netFromGross(v, 'dipendente', 40000),
    );
  });
});

describe('regions', () => {
  it.each([
    ['Lombardia', undefined, 'Lombardia', 'Nord'],
    ["Valle d'Aosta/Vallée d'Aoste", 'AO', "Valle d'Aosta", 'Nord'],
    ['Valle d’Aosta', 'AO', "Valle d'Aosta", 'Nord'],
    ['Trentino-Alto Adige/Südtirol', 'TN', 'PA Trento', 'Nord'],
    ['Trentino-Alto Adige/Südtirol', 'BZ', 'PA Bolzano', 'Nord'],
    ['Friuli-Venezia Giulia', 'UD', 'Friuli-Venezia Giulia', 'Nord'],
    ['Friuli-VG', undefined, 'Friuli-Venezia Giulia', 'Nord'],
    ['Sardegna', 'SU', 'Sardegna', 'Mezzogiorno'],
    ['Estero', '', null, null],
    [undefined, undefined, null, null],
    ['constructor', undefined, null, null],
  ] as const)('%s %s is %s, %s', (regione, sigla, key, area) => {
    expect(chiaveRegione(regione, sigla)).toBe(key);
    expect(ripartizioneDi(key)).toBe(area);
  });
  it('uses the rates of Italy where the region is not known', () => {
    expect(aliquoteAddizionali(v, 'Atlantide')).toBeCloseTo(0.0237, 10);
    expect(aliquoteAddizionali(v, 'constructor')).toBeCloseTo(0.0237, 10);
    expect(aliquoteAddizionali(v, 'Veneto')).toBeCloseTo(0.0192, 10);
  });
});

describe('tax saved by a deduction', () => {
  it('never passes the tax of the year, and is nothing without tax', () => {
    const { netta, addizionali } = netFromGross(v, 'dipendente', 16000);
    expect(taxSavingDeduction(v, 'dipendente', 16000, null, 1e6)).toBeCloseTo(
      netta + addizionali,
      8,
    );
    expect(taxSavingDeduction(v, 'dipendente', 8000, null, 1000)).toBe(0);
    expect(taxSavingDeduction(v, 'dipendente', 35000, null, -10)).toBe(0);
  });
});
