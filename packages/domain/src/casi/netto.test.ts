/**
 * From gross to net, the whole way on paper: contributions, taxable income, gross tax, deductions,
 * surtaxes, bonuses.
 */
import { describe, expect, it } from '@jest/globals';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { grossFromNet, netFromGross } from '../fisco/netto.ts';
import { v } from './valori.ts';

describe('six payslips and a pension', () => {
  it('an employee on 30.000 € keeps 23.375,75 €', () => {
    // contributions 30.000 × 9,19 % = 2.757; taxable 27.243; 23 % = 6.265,89
    // deduction 1.910 + 1.190 × 757 ÷ 13.000 + 65 = 2.044,2946; further 1.000; tax 3.221,5954;
    // surtax 27.243 × 2,37 % = 645,6591
    const r = netFromGross(v, 'dipendente', 30000);
    expect(r.netta).toBeCloseTo(3221.6, 2);
    expect(r.net).toBeCloseTo(30000 - 2757 - 3221.5954 - 645.6591, 2);
    expect(r.net).toBeCloseTo(23375.75, 2);
  });
  it('an employee on 12.000 € keeps 11.865,13 €, bonuses included', () => {
    // contributions 1.102,80; taxable 10.897,20; 23 % = 2.506,356; deduction 1.955; tax 551,356;
    // surtax 258,2636 sum 10.897,20 × 5,3 % = 577,5516; trattamento integrativo 1.200, because
    // 2.506,36 > 1.955 − 75
    expect(netFromGross(v, 'dipendente', 12000).net).toBeCloseTo(
      12000 - 1102.8 - 551.356 - 258.2636 + 577.5516 + 1200,
      2,
    );
  });
  it('a professional on 40.000 € in Lazio keeps 22.107,55 €', () => {
    // 26,07 % = 10.428; taxable 29.572; 6.440 + 1.572 × 33 % = 6.958,76; deduction 500 × 20.428 ÷
    // 22.000 = 464,2727; surtax 3,28 % = 969,9616
    expect(netFromGross(v, 'gs', 40000, 'Lazio').net).toBeCloseTo(
      40000 - 10428 - (6958.76 - 464.2727) - 969.9616,
      2,
    );
  });
  it('a professional in the flat-rate regime on 50.000 € keeps 31.420,25 €', () => {
    // 50.000 − 13.035 = 36.965; 15 % = 5.544,75 (L. 190/2014)
    expect(netFromGross(v, 'gs', 50000, null, { forfettario: true }).net).toBeCloseTo(
      36965 - 5544.75,
      2,
    );
  });
  it('an artisan on 15.000 € pays contributions on 18.808 € and keeps 8.915,94 €', () => {
    // 15.000 − 4.521,36 = 10.478,64; 23 % = 2.410,0872; deduction 500 + 765 × 17.521,36 ÷ 22.500 =
    // 1.095,7262; surtax 248,3438
    expect(netFromGross(v, 'artigiano', 15000).net).toBeCloseTo(
      10478.64 - (2410.0872 - 1095.7262) - 248.3438,
      2,
    );
  });
  it('a shopkeeper on 70.000 € has no deduction left and keeps 36.600,28 €', () => {
    // 13.763,6352 + 13.776 × 25,48 % = 3.510,1248 + 7,44 = 17.281,20; taxable 52.718,80; 13.700 +
    // 2.718,80 × 43 % = 14.869,084; surtax 1.249,4356
    expect(netFromGross(v, 'commerciante', 70000).net).toBeCloseTo(
      52718.8 - 14869.084 - 1249.4356,
      2,
    );
  });
  it('a pension of 20.000 € leaves 16.140,87 €', () => {
    // 23 % = 4.600; deduction 700 + 1.255 × 8.000 ÷ 19.500 = 1.214,8718; surtax 474
    expect(netFromGross(v, 'pensionato', 20000).net).toBeCloseTo(20000 - 3385.1282 - 474, 2);
  });
  it('a pension of 8.500 € is untouched, one of 8.501 € pays 29 cents and the whole surtax', () => {
    expect(netFromGross(v, 'pensionato', 8500).net).toBeCloseTo(8500, 6);
    // 1.955,23 − 1.954,9356 = 0,2944; 8.501 × 2,37 % = 201,4737
    expect(netFromGross(v, 'pensionato', 8501).net).toBeCloseTo(8501 - 0.2944 - 201.4737, 2);
  });
});

describe('and back', () => {
  it.each([
    ['dipendente', 23375.7455, 30000],
    ['gs', 22107.5511, 40000],
    ['pensionato', 16140.8718, 20000],
  ] as const)('%s: %d € net come from %d € gross', (kind, net, gross) => {
    expect(grossFromNet(v, kind, net, kind === 'gs' ? 'Lazio' : null)).toBeCloseTo(gross, 2);
  });
});

describe('tax saved by deducting', () => {
  it('1.000 € at 43 % and 2,37 % save 453,70 €', () =>
    expect(taxSavingDeduction(v, 'commerciante', 70000, null, 1000)).toBeCloseTo(430 + 23.7, 6));
  it('across a bracket: 2.718,80 € at 43 %, the rest of 5.000 at 33 %', () => {
    // 1.169,084 + 2.281,20 × 33 % = 752,796; surtax 118,50
    expect(taxSavingDeduction(v, 'commerciante', 70000, null, 5000)).toBeCloseTo(
      1169.084 + 752.796 + 118.5,
      6,
    );
  });
});
