/** What people ask. For the system only: people have no way to these rows. */
import type { RichiestaRow } from '@bussola/contract';
import type { IsoDate } from '@bussola/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../db/port.ts';
import { fullName, hasRow, q, row, rows, run, wireTime } from '../../db/typed.ts';

const OPEN_SHOWN = 200;
const CLOSED_SHOWN = 20;

export interface KeptRichiesta extends Omit<RichiestaRow, 'body' | 'owner'> {
  body: string | null;
  sealed: boolean;
  ownerId: string | null;
  ownerName: string | null;
}
const requests = () =>
  q
    .selectFrom('richieste as r')
    .leftJoin('users as o', 'o.id', 'r.owner')
    .leftJoin('users as k', 'k.id', 'r.recognised_by')
    .select([
      'r.id',
      'r.kind',
      'r.via',
      'r.body',
      'r.sealed',
      'r.client_id as clientId',
      'r.outcome',
    ])
    .select(['r.arrived_on as arrivedOn', 'r.due_on as dueOn', 'o.id as ownerId'])
    .select((eb) => [
      sql<string | null>`${fullName('o')}`.as('ownerName'),
      sql<string | null>`${fullName('k')}`.as('recognisedBy'),
      wireTime(eb, 'r.owner_since').as('ownerSince'),
      wireTime(eb, 'r.recognised_at').as('recognisedAt'),
      wireTime(eb, 'r.exported_at').as('exportedAt'),
      wireTime(eb, 'r.erased_at').as('erasedAt'),
      wireTime(eb, 'r.closed_at').as('closedAt'),
    ]);

export const listOpen = (db: Queryable): Promise<KeptRichiesta[]> =>
  rows(
    db,
    requests()
      .where('r.closed_at', 'is', null)
      .orderBy('r.due_on', (order) => order.asc().nullsLast())
      .orderBy('r.arrived_on')
      .orderBy('r.id')
      .limit(OPEN_SHOWN),
  );

const Key = z.tuple([z.iso.datetime(), z.uuid()]);
function readKey(text: string | undefined): [string, string] | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8'));
    return Key.parse(read);
  } catch {
    return undefined;
  }
}
export async function listClosed(
  db: Queryable,
  after: string | undefined,
): Promise<{ rows: KeptRichiesta[]; next: string | null }> {
  const end = readKey(after);
  const page = await rows(
    db,
    requests()
      .where('r.closed_at', 'is not', null)
      .$if(end !== undefined, (rest) =>
        rest.where(
          sql<boolean>`(r.closed_at, r.id) < (${end?.[0] ?? ''}::timestamptz, ${end?.[1] ?? ''}::uuid)`,
        ),
      )
      .orderBy('r.closed_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(CLOSED_SHOWN + 1),
  );
  const shown = page.slice(0, CLOSED_SHOWN);
  const last = shown.at(-1);
  const key = last && JSON.stringify([last.closedAt, last.id]);
  return {
    rows: shown,
    next:
      page.length > CLOSED_SHOWN && key !== undefined
        ? Buffer.from(key).toString('base64url')
        : null,
  };
}
export async function countRichieste(db: Queryable): Promise<{ open: number; closed: number }> {
  const counted = await row(
    db,
    q
      .selectFrom('richieste')
      .select([
        sql<number>`count(*) filter (where closed_at is null)::int`.as('open'),
        sql<number>`count(*) filter (where closed_at is not null)::int`.as('closed'),
      ]),
  );
  return counted ?? { open: 0, closed: 0 };
}
export const listOfPerson = (db: Queryable, userId: string): Promise<KeptRichiesta[]> =>
  rows(db, requests().where('r.client_id', '=', userId).orderBy('r.entered_at').orderBy('r.id'));

export interface NewRichiesta {
  id: string;
  kind: RichiestaRow['kind'];
  via: RichiestaRow['via'];
  clientId: string | null;
  body: string;
  arrivedOn: IsoDate;
  dueOn: IsoDate | null;
  /** Who of the staff entered it; null when the person wrote it here. */
  by: string | null;
  isRecognised: boolean;
  now: Date;
}
export const insertRichiesta = (tx: Queryable, r: NewRichiesta): Promise<void> =>
  run(
    tx,
    q.insertInto('richieste').values({
      id: r.id,
      kind: r.kind,
      via: r.via,
      client_id: r.clientId,
      body: r.body,
      sealed: r.clientId !== null,
      arrived_on: r.arrivedOn,
      due_on: r.dueOn,
      entered_by: r.by,
      entered_at: r.now,
      recognised_by: r.isRecognised ? r.by : null,
      recognised_at: r.isRecognised ? r.now : null,
    }),
  );

/** An open request, until the end of the transaction. */
export const lockOpen = (tx: Queryable, id: string): Promise<KeptRichiesta | undefined> =>
  row(tx, requests().where('r.id', '=', id).where('r.closed_at', 'is', null).forUpdate('r'));

const change = () => q.updateTable('richieste');
/** @returns false when it is so already */
export const setOwner = (
  tx: Queryable,
  id: string,
  owner: string | null,
  now: Date,
): Promise<boolean> =>
  hasRow(
    tx,
    change()
      .set({ owner, owner_since: owner === null ? null : now })
      .where('id', '=', id)
      .where('owner', 'is distinct from', owner)
      .returning('id'),
  );
export const setRecognised = (
  tx: Queryable,
  id: string,
  { body, by, now }: { body: string; by: string; now: Date },
): Promise<void> =>
  run(tx, change().set({ body, recognised_by: by, recognised_at: now }).where('id', '=', id));
export const setStep = (
  tx: Queryable,
  id: string,
  step: 'exported_at' | 'erased_at',
  now: Date,
): Promise<void> =>
  run(
    tx,
    change()
      .set({ [step]: now })
      .where('id', '=', id),
  );
export const closeRichiesta = (
  tx: Queryable,
  id: string,
  { outcome, by, now }: { outcome: 'answered' | 'closed'; by: string; now: Date },
): Promise<void> =>
  run(tx, change().set({ outcome, closed_at: now, closed_by: by }).where('id', '=', id));

/** The words go, the row stays: that somebody asked, and when we answered. */
export const forgetWords = (db: Queryable, closedBefore: Date): Promise<void> =>
  run(
    db,
    change()
      .set({ body: null })
      .where('closed_at', '<', closedBefore)
      .where('body', 'is not', null),
  );
