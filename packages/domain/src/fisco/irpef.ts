/**
 * Income tax of persons (domain.md 1.1): gross tax, deductions by kind of income, bonuses of
 * employees.
 */
import type { Detrazione } from '../costanti/chiavi.ts';
import type { Valori } from '../costanti/costanti.ts';

/**
 * Gross tax on taxable income, by brackets (TUIR art. 11). Pairs are read by position, see
 * `interpolate`.
 */
export function irpefLorda(valori: Valori, imponibile: number): number {
  let tax = 0;
  let from = 0;
  for (const bracket of valori['tax.irpef.scaglioni']) {
    if (imponibile <= from) break;
    const to = bracket[0] ?? Infinity;
    tax += (Math.min(imponibile, to) - from) * bracket[1];
    from = to;
  }
  return tax;
}

/**
 * Deduction that falls with income, in three bands, plus a fixed sum inside one window (TUIR art.
 * 13).
 */
function detrazione(
  [base, middle, slope, limit1, limit2, limit3, extra, from, to]: Detrazione,
  reddito: number,
): number {
  if (reddito <= 0) return 0;
  let amount = 0;
  if (reddito <= limit1) amount = base;
  else if (reddito <= limit2) amount = middle + (slope * (limit2 - reddito)) / (limit2 - limit1);
  else if (reddito <= limit3) amount = (middle * (limit3 - reddito)) / (limit3 - limit2);
  return reddito > from && reddito <= to ? amount + extra : amount;
}

export const detrDip = (valori: Valori, reddito: number): number =>
  detrazione(valori['tax.detr.dip'], reddito);
export const detrAut = (valori: Valori, reddito: number): number =>
  detrazione(valori['tax.detr.aut'], reddito);
export const detrPens = (valori: Valori, reddito: number): number =>
  detrazione(valori['tax.detr.pens'], reddito);

/**
 * Tax-free sum of employees up to 20.000 €: the rate of the band applies to the whole income (L.
 * 207/2024).
 */
export function cuneoSomma(valori: Valori, reddito: number): number {
  for (const band of valori['tax.cuneo.somma']) if (reddito <= band[0]) return reddito * band[1];
  return 0;
}

/** Further deduction of employees between 20.000 and 40.000 € (L. 207/2024). */
export function cuneoDetr(valori: Valori, reddito: number): number {
  const [amount, from, full, to] = valori['tax.cuneo.detrazione'];
  if (reddito <= from || reddito > to) return 0;
  return reddito <= full ? amount : (amount * (to - reddito)) / (to - full);
}

/** Trattamento integrativo of employees; the residual case of 15.000–28.000 € is not modelled. */
export function trattIntegr(valori: Valori, reddito: number): number {
  const [amount, limit, margin] = valori['tax.trattamentoIntegrativo'];
  return reddito > 0 &&
    reddito <= limit &&
    irpefLorda(valori, reddito) > detrDip(valori, reddito) - margin
    ? amount
    : 0;
}
