/**
 * Tells the owner what happened to the account: by mail, and in sight on the screens until it is
 * put away.
 */
import { randomUUID } from 'node:crypto';
import type { Notice, ResponseOf } from '@bussola/contract';
import { plusDays } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { findById } from '../people/user-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import { dismiss, dismissKind, insertNotice, listOpen, sweepNotices } from './notice-repository.ts';

export function noticeService({ db, clock }: Deps, mailer: Mailer) {
  const list = async (actor: Actor): Promise<ResponseOf<'listNotices'>> => ({
    notices: await listOpen(db, actor.userId),
  });
  return {
    list,
    /**
     * In the transaction of the event itself. A provisional person has no address to write to,
     * and no account to look after.
     * @param by `screen` where a letter of its own says it, `mail` to the person who did it
     */
    async tell(
      tx: Tx,
      userId: string,
      kind: Notice['kind'],
      detail: Notice['detail'] = {},
      by: 'both' | 'screen' | 'mail' = 'both',
    ): Promise<void> {
      const user = await findById(tx, userId);
      if (user?.state !== 'active') return;
      if (by !== 'mail')
        await insertNotice(tx, { id: randomUUID(), userId, kind, detail, now: clock() });
      if (by !== 'screen' && user.email)
        await mailer.notice(
          tx,
          {
            email: user.email,
            firstName: user.firstName,
            language: user.language,
            role: user.role,
          },
          { kind, detail },
        );
    },
    /** What it said is no longer so. */
    putAway: (tx: Tx, userId: string, kind: Notice['kind']): Promise<void> =>
      dismissKind(tx, userId, kind, clock()),
    async dismiss(actor: Actor, noticeId: string): Promise<ResponseOf<'dismissNotice'>> {
      if (!(await dismiss(db, actor.userId, noticeId, clock())))
        throw new ProblemError('NOT_FOUND');
      return list(actor);
    },
    sweep: () => sweepNotices(db, plusDays(clock(), -90), plusDays(clock(), -365)),
  };
}
export type NoticeService = ReturnType<typeof noticeService>;
