/** Useful gifts: one letter each, and a history that is its giver's alone. */
import type { ResponseOf } from '@bussola/contract';
import { plusDays, romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { textsInForce } from '../contents/texts-in-force.ts';
import { hashOfToken } from './refusal-link.ts';
import * as regali from './regali-repository.ts';
import { SAME_GIFT_DAYS, namePurpose, sendRegalo } from './send-regalo.ts';
import type { SendParts } from './send-regalo.ts';

type List = ResponseOf<'listRegali'>;

export function regaliService(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'config'>,
  parts: Pick<SendParts, 'mailer' | 'keys' | 'limit'> & {
    engine: Pick<Engine, 'inForce' | 'valori'>;
  },
) {
  const { db, clock, secrets } = deps;
  const { keys, engine } = parts;
  const deducibilita = (): number => engine.valori(romeDay(clock()))['fondo.deducibilita'];

  async function readAll(tx: Tx, userId: string): Promise<List['regali']> {
    const made: List['regali'] = [];
    for (const { id, regalo, nome, sentAt } of await regali.listRegali(tx, userId))
      made.push({
        regaloId: id,
        regalo,
        nome: await keys.unsealText(tx, userId, nome, namePurpose(id)),
        data: romeDay(sentAt),
      });
    return made;
  }
  const list = async (tx: Tx, userId: string): Promise<List> => ({
    regali: await readAll(tx, userId),
    deducibilita: deducibilita(),
  });

  return {
    list: ({ userId }: Actor) => list(db, userId),
    send: sendRegalo(deps, {
      ...parts,
      deducibilita,
      texts: textsInForce(deps, engine),
      list,
    }),
    remove: async ({ userId }: Actor, id: string): Promise<List> => {
      await regali.deleteRegalo(db, userId, id);
      return list(db, userId);
    },
    /** @throws ProblemError TOKEN_INVALID for a link that is not ours */
    async refuse(token: string): Promise<{ refused: true }> {
      const hash = hashOfToken(secrets, token);
      if (hash === undefined) throw new ProblemError('TOKEN_INVALID');
      await regali.refuseAddress(db, hash, clock());
      return { refused: true };
    },
    export: async (tx: Tx, userId: string) => ({ regali: await readAll(tx, userId) }),
    sweep: () => regali.forgetAddresses(db, plusDays(clock(), -SAME_GIFT_DAYS)),
  };
}
export type RegaliService = ReturnType<typeof regaliService>;
