import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { q, row, rows, run } from '../../db/typed.ts';
import type { LetterKind } from './letter-kinds.ts';
import type { Failure } from './posta-repository.ts';

export interface Message {
  id: string;
  recipient: string;
  subject: string;
  html: string;
  body: string;
}
export interface DueMessage extends Message {
  attempts: number;
  kind: LetterKind;
}

/** In the transaction that decided the message: either both stand, or neither. */
export const enqueue = (
  tx: Queryable,
  m: Message & { kind: LetterKind; now: Date; dedupeKey?: string },
): Promise<void> =>
  run(
    tx,
    q
      .insertInto('outbox')
      .values({
        id: m.id,
        kind: m.kind,
        dedupe_key: m.dedupeKey ?? null,
        recipient: m.recipient,
        subject: m.subject,
        html: m.html,
        body: m.body,
        run_at: m.now,
        written_at: m.now,
      })
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing()),
  );

/**
 * Takes the first message that is due and keeps other workers off it for longer than any delivery
 * lasts: one at a time, because those that wait behind a slow one are nobody's yet.
 */
export const takeNext = (db: Queryable, now: Date): Promise<DueMessage | undefined> =>
  row(
    db,
    q
      .updateTable('outbox as o')
      .set((eb) => ({
        locked_until: sql<Date>`${now}::timestamptz + interval '2 minutes'`,
        tried_at: now,
        attempts: eb('o.attempts', '+', 1),
      }))
      .from(
        q
          .selectFrom('outbox')
          .select('id')
          .where('done_at', 'is', null)
          .where('dead_at', 'is', null)
          .where('run_at', '<=', now)
          .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', now)]))
          .orderBy('run_at')
          .orderBy('seq')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .as('due'),
      )
      .whereRef('due.id', '=', 'o.id')
      .returning(['o.id', 'o.recipient', 'o.subject', 'o.html', 'o.body', 'o.attempts'])
      .returning(sql<LetterKind>`o.kind`.as('kind')),
  );

/** A sent letter is not kept, nor its address: it may hold a link that opens an account. */
export const markSent = (db: Queryable, id: string, now: Date): Promise<void> =>
  run(
    db,
    q
      .updateTable('outbox')
      .set({ done_at: now, locked_until: null, recipient: '', subject: '', html: '', body: '' })
      .set({ kind: null, written_at: null, tried_at: null, failure: null, failure_words: null })
      .where('id', '=', id),
  );

export const putOff = (
  db: Queryable,
  id: string,
  { runAt, dead, failure }: { runAt: Date; dead: boolean; failure: Failure },
): Promise<void> =>
  run(
    db,
    q
      .updateTable('outbox')
      .set({ locked_until: null, run_at: runAt, dead_at: dead ? runAt : null })
      .set({ failure: failure.kind, failure_words: failure.words })
      .where('id', '=', id),
  );

/**
 * Also what could not be delivered, and what a server without SMTP shows: neither is kept for ever.
 */
export async function sweepOutbox(db: Queryable, doneBefore: Date, before: Date): Promise<void> {
  await run(
    db,
    q
      .deleteFrom('outbox')
      .where((eb) => eb.or([eb('done_at', '<', doneBefore), eb('dead_at', '<', before)])),
  );
  await run(db, q.deleteFrom('dev_mail').where('sent_at', '<', before));
}
/**
 * Deletes the letters that wait for this address, and those in the mailbox of a server without
 * SMTP. They are kept while another account claims the address: they may be for that one.
 *
 * @param folded as {@link foldEmail} writes it
 */
export async function forgetLetters(tx: Queryable, folded: string): Promise<void> {
  for (const table of ['outbox', 'dev_mail'] as const)
    await run(
      tx,
      q
        .deleteFrom(table)
        .where((eb) => eb(eb.fn<string>('lower', ['recipient']), '=', folded))
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom('users').select('id').where('email_folded', '=', folded))),
        ),
    );
}

/** The dev mailbox: messages of a server without SMTP. A message delivered twice is kept once. */
export const storeDevMail = (db: Queryable, m: Message & { now: Date }): Promise<void> =>
  run(
    db,
    q
      .insertInto('dev_mail')
      .values({
        id: m.id,
        recipient: m.recipient,
        subject: m.subject,
        html: m.html,
        body: m.body,
        sent_at: m.now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing()),
  );
export interface DevMail extends Message {
  sentAt: Date;
}
const devMail = () =>
  q
    .selectFrom('dev_mail')
    .select(['id', 'recipient', 'subject', 'html', 'body', 'sent_at as sentAt']);
export const listDevMail = (db: Queryable, recipient: string | null): Promise<DevMail[]> =>
  rows(
    db,
    devMail()
      .$if(recipient !== null, (some) =>
        some.where((eb) =>
          eb(eb.fn('lower', ['recipient']), '=', eb.fn('lower', [eb.val(recipient)])),
        ),
      )
      .orderBy('seq', 'desc')
      .limit(100),
  );
export const findDevMail = (db: Queryable, id: string): Promise<DevMail | undefined> =>
  row(db, devMail().where('id', '=', id));
