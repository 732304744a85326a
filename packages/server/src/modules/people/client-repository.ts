import type { ClientCard } from '@bussola/contract';
import type { IsoDate } from '@bussola/domain';
import type { NotNull } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../db/port.ts';
import { fullName, q, row, run, wireTime } from '../../db/typed.ts';
import { stateOn } from './grant-repository.ts';
import { comuneName, isClient } from './admin-repository.ts';
import type { OfClient } from './admin-repository.ts';

type Found = Pick<ClientCard, 'client' | 'consulenti'> &
  Pick<NonNullable<ClientCard['aperto']>, 'reports' | 'grants'>;
/** Only registered clients: not the placeholder, nor who is leaving. */
export async function findClient(
  db: Queryable,
  clientId: string,
  day: IsoDate,
): Promise<Found | undefined> {
  const found = await row(
    db,
    q
      .selectFrom('users as u')
      .innerJoin('areas as a', 'a.user_id', 'u.id')
      .select(['u.id as userId', 'u.first_name as firstName', 'u.last_name as lastName'])
      .select(['u.email', 'u.checkup', 'u.state'])
      .select((eb) => [
        comuneName.as('comune'),
        wireTime(eb, 'u.created_at').as('createdAt'),
        wireTime(eb, 'a.updated_at').as('updatedAt'),
        wireTime(eb, 'u.last_login_at').as('lastLoginAt'),
        jsonArrayFrom(consulentiOf(clientId)).as('consulenti'),
        jsonArrayFrom(reportsOf(clientId)).as('reports'),
        jsonArrayFrom(grantsOf(clientId, day)).as('grants'),
      ])
      .where('u.id', '=', clientId)
      .where(isClient)
      .$narrowType<OfClient>(),
  );
  if (!found) return undefined;
  const { consulenti, reports, grants, ...client } = found;
  return { client, consulenti, reports, grants };
}
const consulentiOf = (clientId: string) =>
  q
    .selectFrom('consulente_clienti as l')
    .innerJoin('users as c', 'c.id', 'l.consulente_id')
    .select((eb) => ['c.id', fullName('c').as('name'), wireTime(eb, 'l.since').as('since')])
    .where('l.client_id', '=', clientId)
    .where('c.deleted_at', 'is', null)
    .orderBy('l.since')
    .orderBy('c.id');
const reportsOf = (clientId: string) =>
  q
    .selectFrom('reports')
    .select((eb) => [wireTime(eb, 'created_at').as('createdAt'), 'state'])
    .where('user_id', '=', clientId)
    .orderBy('created_at', 'desc')
    .orderBy('id');
const grantsOf = (clientId: string, day: IsoDate) =>
  q
    .selectFrom('grants as g')
    .select([stateOn(day).as('state'), 'g.scopes', 'g.from_day as from', 'g.to_day as to'])
    .where('g.owner_id', '=', clientId)
    .orderBy('g.created_at', 'desc')
    .orderBy('g.id');

export interface ClientAccount {
  email: string;
  firstName: string;
  language: 'it' | 'en';
  state: 'active' | 'disabled';
}
/**
 * Held until the end of the transaction: of two who change it at once the second sees what the
 * first did.
 */
export const lockClient = (tx: Queryable, clientId: string): Promise<ClientAccount | undefined> =>
  row(
    tx,
    q
      .selectFrom('users as u')
      .select(['u.email', 'u.first_name as firstName', 'u.language', 'u.state'])
      .where('u.id', '=', clientId)
      .where(isClient)
      .$narrowType<OfClient>()
      .forUpdate(),
  );
/** Also of every holder of a grant, so that their session learns whether the area opens. */
export async function setClientState(
  tx: Queryable,
  clientId: string,
  state: ClientAccount['state'],
): Promise<void> {
  await run(tx, q.updateTable('users').set({ state }).where('id', '=', clientId));
  const holders = q
    .selectFrom('grants')
    .select('holder_id')
    .where('owner_id', '=', clientId)
    .$narrowType<{ holder_id: NotNull }>();
  await run(
    tx,
    q
      .updateTable('areas')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where((eb) => eb.or([eb('user_id', '=', clientId), eb('user_id', 'in', holders)])),
  );
}

/** What a person of staff looks at of a client. */
export interface Look {
  staffId: string;
  clientId: string;
  kind: 'card' | 'open';
}
/** False when one like it is still under way: that one goes on and ends when it would have. */
export async function beginLook(
  tx: Queryable,
  { staffId, clientId, kind }: Look,
  now: Date,
  until: Date,
): Promise<boolean> {
  const begun = await row(
    tx,
    q
      .insertInto('looks')
      .values({ staff_id: staffId, client_id: clientId, kind, until })
      .onConflict((conflict) =>
        conflict
          .columns(['staff_id', 'client_id', 'kind'])
          .doUpdateSet({ until })
          .where('looks.until', '<=', now),
      )
      .returning('kind'),
  );
  return begun !== undefined;
}
export const endLook = (tx: Queryable, { staffId, clientId, kind }: Look): Promise<void> =>
  run(
    tx,
    q
      .deleteFrom('looks')
      .where('staff_id', '=', staffId)
      .where('client_id', '=', clientId)
      .where('kind', '=', kind),
  );
/** Undefined: none is under way. */
export const lookUntil = async (
  db: Queryable,
  { staffId, clientId, kind }: Look,
  now: Date,
): Promise<Date | undefined> =>
  (
    await row(
      db,
      q
        .selectFrom('looks')
        .select('until')
        .where('staff_id', '=', staffId)
        .where('client_id', '=', clientId)
        .where('kind', '=', kind)
        .where('until', '>', now),
    )
  )?.until;
