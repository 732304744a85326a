import type { Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { FactorParts } from './factor-parts.ts';
import * as factors from '../people/factor-repository.ts';

/** People for whom a second factor is mandatory cannot remove their last one. */
export function removeFactor({ standing, change }: FactorParts) {
  const remove = (
    actor: Actor,
    factor: 'totp' | 'passkey',
    drop: (tx: Tx) => Promise<boolean>,
  ): Promise<void> =>
    change(actor, async (tx) => {
      if (!(await drop(tx))) throw new ProblemError('NOT_FOUND');
      const left = await standing(tx, actor.userId);
      if (left.methods.length === 0) {
        if (left.mandatory && !left.excused) throw new ProblemError('LAST_FACTOR');
        await factors.deleteRecoveryCodes(tx, actor.userId);
      }
      return { answer: undefined, told: { action: 'removed', factor } };
    });

  return {
    removeTotp: (actor: Actor) =>
      remove(actor, 'totp', (tx) => factors.deleteTotp(tx, actor.userId)),
    removePasskey: (actor: Actor, passkeyId: string) =>
      remove(actor, 'passkey', (tx) => factors.deletePasskey(tx, actor.userId, passkeyId)),
  };
}
