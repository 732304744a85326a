/** Register, places and times of an adviser, and how many they follow. */
import { ADVISER_CLIENTS } from '@bussola/contract/limits';
import type { ConsulenteCard, ConsulenteRow, ProfiloConsulente } from '@bussola/contract';
import type { IsoDate } from '@bussola/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { fullName, hasRow, q, row, rows, run, wireTime } from '../../db/typed.ts';
import { comuneName, isClient } from './admin-repository.ts';
import { listStaff } from './staff-repository.ts';

const NONE: ProfiloConsulente = {
  albo: null,
  numero: null,
  luoghi: [],
  lingue: [],
  canali: [],
  video: null,
  orari: [],
  eccezioni: [],
};
export async function findProfilo(
  db: Queryable,
  consulenteId: string,
): Promise<{ profilo: ProfiloConsulente; version: number }> {
  const found = await row(
    db,
    q
      .selectFrom('consulente_profili')
      .select(['albo', 'numero', 'luoghi', 'lingue', 'canali', 'video', 'orari', 'eccezioni'])
      .select('version')
      .where('consulente_id', '=', consulenteId),
  );
  if (!found) return { profilo: NONE, version: 0 };
  const { version, ...profilo } = found;
  return { profilo, version };
}

/** A number that changes was looked up by whoever writes it, now. */
export async function putProfilo(
  tx: Queryable,
  consulenteId: string,
  { orari, eccezioni, ...profilo }: ProfiloConsulente,
  by: { staffId: string; now: Date; version: number; isNumberNew: boolean },
): Promise<void> {
  const checked = !by.isNumberNew
    ? {}
    : profilo.numero === null
      ? { checked_by: null, checked_at: null }
      : { checked_by: by.staffId, checked_at: by.now };
  const kept = {
    ...profilo,
    ...checked,
    orari: JSON.stringify(orari),
    eccezioni: JSON.stringify(eccezioni),
    version: by.version,
  };
  const isThere = await hasRow(
    tx,
    q
      .updateTable('consulente_profili')
      .set(kept)
      .where('consulente_id', '=', consulenteId)
      .returning('consulente_id'),
  );
  if (!isThere)
    await run(
      tx,
      q.insertInto('consulente_profili').values({ consulente_id: consulenteId, ...kept }),
    );
}

/** @returns false when somebody saved the profile in between */
export async function putLimite(
  tx: Queryable,
  consulenteId: string,
  limite: number,
  version: number,
): Promise<boolean> {
  const { orari, eccezioni, ...none } = NONE;
  const isThere = await hasRow(
    tx,
    q
      .updateTable('consulente_profili')
      .set((eb) => ({ limite, version: eb('version', '+', 1) }))
      .where('consulente_id', '=', consulenteId)
      .where('version', '=', version)
      .returning('consulente_id'),
  );
  if (isThere || version > 0) return isThere;
  // The first thing that is kept of this adviser.
  return hasRow(
    tx,
    q
      .insertInto('consulente_profili')
      .values({
        ...none,
        consulente_id: consulenteId,
        orari: JSON.stringify(orari),
        eccezioni: JSON.stringify(eccezioni),
        limite,
        version: 1,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('consulente_id'),
  );
}

interface Load {
  consulenteId: string;
  /** Clients now, and those who have not said yes yet. */
  clients: number;
  waiting: number;
}
/** How many each adviser has: those of deleted accounts are no clients. */
export const loads = (db: Queryable, now: Date): Promise<Load[]> =>
  rows(
    db,
    q
      .selectFrom('users as k')
      .select((eb) => [
        'k.id as consulenteId',
        eb
          .selectFrom('consulente_clienti as l')
          .innerJoin('users as u', 'u.id', 'l.client_id')
          .select((of) => of.fn.countAll<number>().as('n'))
          .whereRef('l.consulente_id', '=', 'k.id')
          .where('u.deleted_at', 'is', null)
          .$asScalar()
          .$notNull()
          .as('clients'),
        eb
          .selectFrom('consulente_proposte as p')
          .innerJoin('users as u', 'u.id', 'p.client_id')
          .select((of) => of.fn.countAll<number>().as('n'))
          .whereRef('p.consulente_id', '=', 'k.id')
          .where('p.refused_at', 'is', null)
          .where('p.expires_at', '>', now)
          .where('u.deleted_at', 'is', null)
          .$asScalar()
          .$notNull()
          .as('waiting'),
      ])
      .where('k.role', '=', 'Consulente')
      .where('k.deleted_at', 'is', null),
  );

const profili = (db: Queryable, day: IsoDate) =>
  rows(
    db,
    q
      .selectFrom('consulente_profili as f')
      .leftJoin('users as s', 's.id', 'f.checked_by')
      .select(['f.consulente_id as consulenteId', 'f.albo', 'f.numero'])
      .select(['f.luoghi', 'f.lingue', 'f.canali'])
      .select((eb) => [
        eb.fn.coalesce('f.limite', eb.val(ADVISER_CLIENTS)).as('limite'),
        sql<string | null>`nullif(${fullName('s')}, '')`.as('checkedBy'),
        wireTime(eb, 'f.checked_at').as('checkedAt'),
        sql<IsoDate | null>`(select max(e->>'al') from jsonb_array_elements(${sql.ref('f.eccezioni')}) e
          where not (e->>'riceve')::boolean and e->>'dalle' is null and ${day} between e->>'dal' and e->>'al')`.as(
          'awayUntil',
        ),
      ]),
  );

/** Advisers, and those invited. */
export async function listConsulenti(
  db: Queryable,
  now: Date,
  day: IsoDate,
): Promise<ConsulenteRow[]> {
  const [people, kept, counts] = [
    await listStaff(db, ['Consulente'], now),
    new Map((await profili(db, day)).map((one) => [one.consulenteId, one])),
    new Map((await loads(db, now)).map((one) => [one.consulenteId, one])),
  ];
  const rowsOf = people.map((person) => {
    const { consulenteId: _of, ...profilo } = kept.get(person.id) ?? UNKNOWN;
    const { clients, waiting } = counts.get(person.id) ?? NOBODY;
    return { ...person, ...profilo, clients, waiting };
  });
  return rowsOf.sort(byName);
}
/** Those who are here first. */
const byName = (one: ConsulenteRow, other: ConsulenteRow): number =>
  Number(one.expiresAt !== null) - Number(other.expiresAt !== null) ||
  one.lastName.localeCompare(other.lastName, 'it') ||
  one.firstName.localeCompare(other.firstName, 'it');
const UNKNOWN = {
  consulenteId: '',
  albo: null,
  numero: null,
  checkedBy: null,
  checkedAt: null,
  luoghi: [],
  lingue: [],
  canali: [],
  awayUntil: null,
  limite: ADVISER_CLIENTS,
};
const NOBODY = { clients: 0, waiting: 0 };

const person = ['u.id as userId', 'u.first_name as firstName', 'u.last_name as lastName'] as const;
export const clientsOf = (
  db: Queryable,
  consulenteId: string,
): Promise<ConsulenteCard['clients']> =>
  rows(
    db,
    q
      .selectFrom('consulente_clienti as l')
      .innerJoin('users as u', 'u.id', 'l.client_id')
      .select(person)
      .select((eb) => [comuneName.as('comune'), wireTime(eb, 'l.since').as('since')])
      .where('l.consulente_id', '=', consulenteId)
      .where('u.deleted_at', 'is', null)
      .orderBy(sql`lower(u.last_name || ' ' || u.first_name)`)
      .orderBy('u.id'),
  );
export const waitingOf = (
  db: Queryable,
  consulenteId: string,
  now: Date,
): Promise<ConsulenteCard['waiting']> =>
  rows(
    db,
    q
      .selectFrom('consulente_proposte as p')
      .innerJoin('users as u', 'u.id', 'p.client_id')
      .select(person)
      .select((eb) => [
        comuneName.as('comune'),
        wireTime(eb, 'p.proposed_at').as('proposedAt'),
        wireTime(eb, 'p.expires_at').as('until'),
      ])
      .where('p.consulente_id', '=', consulenteId)
      .where('p.refused_at', 'is', null)
      .where('p.expires_at', '>', now)
      .where(isClient)
      .orderBy('p.expires_at')
      .orderBy('u.id'),
  );
