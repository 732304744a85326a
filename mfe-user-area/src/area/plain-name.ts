import { MAX_LENGTH } from '@bussola/contract/limits';
import { PLAIN_LINE } from '@bussola/domain/plain-line';
import { messageKey } from '@bussola/i18n';
import { object, string } from 'yup';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

/**
 * The name of a report or of a document: specification §5 refuses the empty one here, before the
 * server does.
 */
export const plainName = object({
  newName: string()
    .trim()
    .required(messageKey(userAreaNamespace, 'report.nameMissing'))
    .max(MAX_LENGTH.name, messageKey(userAreaNamespace, 'report.nameLong'))
    .matches(PLAIN_LINE, messageKey(userAreaNamespace, 'report.nameChars')),
});
