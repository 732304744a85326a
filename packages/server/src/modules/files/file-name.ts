import { toPlainLine } from '@bussola/domain/plain-line';

const MAX = 120;
/** Senders may give thousands of signs; what matters is at the end. */
const LOOKED_AT = 500;
const EXTENSION: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const withoutEnding = (name: string): string => name.replace(/\.[A-Za-z][A-Za-z0-9]{1,4}$/, '');

/**
 * A sender's name as people may see it: the last part of any path, composed letters, no control or
 * direction-changing sign, no mark that a system reads, and the ending that the content has. Never
 * used to find a file on the disk.
 */
export function tidyFileName(given: string, type: string): string {
  const last = given.slice(-LOOKED_AT).toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  // Browsers write quotes and line ends inside a name as these three.
  const plain = last
    .replace(/%(?:0[AD]|22)/gi, ' ')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*\u115F\u1160\u3164\uFFA0]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  const ending = EXTENSION[type] ?? 'bin';
  let stem = plain;
  for (let shorter = withoutEnding(stem); shorter !== stem; shorter = withoutEnding(stem))
    stem = shorter;
  stem = toPlainLine(stem) || 'documento';
  // Shortened to the length that a typed name may have, never in the middle of a character.
  let short = '';
  for (const sign of stem)
    if (short.length + sign.length < MAX - ending.length) short += sign;
    else break;
  return `${short.trim()}.${ending}`;
}
