import type { BodyOf } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import { networkOf } from '../../http/network.ts';
import { ProblemError } from '../../problem-error.ts';
import type { StaffService } from '../admin/staff-service.ts';
import { note } from '../audit/audit-repository.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import type { SessionService } from '../session/session-service.ts';
import type { PasswordHasher } from '../people/hashing.ts';
import { refuseEasy } from './new-password.ts';
import { foldEmail, hashToken } from '../people/one-use.ts';
import type { Throttle } from '../people/throttle.ts';
import { findToken, takeToken } from '../people/token-repository.ts';
import * as users from '../people/user-repository.ts';

interface Parts {
  sessions: SessionService;
  hasher: PasswordHasher;
  limit: Throttle;
  notices: NoticeService;
  staff: StaffService;
}

/**
 * The link of a forgotten password, or of an invitation: either way a password is chosen, and
 * nobody is signed in by it.
 */
export const resetPassword =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, { sessions, hasher, limit, notices, staff }: Parts) =>
  async (body: BodyOf<'resetPassword'>, ip: string): Promise<{ reset: true }> => {
    const from = { network: networkOf(ip) };
    const tokenHash = hashToken(body.token);
    const invitation = await staff.invitationOf(tokenHash);
    if (invitation) {
      await refuseEasy(body.password, body.confirmPassword, [
        invitation.firstName,
        invitation.lastName,
        invitation.email,
      ]);
      await staff.accept(tokenHash, invitation, await hasher.hash(body.password, 'staff', from));
      return { reset: true };
    }
    const found = await findToken(db, tokenHash, 'reset', clock());
    if (!found) throw new ProblemError('TOKEN_INVALID');
    if (found.expired) throw new ProblemError('TOKEN_EXPIRED');
    const user = await users.findById(db, found.userId);
    if (!user?.email || user.state !== 'active') throw new ProblemError('TOKEN_INVALID');
    const { email, firstName, lastName } = user;
    await refuseEasy(body.password, body.confirmPassword, [firstName, lastName, email]);
    const passwordHash = await hasher.hash(
      body.password,
      user.role === 'User' ? 'user' : 'staff',
      from,
    );
    await db.transaction(async (tx) => {
      await users.lockAccount(tx, user.id);
      if (!(await takeToken(tx, tokenHash, 'reset', clock())))
        throw new ProblemError('TOKEN_INVALID');
      await users.setPassword(tx, user.id, passwordHash);
      await sessions.endAllOf(tx, user.id, 'password reset');
      await note(tx, { at: clock(), actor: user.id, subject: user.id, action: 'password.reset' });
      await notices.tell(tx, user.id, 'password-changed');
    });
    await limit.forget('login:account', foldEmail(email));
    return { reset: true };
  };
