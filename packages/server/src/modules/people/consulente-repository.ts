import type { ResponseOf } from '@bussola/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { fullName, hasRow, q, row, rows, wireTime } from '../../db/typed.ts';
import { comuneName, isClient } from './admin-repository.ts';
import type { OfClient } from './admin-repository.ts';

type Cliente = ResponseOf<'consulenteClienti'>['clienti'][number];
/** Those whose waiting time is over. */
export const listClienti = (db: Queryable, consulenteId: string, now: Date): Promise<Cliente[]> =>
  rows(
    db,
    q
      .selectFrom('consulente_clienti as l')
      .innerJoin('users as u', 'u.id', 'l.client_id')
      .select(['u.id as userId', 'u.first_name as firstName', 'u.last_name as lastName'])
      .select((eb) => [
        comuneName.as('comune'),
        'u.checkup',
        wireTime(eb, 'l.since').as('since'),
        eb
          .fn<string>('wire_time', [
            eb.fn('greatest', ['l.since', 'u.last_login_at', 'u.created_at']),
          ])
          .as('updatedAt'),
      ])
      .where('l.consulente_id', '=', consulenteId)
      .where('l.since', '<=', now)
      .where('u.state', '=', 'active')
      .where('u.deleted_at', 'is', null)
      .orderBy(sql`lower(u.last_name || ' ' || u.first_name)`)
      .orderBy('u.id')
      .limit(500),
  );
export interface Pair {
  consulente: string;
  client: { email: string; firstName: string; language: 'it' | 'en' };
}
/**
 * The two, held until the end of the transaction; undefined unless they are an adviser and a
 * client. A suspended one of either is given nobody new, and may lose whom they have.
 */
export async function lockPair(
  tx: Queryable,
  consulenteId: string,
  clientId: string,
  linked: boolean,
): Promise<Pair | undefined> {
  const pair = await row(
    tx,
    q
      .selectFrom(['users as k', 'users as u'])
      .select([fullName('k').as('consulente'), 'u.email', 'u.first_name as firstName'])
      .select('u.language')
      .where('k.id', '=', consulenteId)
      .where('k.role', '=', 'Consulente')
      .where('k.deleted_at', 'is', null)
      .where('u.id', '=', clientId)
      .where(isClient)
      .$narrowType<OfClient>()
      .$if(linked, (both) => both.where('k.state', '=', 'active').where('u.state', '=', 'active'))
      .forUpdate(['k', 'u']),
  );
  if (!pair) return undefined;
  const { consulente, ...client } = pair;
  return { consulente, client };
}
/**
 * @param since from when the adviser may read.
 * @returns false when it was so already
 */
export const setLink = (
  tx: Queryable,
  consulenteId: string,
  clientId: string,
  linked: boolean,
  since: Date,
): Promise<boolean> =>
  hasRow(
    tx,
    linked
      ? q
          .insertInto('consulente_clienti')
          .values({ consulente_id: consulenteId, client_id: clientId, since })
          .onConflict((conflict) => conflict.doNothing())
          .returning('client_id')
      : q
          .deleteFrom('consulente_clienti')
          .where('consulente_id', '=', consulenteId)
          .where('client_id', '=', clientId)
          .returning('client_id'),
  );
export async function linkedSince(
  tx: Queryable,
  consulenteId: string,
  clientId: string,
): Promise<Date | null> {
  const link = q
    .selectFrom('consulente_clienti')
    .select('since')
    .where('consulente_id', '=', consulenteId)
    .where('client_id', '=', clientId);
  return (await row(tx, link))?.since ?? null;
}
export type Adviser = ResponseOf<'listAdvisers'>['advisers'][number];
/** Who follows this client, or is about to. */
export const listAdvisers = (db: Queryable, clientId: string, now: Date): Promise<Adviser[]> =>
  rows(
    db,
    q
      .selectFrom('consulente_clienti as l')
      .innerJoin('users as k', 'k.id', 'l.consulente_id')
      .select((eb) => [
        'k.id',
        fullName('k').as('name'),
        wireTime(eb, 'l.since').as('since'),
        eb('l.since', '<=', now).$castTo<boolean>().as('reads'),
      ])
      .where('l.client_id', '=', clientId)
      .where('k.deleted_at', 'is', null)
      .orderBy('l.since')
      .orderBy('k.id'),
  );
