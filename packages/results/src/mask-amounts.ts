const AMOUNT =
  /(?:[-\u2212]\s?)?\d{1,3}(?:\.\d{3})+(?:,\d+)?[\s\u00A0]?(?:€|euro\b)|(?:[-\u2212]\s?)?\d+(?:,\d+)?[\s\u00A0]?(?:€|euro\b)/giu;
const HIDDEN = '••••\u00A0€';

/**
 * A sentence of the engine with every euro amount covered, the `**` around a bold number kept.
 * Shares, ages and years stay: privacy mode hides how much, not what.
 */
export function maskAmounts(text: string, hidden: boolean): string {
  return hidden ? text.replace(AMOUNT, HIDDEN) : text;
}
