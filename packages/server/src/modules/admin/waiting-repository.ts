import type { Queryable } from '../../db/port.ts';
import { q, row } from '../../db/typed.ts';
import { countRichieste } from '../richieste/richieste-repository.ts';

/** Letters that no server took. */
export const countStuckLetters = async (db: Queryable): Promise<number> =>
  (
    await row(
      db,
      q
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('dead_at', 'is not', null),
    )
  )?.n ?? 0;

export const countRequests = async (db: Queryable): Promise<number> =>
  (await countRichieste(db)).open;

/** Releases of the constants that wait for the signature of somebody who did not write them. */
export const countToSign = async (db: Queryable, userId: string): Promise<number> =>
  (
    await row(
      db,
      q
        .selectFrom('costanti_releases')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('state', '=', 'submitted')
        .where((eb) => eb.not(eb(eb.val(userId), '=', eb.fn.any('contributors')))),
    )
  )?.n ?? 0;
