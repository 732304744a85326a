import type { ResponseOf } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { FactorParts } from './factor-parts.ts';
import { standingOf } from '../people/factor-repository.ts';

export const recoveryCodes = ({ clock, codes, standing, tell, change }: FactorParts) => ({
  /** Spends a recovery code and says so to the owner. */
  async useRecovery(tx: Tx, userId: string, code: string): Promise<boolean> {
    if (!(await codes.takeRecovery(tx, userId, code))) return false;
    const { recoveryLeft } = await standingOf(tx, userId, romeDay(clock()));
    await tell(tx, userId, {
      action: 'recovery-used',
      detail: { left: String(recoveryLeft) },
    });
    return true;
  },
  renewRecovery: (actor: Actor): Promise<ResponseOf<'newRecoveryCodes'>> =>
    change(actor, async (tx) => {
      if ((await standing(tx, actor.userId)).methods.length === 0)
        throw new ProblemError('CONFLICT', {
          detail: 'Recovery codes belong to a second factor: add one first',
        });
      return {
        answer: { recoveryCodes: await codes.renewRecovery(tx, actor.userId) },
        told: { action: 'recovery-renewed' },
      };
    }),
});
