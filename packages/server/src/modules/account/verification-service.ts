/**
 * Proving an address: by the six-digit code where it was asked for, or by the link anywhere.
 * Sending and proving are files of their own.
 */
import type { FastifyReply } from 'fastify';
import type { BodyOf, Session } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SessionService } from '../session/session-service.ts';
import { proveAddress } from './prove-address.ts';
import { sendVerification } from './send-verification.ts';
import type { Browser } from './send-verification.ts';
import type { Throttle } from '../people/throttle.ts';
import * as users from '../people/user-repository.ts';

export function verificationService(
  deps: Deps,
  { sessions, mailer, limit }: { sessions: SessionService; mailer: Mailer; limit: Throttle },
) {
  const { db, clock } = deps;
  const { byLink, byCode } = proveAddress(deps, { sessions, limit });
  return {
    ...sendVerification(deps, mailer),
    async verify(token: string): Promise<{ verified: true }> {
      await byLink(token);
      return { verified: true };
    },
    async verifyAndEnter(
      body: BodyOf<'newVerifyEmail'>,
      browser: Browser,
      agent: string | undefined,
      reply: FastifyReply,
    ): Promise<Session> {
      const userId =
        'token' in body ? await byLink(body.token) : await byCode(body.email, body.code, browser);
      // A link pressed in another browser proves the address and opens no session: a stranger may
      // have registered it and chosen the password.
      if ('token' in body && userId !== (browser.actorId ?? browser.boundTo))
        throw new ProblemError('SIGN_IN_REQUIRED', {
          detail: 'The address is proved: sign in with the password',
        });
      const opened = await db.transaction(async (tx) => {
        const user = await users.lockAccount(tx, userId);
        if (user?.state !== 'active' || user.deletedAt) throw new ProblemError('SIGN_IN_REQUIRED');
        await users.noteLogin(tx, userId, clock());
        return sessions.open(tx, { userId, agent });
      });
      return sessions.present(reply, opened);
    },
  };
}
export type VerificationService = ReturnType<typeof verificationService>;
