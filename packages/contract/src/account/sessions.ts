/**
 * /api/account: where a person is signed in, and the proof that it is really them.
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ownRead, ownWrite } from '../policy.ts';
import { AnyPassword, Id, IsoDateTime, OneUseToken, UserParams } from '../shapes.ts';
import { FactorCode, PasskeyAnswer, RecoveryCode } from './second-factor.ts';

/**
 * A living session. The device is described by what its browser says; no location is looked up.
 */
export const SessionRow = z.strictObject({
  sessionId: Id,
  current: z.boolean(),
  /** Such as `Firefox` and `Windows`; null when the browser did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: IsoDateTime,
  lastSeenAt: IsoDateTime,
  expiresAt: IsoDateTime,
  limitedTo: z.enum(['enrol', 'report']).nullable(),
});
export type SessionRow = z.infer<typeof SessionRow>;
const Rows = z.strictObject({ sessions: z.array(SessionRow) });

export const sessions = {
  listSessions: endpoint({
    permission: ownRead(),
    summary: 'Living sessions, this one first',
    params: UserParams,
    response: Rows,
  }),
  revokeSession: endpoint({
    permission: ownWrite({ audit: 'always', objects: { sessionId: 'session' } }),
    summary: 'End one session at once',
    params: z.strictObject({ userId: Id, sessionId: Id }),
    response: Rows,
  }),
  revokeOtherSessions: endpoint({
    permission: ownWrite({ audit: 'always' }),
    summary: 'End every session but this one',
    params: UserParams,
    response: Rows,
  }),
  /**
   * The proof is the second factor, or the password for people who have none. Good for five
   * minutes, in this session only.
   */
  stepUp: endpoint({
    permission: ownWrite({ audit: 'always', limited: ['enrol'] }),
    summary: 'Prove again to be there, before what cannot be taken back',
    params: UserParams,
    body: z.union([
      z.strictObject({ password: AnyPassword }),
      z.strictObject({ code: FactorCode }),
      z.strictObject({ recoveryCode: RecoveryCode }),
      z.strictObject({ ticket: OneUseToken, passkey: PasskeyAnswer }),
    ]),
    response: z.strictObject({ provedUntil: IsoDateTime }),
  }),
};
