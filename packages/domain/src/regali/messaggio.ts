/**
 * The words of a giver to a recipient: a few lines of plain text without an address to follow. We
 * send them in our name, so nobody may use them to lead a stranger elsewhere.
 */
import { PLAIN_LINE } from '../plain-line.ts';
import { seen } from '../person-name.ts';

export const MESSAGGIO_MAX = 500;

/** What a mail program makes a link of: a scheme, www, an e-mail address, letters around a dot. */
const LINK =
  /[@\uFF20]|:\s*[/\\]{2}|(?:^|[^\p{L}])www(?:[^\p{L}]|$)|[\p{L}\p{N}][.\u3002\uFF61]\p{L}\p{M}*\p{L}/iu;

/** As it is kept and sent: composed letters, one kind of line end, at most one empty line. */
export const toMessaggio = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/\n\s*\n\s*\n/g, '\n\n')
    .trim();

export const hasLink = (text: string): boolean => LINK.test(seen(text));

/** Nothing in it deceives the reader; «<3» is a heart, and does no harm in plain text. */
export const isPlainMessage = (text: string): boolean =>
  text.split('\n').every((line) => PLAIN_LINE.test(line.replaceAll(/[<>]/g, '')));
