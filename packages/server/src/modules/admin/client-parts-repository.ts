/** What the parts of a client show, of tables that no other service of staff reads. */
import type { ClientPart } from '@bussola/contract';
import { RISERVATE } from '@bussola/domain';
import type { IsoDate } from '@bussola/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { q, row, rows, wireTime } from '../../db/typed.ts';
import { stateOn } from '../people/grant-repository.ts';

type Part<T extends ClientPart['tab']> = Extract<ClientPart, { tab: T }>;
const CAUSES = ['answers', 'release', 'rule', 'age'] as const;

/** By what a level changed, without the names of the answers: some are reserved. */
export async function listLevelChanges(
  db: Queryable,
  clientId: string,
): Promise<Pick<Part<'sintesi'>, 'storia' | 'dal'>> {
  const changes = await rows(
    db,
    q
      .selectFrom('level_history')
      .select(['day', 'area', 'before', 'after', 'cause'])
      .where('user_id', '=', clientId)
      .orderBy('id', 'desc')
      .limit(20),
  );
  const since = await row(
    db,
    q.selectFrom('household_levels').select('since').where('user_id', '=', clientId),
  );
  return {
    storia: changes.map(({ cause, ...change }) => ({
      ...(change as Omit<Part<'sintesi'>['storia'][number], 'cause'>),
      cause: CAUSES.filter((name) => Object.hasOwn(cause, name)),
    })),
    dal: since?.since ?? null,
  };
}
/** When each answer of a person was last written; the reserved ones not. */
export const listWritten = (db: Queryable, clientId: string): Promise<Part<'dati'>['scritte']> =>
  rows(
    db,
    q
      .selectFrom('answer_history')
      .select(['member_id as memberId', 'key'])
      .select(sql<string>`wire_time(max(at))`.as('at'))
      .where('user_id', '=', clientId)
      .where('member_id', 'is not', null)
      .where('key', 'not in', [...RISERVATE])
      .groupBy(['member_id', 'key'])
      .orderBy('member_id')
      .orderBy('key')
      .$narrowType<{ memberId: string }>(),
  );
export const listReports = (db: Queryable, clientId: string): Promise<Part<'report'>['reports']> =>
  rows(
    db,
    q
      .selectFrom('reports as r')
      .innerJoin('areas as a', 'a.user_id', 'r.user_id')
      .select((eb) => [
        'r.name',
        wireTime(eb, 'r.created_at').as('createdAt'),
        'r.costanti',
        'r.state',
        sql<number>`cardinality(r.membri)`.as('persone'),
        eb('r.area_version', '<>', eb.ref('a.version')).$castTo<boolean>().as('outdated'),
      ])
      .where('r.user_id', '=', clientId)
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id'),
  );
export const listDocuments = (
  db: Queryable,
  clientId: string,
): Promise<Part<'documenti'>['documenti']> =>
  rows(
    db,
    q
      .selectFrom('files')
      .select(['name', 'type', 'size_bytes as sizeBytes'])
      .select((eb) => wireTime(eb, 'created_at').as('createdAt'))
      .where('user_id', '=', clientId)
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  );
export const listAccessGiven = (
  db: Queryable,
  clientId: string,
  day: IsoDate,
): Promise<Part<'accessi'>['grants']> =>
  rows(
    db,
    q
      .selectFrom('grants as g')
      .select([stateOn(day).as('state'), 'g.scopes', 'g.hide_amounts as hideAmounts'])
      .select((eb) => [
        'g.from_day as from',
        'g.to_day as to',
        wireTime(eb, 'g.last_access_at').as('lastAccessAt'),
      ])
      .where('g.owner_id', '=', clientId)
      .orderBy('g.created_at', 'desc')
      .orderBy('g.id'),
  );
