import type { Notice } from '@bussola/contract';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { note } from '../audit/audit-repository.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import { lockFactors } from '../people/factor-repository.ts';

/** What the audit records, and what the owner's mail says. */
interface Told {
  action: 'added' | 'removed' | 'recovery-used' | 'recovery-renewed';
  factor?: 'totp' | 'passkey';
  detail?: Notice['detail'];
}
const NOTICE = {
  added: 'factor-added',
  removed: 'factor-removed',
  'recovery-used': 'recovery-used',
  'recovery-renewed': 'recovery-renewed',
} as const satisfies Record<Told['action'], Notice['kind']>;

export function factorChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  notices: Pick<NoticeService, 'tell'>,
) {
  async function tell(tx: Tx, userId: string, { action, factor, detail }: Told): Promise<void> {
    await note(tx, {
      at: clock(),
      actor: userId,
      subject: userId,
      action: `factor.${action}`,
      ...(factor === undefined ? {} : { detail: factor }),
    });
    await notices.tell(tx, userId, NOTICE[action], detail ?? (factor ? { factor } : {}));
  }
  return {
    tell,
    /**
     * One change of a person's factors at a time, in the audit and told to them: all of it or
     * nothing.
     */
    change: <T>(
      { userId }: Pick<Actor, 'userId'>,
      work: (tx: Tx) => Promise<{ answer: T; told: Told }>,
    ): Promise<T> =>
      db.transaction(async (tx) => {
        await lockFactors(tx, userId);
        const { answer, told } = await work(tx);
        await tell(tx, userId, told);
        return answer;
      }),
  };
}
export type FactorChange = ReturnType<typeof factorChange>;
