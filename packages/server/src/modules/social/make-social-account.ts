import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { dropChangesTo } from '../account/email-change-repository.ts';
import { foldEmail } from '../people/one-use.ts';
import { activate, promote } from '../people/claim-repository.ts';
import * as users from '../people/user-repository.ts';
import { note } from '../audit/audit-repository.ts';
import type { Claims } from './providers.ts';
import * as identities from '../people/social-repository.ts';

export function makeSocialAccount({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /**
   * An account of its own for an address that nobody has proved here; answers of a checkup under
   * way come along.
   */
  async function make(
    claims: Claims & { email: string },
    provider: string,
    visitor: Actor | null,
  ): Promise<users.AccountRow> {
    const folded = foldEmail(claims.email);
    return db.transaction(async (tx) => {
      const here = visitor?.provisional ? await users.findById(tx, visitor.userId) : undefined;
      const id = here?.state === 'provisional' ? here.id : randomUUID();
      const person = {
        email: claims.email,
        folded,
        firstName: claims.firstName,
        lastName: claims.lastName,
      };
      if (here?.state === 'provisional') await promote(tx, id, person);
      else
        await users.insertUser(tx, {
          id,
          state: 'active',
          language: 'it',
          now: clock(),
          ...person,
        });
      await activate(tx, id, folded);
      await dropChangesTo(tx, folded);
      if (
        !(await identities.addIdentity(tx, {
          provider,
          subject: claims.subject,
          userId: id,
          now: clock(),
        }))
      )
        throw new ProblemError('CONFLICT');
      await note(tx, {
        at: clock(),
        actor: id,
        subject: id,
        action: 'account.made-by-social',
        detail: provider,
      });
      const made = await users.findById(tx, id);
      if (!made) throw new ProblemError('NOT_FOUND');
      return made;
    });
  }
  /** Of two first visits at once the second finds here what the first made. */
  async function madeMeanwhile(
    provider: string,
    subject: string,
    error: unknown,
  ): Promise<users.AccountRow> {
    if (
      !users.isAddressTaken(error) &&
      !(error instanceof ProblemError && error.code === 'CONFLICT')
    )
      throw error;
    const userId = await identities.findIdentity(db, provider, subject);
    const user = userId && (await users.findById(db, userId));
    if (!user || user.state !== 'active')
      throw new ProblemError('CONFLICT', {
        detail: 'The address was proved by another account meanwhile',
      });
    return user;
  }
  return (
    claims: Claims & { email: string },
    provider: string,
    visitor: Actor | null,
  ): Promise<users.AccountRow> =>
    make(claims, provider, visitor).catch((error: unknown) =>
      madeMeanwhile(provider, claims.subject, error),
    );
}
