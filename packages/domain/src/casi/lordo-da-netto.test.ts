/**
 * From net back to gross, on constants read for the first time: what is kept from one call to the
 * next is part of what is checked. Sums of November 2026 (L. 199/2025, L. 207/2024).
 */
import { describe, expect, it } from '@jest/globals';
import { valoriAl } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { quotaComputo } from '../fisco/contributi.ts';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { trattIntegr } from '../fisco/irpef.ts';
import { grossFromNet, netFromGross } from '../fisco/netto.ts';
import { aliquoteAddizionali, chiaveRegione, ripartizioneDi } from '../fisco/regione.ts';
import { tipoLavoro } from '../fisco/tipo.ts';
import { OGGI, v } from './valori.ts';

/** Nobody has asked anything of these yet. */
const nuovi = () => valoriAl(COSTANTI_2026_12, OGGI);

describe('gross from net', () => {
  // 30.000: 30.000 − 2.757 = 27.243 taxable; 6.265,89 − (1.910 + 1.190 × 757 ÷ 13.000 + 65) − 1.000
  // = 3.221,5954; surtax 2,37 % = 645,6591: 23.375,7455
  it.each([
    ['dipendente', 23375.75, 30000],
    // 26,07 % of 20.000 = 5.214; 14.786 × 23 % = 3.400,78 − 500 − 765 × 13.214 ÷ 22.500 − 50 =
    // 2.401,504; surtax 350,4282: 12.034,0678
    ['gs', 12034.07, 20000],
  ] as const)('%s: %d € are left of %d', (tipo, netto, lordo) =>
    expect(grossFromNet(nuovi(), tipo, netto)).toBeCloseTo(lordo, 0),
  );
  it('without tax both are the same', () =>
    expect(grossFromNet(v, 'nessuno', 12345.67)).toBe(12345.67));
  it('a net income of 0 needs a gross income of 0', () =>
    expect(grossFromNet(v, 'dipendente', 0)).toBe(0));
  it('the first step of 500 € that reaches it, even where net income fell in between', () => {
    // 8.500 ÷ (1 − 0,0919) = 9.360,20: just above it the tax-free sum falls from 7,1 to 5,3 %
    const before = netFromGross(v, 'dipendente', 9360).net;
    const gross = grossFromNet(nuovi(), 'dipendente', before);
    expect(netFromGross(v, 'dipendente', 9500).net).toBeLessThan(before);
    expect(gross).toBeGreaterThan(9500);
    expect(netFromGross(v, 'dipendente', gross).net).toBeCloseTo(before, 6);
  });
  it('a sum that stood before the fall is the first', () =>
    expect(
      grossFromNet(nuovi(), 'dipendente', netFromGross(v, 'dipendente', 9000).net),
    ).toBeCloseTo(9000, 6));
  // The last step of the table, one euro beyond it, and what nobody earns
  it.each([
    [300000, 300000],
    [300001, 300001],
    [2000000, 2000000],
    [30000000, 10000000],
  ])('%d € gross: %d', (lordo, found) =>
    expect(
      grossFromNet(nuovi(), 'dipendente', netFromGross(v, 'dipendente', lordo).net),
    ).toBeCloseTo(found, 2),
  );
  // 85.000 × 0,5 = 42.500 is the limit of one, 68.000 of the other: 50.000 is over the first
  it('two shares of the turnover are two tables', () => {
    const valori = nuovi();
    const gross = (coefficiente: number) =>
      grossFromNet(valori, 'gs', 31420.25, null, { forfettario: true, coefficiente });
    // 26,07 % of 50.000 = 13.035; 15 % of 36.965 = 5.544,75: 31.420,25
    expect(gross(0.8)).toBeCloseTo(50000, 2);
    expect(gross(0.5)).toBeGreaterThan(50500);
    expect(gross(0.8)).toBeCloseTo(50000, 2);
  });
});

describe('small sums', () => {
  // The tax must pass the deduction less 75 €: 1.955 − 75 = 1.880 = 23 % of 8.173,91
  it.each([
    [0, 0],
    [8173, 0],
    [8174, 1200],
    [15000, 1200],
    [15001, 0],
  ])('the bonus of employees on %d €: %d', (reddito, bonus) =>
    expect(trattIntegr(v, reddito)).toBe(bonus),
  );
  it('no tax, nothing to save: 5.000 € of an employee', () =>
    expect(taxSavingDeduction(v, 'dipendente', 5000, null, 1000)).toBe(0));
  it('artisans and shopkeepers each have their rate', () => {
    const valori = { ...v, 'inps.computo': { dip: 0.33, gs: 0.25, art: 0.2, com: 0.3 } };
    // 20.000 × 20 and 30 %
    expect(quotaComputo(valori, 'artigiano', 20000)).toBeCloseTo(4000, 6);
    expect(quotaComputo(valori, 'commerciante', 20000)).toBeCloseTo(6000, 6);
  });
  it('who did not say what they do pays nothing', () =>
    expect(tipoLavoro(v, undefined as never)).toBe('nessuno'));
});

describe('the name of a region', () => {
  it.each([
    ['Provincia autonoma di Trento', undefined, 'PA Trento'],
    ['Provincia Autonoma di Bolzano', undefined, 'PA Bolzano'],
    ['Trentino-Alto Adige/Südtirol', 'TN', 'PA Trento'],
    ['Trentino-Alto Adige/Südtirol', 'BZ', 'PA Bolzano'],
    ['Trentino-Alto Adige', undefined, 'Trentino-Alto Adige'],
    [' Lombardia ', undefined, 'Lombardia'],
    ['Valle d’Aosta/Vallée d’Aoste', undefined, "Valle d'Aosta"],
    ['Friuli-VG', undefined, 'Friuli-Venezia Giulia'],
    ['Bavaria', undefined, null],
    ['', undefined, null],
  ])('%j, %p: %p', (name, sigla, key) => {
    expect(chiaveRegione(name, sigla)).toBe(key);
    expect(chiaveRegione(name, sigla)).toBe(key);
  });
  it.each([
    ['Trentino-Alto Adige', 'Nord'],
    ['Lazio', 'Centro'],
    ['Sardegna', 'Mezzogiorno'],
    [null, null],
  ])('%p lies in: %p', (key, area) => expect(ripartizioneDi(key)).toBe(area));
  it.each<[string | null, number, string]>([
    ['Lazio', 0.0328, '2,46 + 0,82'],
    ['lazio', 0.0328, 'however it is written'],
    [null, 0.0237, '1,67 + 0,70: the rest of Italy'],
    ['Bavaria', 0.0237, 'abroad'],
  ])('surtax of %p: %d: %s', (regione, rate) =>
    expect(aliquoteAddizionali(v, regione)).toBeCloseTo(rate, 9),
  );
});
