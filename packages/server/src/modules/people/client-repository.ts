import type { ClientCard } from '@bussola/contract';
import { CLIENT_TABS } from '@bussola/contract/limits';
import { expressionBuilder } from 'kysely';
import type { NotNull } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../db/port.ts';
import type { Schema } from '../../db/schema.ts';
import { fullName, q, row, rows, run, wireTime } from '../../db/typed.ts';
import { comuneName, isClient } from './admin-repository.ts';
import type { OfClient } from './admin-repository.ts';
import { stateSince } from './user-repository.ts';

const u = expressionBuilder<{ u: Schema['users'] }, 'u'>();

/**
 * Also who has not proved their address: staff see them in the list, and send the code again.
 * Neither the placeholder, nor who is leaving.
 */
const isShown = u.and([
  u('u.role', '=', 'User'),
  u('u.state', 'in', ['to-verify', 'active', 'disabled']),
  u.not('u.placeholder'),
  u('u.deleted_at', 'is', null),
]);
export async function findClient(
  db: Queryable,
  clientId: string,
): Promise<Pick<ClientCard, 'client' | 'consulenti'> | undefined> {
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
        wireTime(eb, 'u.suspended_at').as('suspendedAt'),
        jsonArrayFrom(consulentiOf(clientId)).as('consulenti'),
      ])
      .where('u.id', '=', clientId)
      .where(isShown)
      .$narrowType<{ email: NotNull; state: ClientCard['client']['state'] }>(),
  );
  if (!found) return undefined;
  const { consulenti, ...client } = found;
  return { client, consulenti };
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
  now: Date,
): Promise<void> {
  await run(tx, q.updateTable('users').set(stateSince(state, now)).where('id', '=', clientId));
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

/** What a person of staff looks at of a client: the card, or a part that a reason opened. */
export interface Look {
  staffId: string;
  clientId: string;
}
type Part = (typeof CLIENT_TABS)[number];
/** False when one like it is still under way: that one goes on and ends when it would have. */
export async function beginCardLook(
  tx: Queryable,
  { staffId, clientId }: Look,
  now: Date,
  until: Date,
): Promise<boolean> {
  const begun = await row(
    tx,
    q
      .insertInto('looks')
      .values({ staff_id: staffId, client_id: clientId, kind: 'card', until })
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
/** A look at a part that is still under way begins again. */
export const openParts = (
  tx: Queryable,
  { staffId, clientId }: Look,
  parts: readonly Part[],
  until: Date,
): Promise<void> =>
  run(
    tx,
    q
      .insertInto('looks')
      .values(parts.map((kind) => ({ staff_id: staffId, client_id: clientId, kind, until })))
      .onConflict((conflict) =>
        conflict.columns(['staff_id', 'client_id', 'kind']).doUpdateSet({ until }),
      ),
  );
/** The card stays as it was read: its fifteen minutes say when it is a new look. */
export const closeParts = (db: Queryable, { staffId, clientId }: Look): Promise<void> =>
  run(
    db,
    q
      .deleteFrom('looks')
      .where('staff_id', '=', staffId)
      .where('client_id', '=', clientId)
      .where('kind', '<>', 'card'),
  );
/** The parts that are open now. */
export const listOpenParts = async (
  db: Queryable,
  { staffId, clientId }: Look,
  now: Date,
): Promise<{ tab: Part; until: Date }[]> => {
  const looks = await rows(
    db,
    q
      .selectFrom('looks')
      .select(['kind', 'until'])
      .where('staff_id', '=', staffId)
      .where('client_id', '=', clientId)
      .where('until', '>', now),
  );
  return CLIENT_TABS.flatMap((tab) =>
    looks.flatMap(({ kind, until }) => (kind === tab ? [{ tab, until }] : [])),
  );
};
