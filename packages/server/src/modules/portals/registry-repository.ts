/** Builds and channels of the portals. Everything here is the work of the system. */
import type { Channel, ChannelLine } from '@bussola/registry';
import { expressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import type { Schema } from '../../db/schema.ts';
import { anyOf, hasRow, preparedRows, q, row, rows, run } from '../../db/typed.ts';

export type BuildState = 'uploading' | 'available' | 'killed' | 'removed';
export interface Author {
  kind: 'installation' | 'token' | 'person';
  /** Name of the token, id of the person, or «installazione». */ author: string;
}
export interface ReleaseRow {
  portal: string;
  buildId: string;
  state: BuildState;
  manifest: string;
  manifestIntegrity: string;
  wire: Record<string, number>;
  authorKind: Author['kind'];
  leftAt: Date | null;
}

/**
 * Every change begins here: the next one waits for this one's commit. Answers the serial of the
 * change.
 */
export async function takeSerial(tx: Queryable, now: Date): Promise<number> {
  const next = await row(
    tx,
    q
      .updateTable('portal_registry')
      .set((eb) => ({ serial: eb('serial', '+', 1), changed_at: now }))
      .returning('serial'),
  );
  if (!next) throw new Error('The registry of the portals has no row');
  return next.serial;
}
const SERIAL = q
  .selectFrom('portal_registry')
  .select(['serial', 'changed_at as changedAt'])
  .compile();
export async function currentSerial(db: Queryable): Promise<{ serial: number; changedAt: Date }> {
  const [current] = await preparedRows(db, 'portal-serial', SERIAL);
  if (!current) throw new Error('The registry of the portals has no row');
  return current;
}

const releases = () =>
  q
    .selectFrom('portal_releases')
    .select(['portal', 'build_id as buildId', 'state', 'manifest', 'wire'])
    .select(['manifest_integrity as manifestIntegrity', 'author_kind as authorKind'])
    .select('left_at as leftAt');
const ofBuild = (portal: string, buildId: string) =>
  r.and([r('portal', '=', portal), r('build_id', '=', buildId)]);
const r = expressionBuilder<Schema, 'portal_releases'>();
/** `portal/build` */
const buildName = sql<string>`${r.ref('portal')} || '/' || ${r.ref('build_id')}`;
export const findRelease = (
  db: Queryable,
  portal: string,
  buildId: string,
): Promise<ReleaseRow | undefined> => row(db, releases().where(ofBuild(portal, buildId)));
/** Named as `portal/build`. */
export const findReleases = (db: Queryable, names: readonly string[]): Promise<ReleaseRow[]> =>
  rows(db, releases().where(buildName, '=', anyOf(names)));
/** Builds whose files are there, as `portal/build`. */
export async function listServed(db: Queryable): Promise<string[]> {
  const served = q
    .selectFrom('portal_releases')
    .select(buildName.as('name'))
    .where('state', 'in', ['available', 'killed']);
  return (await rows(db, served)).map(({ name }) => name);
}

export interface NewRelease extends Author {
  portal: string;
  buildId: string;
  manifest: string;
  manifestIntegrity: string;
  wire: Readonly<Record<string, number>>;
  now: Date;
}
/**
 * An announced build, or one announced before and never closed.
 * @returns false when the build is closed already
 */
export const putUploading = (tx: Queryable, build: NewRelease): Promise<boolean> =>
  hasRow(
    tx,
    q
      .insertInto('portal_releases')
      .values({
        portal: build.portal,
        build_id: build.buildId,
        state: 'uploading',
        manifest: build.manifest,
        manifest_integrity: build.manifestIntegrity,
        wire: JSON.stringify(build.wire),
        author_kind: build.kind,
        author: build.author,
        begun_at: build.now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['portal', 'build_id'])
          .doUpdateSet((eb) => ({
            manifest: eb.ref('excluded.manifest'),
            manifest_integrity: eb.ref('excluded.manifest_integrity'),
            wire: eb.ref('excluded.wire'),
            author_kind: eb.ref('excluded.author_kind'),
            author: eb.ref('excluded.author'),
            begun_at: eb.ref('excluded.begun_at'),
          }))
          .where('portal_releases.state', '=', 'uploading'),
      )
      .returning('build_id'),
  );
/** @returns false when it was not waiting to be closed with this manifest */
export const setAvailable = (
  tx: Queryable,
  portal: string,
  buildId: string,
  manifestIntegrity: string,
  now: Date,
): Promise<boolean> =>
  hasRow(
    tx,
    q
      .updateTable('portal_releases')
      .set({ state: 'available', published_at: now, left_at: now })
      .where(ofBuild(portal, buildId))
      .where('manifest_integrity', '=', manifestIntegrity)
      .where('state', '=', 'uploading')
      .returning('build_id'),
  );
export const wasInForce = (db: Queryable, portal: string, buildId: string): Promise<boolean> =>
  hasRow(
    db,
    q
      .selectFrom('portal_history')
      .select('serial')
      .where('portal', '=', portal)
      .where('build_id', '=', buildId)
      .limit(1),
  );
export const setState = (
  tx: Queryable,
  portal: string,
  buildId: string,
  state: BuildState,
): Promise<void> =>
  run(tx, q.updateTable('portal_releases').set({ state }).where(ofBuild(portal, buildId)));
/** Writes down since when no list names a build. */
export async function markListed(
  tx: Queryable,
  portal: string,
  listed: readonly string[],
  now: Date,
): Promise<void> {
  await run(
    tx,
    q
      .updateTable('portal_releases')
      .set({ left_at: null })
      .where('portal', '=', portal)
      .where('build_id', '=', anyOf(listed)),
  );
  await run(
    tx,
    q
      .updateTable('portal_releases')
      .set({ left_at: now })
      .where('portal', '=', portal)
      .where((eb) => eb.not(eb('build_id', '=', anyOf(listed))))
      .where('left_at', 'is', null)
      .where('state', 'in', ['available', 'killed']),
  );
}
/**
 * Builds to take away: closed ones that left every list before `left` and are not among the last
 * `kept` of their portal that may still be given out, announced ones never closed since `begun`,
 * and those whose files were being taken away when something stopped it.
 */
export const listPrunable = (
  db: Queryable,
  { left, begun, kept }: { left: Date; begun: Date; kept: number },
): Promise<{ portal: string; buildId: string; state: BuildState }[]> =>
  rows(
    db,
    q
      .selectFrom(
        q
          .selectFrom('portal_releases')
          .select(['portal', 'build_id', 'state', 'left_at', 'begun_at'])
          .select((eb) =>
            eb.fn
              .agg<number>('row_number')
              .over((newest) =>
                newest
                  .partitionBy(['portal', 'state'])
                  .orderBy('published_at', 'desc')
                  .orderBy('build_id'),
              )
              .as('place'),
          )
          .as('b'),
      )
      .select(['b.portal', 'b.build_id as buildId', 'b.state'])
      .where((eb) =>
        eb.or([
          eb.and([
            eb('b.state', '=', 'available'),
            eb('b.left_at', '<', left),
            eb('b.place', '>', kept),
          ]),
          eb.and([eb('b.state', '=', 'killed'), eb('b.left_at', '<', left)]),
          eb.and([eb('b.state', '=', 'uploading'), eb('b.begun_at', '<', begun)]),
          eb.and([eb('b.state', '=', 'removed'), eb('b.left_at', 'is not', null)]),
        ]),
      )
      .orderBy('b.portal')
      .orderBy('b.build_id'),
  );
/** @returns false when it was announced again meanwhile */
export const dropUploading = (
  tx: Queryable,
  portal: string,
  buildId: string,
  begun: Date,
): Promise<boolean> =>
  hasRow(
    tx,
    q
      .deleteFrom('portal_releases')
      .where(ofBuild(portal, buildId))
      .where('state', '=', 'uploading')
      .where('begun_at', '<', begun)
      .returning('build_id'),
  );
/**
 * From here on nothing of it is given out.
 * @returns false when a list names it again, or it is gone already
 */
export const setRemoved = (
  tx: Queryable,
  portal: string,
  buildId: string,
  left: Date,
): Promise<boolean> =>
  hasRow(
    tx,
    q
      .updateTable('portal_releases')
      .set({ state: 'removed' })
      .where(ofBuild(portal, buildId))
      .where('state', 'in', ['available', 'killed'])
      .where('left_at', '<', left)
      .returning('build_id'),
  );
/** Of a removed build: its files are gone too. */
export const setFilesGone = (db: Queryable, portal: string, buildId: string): Promise<void> =>
  run(
    db,
    q
      .updateTable('portal_releases')
      .set({ left_at: null })
      .where(ofBuild(portal, buildId))
      .where('state', '=', 'removed'),
  );
/** Which of these builds, as `portal/build`, have files of right. */
export async function listKept(db: Queryable, names: readonly string[]): Promise<string[]> {
  const kept = q
    .selectFrom('portal_releases')
    .select(buildName.as('name'))
    .where('state', '<>', 'removed')
    .where(buildName, '=', anyOf(names));
  return (await rows(db, kept)).map(({ name }) => name);
}

export const listChannels = (db: Queryable, portal?: string): Promise<ChannelLine[]> =>
  rows(
    db,
    q
      .selectFrom('portal_channels')
      .select(['portal', 'channel', 'line', 'percent'])
      .$if(portal !== undefined, (all) => all.where('portal', '=', portal ?? ''))
      .orderBy('portal')
      .orderBy('channel'),
  );
export const setChannel = (
  tx: Queryable,
  { portal, channel, line, percent }: ChannelLine,
): Promise<void> =>
  run(
    tx,
    q
      .insertInto('portal_channels')
      .values({ portal, channel, line, percent })
      .onConflict((conflict) =>
        conflict.columns(['portal', 'channel']).doUpdateSet((eb) => ({
          line: eb.ref('excluded.line'),
          percent: eb.ref('excluded.percent'),
        })),
      ),
  );
export const dropChannel = (tx: Queryable, portal: string, channel: Channel): Promise<void> =>
  run(
    tx,
    q.deleteFrom('portal_channels').where('portal', '=', portal).where('channel', '=', channel),
  );
export async function listPortals(db: Queryable): Promise<string[]> {
  const portals = q
    .selectFrom('portal_releases')
    .select('portal')
    .distinct()
    .where('state', '<>', 'uploading')
    .orderBy('portal');
  return (await rows(db, portals)).map(({ portal }) => portal);
}
