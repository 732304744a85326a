import type { Queryable } from '../../db/port.ts';

export interface Message {
  id: string;
  recipient: string;
  subject: string;
  html: string;
  body: string;
}
export interface DueMessage extends Message {
  attempts: number;
}

/** In the transaction that decided the message: either both stand, or neither. */
export async function enqueue(
  tx: Queryable,
  m: Message & { now: Date; dedupeKey?: string },
): Promise<void> {
  await tx.query(
    `insert into outbox (id, dedupe_key, recipient, subject, html, body, run_at) values ($1, $2, $3, $4, $5, $6, $7) on conflict (dedupe_key) do nothing`,
    [m.id, m.dedupeKey, m.recipient, m.subject, m.html, m.body, m.now],
  );
}

/**
 * Takes the first message that is due and keeps other workers off it for longer than any delivery
 * lasts: one at a time, because those that wait behind a slow one are nobody's yet.
 */
export async function takeNext(db: Queryable, now: Date): Promise<DueMessage | undefined> {
  const [due] = await db.query<DueMessage>(
    `
    update outbox o set locked_until = $1::timestamptz + interval '2 minutes', attempts = o.attempts + 1
    from (select id from outbox where done_at is null and dead_at is null and run_at <= $1 and (locked_until is null or locked_until < $1)
          order by run_at, seq limit 1 for update skip locked) due
    where due.id = o.id returning o.id, o.recipient, o.subject, o.html, o.body, o.attempts`,
    [now],
  );
  return due;
}

/** What was sent is not kept, nor to whom: it may hold a link that opens an account. */
export async function markSent(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(
    `update outbox set done_at = $2, locked_until = null, recipient = '', subject = '', html = '', body = '' where id = $1`,
    [id, now],
  );
}

export async function putOff(db: Queryable, id: string, runAt: Date, dead: boolean): Promise<void> {
  await db.query(
    `update outbox set locked_until = null, run_at = $2, dead_at = case when $3 then $2::timestamptz end where id = $1`,
    [id, runAt, dead],
  );
}

/**
 * Also what could not be delivered, and what a server without SMTP shows: neither is kept for ever.
 */
export async function sweepOutbox(db: Queryable, doneBefore: Date, before: Date): Promise<void> {
  await db.query('delete from outbox where done_at < $1 or dead_at < $2', [doneBefore, before]);
  await db.query('delete from dev_mail where sent_at < $1', [before]);
}
/**
 * Whatever waits for this address, or lies in the mailbox of a server without SMTP. Not where
 * somebody else says the address is theirs: then the letters may be too. @param folded as {@link
 * foldEmail} writes it
 */
export async function forgetLetters(tx: Queryable, folded: string): Promise<void> {
  for (const table of ['outbox', 'dev_mail'])
    await tx.query(
      `delete from ${table} where lower(recipient) = $1 and not exists (select from users where email_folded = $1)`,
      [folded],
    );
}

/** The dev mailbox: messages of a server without SMTP. A message delivered twice is kept once. */
export async function storeDevMail(db: Queryable, m: Message & { now: Date }): Promise<void> {
  await db.query(
    'insert into dev_mail (id, recipient, subject, html, body, sent_at) values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing',
    [m.id, m.recipient, m.subject, m.html, m.body, m.now],
  );
}
export interface DevMail extends Message {
  sentAt: Date;
}
const DEV_MAIL = 'id, recipient, subject, html, body, sent_at as "sentAt"';
export const listDevMail = (db: Queryable, recipient: string | null): Promise<DevMail[]> =>
  db.query<DevMail>(
    `select ${DEV_MAIL} from dev_mail where $1::text is null or lower(recipient) = lower($1) order by seq desc limit 100`,
    [recipient],
  );
export async function findDevMail(db: Queryable, id: string): Promise<DevMail | undefined> {
  const [row] = await db.query<DevMail>(`select ${DEV_MAIL} from dev_mail where id = $1`, [id]);
  return row;
}
