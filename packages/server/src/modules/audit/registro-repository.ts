/** The log as a SuperAdmin reads it. For the system only. */
import type { RegistroFilters, RegistroRow, ResponseOf } from '@bussola/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { fullName, hasRow, q, row, rows, run, wireTime } from '../../db/typed.ts';

/** Beginnings of actions, but for exports, which belong to several. */
const KINDS: Record<Exclude<NonNullable<RegistroFilters['kind']>, 'exports'>, readonly string[]> = {
  reads: ['read.'],
  writes: ['write.'],
  access: ['login', 'session.', 'password.', 'factor.', 'social.', 'email.'],
  accounts: ['account.', 'client.', 'checkup.', 'gift.'],
  grants: ['grant.', 'area.', 'look.'],
  advisers: ['adviser.', 'consulente.'],
  staff: ['staff.'],
  constants: ['costanti.', 'vix.'],
  portals: ['portal.'],
  contents: ['faq.', 'text.'],
  service: ['registro.', 'posta.', 'request.'],
};
const EXPORTS = ['clients.exported', 'data.exported', 'registro.exported'];
const ROLES = {
  staff: ['Admin', 'SuperAdmin'],
  advisers: ['Consulente'],
  people: ['User'],
} as const;

/** Counting stops here, as in the list of clients. */
const COUNTED = 10_000;
const WHOLE_NUMBER = /^\d{1,12}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const nameOf = (id: string): RawBuilder<string> =>
  sql`(select p.pseudonym from audit_pseudonyms p where p.user_id = ${id}::uuid)`;
const namesOfRoles = (roles: readonly string[]) =>
  q
    .selectFrom('audit_pseudonyms as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('p.pseudonym')
    .where(sql<boolean>`u.role = any(${roles})`);
/** As the list of clients finds people: by the beginnings of words. */
const namesFound = (search: string) =>
  q
    .selectFrom('audit_pseudonyms as p')
    .innerJoin('client_index as i', 'i.user_id', 'p.user_id')
    .select('p.pseudonym')
    .where(sql<boolean>`i.words @@ search_query(${search})`);
const midnight = (day: string, plus = 0): RawBuilder<Date> =>
  sql`(${day}::date + ${plus}::integer)::timestamp at time zone 'Europe/Rome'`;

function found({ search, who, kind, about, from, to }: RegistroFilters) {
  return q
    .selectFrom('audit_chain as c')
    .innerJoin('audit as a', 'a.id', 'c.audit_id')
    .$if(WHOLE_NUMBER.test(search), (some) => some.where('c.seq', '=', Number(search)))
    .$if(UUID.test(search), (some) => some.where('a.request_id', '=', search))
    .$if(search !== '' && !WHOLE_NUMBER.test(search) && !UUID.test(search), (some) =>
      some.where((eb) =>
        eb.or([eb('a.who', 'in', namesFound(search)), eb('a.about', 'in', namesFound(search))]),
      ),
    )
    .$if(who === 'server', (some) => some.where('a.who', 'is', null))
    .$if(who === 'staff' || who === 'advisers' || who === 'people', (some) =>
      some.where('a.who', 'in', namesOfRoles(ROLES[who as keyof typeof ROLES])),
    )
    .$if(who !== undefined && UUID.test(who), (some) => some.where('a.who', '=', nameOf(who ?? '')))
    .$if(about === 'self', (some) => some.whereRef('a.about', '=', 'a.who'))
    .$if(about === 'other', (some) => some.whereRef('a.about', '<>', 'a.who'))
    .$if(about !== undefined && UUID.test(about), (some) =>
      some.where('a.about', '=', nameOf(about ?? '')),
    )
    .$if(kind === 'exports', (some) => some.where('a.action', 'in', EXPORTS))
    .$if(kind !== undefined && kind !== 'exports', (some) =>
      some.where((eb) =>
        eb.or(
          KINDS[kind as keyof typeof KINDS].map((start) => eb('a.action', 'like', `${start}%`)),
        ),
      ),
    )
    .$if(from !== undefined, (some) => some.where('a.at', '>=', midnight(from ?? '')))
    .$if(to !== undefined, (some) => some.where('a.at', '<', midnight(to ?? '', 1)));
}

/** A row with what opens its reason. */
export interface KeptRow extends Omit<RegistroRow, 'reason' | 'who' | 'about'> {
  reason: string | null;
  isBySomebody: boolean;
  isAboutSomebody: boolean;
  whoId: string | null;
  whoName: string | null;
  whoRole: string | null;
  aboutId: string | null;
  aboutName: string | null;
  aboutRole: string | null;
  release: string | null;
}
const columns = (filters: RegistroFilters) =>
  found(filters)
    .leftJoin('audit_pseudonyms as wp', 'wp.pseudonym', 'a.who')
    .leftJoin('users as w', 'w.id', 'wp.user_id')
    .leftJoin('audit_pseudonyms as ap', 'ap.pseudonym', 'a.about')
    .leftJoin('users as b', 'b.id', 'ap.user_id')
    .leftJoin('costanti_releases as r', (join) => join.on(sql`r.id::text`, '=', sql.ref('a.about')))
    .leftJoin('grants as g', 'g.id', 'a.grant_id')
    .leftJoin('audit_chain as before', (join) => join.on('before.seq', '=', sql<number>`c.seq - 1`))
    .select(['c.seq', 'c.hash', 'before.hash as before', 'a.action', 'a.via', 'a.reason'])
    .select(['a.detail', 'a.request_id as requestId', 'g.to_day as until'])
    .select(['w.id as whoId', 'w.role as whoRole', 'b.id as aboutId', 'b.role as aboutRole'])
    .select((eb) => [
      wireTime(eb, 'a.at').as('at'),
      fullName('w').as('whoName'),
      fullName('b').as('aboutName'),
      eb('a.who', 'is not', null).$castTo<boolean>().as('isBySomebody'),
      eb('a.about', 'is not', null).$castTo<boolean>().as('isAboutSomebody'),
      sql<string[]>`coalesce(a.fields, '{}')`.as('fields'),
      sql<string | null>`case when r.id is not null then coalesce(r.release, '') end`.as('release'),
    ]);

interface Question {
  filters: RegistroFilters;
  after?: string | undefined;
  before?: string | undefined;
  pageSize: number;
}
const keyOf = (text: string | undefined): number | undefined =>
  text !== undefined && WHOLE_NUMBER.test(text) ? Number(text) : undefined;

/** One page, newest first: told by the numbers of its ends, as rows are only added. */
export async function listRegistro(
  db: Queryable,
  { filters, after, before, pageSize }: Question,
): Promise<{ rows: KeptRow[]; next: string | null; previous: string | null }> {
  const older = keyOf(after);
  const newer = older === undefined ? keyOf(before) : undefined;
  const page: KeptRow[] = await rows(
    db,
    columns(filters)
      .$if(older !== undefined, (rest) => rest.where('c.seq', '<', older ?? 0))
      .$if(newer !== undefined, (rest) => rest.where('c.seq', '>', newer ?? 0))
      .orderBy('c.seq', newer === undefined ? 'desc' : 'asc')
      // One more tells whether there is another page.
      .limit(pageSize + 1),
  );
  const isMore = page.length > pageSize;
  const shown = page.slice(0, pageSize);
  if (newer !== undefined) shown.reverse();
  const key = (one: KeptRow | undefined): string | null => (one ? String(one.seq) : null);
  return {
    rows: shown,
    next: newer !== undefined || isMore ? key(shown.at(-1)) : null,
    previous: (newer === undefined ? older !== undefined : isMore) ? key(shown[0]) : null,
  };
}

/** How many rows: up to ten thousand, or all of an export. */
export async function countRegistro(
  db: Queryable,
  filters: RegistroFilters,
  upTo = COUNTED,
): Promise<ResponseOf<'registro'>['total']> {
  const some = found(filters)
    .select(sql.lit(1).as('one'))
    .limit(upTo + 1);
  const counted = await row(
    db,
    q.selectFrom(some.as('some')).select((eb) => eb.fn.countAll<number>().as('n')),
  );
  const n = counted?.n ?? 0;
  return { n: Math.min(n, upTo), exact: n <= upTo };
}

/** Whether this person did so after a moment. */
export const didSince = (
  db: Queryable,
  { userId, action, since }: { userId: string; action: string; since: Date },
): Promise<boolean> =>
  hasRow(
    db,
    q
      .selectFrom('audit as a')
      .select('a.id')
      .where('a.who', '=', nameOf(userId))
      .where('a.action', '=', action)
      .where('a.at', '>', since)
      .limit(1),
  );

type Check = NonNullable<ResponseOf<'registroState'>['all']>;
export const putCheck = (
  db: Queryable,
  check: Omit<Check, 'at' | 'by'> & { at: Date; by: string | null },
): Promise<void> =>
  run(
    db,
    q.insertInto('audit_checks').values({
      at: check.at,
      checked_by: check.by,
      nightly: check.nightly,
      from_seq: check.fromSeq,
      head_seq: check.headSeq,
      through_seq: check.throughSeq,
      took_ms: check.tookMs,
      fault: check.fault,
      fault_seq: check.faultSeq,
    }),
  );

/** @param kind of all rows, or the last of any */
export async function lastCheck(db: Queryable, kind: 'all' | 'any'): Promise<Check | null> {
  const kept = await row(
    db,
    q
      .selectFrom('audit_checks as k')
      .leftJoin('users as u', 'u.id', 'k.checked_by')
      .select(['k.nightly', 'k.from_seq as fromSeq', 'k.head_seq as headSeq', 'k.fault'])
      .select(['k.through_seq as throughSeq', 'k.took_ms as tookMs', 'k.fault_seq as faultSeq'])
      .select((eb) => [
        wireTime(eb, 'k.at').as('at'),
        sql<string | null>`${fullName('u')}`.as('by'),
      ])
      .$if(kind === 'all', (some) => some.where('k.from_seq', '=', 0))
      .orderBy('k.id', 'desc')
      .limit(1),
  );
  return kept ?? null;
}
