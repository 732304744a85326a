/**
 * The history of channels and publications with their authors, for the page of the portals' state.
 * The system writes all of it.
 */
import type { Channel } from '@bussola/registry';
import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../db/port.ts';
import type { Schema } from '../../db/schema.ts';
import { fullName, q, rows, run, wireTime } from '../../db/typed.ts';
import type { Author } from './registry-repository.ts';

export interface Change extends Author {
  serial: number;
  at: Date;
  portal: string;
  action: 'publish' | 'rollback' | 'promote' | 'percent' | 'kill' | 'withdraw';
  channel?: Channel | null;
  buildId?: string | null;
  previous?: string | null;
  percent?: number | null;
  reason?: string | null;
}
export const addHistory = (tx: Queryable, c: Change): Promise<void> =>
  run(
    tx,
    q.insertInto('portal_history').values({
      serial: c.serial,
      at: c.at,
      portal: c.portal,
      action: c.action,
      channel: c.channel ?? null,
      build_id: c.buildId ?? null,
      previous: c.previous ?? null,
      percent: c.percent ?? null,
      reason: c.reason ?? null,
      author_kind: c.kind,
      author: c.author,
    }),
  );

const x = expressionBuilder<
  Schema & { x: Pick<Schema['portal_history'], 'author_kind' | 'author'> },
  'x'
>();
/** The name of who did it, for table `x`; a person's only while they have an account. */
const author = jsonBuildObject({
  kind: x.ref('x.author_kind'),
  name: x
    .case()
    .when('x.author_kind', '=', 'person')
    .then(
      x
        .selectFrom('users as u')
        .select(sql<string | null>`nullif(${fullName('u')}, '')`.as('name'))
        .where(sql`${sql.ref('u.id')}::text`, '=', x.ref('x.author')),
    )
    .else(x.ref('x.author'))
    .end(),
}).as('author');
export interface AuthorName {
  kind: Author['kind'];
  name: string | null;
}
export interface HistoryRow {
  serial: number;
  at: string;
  action: Change['action'];
  channel: Channel | null;
  buildId: string | null;
  previous: string | null;
  percent: number | null;
  reason: string | null;
  author: AuthorName;
}
export const listHistory = (db: Queryable, portal: string, limit: number): Promise<HistoryRow[]> =>
  rows(
    db,
    q
      .selectFrom('portal_history as x')
      .select((eb) => ['x.serial', wireTime(eb, 'x.at').as('at'), 'x.action', 'x.channel'])
      .select(['x.build_id as buildId', 'x.previous', 'x.percent', 'x.reason', author])
      .where('x.portal', '=', portal)
      .orderBy('x.serial', 'desc')
      .limit(limit),
  );
export interface BuildRow {
  buildId: string;
  state: 'available' | 'killed';
  version: string;
  contract: string;
  publishedAt: string;
  author: AuthorName;
}
export const listBuilds = (db: Queryable, portal: string, limit: number): Promise<BuildRow[]> =>
  rows(
    db,
    q
      .selectFrom('portal_releases as x')
      .select((eb) => [
        'x.build_id as buildId',
        'x.state',
        sql<string>`${eb.ref('x.manifest')}::jsonb ->> 'version'`.as('version'),
        sql<string>`${eb.ref('x.manifest')}::jsonb ->> 'contract'`.as('contract'),
        wireTime(eb, 'x.published_at').as('publishedAt'),
        author,
      ])
      .where('x.portal', '=', portal)
      .where('x.state', 'in', ['available', 'killed'])
      .orderBy('x.published_at', 'desc')
      .orderBy('x.build_id')
      .limit(limit)
      // Those in these two states were published.
      .$narrowType<{ state: BuildRow['state']; publishedAt: string }>(),
  );
