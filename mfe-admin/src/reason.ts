import { MAX_LENGTH, MIN_REASON } from '@bussola/contract/limits';
import { PLAIN_LINE } from '@bussola/domain/plain-line';
import { messageKey } from '@bussola/i18n';
import { string } from 'yup';
import { adminNamespace } from './locales/admin-namespace.ts';

/** Why something is done to a client; the server asks the same. */
export const reason = string()
  .trim()
  .default('')
  .min(MIN_REASON, messageKey(adminNamespace, 'reason.short'))
  .max(MAX_LENGTH.reason, messageKey(adminNamespace, 'reason.long'))
  .matches(PLAIN_LINE, messageKey(adminNamespace, 'reason.chars'));

/** The name typed out, as people type: capitals and spaces more or less do not matter. */
export const isTyped = (typed: string, name: string): boolean => plain(typed) === plain(name);
const plain = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('it-IT');
