/** Letters on their way as staff see them, and counts of those that left. For the system only. */
import type { LetterRow, Posta } from '@bussola/contract';
import type { LETTER_FAILURES } from '@bussola/contract/limits';
import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { hasRow, q, row, rows, run, wireTime } from '../../db/typed.ts';
import type { LetterKind } from './letter-kinds.ts';

export interface Failure {
  kind: (typeof LETTER_FAILURES)[number];
  words: string;
}

export interface KeptLetter extends Omit<LetterRow, 'again' | 'to' | 'kind'> {
  kind: LetterKind;
  recipient: string;
  written: Date;
}
const SHOWN = 100;
const letters = () =>
  q
    .selectFrom('outbox as o')
    .leftJoin('invitations as i', (join) =>
      join.on('i.email_folded', '=', sql<string>`lower(o.recipient)`),
    )
    .select(['o.id', 'o.recipient', 'o.attempts', 'o.failure', 'o.failure_words as words'])
    .select(sql<LetterKind>`o.kind`.as('kind'))
    .select(sql<Date>`o.written_at`.as('written'))
    .select((eb) => [
      sql<string>`wire_time(o.written_at)`.as('writtenAt'),
      wireTime(eb, 'o.tried_at').as('triedAt'),
      sql<
        string | null
      >`case when o.dead_at is null then wire_time(greatest(o.run_at, o.locked_until)) end`.as(
        'nextAt',
      ),
      sql<LetterRow['account']>`coalesce(
        (select u.state from users u where u.email_folded = lower(o.recipient) and u.deleted_at is null
          and u.state in ('active', 'to-verify', 'disabled') order by u.state limit 1),
        case when i.id is not null then 'invited' end)`.as('account'),
    ])
    .where('o.done_at', 'is', null);

export const listLetters = (db: Queryable, which: 'waiting' | 'stuck'): Promise<KeptLetter[]> =>
  rows(
    db,
    letters()
      .where('o.dead_at', which === 'stuck' ? 'is not' : 'is', null)
      .orderBy('o.written_at')
      .orderBy('o.seq')
      .limit(SHOWN),
  );
export async function countLetters(
  db: Queryable,
): Promise<{ waiting: number; stuck: number; silent: boolean }> {
  const counted = await row(
    db,
    q
      .selectFrom('outbox')
      .select([
        sql<number>`count(*) filter (where dead_at is null)::int`.as('waiting'),
        sql<number>`count(*) filter (where dead_at is not null)::int`.as('stuck'),
        sql<boolean>`count(*) filter (where dead_at is null and failure = 'silent') > 0`.as(
          'silent',
        ),
      ])
      .where('done_at', 'is', null),
  );
  return counted ?? { waiting: 0, stuck: 0, silent: false };
}

/** A stuck letter, until the end of the transaction. */
export const lockStuck = (tx: Queryable, id: string): Promise<KeptLetter | undefined> =>
  row(tx, letters().where('o.id', '=', id).where('o.dead_at', 'is not', null).forUpdate('o'));
export const dropLetter = (tx: Queryable, id: string): Promise<boolean> =>
  hasRow(tx, q.deleteFrom('outbox').where('id', '=', id).returning('id'));
/** From the beginning: it has all its attempts again. */
export const sendAgain = (tx: Queryable, id: string, now: Date): Promise<void> =>
  run(
    tx,
    q
      .updateTable('outbox')
      .set({ dead_at: null, locked_until: null, attempts: 0, run_at: now })
      .where('id', '=', id),
  );

/** As the worker leaves a letter after its last attempt. */
export const giveUp = (
  db: Queryable,
  id: string,
  { attempts, at, failure }: { attempts: number; at: Date; failure: Failure },
): Promise<void> =>
  run(
    db,
    q
      .updateTable('outbox')
      .set({ attempts, tried_at: at, dead_at: at, locked_until: null })
      .set({ failure: failure.kind, failure_words: failure.words })
      .where('id', '=', id),
  );

export const countSent = (db: Queryable, kind: LetterKind, now: Date, n = 1): Promise<void> =>
  run(
    db,
    q
      .insertInto('mail_sent')
      .values({ kind, hour: sql<Date>`date_trunc('hour', ${now}::timestamptz)`, n })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'hour'])
          .doUpdateSet((eb) => ({ n: eb('mail_sent.n', '+', eb.ref('excluded.n')) })),
      ),
  );

export async function readSent(db: Queryable, now: Date): Promise<Posta['sent']> {
  const midnight = sql`date_trunc('day', ${now}::timestamptz at time zone 'Europe/Rome') at time zone 'Europe/Rome'`;
  const since = (days: number) => sql`${now}::timestamptz - make_interval(days => ${days})`;
  return {
    kinds: await rows(
      db,
      q
        .selectFrom('mail_sent')
        .select([
          sql<LetterKind>`kind`.as('kind'),
          sql<number>`coalesce(sum(n) filter (where hour >= ${midnight}), 0)::int`.as('today'),
          sql<number>`coalesce(sum(n) filter (where hour > ${since(7)}), 0)::int`.as('week'),
          sql<number>`sum(n)::int`.as('month'),
        ])
        .where('hour', '>', sql<Date>`${since(30)}`)
        .groupBy('kind')
        .orderBy('month', 'desc')
        .orderBy('kind'),
    ),
    hours: await rows(
      db,
      q
        .selectFrom('mail_sent')
        .select([sql<string>`wire_time(hour)`.as('hour'), sql<number>`sum(n)::int`.as('n')])
        .where('hour', '>', sql<Date>`${since(1)}`)
        .groupBy('hour')
        .orderBy('mail_sent.hour', 'desc'),
    ),
  };
}
export const sweepSent = (db: Queryable, before: Date): Promise<void> =>
  run(db, q.deleteFrom('mail_sent').where('hour', '<', before));
