/** Fills a PostgreSQL with made-up households, by COPY; the same number gives the same ones. */
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { Analisi, IsoDate, LevelOrGrey } from '@bussola/domain';
import { famigliaInventata } from '@bussola/domain/famiglie-inventate';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { plusDays, plusSeconds, romeDay } from '../clock.ts';
import type { Engine } from '../engine.ts';
import { computedLevels } from '../modules/area/level-repository.ts';

/** Addresses of a domain that is reserved: no letter of theirs is ever delivered. */
export const SEEDED = '@famiglie.example';
const BATCH = 2_000;
/** Clients of one adviser, and how many of a hundred households have one. */
const [CLIENTS_OF_ONE, WITH_ADVISER] = [45, 40];

/** What COPY fills, in an order in which each row finds what it names. */
const TABLES = {
  users:
    'id, email, email_folded, password_hash, role, state, first_name, last_name, comune, checkup, created_at, last_login_at',
  areas: 'user_id, version, analisi_familiare, uscite_pianificate, uscite_scritte_il, updated_at',
  drafts: 'user_id, data, reached, version, completed_at, updated_at',
  membri: 'id, user_id, seq, grado, enabled, data, created_at',
  household_levels:
    'user_id, version, motore, costanti, ref_day, computed_at, levels, red, yellow, green, grey, since',
  level_history: 'user_id, day, area, before, after, cause',
  consents: 'user_id, kind, granted, text_version, at',
  consulente_clienti: 'consulente_id, client_id, since',
  audit_pseudonyms: 'user_id',
  outbox: 'id, recipient, subject, html, body, run_at, done_at',
} as const;
type Table = keyof typeof TABLES;
type Value = string | number | boolean | null | Date | object;

interface Options {
  /** Of the owner of the schema. */
  url: string;
  households: number;
  engine: Engine;
  now: Date;
  passwordHash: string;
  log?: (line: string) => void;
}

/**
 * All or nothing: one transaction, in which the triggers of the tables rest; what they would have
 * written is written here. Nobody else may use the database meanwhile.
 * @throws Error when there are people in it who are not made up
 */
export async function seedHouseholds({
  url,
  households,
  engine,
  now,
  passwordHash,
  log = () => undefined,
}: Options): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'bussola-seed' });
  await client.connect();
  try {
    await client.query('begin');
    await refuseRealPeople(client);
    for (const table of Object.keys(TABLES))
      await client.query(
        `alter table ${table} no force row level security; alter table ${table} disable trigger user`,
      );
    const advisers = Math.ceil((households * WITH_ADVISER) / 100 / CLIENTS_OF_ONE);
    await copy(client, rowsOfAdvisers(advisers, now, passwordHash));
    for (let first = 0; first < households; first += BATCH) {
      const batch = emptyRows();
      for (let n = first; n < Math.min(first + BATCH, households); n += 1)
        addHousehold(batch, n, { engine, now, passwordHash, advisers });
      await copy(client, batch);
      log(`${Math.min(first + BATCH, households)} of ${households} households`);
    }
    await client.query(
      'insert into client_index select * from client_index_rows(array(select id from users)) on conflict do nothing',
    );
    for (const table of Object.keys(TABLES))
      await client.query(
        `alter table ${table} enable trigger user; alter table ${table} force row level security`,
      );
    log('rows of the log, each with its link of the chain');
    // The log seals each row: this is its own way in, and no trigger rests.
    await client.query(
      `insert into audit (at, who, about, action, via)
       select u.created_at, p.pseudonym, p.pseudonym, 'login', 'own'
       from users u join audit_pseudonyms p on p.user_id = u.id where u.email_folded like '%${SEEDED}' order by u.created_at, u.id`,
    );
    await client.query('commit');
    await client.query('analyze');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

async function refuseRealPeople(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ real: string; seeded: string }>(
    `select count(*) filter (where not demo and not placeholder and coalesce(email_folded, '') not like '%${SEEDED}') as real,
       count(*) filter (where email_folded like '%${SEEDED}') as seeded from users`,
  );
  const [found] = rows;
  if (Number(found?.real) > 0)
    throw new Error(
      `There are ${found?.real} people in this database who are not made up: nothing was written`,
    );
  if (Number(found?.seeded) > 0)
    throw new Error(`There are ${found?.seeded} made-up people already: use an empty database`);
}

type Rows = Record<Table, string[]>;
const emptyRows = (): Rows =>
  Object.fromEntries(Object.keys(TABLES).map((table) => [table, []])) as unknown as Rows;

async function copy(client: pg.Client, rows: Rows): Promise<void> {
  for (const [table, columns] of Object.entries(TABLES)) {
    const lines = rows[table as Table];
    if (lines.length > 0)
      await pipeline(
        Readable.from(lines),
        client.query(copyFrom(`copy ${table} (${columns}) from stdin`)),
      );
  }
}

/** One line of COPY's text format. */
const line = (...values: Value[]): string =>
  `${values
    .map((value) =>
      value === null
        ? '\\N'
        : (value instanceof Date
            ? value.toISOString()
            : typeof value === 'object'
              ? JSON.stringify(value)
              : String(value)
          ).replaceAll(
            /[\\\n\r\t]/g,
            (sign) => `\\${sign === '\n' ? 'n' : sign === '\r' ? 'r' : sign === '\t' ? 't' : sign}`,
          ),
    )
    .join('\t')}\n`;

/** The same at every run, and spread evenly. */
function idOf(kind: string, n: number): string {
  const hex = createHash('sha256').update(`bussola seed ${kind} ${n}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
/** A whole number below `max`, by the number of the household and what it is for. */
const pick = (n: number, what: string, max: number): number =>
  createHash('sha256').update(`${what} ${n}`).digest().readUInt32BE() % max;

function rowsOfAdvisers(count: number, now: Date, passwordHash: string): Rows {
  const rows = emptyRows();
  for (let n = 0; n < count; n += 1) {
    const id = idOf('adviser', n);
    const { membri } = famigliaInventata(1_000_000 + n, romeDay(now));
    const email = `consulente.${n}${SEEDED}`;
    const since = plusDays(now, -1100);
    rows.users.push(
      line(
        id,
        email,
        email,
        passwordHash,
        'Consulente',
        'active',
        membri[0]?.firstName ?? '',
        membri[0]?.lastName ?? '',
        null,
        false,
        since,
        plusDays(now, -1),
      ),
    );
    rows.areas.push(line(id, 0, 'perMe', null, null, since));
    rows.drafts.push(line(id, {}, 0, 0, null, since));
    rows.audit_pseudonyms.push(line(id));
  }
  return rows;
}

interface With {
  engine: Engine;
  now: Date;
  passwordHash: string;
  advisers: number;
}
function addHousehold(rows: Rows, n: number, { engine, now, passwordHash, advisers }: With): void {
  const id = idOf('household', n);
  const day = romeDay(now);
  const famiglia = famigliaInventata(n, day);
  const me = famiglia.membri[0];
  const email = `${plain(me?.firstName)}.${plain(me?.lastName)}.${n}${SEEDED}`;
  // Of a hundred: 82 finished, 8 are under way, 6 never began, 4 have an address to confirm.
  const place = pick(n, 'checkup', 100);
  const state = place >= 96 ? 'to-verify' : pick(n, 'suspended', 500) === 0 ? 'disabled' : 'active';
  const checkup = place < 82 ? 'completed' : place < 90 || place >= 96 ? 'started' : 'none';
  const created = plusSeconds(
    plusDays(now, -pick(n, 'created', 1000) - 30),
    -pick(n, 'second', 86_400),
  );
  const seen =
    pick(n, 'seen', 12) === 0 ? null : plusSeconds(now, -540 * pick(n, 'login', 400) ** 2);
  const lastSeen = seen !== null && seen > created ? seen : null;
  const updated = lastSeen ?? created;
  rows.users.push(
    line(
      id,
      email,
      email,
      passwordHash,
      'User',
      state,
      me?.firstName ?? '',
      me?.lastName ?? '',
      me?.comuneResidenza ?? null,
      checkup === 'completed',
      created,
      lastSeen,
    ),
  );
  rows.audit_pseudonyms.push(line(id));
  for (const kind of ['privacy', 'terms'])
    rows.consents.push(line(id, kind, true, '2026-11-01', created));
  const version = checkup === 'completed' ? 1 : 0;
  rows.areas.push(
    line(
      id,
      version,
      famiglia.analisiFamiliare,
      version === 1 ? famiglia.uscitePianificate : null,
      version === 1 ? romeDay(updated) : null,
      updated,
    ),
  );
  rows.drafts.push(
    line(
      id,
      {},
      checkup === 'completed' ? 6 : checkup === 'started' ? 2 : 0,
      checkup === 'none' ? 0 : 12,
      checkup === 'completed' ? updated : null,
      updated,
    ),
  );
  if (pick(n, 'letter', 20) === 0)
    // A letter that left keeps nothing.
    rows.outbox.push(line(idOf('letter', n), '', '', '', '', updated, updated));
  if (checkup !== 'completed') return;
  for (const { _id, gradoParentela, seq, enabled, ...data } of famiglia.membri)
    rows.membri.push(
      line(idOf('member', n * 30 + seq), id, seq - 1, gradoParentela, enabled, data, created),
    );
  const analisi = engine.analizza({ ...famiglia, refDate: day });
  addLevels(rows, id, n, analisi, day, { created, now });
  if (pick(n, 'adviser', 100) < WITH_ADVISER && advisers > 0) {
    const since = plusDays(now, -pick(n, 'since', 300) - 2);
    rows.consulente_clienti.push(line(idOf('adviser', n % advisers), id, since));
  }
}

function addLevels(
  rows: Rows,
  id: string,
  n: number,
  analisi: Analisi,
  day: IsoDate,
  { created, now }: { created: Date; now: Date },
): void {
  const { motore, costanti, levels, counts } = computedLevels(id, 1, day, analisi);
  rows.household_levels.push(
    line(
      id,
      1,
      motore,
      costanti,
      day,
      now,
      levels,
      counts.red,
      counts.yellow,
      counts.green,
      counts.grey,
      romeDay(created),
    ),
  );
  // One household in four saw a level change in the last year.
  if (pick(n, 'history', 4) !== 0) return;
  const areas = Object.entries(levels) as [string, LevelOrGrey][];
  for (let change = 0; change <= pick(n, 'changes', 3); change += 1) {
    const [area, after] = areas[pick(n, `area ${change}`, areas.length)] ?? ['TCM', 'red'];
    const before = after === 'yellow' ? 'green' : 'yellow';
    const changed = romeDay(plusDays(now, -pick(n, `day ${change}`, 365)));
    rows.level_history.push(
      line(id, changed, area, before, after, { answers: ['redditoNettoAnnuo'] }),
    );
  }
}

const plain = (name = ''): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');
