import type { SessionRow as WireSession } from '@bussola/contract';
import type { IsoDate } from '@bussola/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { hasRow, isSet, q, row, rows, run, wireTime, word } from '../../db/typed.ts';
import { isInForce } from '../people/grant-repository.ts';
import { openLooks } from '../people/look-repository.ts';
import type { Device } from './device.ts';

export type LimitedTo = 'enrol' | 'report' | null;
export interface SessionRow {
  id: string;
  userId: string;
  provisional: boolean;
  counter: number;
  confirmed: boolean;
  rotatedAt: Date;
  expiresAt: Date;
  remember: boolean;
  revoked: boolean;
  limitedTo: LimitedTo;
  reportId: string | null;
  via: 'own' | 'grant' | 'placeholder' | 'look';
  areaId: string;
  grantId: string | null;
  lookId: string | null;
  parentId: string | null;
  /**
   * Whether the grant, link or right that opened another person's area still holds; true in one's
   * own.
   */
  rightLives: boolean;
  /** The person ended it, or it was copied: nothing comes back after that. */
  endedByHand: boolean;
}
/** The client of an adviser's link whose waiting time is over, with the numbers of their area. */
export const findLinkedArea = (
  db: Queryable,
  consulenteId: string,
  clientId: string,
  now: Date,
): Promise<{ checkup: boolean; version: number; revision: number } | undefined> =>
  row(
    db,
    q
      .selectFrom('consulente_clienti as l')
      .innerJoin('users as c', 'c.id', 'l.client_id')
      .innerJoin('areas as a', 'a.user_id', 'c.id')
      .select(['c.checkup', 'a.version', 'a.revision'])
      .where('l.consulente_id', '=', consulenteId)
      .where('l.client_id', '=', clientId)
      .where('l.since', '<=', now)
      .where('c.state', '<>', 'disabled')
      .where('c.deleted_at', 'is', null),
  );

export interface NewSession {
  id: string;
  userId: string;
  provisional: boolean;
  remember: boolean;
  now: Date;
  expiresAt: Date;
  device: Device;
  proved: boolean;
  limitedTo: LimitedTo;
  reportId: string | null;
  /** Another person's area; absent for one's own. */
  elsewhere?: {
    via: 'grant' | 'placeholder' | 'look';
    areaId: string;
    grantId: string | null;
    lookId?: string | null;
    parentId: string;
    /** Of a look: its end. Otherwise half an hour. */ until?: Date;
  };
}
export const insertSession = (db: Queryable, s: NewSession): Promise<void> =>
  run(
    db,
    q.insertInto('sessions').values({
      id: s.id,
      user_id: s.userId,
      provisional: s.provisional,
      remember: s.remember,
      rotated_at: s.now,
      created_at: s.now,
      last_seen_at: s.now,
      expires_at: s.expiresAt,
      browser: s.device.browser,
      system: s.device.system,
      proved_at: s.proved ? s.now : null,
      limited_to: s.limitedTo,
      report_id: s.reportId,
      via: s.elsewhere?.via ?? 'own',
      area_id: s.elsewhere?.areaId ?? null,
      grant_id: s.elsewhere?.grantId ?? null,
      look_id: s.elsewhere?.lookId ?? null,
      parent_id: s.elsewhere?.parentId ?? null,
    }),
  );

/** Whose session it is. */
export async function holderOf(tx: Queryable, sessionId: string): Promise<string | undefined> {
  const holder = q.selectFrom('sessions').select('user_id as userId').where('id', '=', sessionId);
  return (await row(tx, holder))?.userId;
}
/** Locks the row: racing refreshes of one session pass one at a time. */
export const lockSession = (
  tx: Queryable,
  sessionId: string,
  day: IsoDate,
  now: Date,
): Promise<(SessionRow & { userLives: boolean }) | undefined> =>
  row(
    tx,
    q
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['s.id', 's.user_id as userId', 's.provisional', 's.counter', 's.confirmed'])
      .select(['s.rotated_at as rotatedAt', 's.expires_at as expiresAt', 's.remember', 's.via'])
      .select(['s.limited_to as limitedTo', 's.report_id as reportId'])
      .select(['s.grant_id as grantId', 's.look_id as lookId', 's.parent_id as parentId'])
      .select((eb) => [
        isSet(eb, 's.revoked_at').as('revoked'),
        eb.fn
          .coalesce(eb('s.revoked_why', 'in', ENDED_BY_HAND).$castTo<boolean>(), sql.lit(false))
          .as('endedByHand'),
        eb
          .and([eb('u.state', '<>', 'disabled'), eb('u.deleted_at', 'is', null)])
          .$castTo<boolean>()
          .as('userLives'),
        eb.fn.coalesce('s.area_id', 's.user_id').as('areaId'),
        eb
          .case('s.via')
          .when(word('own'))
          .then(sql.lit(true))
          .when(word('placeholder'))
          .then(eb('u.role', '=', 'SuperAdmin').$castTo<boolean>())
          .when(word('look'))
          .then(
            eb
              .and([
                eb('u.role', 'in', ['Admin', 'SuperAdmin']),
                eb.exists(
                  openLooks(now).where(
                    sql<boolean>`l.id = s.look_id and l.staff_id = s.user_id and l.client_id = s.area_id`,
                  ),
                ),
              ])
              .$castTo<boolean>(),
          )
          .else(
            eb
              .exists(
                eb
                  .selectFrom('grants as g')
                  .innerJoin('users as o', 'o.id', 'g.owner_id')
                  .select('g.id')
                  .whereRef('g.id', '=', 's.grant_id')
                  .whereRef('g.holder_id', '=', 's.user_id')
                  .whereRef('g.owner_id', '=', 's.area_id')
                  .where(isInForce(day))
                  .where('o.deleted_at', 'is', null)
                  .where('o.state', '<>', 'disabled'),
              )
              .$castTo<boolean>(),
          )
          .end()
          .as('rightLives'),
      ])
      .where('s.id', '=', sessionId)
      .forUpdate('s'),
  );
const ENDED_BY_HAND = ['logout', 'replayed', 'revoked by the owner'];

export const rotate = (
  tx: Queryable,
  sessionId: string,
  counter: number,
  now: Date,
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('sessions')
      .set({ counter, confirmed: false, rotated_at: now, last_seen_at: now })
      .where('id', '=', sessionId),
  );

export const confirm = (
  db: Queryable,
  sessionId: string,
  counter: number,
  now: Date,
): Promise<void> =>
  run(
    db,
    q
      .updateTable('sessions')
      .set((eb) => ({
        confirmed: true,
        last_seen_at: eb.fn<Date>('greatest', ['last_seen_at', eb.val(now)]),
      }))
      .where('id', '=', sessionId)
      .where('counter', '=', counter),
  );

/**
 * Also ends the sessions opened from it in other people's areas.
 * @returns whether a living session was ended
 */
export const revoke = (
  db: Queryable,
  sessionId: string,
  why: string,
  now: Date,
  userId: string | null = null,
): Promise<boolean> =>
  hasRow(
    db,
    q
      .updateTable('sessions')
      .set({ revoked_at: now, revoked_why: why })
      .where((eb) => eb.or([eb('id', '=', sessionId), eb('parent_id', '=', sessionId)]))
      .where('revoked_at', 'is', null)
      .$if(userId !== null, (own) => own.where('user_id', '=', userId))
      .returning('id'),
  );

/** A session and the one that would come back after it. */
export async function withParent(db: Queryable, sessionId: string): Promise<string[]> {
  const both = q
    .selectFrom('sessions')
    .select('id')
    .$castTo<{ id: string | null }>()
    .where('id', '=', sessionId)
    .union(q.selectFrom('sessions').select('parent_id as id').where('id', '=', sessionId));
  return (await rows(db, both)).flatMap(({ id }) => id ?? []);
}

/** @param but the session that stays, if one does */
export const revokeAllOf = (
  db: Queryable,
  userId: string,
  why: string,
  now: Date,
  but: string | null = null,
): Promise<void> =>
  run(
    db,
    q
      .updateTable('sessions')
      .set({ revoked_at: now, revoked_why: why })
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .$if(but !== null, (others) => others.where('id', '<>', but)),
  );

export const listLiving = (
  db: Queryable,
  userId: string,
  current: string,
  now: Date,
): Promise<WireSession[]> =>
  rows(
    db,
    q
      .selectFrom('sessions')
      .select((eb) => [
        'id as sessionId',
        eb('id', '=', current).$castTo<boolean>().as('current'),
        'browser',
        'system',
        wireTime(eb, 'created_at').as('createdAt'),
        wireTime(eb, 'last_seen_at').as('lastSeenAt'),
        wireTime(eb, 'expires_at').as('expiresAt'),
        'limited_to as limitedTo',
      ])
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy((eb) => eb('id', '=', current), 'desc')
      .orderBy('last_seen_at', 'desc')
      .orderBy('id')
      .limit(100),
  );

export const setProved = (db: Queryable, sessionId: string, now: Date): Promise<void> =>
  run(
    db,
    q
      .updateTable('sessions')
      .set({ proved_at: now })
      .where('id', '=', sessionId)
      .where('revoked_at', 'is', null),
  );

/** The second factor that was required is there: the session is no longer limited. */
export const liftEnrol = (db: Queryable, sessionId: string): Promise<void> =>
  run(
    db,
    q
      .updateTable('sessions')
      .set({ limited_to: null })
      .where('id', '=', sessionId)
      .where('limited_to', '=', 'enrol'),
  );

/** Sessions that ended a month ago say nothing to anybody. */
export const sweepSessions = (db: Queryable, before: Date): Promise<void> =>
  run(
    db,
    q
      .deleteFrom('sessions')
      .where((eb) => eb.or([eb('expires_at', '<', before), eb('revoked_at', '<', before)])),
  );
