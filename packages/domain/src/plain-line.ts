/**
 * Signs that no line may hold: control signs and line ends, halves of a sign (lone surrogates),
 * what turns the reading order, letters that are drawn as nothing (soft hyphens, blanks without
 * width, tags, an empty Braille cell), angle brackets. Joiners stay: scripts and signs made of
 * several need them.
 */
const REFUSED =
  '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFB\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E007F}<>';
const ALL_REFUSED = new RegExp(`[${REFUSED}]`, 'gu');

/**
 * Signs that come along when a text is pasted, change nothing and cannot be seen: soft hyphens,
 * blanks without width, marks of direction. What turns the reading order stays, and is refused.
 */
const INVISIBLE =
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u2060-\u2064\uFEFF]/gu;
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/**
 * One line as a person writes it, of names, purposes and reasons: empty, or with something that can
 * be seen and nothing that deceives whoever reads it.
 */
export const PLAIN_LINE = new RegExp(`^(?:(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])[^${REFUSED}]*)?$`, 'u');

/**
 * What of a text others wrote fits {@link PLAIN_LINE}: composed letters (NFC), without the refused
 * signs.
 */
export const toPlainLine = (text: string): string => {
  const left = text.normalize('NFC').replace(ALL_REFUSED, '').trim();
  return PLAIN_LINE.test(left) ? left : '';
};
