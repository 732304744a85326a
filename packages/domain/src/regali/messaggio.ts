/**
 * The words of a giver to a recipient: a few lines of plain text without an address to follow. We
 * send them in our name, so nobody may use them to lead a stranger elsewhere.
 */
import { PLAIN_LINE, withoutInvisible } from '../plain-line.ts';
import { hasWebAddress, seen } from '../web-address.ts';

export const MESSAGGIO_MAX = 500;

/** As it is kept and sent: composed letters, one kind of line end, at most one empty line. */
export const toMessaggio = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/\n\s*\n\s*\n/g, '\n\n')
    .trim();

/** A number to call or to pay to: seven digits, however they are set apart. */
const CALLED = /(?:\p{N}[^\p{L}\p{N}\n]*){7}/u;
/** Numbers that are harmless: a day, a form of a year («730/2026»), a sum in euro. */
const HARMLESS =
  /\b(?:\p{N}{1,2}[/.-]\p{N}{1,2}[/.-]|\p{N}{1,3}\/)(?:19|20)\p{N}{2}\b|\p{N}[\p{N}.,]*\s?(?:€|euro)/giu;

/** Something to follow, to call or to pay to, which a stranger must not be led to in our name. */
export const hasLink = (text: string): boolean =>
  hasWebAddress(text) || CALLED.test(seen(text).replace(HARMLESS, ' x '));

/** Nothing in it deceives the reader; «<3» is a heart, and does no harm in plain text. */
export const isPlainMessage = (text: string): boolean =>
  text.split('\n').every((line) => PLAIN_LINE.test(line.replaceAll(/[<>]/g, '')));
