/**
 * What the GDPR gives to people: their data in hand, consents with their dates, erasure and second
 * thoughts.
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyone, ownRead } from '../policy.ts';
import { Consent } from '../general/general.ts';
import { OneUseToken, UserParams } from '../shapes.ts';

export const privacy = {
  exportData: endpoint({
    permission: ownRead({ audit: 'always', stepUp: 'recent' }),
    summary:
      'Everything kept of this person: a ZIP with dati.json, the reports and the documents, read while it is sent',
    params: UserParams,
    produces: 'application/zip',
  }),
  listConsents: endpoint({
    permission: ownRead({ provisional: true }),
    summary: 'Every consent given or taken back, the oldest first, with the version of its text',
    params: UserParams,
    response: z.strictObject({ consents: z.array(Consent) }),
  }),
  undoDelete: endpoint({
    permission: anyone({
      audit: 'always',
      system: 'a deleted account has no session: the link in hand is the permission',
    }),
    summary:
      'Take back the deletion of an account, with the link of its message, within fourteen days; sessions and grants stay ended',
    body: z.strictObject({ token: OneUseToken }),
    response: z.strictObject({ restored: z.literal(true) }),
  }),
};
