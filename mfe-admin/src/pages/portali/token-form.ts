import type { ResponseOf } from '@bussola/contract';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { PLAIN_LINE } from '@bussola/domain/plain-line';
import { messageKey } from '@bussola/i18n';
import { array, object, string } from 'yup';
import { adminNamespace } from '../../locales/admin-namespace.ts';

export type PublishToken = ResponseOf<'portalStatus'>['tokens'][number];
/** What is asked of a publish key before it is made. */
export interface TokenForm {
  tokenName: string;
  /** Null: every portal, also those that will come. */ portals: readonly string[] | null;
  days: '30' | '90' | '180' | '365';
}

export const tokenSchema = object({
  tokenName: string()
    .trim()
    .required(messageKey(adminNamespace, 'portali.tokens.errors.name'))
    .max(MAX_LENGTH.tokenName, messageKey(adminNamespace, 'portali.tokens.errors.long'))
    .matches(PLAIN_LINE, messageKey(adminNamespace, 'portali.tokens.errors.chars')),
  portals: array().nullable().min(1, messageKey(adminNamespace, 'portali.tokens.errors.portals')),
  days: string(),
});
