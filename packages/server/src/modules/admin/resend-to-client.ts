import type { BodyOf } from '@bussola/contract';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import { findClient } from '../people/client-repository.ts';
import { latestReady } from '../people/report-repository.ts';
import type { Throttle } from '../people/throttle.ts';
import { findById } from '../people/user-repository.ts';
import type { AccountRow } from '../people/user-repository.ts';
import { reportReadyLetter } from './client-letters.ts';

export interface ResendParts {
  mailer: Pick<Mailer, 'send'>;
  limit: Pick<Throttle, 'count'>;
  verification: {
    send(
      tx: Tx,
      to: { id: string; email: string; firstName: string; language: 'it' | 'en' },
      by: { byStranger: boolean },
    ): Promise<void>;
  };
}
type What = BodyOf<'resendToClient'>['what'];

/** Staff send a letter again that a client says did not arrive. Never a way into the account. */
export function resendToClient(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { mailer, limit, verification }: ResendParts,
) {
  /** @throws ProblemError CONFLICT when there is nothing to send */
  async function check(db: Tx, user: AccountRow, what: What): Promise<void> {
    if (what === 'code' && user.state !== 'to-verify')
      throw new ProblemError('CONFLICT', { detail: 'The address is proved already' });
    if (what === 'report' && (user.state !== 'active' || !(await latestReady(db, user.id))))
      throw new ProblemError('CONFLICT', { detail: 'No report is ready' });
  }
  return async (actor: Actor, clientId: string, what: What): Promise<void> => {
    if (!(await findClient(db, clientId))) throw new ProblemError('NOT_FOUND');
    const user = await findById(db, clientId);
    if (!user?.email) throw new ProblemError('NOT_FOUND');
    const to = { ...user, email: user.email };
    await check(db, to, what);
    await limit.count('resent', clientId);
    await db.transaction(async (tx) => {
      // A letter that cannot be written down is not sent.
      await note(tx, {
        at: clock(),
        actor: actor.userId,
        subject: clientId,
        action: what === 'code' ? 'client.codeSent' : 'client.reportSent',
        via: 'staff',
      });
      if (what === 'code') await verification.send(tx, to, { byStranger: true });
      else
        await mailer.send(
          tx,
          to.email,
          reportReadyLetter(to, `${config.publicUrl}/app/dashboards/strumenti/i-miei-report`),
        );
    });
  };
}
