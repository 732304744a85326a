/**
 * The words of a giver to a recipient: a few lines of plain text without an address to follow. We
 * send them in our name, so nobody may use them to lead a stranger elsewhere.
 */
import { PLAIN_LINE, withoutInvisible } from '../plain-line.ts';
import { hasWebAddress, seen } from '../web-address.ts';

export const MESSAGGIO_MAX = 500;

/** A scheme; the rest of what a mail program makes a link of is {@link hasWebAddress}. */
const SCHEME = /:\s*[/\\]{2}/u;

/** As it is kept and sent: composed letters, one kind of line end, at most one empty line. */
export const toMessaggio = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/\n\s*\n\s*\n/g, '\n\n')
    .trim();

export const hasLink = (text: string): boolean => hasWebAddress(text) || SCHEME.test(seen(text));

/** Nothing in it deceives the reader; «<3» is a heart, and does no harm in plain text. */
export const isPlainMessage = (text: string): boolean =>
  text.split('\n').every((line) => PLAIN_LINE.test(line.replaceAll(/[<>]/g, '')));
