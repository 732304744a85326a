/**
 * Signs that no line may hold: control signs and line ends, halves of a sign (lone surrogates), what turns the reading order, letters
 * that are drawn as nothing, angle brackets.
 */
const REFUSED = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u061C\\u115F\\u1160\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\u3164\\uFEFF\\uFFA0<>';
const ALL_REFUSED = new RegExp(`[${REFUSED}]`, 'gu');

/** One line as a person writes it, of names, purposes and reasons: empty, or with something that can be seen and nothing that deceives whoever reads it. */
export const PLAIN_LINE = new RegExp(`^(?:(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])[^${REFUSED}]*)?$`, 'u');

/** What of a text others wrote fits {@link PLAIN_LINE}: composed letters (NFC), without the refused signs. */
export const toPlainLine = (text: string): string => {
  const left = text.normalize('NFC').replace(ALL_REFUSED, '').trim();
  return PLAIN_LINE.test(left) ? left : '';
};
