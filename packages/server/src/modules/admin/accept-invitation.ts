import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { activate } from '../people/claim-repository.ts';
import * as users from '../people/user-repository.ts';
import { note } from '../audit/audit-repository.ts';
import { findInvitation, takeInvitation } from '../people/staff-repository.ts';
import type { Invitation } from '../people/staff-repository.ts';

export function acceptInvitation({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /** The link proves the address; the account is theirs, with the password just chosen. */
  const accept = (
    tokenHash: string,
    { email, folded, role, firstName, lastName, language }: Invitation,
    passwordHash: string,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      if (!(await takeInvitation(tx, tokenHash))) throw new ProblemError('TOKEN_INVALID');
      const id = randomUUID();
      await users.insertUser(tx, {
        id,
        state: 'to-verify',
        role,
        firstName,
        lastName,
        language,
        now: clock(),
        email,
        folded,
        passwordHash,
      });
      await activate(tx, id, folded);
      await note(tx, {
        at: clock(),
        actor: id,
        subject: id,
        action: 'staff.joined',
        detail: role,
      });
    });

  return {
    /**
     * The invitation behind a link, if it is one.
     * @throws ProblemError when it is over
     */
    async invitationOf(tokenHash: string): Promise<Invitation | undefined> {
      const invitation = await findInvitation(db, tokenHash);
      if (invitation && invitation.expiresAt <= clock()) throw new ProblemError('TOKEN_EXPIRED');
      return invitation;
    },
    accept: (...given: Parameters<typeof accept>): Promise<void> =>
      accept(...given).catch((error: unknown) => {
        throw users.isAddressTaken(error)
          ? new ProblemError('CONFLICT', { detail: 'This address has an account meanwhile' })
          : error;
      }),
  };
}
