/** Builds, channels and history of the portals. Everything here is the work of the system. */
import type { Queryable } from '../../db/port.ts';

export type Channel = 'stable' | 'canary';
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
export interface ChannelRow {
  portal: string;
  channel: Channel;
  line: string[];
  percent: number;
}

/**
 * Every change begins here: the next one waits for this one's commit. Answers the serial of the
 * change.
 */
export async function takeSerial(tx: Queryable, now: Date): Promise<number> {
  const [row] = await tx.query<{ serial: number }>(
    'update portal_registry set serial = serial + 1, changed_at = $1 returning serial',
    [now],
  );
  if (!row) throw new Error('The registry of the portals has no row');
  return row.serial;
}
export async function currentSerial(db: Queryable): Promise<{ serial: number; changedAt: Date }> {
  const [row] = await db.prepared<{ serial: number; changedAt: Date }>(
    'portal-serial',
    'select serial, changed_at as "changedAt" from portal_registry',
    [],
  );
  if (!row) throw new Error('The registry of the portals has no row');
  return row;
}

const ROW =
  'portal, build_id as "buildId", state, manifest, manifest_integrity as "manifestIntegrity", wire, author_kind as "authorKind", left_at as "leftAt"';
export async function findRelease(
  db: Queryable,
  portal: string,
  buildId: string,
): Promise<ReleaseRow | undefined> {
  const [row] = await db.query<ReleaseRow>(
    `select ${ROW} from portal_releases where portal = $1 and build_id = $2`,
    [portal, buildId],
  );
  return row;
}
/** Named as `portal/build`. */
export async function findReleases(db: Queryable, names: readonly string[]): Promise<ReleaseRow[]> {
  return db.query<ReleaseRow>(
    `select ${ROW} from portal_releases where portal || '/' || build_id = any($1::text[])`,
    [names],
  );
}
/** Builds whose files are there, as `portal/build`. */
export async function listServed(db: Queryable): Promise<string[]> {
  return (
    await db.query<{ name: string }>(
      `select portal || '/' || build_id as name from portal_releases where state in ('available', 'killed')`,
      [],
    )
  ).map(({ name }) => name);
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
 * An announced build, or one announced before and never closed. @returns false when the build is
 * closed already
 */
export async function putUploading(tx: Queryable, r: NewRelease): Promise<boolean> {
  const rows = await tx.query(
    `insert into portal_releases (portal, build_id, state, manifest, manifest_integrity, wire, author_kind, author, begun_at) values ($1, $2, 'uploading', $3, $4, $5, $6, $7, $8)
     on conflict (portal, build_id) do update set manifest = excluded.manifest, manifest_integrity = excluded.manifest_integrity, wire = excluded.wire, author_kind = excluded.author_kind,
       author = excluded.author, begun_at = excluded.begun_at where portal_releases.state = 'uploading' returning 1 as n`,
    [
      r.portal,
      r.buildId,
      r.manifest,
      r.manifestIntegrity,
      JSON.stringify(r.wire),
      r.kind,
      r.author,
      r.now,
    ],
  );
  return rows.length > 0;
}
/** @returns false when it was not waiting to be closed with this manifest */
export async function setAvailable(
  tx: Queryable,
  portal: string,
  buildId: string,
  manifestIntegrity: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update portal_releases set state = 'available', published_at = $4, left_at = $4 where portal = $1 and build_id = $2 and manifest_integrity = $3 and state = 'uploading' returning 1 as n`,
    [portal, buildId, manifestIntegrity, now],
  );
  return rows.length > 0;
}
export async function wasInForce(db: Queryable, portal: string, buildId: string): Promise<boolean> {
  return (
    (
      await db.query(
        'select 1 as n from portal_history where portal = $1 and build_id = $2 limit 1',
        [portal, buildId],
      )
    ).length > 0
  );
}
export async function setState(
  tx: Queryable,
  portal: string,
  buildId: string,
  state: BuildState,
): Promise<void> {
  await tx.query('update portal_releases set state = $3 where portal = $1 and build_id = $2', [
    portal,
    buildId,
    state,
  ]);
}
/** Writes down since when no list names a build. */
export async function markListed(
  tx: Queryable,
  portal: string,
  listed: readonly string[],
  now: Date,
): Promise<void> {
  await tx.query(
    'update portal_releases set left_at = null where portal = $1 and build_id = any($2::text[])',
    [portal, listed],
  );
  await tx.query(
    `update portal_releases set left_at = $3 where portal = $1 and build_id <> all($2::text[]) and left_at is null and state in ('available', 'killed')`,
    [portal, listed, now],
  );
}
/**
 * Builds to take away: closed ones that left every list before `left` and are not among the last
 * `kept` of their portal that may still be given out, announced ones never closed since `begun`,
 * and those whose files were being taken away when something stopped it.
 */
export async function listPrunable(
  db: Queryable,
  { left, begun, kept }: { left: Date; begun: Date; kept: number },
): Promise<{ portal: string; buildId: string; state: BuildState }[]> {
  return db.query(
    `
    select portal, build_id as "buildId", state from (
      select portal, build_id, state, left_at, begun_at, row_number() over (partition by portal, state order by published_at desc, build_id) as place from portal_releases) r
    where (state = 'available' and left_at < $1 and place > $3) or (state = 'killed' and left_at < $1) or (state = 'uploading' and begun_at < $2) or (state = 'removed' and left_at is not null)
    order by 1, 2`,
    [left, begun, kept],
  );
}
/** @returns false when it was announced again meanwhile */
export async function dropUploading(
  tx: Queryable,
  portal: string,
  buildId: string,
  begun: Date,
): Promise<boolean> {
  return (
    (
      await tx.query(
        `delete from portal_releases where portal = $1 and build_id = $2 and state = 'uploading' and begun_at < $3 returning 1 as n`,
        [portal, buildId, begun],
      )
    ).length > 0
  );
}
/**
 * From here on nothing of it is given out. @returns false when a list names it again, or it is gone
 * already
 */
export async function setRemoved(
  tx: Queryable,
  portal: string,
  buildId: string,
  left: Date,
): Promise<boolean> {
  return (
    (
      await tx.query(
        `update portal_releases set state = 'removed' where portal = $1 and build_id = $2 and state in ('available', 'killed') and left_at < $3 returning 1 as n`,
        [portal, buildId, left],
      )
    ).length > 0
  );
}
/** Of a removed build: its files are gone too. */
export async function setFilesGone(db: Queryable, portal: string, buildId: string): Promise<void> {
  await db.query(
    `update portal_releases set left_at = null where portal = $1 and build_id = $2 and state = 'removed'`,
    [portal, buildId],
  );
}
/** Which of these builds, as `portal/build`, have files of right. */
export async function listKept(db: Queryable, names: readonly string[]): Promise<string[]> {
  return (
    await db.query<{ name: string }>(
      `select portal || '/' || build_id as name from portal_releases where state <> 'removed' and portal || '/' || build_id = any($1::text[])`,
      [names],
    )
  ).map(({ name }) => name);
}

export async function listChannels(db: Queryable, portal?: string): Promise<ChannelRow[]> {
  return db.query<ChannelRow>(
    `select portal, channel, to_json(line) as line, percent from portal_channels where $1::text is null or portal = $1 order by portal, channel`,
    [portal ?? null],
  );
}
export async function setChannel(
  tx: Queryable,
  { portal, channel, line, percent }: ChannelRow,
): Promise<void> {
  await tx.query(
    `insert into portal_channels (portal, channel, line, percent) values ($1, $2, $3::text[], $4)
     on conflict (portal, channel) do update set line = excluded.line, percent = excluded.percent`,
    [portal, channel, line, percent],
  );
}
export async function dropChannel(tx: Queryable, portal: string, channel: Channel): Promise<void> {
  await tx.query('delete from portal_channels where portal = $1 and channel = $2', [
    portal,
    channel,
  ]);
}

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
export async function addHistory(tx: Queryable, c: Change): Promise<void> {
  await tx.query(
    `insert into portal_history (serial, at, portal, action, channel, build_id, previous, percent, reason, author_kind, author) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      c.serial,
      c.at,
      c.portal,
      c.action,
      c.channel ?? null,
      c.buildId ?? null,
      c.previous ?? null,
      c.percent ?? null,
      c.reason ?? null,
      c.kind,
      c.author,
    ],
  );
}

/** The name of who did it; of a person, while they have an account. */
const AUTHOR = `jsonb_build_object('kind', x.author_kind, 'name', case when x.author_kind = 'person' then (select nullif(trim(u.first_name || ' ' || u.last_name), '') from users u where u.id::text = x.author) else x.author end) as author`;
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
export async function listHistory(
  db: Queryable,
  portal: string,
  limit: number,
): Promise<HistoryRow[]> {
  return db.query<HistoryRow>(
    `
    select serial, wire_time(at) as at, action, channel, build_id as "buildId", previous, percent, reason, ${AUTHOR} from portal_history x where portal = $1 order by serial desc limit $2`,
    [portal, limit],
  );
}
export interface BuildRow {
  buildId: string;
  state: 'available' | 'killed';
  version: string;
  contract: string;
  publishedAt: string;
  author: AuthorName;
}
export async function listBuilds(
  db: Queryable,
  portal: string,
  limit: number,
): Promise<BuildRow[]> {
  return db.query<BuildRow>(
    `
    select build_id as "buildId", state, manifest::jsonb ->> 'version' as version, manifest::jsonb ->> 'contract' as contract, wire_time(published_at) as "publishedAt", ${AUTHOR}
    from portal_releases x where portal = $1 and state in ('available', 'killed') order by published_at desc, build_id limit $2`,
    [portal, limit],
  );
}
export async function listPortals(db: Queryable): Promise<string[]> {
  return (
    await db.query<{ portal: string }>(
      `select distinct portal from portal_releases where state <> 'uploading' order by 1`,
      [],
    )
  ).map(({ portal }) => portal);
}
