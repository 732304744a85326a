/** An amount in euro. Never rounded inside a formula; rounded once, at the edge, by {@link r2}. */
export type Euro = number & { readonly __unit?: 'euro' };

/** The largest amount that anybody answers. */
export const EURO_MAX = 1e9;

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string & { readonly __format?: 'iso-date' };

/** A calendar month, `YYYY-MM`. */
export type IsoMonth = string & { readonly __format?: 'iso-month' };

/** Rounds half away from zero to two decimals (domain.md 0); never prints -0. */
export function r2(value: number): Euro {
  const cents = Math.round((Math.abs(value) + 1e-9) * 100) / 100;
  return cents === 0 ? 0 : Math.sign(value) * cents;
}

/** Rates are kept to six decimals. */
export function r6(value: number): number {
  const rounded = Math.round(Math.abs(value) * 1e6) / 1e6;
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}

export const clamp = (value: number, min = 0, max = 1): number =>
  Math.min(max, Math.max(min, value));

export const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};
