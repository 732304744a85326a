import { randomUUID } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import type { Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { FactorParts } from './factor-parts.ts';
import * as factors from '../people/factor-repository.ts';

type Added = ResponseOf<'confirmTotp'>;

export function addFactor({ clock, codes, keys, sessions, standing, change }: FactorParts) {
  /**
   * The first factor brings recovery codes, and makes a session whole that could do nothing else.
   */
  const add = (
    actor: Actor,
    factor: 'totp' | 'passkey',
    keep: (tx: Tx) => Promise<void>,
  ): Promise<Added> =>
    change(actor, async (tx) => {
      const { methods } = await standing(tx, actor.userId);
      await keep(tx);
      await sessions.lift(tx, actor.sessionId);
      await sessions.prove(tx, actor.sessionId);
      const isFirst = methods.length === 0;
      const recoveryCodes = isFirst ? await codes.renewRecovery(tx, actor.userId) : null;
      return { answer: { recoveryCodes }, told: { action: 'added', factor } };
    });

  return {
    confirmTotp: (actor: Actor, code: string): Promise<Added> =>
      add(actor, 'totp', async (tx) => {
        const totp = await factors.findTotp(tx, actor.userId);
        if (totp?.confirmed !== false)
          throw new ProblemError('CONFLICT', {
            detail: 'There is no app of codes that waits for its first code',
          });
        if (!(await codes.takeCode(tx, actor.userId, code, false)))
          throw new ProblemError('CODE_WRONG');
        await factors.confirmTotp(tx, actor.userId, clock());
      }),
    addPasskey: (
      actor: Actor,
      { ticket, name, passkey }: BodyOf<'addPasskey'>,
    ): Promise<ResponseOf<'addPasskey'>> =>
      add(actor, 'passkey', async (tx) => {
        const made = await keys.made(tx, actor.userId, ticket, passkey);
        if (!(await factors.insertPasskey(tx, { id: randomUUID(), ...made, name, now: clock() })))
          throw new ProblemError('CONFLICT', { detail: 'This passkey is known already' });
      }),
  };
}
