import type { Regalo } from '@bussola/domain/regali';
import type { Queryable } from '../../db/port.ts';
import { hasRow, q, row, rows, run } from '../../db/typed.ts';

export interface SealedRegalo {
  id: string;
  regalo: Regalo;
  /** Sealed. */
  nome: string;
  sentAt: Date;
}
interface NewRegalo extends SealedRegalo {
  userId: string;
  addressHash: string;
}

export const listRegali = (db: Queryable, userId: string): Promise<SealedRegalo[]> =>
  rows(
    db,
    q
      .selectFrom('regali')
      .select(['id', 'nome', 'sent_at as sentAt'])
      // The contract lets no other in.
      .select((eb) => eb.ref('regalo').$castTo<Regalo>().as('regalo'))
      .where('user_id', '=', userId)
      .orderBy('sent_at', 'desc')
      .orderBy('id'),
  );

const own = (userId: string, id: string) =>
  q.selectFrom('regali').select('id').where('user_id', '=', userId).where('id', '=', id);
export const hasRegalo = (db: Queryable, userId: string, id: string): Promise<boolean> =>
  hasRow(db, own(userId, id));

export const insertRegalo = (tx: Queryable, r: NewRegalo): Promise<void> =>
  run(
    tx,
    q.insertInto('regali').values({
      id: r.id,
      user_id: r.userId,
      regalo: r.regalo,
      nome: r.nome,
      address_hash: r.addressHash,
      sent_at: r.sentAt,
    }),
  );

export const deleteRegalo = (tx: Queryable, userId: string, id: string): Promise<void> =>
  run(tx, q.deleteFrom('regali').where('user_id', '=', userId).where('id', '=', id));

/** The first gift of this kind to this address since then. */
export const findEarlier = (
  db: Queryable,
  r: { userId: string; regalo: Regalo; addressHash: string; since: Date },
): Promise<{ sentAt: Date } | undefined> =>
  row(
    db,
    q
      .selectFrom('regali')
      .select('sent_at as sentAt')
      .where('user_id', '=', r.userId)
      .where('regalo', '=', r.regalo)
      .where('address_hash', '=', r.addressHash)
      .where('sent_at', '>', r.since)
      .orderBy('sent_at')
      .limit(1),
  );

export const forgetAddresses = (db: Queryable, before: Date): Promise<void> =>
  run(
    db,
    q
      .updateTable('regali')
      .set({ address_hash: null })
      .where('address_hash', 'is not', null)
      .where('sent_at', '<=', before),
  );

export const isRefused = (db: Queryable, addressHash: string): Promise<boolean> =>
  hasRow(
    db,
    q
      .selectFrom('refused_addresses')
      .select('address_hash')
      .where('address_hash', '=', addressHash),
  );

/** Saying no twice is saying it once. */
export const refuseAddress = (db: Queryable, addressHash: string, now: Date): Promise<void> =>
  run(
    db,
    q
      .insertInto('refused_addresses')
      .values({ address_hash: addressHash, refused_at: now })
      .onConflict((conflict) => conflict.column('address_hash').doNothing()),
  );
