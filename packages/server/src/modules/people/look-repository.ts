/** Requests to look together, and what became of them. */
import type { OwnLook, StaffLook } from '@bussola/contract';
import { sql } from 'kysely';
import type { NotNull } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { hasRow, q, row, run } from '../../db/typed.ts';

/** Looks `l` that are open: the client said yes, nobody ended it, and its time is not over. */
export const openLooks = (now: Date) =>
  q
    .selectFrom('joint_looks as l')
    .innerJoin('users as o', 'o.id', 'l.client_id')
    .select(['l.id', 'l.client_id as clientId', 'l.until'])
    .where('l.answer', '=', 'yes')
    .where('l.ended_at', 'is', null)
    .where('l.until', '>', now)
    .where('o.state', '<>', 'disabled')
    .where('o.deleted_at', 'is', null)
    .$narrowType<{ until: NotNull }>();

export interface OpenLook {
  id: string;
  clientId: string;
  until: Date;
}
export const findOpenLook = (
  db: Queryable,
  { staffId, clientId, lookId }: { staffId: string; clientId?: string; lookId?: string },
  now: Date,
): Promise<OpenLook | undefined> =>
  row(
    db,
    openLooks(now)
      .where('l.staff_id', '=', staffId)
      .$if(clientId !== undefined, (some) => some.where('l.client_id', '=', clientId ?? ''))
      .$if(lookId !== undefined, (some) => some.where('l.id', '=', lookId ?? '')),
  );

/** A look `l` that waits for an answer, or is open. */
const living = (now: Date) =>
  q
    .selectFrom('joint_looks as l')
    .select('l.id')
    .where((eb) =>
      eb.or([
        eb.and([eb('l.answer', 'is', null), eb('l.due_at', '>', now)]),
        eb.and([eb('l.answer', '=', 'yes'), eb('l.ended_at', 'is', null), eb('l.until', '>', now)]),
      ]),
    );
/** Called while the client's row is locked: nobody else asks in between. */
export const isLookedAt = (tx: Queryable, clientId: string, now: Date): Promise<boolean> =>
  hasRow(tx, living(now).where('l.client_id', '=', clientId));

export const insertLook = (
  tx: Queryable,
  l: {
    id: string;
    clientId: string;
    staffId: string;
    /** Sealed. */ reason: string;
    askedAt: Date;
    dueAt: Date;
  },
): Promise<void> =>
  run(
    tx,
    q.insertInto('joint_looks').values({
      id: l.id,
      client_id: l.clientId,
      staff_id: l.staffId,
      reason: l.reason,
      asked_at: l.askedAt,
      due_at: l.dueAt,
    }),
  );

/** @returns false when it does not wait any more */
export const answerLook = (
  tx: Queryable,
  {
    lookId,
    clientId,
    until,
  }: { lookId: string; clientId: string; /** Null: a no. */ until: Date | null },
  now: Date,
): Promise<boolean> =>
  hasRow(
    tx,
    q
      .updateTable('joint_looks')
      .set({ answer: until ? 'yes' : 'no', answered_at: now, until })
      .where('id', '=', lookId)
      .where('client_id', '=', clientId)
      .where('answer', 'is', null)
      .where('due_at', '>', now)
      .returning('id'),
  );

type Of = { clientId: string; staffId?: string };
const ofThem = ({ clientId, staffId }: Of) =>
  q
    .updateTable('joint_looks')
    .where('client_id', '=', clientId)
    .$if(staffId !== undefined, (some) => some.where('staff_id', '=', staffId ?? ''));
/** @returns false when none is open */
export const endLook = (tx: Queryable, of: Of, now: Date): Promise<boolean> =>
  hasRow(
    tx,
    ofThem(of)
      .set({ ended_at: now })
      .where('answer', '=', 'yes')
      .where('ended_at', 'is', null)
      .where('until', '>', now)
      .returning('id'),
  );
/** @returns false when none waits */
export const withdrawLook = (tx: Queryable, of: Of, now: Date): Promise<boolean> =>
  hasRow(
    tx,
    ofThem(of)
      .set({ answer: 'withdrawn', answered_at: now })
      .where('answer', 'is', null)
      .where('due_at', '>', now)
      .returning('id'),
  );
/** @returns whether the call was not made in this look before */
export const firstReadIn = (tx: Queryable, lookId: string, name: string): Promise<boolean> =>
  hasRow(
    tx,
    q
      .updateTable('joint_looks')
      .set({ calls_read: sql`array_append(calls_read, ${name})` })
      .where('id', '=', lookId)
      .where(sql<boolean>`not ${name} = any(calls_read)`)
      .returning('id'),
  );
/** All that waits or is open between a person and anybody, when their sessions end. */
export async function endLooksOf(db: Queryable, userId: string, now: Date): Promise<void> {
  const theirs = q
    .updateTable('joint_looks')
    .where((eb) => eb.or([eb('client_id', '=', userId), eb('staff_id', '=', userId)]));
  await run(
    db,
    theirs
      .set({ ended_at: now })
      .where('answer', '=', 'yes')
      .where('ended_at', 'is', null)
      .where('until', '>', now),
  );
  await run(db, theirs.set({ answer: 'withdrawn', answered_at: now }).where('answer', 'is', null));
}
/** The client has read how it went. */
export const putAwayLooks = (tx: Queryable, clientId: string, now: Date): Promise<void> =>
  run(
    tx,
    q
      .updateTable('joint_looks')
      .set({ seen_at: now })
      .where('client_id', '=', clientId)
      .where('seen_at', 'is', null),
  );

export interface LookRow {
  lookId: string;
  reason: string;
  askedAt: Date;
  dueAt: Date;
  answer: 'yes' | 'no' | 'withdrawn' | null;
  answeredAt: Date | null;
  until: Date | null;
  endedAt: Date | null;
}
const lastLook = (since: Date) =>
  q
    .selectFrom('joint_looks as l')
    .innerJoin('users as s', 's.id', 'l.staff_id')
    .select(['l.id as lookId', 'l.reason', 'l.asked_at as askedAt', 'l.due_at as dueAt'])
    .select(['l.answer', 'l.answered_at as answeredAt', 'l.until', 'l.ended_at as endedAt'])
    .select(['s.first_name as firstName', 's.last_name as lastName'])
    .where('l.asked_at', '>', since)
    .orderBy('l.asked_at', 'desc')
    .limit(1);
type Named = LookRow & { firstName: string; lastName: string };
/** The last one that the client has not put away. */
export const lastLookOf = (
  db: Queryable,
  clientId: string,
  since: Date,
): Promise<Named | undefined> =>
  row(db, lastLook(since).where('l.client_id', '=', clientId).where('l.seen_at', 'is', null));
export const lastLookBy = (
  db: Queryable,
  { staffId, clientId }: { staffId: string; clientId: string },
  since: Date,
): Promise<Named | undefined> =>
  row(db, lastLook(since).where('l.client_id', '=', clientId).where('l.staff_id', '=', staffId));

/** As it goes out; an end by time is the time itself. */
export function lookOf(
  { lookId, askedAt, dueAt, answer, answeredAt, until, endedAt }: LookRow,
  now: Date,
): StaffLook {
  const state = stateOf({ dueAt, answer, until, endedAt }, now);
  const over = state === 'over' ? (endedAt ?? until) : null;
  return {
    lookId,
    state,
    askedAt: askedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    endedAt: over?.toISOString() ?? null,
  };
}
function stateOf(
  { answer, dueAt, until, endedAt }: Pick<LookRow, 'answer' | 'dueAt' | 'until' | 'endedAt'>,
  now: Date,
): OwnLook['state'] {
  if (answer === null) return dueAt > now ? 'waiting' : 'lapsed';
  if (answer === 'yes') return endedAt || !until || until <= now ? 'over' : 'open';
  return answer === 'no' ? 'refused' : 'withdrawn';
}

/** Somebody has a page of the product open: a session that was renewed since. */
export const isHere = (
  db: Queryable,
  userId: string,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> =>
  hasRow(
    db,
    q
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .where('last_seen_at', '>', since)
      .limit(1),
  );

/** The log says for good what was opened. */
export const sweepLooks = (db: Queryable, before: Date): Promise<void> =>
  run(db, q.deleteFrom('joint_looks').where('asked_at', '<', before));
