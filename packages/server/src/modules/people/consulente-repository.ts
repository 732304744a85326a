import { ADVISER_CLIENTS } from '@bussola/contract/limits';
import type { ResponseOf } from '@bussola/contract';
import { sql } from 'kysely';
import type { NotNull } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { anyOf, fullName, hasRow, q, row, rows, run, wireTime } from '../../db/typed.ts';
import { comuneName, isClient } from './admin-repository.ts';
import type { OfClient } from './admin-repository.ts';

type Cliente = ResponseOf<'consulenteClienti'>['clienti'][number];
/** Whose start is not in the future: links made when they waited for a day had one. */
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
/** One adviser a client: whoever followed them until now does so no more. */
export async function makeLink(
  tx: Queryable,
  consulenteId: string,
  clientId: string,
  since: Date,
): Promise<void> {
  await run(tx, q.deleteFrom('consulente_clienti').where('client_id', '=', clientId));
  await run(
    tx,
    q
      .insertInto('consulente_clienti')
      .values({ consulente_id: consulenteId, client_id: clientId, since }),
  );
}
/** @returns false when the adviser did not follow this client */
export const dropLink = (tx: Queryable, consulenteId: string, clientId: string): Promise<boolean> =>
  hasRow(
    tx,
    q
      .deleteFrom('consulente_clienti')
      .where('consulente_id', '=', consulenteId)
      .where('client_id', '=', clientId)
      .returning('client_id'),
  );
export const dropLinksOf = (tx: Queryable, consulenteId: string): Promise<void> =>
  run(tx, q.deleteFrom('consulente_clienti').where('consulente_id', '=', consulenteId));
export const isFollowed = (db: Queryable, clientId: string): Promise<boolean> =>
  hasRow(
    db,
    q.selectFrom('consulente_clienti').select('client_id').where('client_id', '=', clientId),
  );
/** The clients of an adviser, held until the end of the transaction. */
export const lockClientsOf = (tx: Queryable, consulenteId: string) =>
  rows(
    tx,
    q
      .selectFrom('consulente_clienti as l')
      .innerJoin('users as u', 'u.id', 'l.client_id')
      .select(['u.id', 'u.email', 'u.first_name as firstName', 'u.language'])
      .where('l.consulente_id', '=', consulenteId)
      .where('u.deleted_at', 'is', null)
      // A client has an address.
      .$narrowType<{ email: NotNull }>()
      .orderBy('u.id')
      .forUpdate(['u']),
  );
export interface Consulente {
  id: string;
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  language: 'it' | 'en';
  state: 'active' | 'disabled';
  hasNumber: boolean;
  /** How many clients they may follow. */ limite: number;
}
/** Held until the end of the transaction: nobody is given more clients than they may have. */
export const lockConsulenti = (tx: Queryable, ids: readonly string[]): Promise<Consulente[]> =>
  rows(
    tx,
    q
      .selectFrom('users as k')
      .select(['k.id', fullName('k').as('name'), 'k.email', 'k.language', 'k.state'])
      .select(['k.first_name as firstName', 'k.last_name as lastName'])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('consulente_profili as f')
              .select('f.consulente_id')
              .whereRef('f.consulente_id', '=', 'k.id')
              .where('f.numero', 'is not', null),
          )
          .$castTo<boolean>()
          .as('hasNumber'),
      )
      .select((eb) =>
        eb.fn
          .coalesce(
            eb
              .selectFrom('consulente_profili as f')
              .select('f.limite')
              .whereRef('f.consulente_id', '=', 'k.id'),
            eb.val(ADVISER_CLIENTS),
          )
          .as('limite'),
      )
      .where('k.id', '=', anyOf(ids))
      .where('k.role', '=', 'Consulente')
      .where('k.state', 'in', ['active', 'disabled'])
      .where('k.deleted_at', 'is', null)
      .$narrowType<{ email: NotNull; state: Consulente['state'] }>()
      .orderBy('k.id')
      .forUpdate('k'),
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
/** Who follows this client. */
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
