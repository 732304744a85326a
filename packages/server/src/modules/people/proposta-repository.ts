/** Advisers who were proposed to clients: one row a client, the last one. */
import type { Attese, ClientCard } from '@bussola/contract';
import { sql } from 'kysely';
import type { NotNull } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { fullName, hasRow, q, row, rows, run, wireTime } from '../../db/typed.ts';
import { comuneName, isClient } from './admin-repository.ts';

type State = NonNullable<ClientCard['proposta']>['state'];
/** Of the proposal `p`: no answer in time is a no, whether or not a job has said so. */
const stateAt = (now: Date) =>
  sql<State>`case when ${sql.ref('p.refused_at')} is not null then 'refused' when ${sql.ref('p.expires_at')} > ${now} then 'waiting' else 'lapsed' end`;

export interface Proposta {
  clientId: string;
  /** Null: the adviser before left, and nobody was proposed. */ consulenteId: string | null;
  proposedBy: string | null;
  /** Sealed. */ reason: string | null;
  at: Date;
  until: Date;
  refusedAt?: Date;
}
/** In place of whatever was proposed before. */
export async function putProposta(tx: Queryable, p: Proposta): Promise<void> {
  await dropProposta(tx, p.clientId);
  await run(
    tx,
    q.insertInto('consulente_proposte').values({
      client_id: p.clientId,
      consulente_id: p.consulenteId,
      proposed_by: p.proposedBy,
      reason: p.reason,
      proposed_at: p.at,
      expires_at: p.until,
      refused_at: p.refusedAt ?? null,
    }),
  );
}
export const dropProposta = (tx: Queryable, clientId: string): Promise<void> =>
  run(tx, q.deleteFrom('consulente_proposte').where('client_id', '=', clientId));
/** @returns false when this adviser was not waiting for this client */
export const refuseProposta = (
  tx: Queryable,
  clientId: string,
  consulenteId: string,
  now: Date,
): Promise<boolean> =>
  hasRow(
    tx,
    q
      .updateTable('consulente_proposte')
      .set({ refused_at: now })
      .where('client_id', '=', clientId)
      .where('consulente_id', '=', consulenteId)
      .where('refused_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('client_id'),
  );
export const findProposta = (
  db: Queryable,
  clientId: string,
  now: Date,
): Promise<{ consulenteId: string | null; state: State; until: string } | undefined> =>
  row(
    db,
    q
      .selectFrom('consulente_proposte as p')
      .select((eb) => [
        'p.consulente_id as consulenteId',
        stateAt(now).as('state'),
        wireTime(eb, 'p.expires_at').as('until'),
      ])
      .where('p.client_id', '=', clientId),
  );
/** As the card of the client shows it. */
export async function propostaOf(
  db: Queryable,
  clientId: string,
  now: Date,
): Promise<ClientCard['proposta']> {
  const found = await row(
    db,
    q
      .selectFrom('consulente_proposte as p')
      .innerJoin('users as k', 'k.id', 'p.consulente_id')
      .select((eb) => [
        'k.id',
        fullName('k').as('name'),
        stateAt(now).as('state'),
        eb.fn<string>('wire_time', [eb.fn.coalesce('p.refused_at', 'p.proposed_at')]).as('at'),
        wireTime(eb, 'p.expires_at').as('until'),
      ])
      .where('p.client_id', '=', clientId)
      .where('k.deleted_at', 'is', null),
  );
  if (!found) return null;
  const { id, name, ...rest } = found;
  return { consulente: { id, name }, ...rest };
}

/** Of somebody who asks to follow this client: what the client reads, the reason still sealed. */
export const askingConsulente = (db: Queryable, clientId: string, now: Date) =>
  row(
    db,
    q
      .selectFrom('consulente_proposte as p')
      .innerJoin('users as k', 'k.id', 'p.consulente_id')
      // Nobody is proposed without a number, so there is a profile.
      .innerJoin('consulente_profili as f', 'f.consulente_id', 'k.id')
      .leftJoin('users as s', 's.id', 'p.proposed_by')
      .select((eb) => [
        'k.id',
        fullName('k').as('name'),
        'f.albo',
        'f.numero',
        wireTime(eb, 'f.checked_at').as('checkedAt'),
        'f.luoghi',
        'f.canali',
        sql<string | null>`nullif(${fullName('s')}, '')`.as('proposedBy'),
        'p.reason',
        wireTime(eb, 'p.proposed_at').as('proposedAt'),
        wireTime(eb, 'p.expires_at').as('until'),
      ])
      .where('p.client_id', '=', clientId)
      .where('p.refused_at', 'is', null)
      .where('p.expires_at', '>', now)
      .where('k.state', '=', 'active')
      .where('k.deleted_at', 'is', null)
      .$narrowType<{ reason: NotNull }>(),
  );

/** Those of this adviser that wait for a yes fall. @returns whose they were */
export const dropPropostaOf = async (
  tx: Queryable,
  consulenteId: string,
  now: Date,
): Promise<string[]> =>
  (
    await rows(
      tx,
      q
        .deleteFrom('consulente_proposte')
        .where('consulente_id', '=', consulenteId)
        .where('refused_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('client_id as clientId'),
    )
  ).map(({ clientId }) => clientId);

const LISTED = 50;
const COUNTED = 1000;
/** Clients with a checkup, whom nobody follows; the words of the index users_may_be_followed. */
const unfollowed = () =>
  q
    .selectFrom('users as u')
    .select(['u.id as userId', 'u.first_name as firstName', 'u.last_name as lastName'])
    .select(comuneName.as('comune'))
    .where(
      sql<boolean>`u.role = 'User' and u.state = 'active' and u.checkup and not u.placeholder and u.deleted_at is null`,
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('consulente_clienti as l')
            .select('l.client_id')
            .whereRef('l.client_id', '=', 'u.id'),
        ),
      ),
    );
/** Nobody was proposed to them: they wait since they came. */
const neverAsked = () =>
  unfollowed()
    .select((eb) => [
      wireTime(eb, 'u.created_at').as('since'),
      sql<boolean>`false`.as('lapsed'),
      'u.created_at as at',
    ])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('consulente_proposte as p')
            .select('p.client_id')
            .whereRef('p.client_id', '=', 'u.id'),
        ),
      ),
    );
/** No answer in time, or the adviser left: they wait since then. */
const askedInVain = (now: Date) =>
  unfollowed()
    .innerJoin('consulente_proposte as p', 'p.client_id', 'u.id')
    .select((eb) => [
      wireTime(eb, 'p.proposed_at').as('since'),
      sql<boolean>`${sql.ref('p.consulente_id')} is not null`.as('lapsed'),
      'p.proposed_at as at',
    ])
    .where('p.refused_at', 'is', null)
    .where((eb) => eb.or([eb('p.expires_at', '<=', now), eb('p.consulente_id', 'is', null)]));

/** The longest first; counted up to a thousand. */
export async function listAspettano(
  db: Queryable,
  now: Date,
): Promise<Pick<Attese, 'aspettano' | 'total'>> {
  const all = [
    ...(await rows(db, neverAsked().orderBy('u.created_at').orderBy('u.id').limit(LISTED))),
    ...(await rows(db, askedInVain(now).orderBy('p.proposed_at').orderBy('u.id').limit(LISTED))),
  ];
  const aspettano = all
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, LISTED)
    .map(({ at: _at, ...client }) => client);
  if (all.length < LISTED) return { aspettano, total: all.length };
  const both = neverAsked().unionAll(askedInVain(now)).limit(COUNTED);
  const count = await row(
    db,
    q.selectFrom(both.as('c')).select((eb) => eb.fn.countAll<number>().as('n')),
  );
  return { aspettano, total: count?.n ?? 0 };
}

/** A no stays in sight for as long as the answer might have taken. */
export async function listProposte(
  db: Queryable,
  now: Date,
  after: Date,
): Promise<Attese['proposte']> {
  const found = await rows(
    db,
    q
      .selectFrom('consulente_proposte as p')
      .innerJoin('users as u', 'u.id', 'p.client_id')
      .innerJoin('users as k', 'k.id', 'p.consulente_id')
      .select((eb) => [
        'u.id as userId',
        'u.first_name as firstName',
        'u.last_name as lastName',
        comuneName.as('comune'),
        'k.id as consulenteId',
        fullName('k').as('consulente'),
        eb
          .selectFrom('consulente_clienti as l')
          .innerJoin('users as n', 'n.id', 'l.consulente_id')
          .select(fullName('n').as('name'))
          .whereRef('l.client_id', '=', 'u.id')
          .orderBy('l.since', 'desc')
          .limit(1)
          .as('now'),
        stateAt(now).as('state'),
        wireTime(eb, 'p.proposed_at').as('proposedAt'),
        wireTime(eb, 'p.expires_at').as('until'),
        wireTime(eb, 'p.refused_at').as('refusedAt'),
      ])
      .where(isClient)
      .where('p.proposed_at', '>', after)
      .where('k.deleted_at', 'is', null)
      .orderBy(sql`case when p.refused_at is null and p.expires_at > ${now} then 0 else 1 end`)
      .orderBy('p.expires_at')
      .orderBy('u.id')
      .limit(200),
  );
  return found.map(
    ({ userId, firstName, lastName, comune, consulenteId, consulente, ...rest }) => ({
      client: { userId, firstName, lastName, comune },
      consulente: { id: consulenteId, name: consulente },
      ...rest,
    }),
  );
}
