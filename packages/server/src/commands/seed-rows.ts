/** The rows of made-up households and advisers, as lines of COPY. */
import { createHash } from 'node:crypto';
import type { Analisi, IsoDate, LevelOrGrey } from '@bussola/domain';
import { famigliaInventata } from '@bussola/domain/famiglie-inventate';
import type { FamigliaInventata } from '@bussola/domain/famiglie-inventate';
import { plusDays, plusSeconds, romeDay } from '../clock.ts';
import type { Engine } from '../engine.ts';
import { stableId } from '../stable-id.ts';
import { computedLevels } from '../modules/area/level-repository.ts';

/** Addresses of a domain that is reserved: no letter of theirs is ever delivered. */
export const SEEDED = '@famiglie.example';
/** Clients of one adviser, and how many of a hundred households have one. */
export const [CLIENTS_OF_ONE, WITH_ADVISER] = [45, 40];

/** What COPY fills, in an order in which each row finds what it names. */
export const TABLES = {
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
export type Table = keyof typeof TABLES;
type Value = string | number | boolean | null | Date | object;

export type Rows = Record<Table, string[]>;
export const emptyRows = (): Rows =>
  Object.fromEntries(Object.keys(TABLES).map((table) => [table, []])) as unknown as Rows;

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

const idOf = (kind: string, n: number): string => stableId(`bussola seed ${kind} ${n}`);
/** A whole number below `max`, by the number of the household and what it is for. */
const pick = (n: number, what: string, max: number): number =>
  createHash('sha256').update(`${what} ${n}`).digest().readUInt32BE() % max;

export function rowsOfAdvisers(count: number, now: Date, passwordHash: string): Rows {
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
/** How far a household came: of a hundred 82 finished, 8 are under way, 6 never began. */
function stageOf(n: number): { state: string; checkup: 'completed' | 'started' | 'none' } {
  const place = pick(n, 'checkup', 100);
  // Four have an address to confirm.
  if (place >= 96) return { state: 'to-verify', checkup: 'started' };
  const state = pick(n, 'suspended', 500) === 0 ? 'disabled' : 'active';
  return { state, checkup: place < 82 ? 'completed' : place < 90 ? 'started' : 'none' };
}
const DRAFTS = {
  completed: { reached: 6, version: 12 },
  started: { reached: 2, version: 12 },
  none: { reached: 0, version: 0 },
};
function timesOf(n: number, now: Date): { created: Date; lastSeen: Date | null; updated: Date } {
  const days = plusDays(now, -pick(n, 'created', 1000) - 30);
  const created = plusSeconds(days, -pick(n, 'second', 86_400));
  const seen = plusSeconds(now, -540 * pick(n, 'login', 400) ** 2);
  const lastSeen = pick(n, 'seen', 12) !== 0 && seen > created ? seen : null;
  return { created, lastSeen, updated: lastSeen ?? created };
}

export function addHousehold(
  rows: Rows,
  n: number,
  { engine, now, passwordHash, advisers }: With,
): void {
  const id = idOf('household', n);
  const famiglia = famigliaInventata(n, romeDay(now));
  const { firstName = '', lastName = '', comuneResidenza = null } = famiglia.membri[0] ?? {};
  const email = `${plain(firstName)}.${plain(lastName)}.${n}${SEEDED}`;
  const { state, checkup } = stageOf(n);
  const { created, lastSeen, updated } = timesOf(n, now);
  const isDone = checkup === 'completed';
  const who = [id, email, email, passwordHash, 'User', state, firstName, lastName, comuneResidenza];
  rows.users.push(line(...who, isDone, created, lastSeen));
  rows.audit_pseudonyms.push(line(id));
  for (const kind of ['privacy', 'terms'])
    rows.consents.push(line(id, kind, true, '2026-11-01', created));
  const { analisiFamiliare, uscitePianificate } = famiglia;
  const { reached, version } = DRAFTS[checkup];
  const [area, written] = isDone ? [1, romeDay(updated)] : [0, null];
  const outflows = isDone ? uscitePianificate : null;
  rows.areas.push(line(id, area, analisiFamiliare, outflows, written, updated));
  rows.drafts.push(line(id, {}, reached, version, isDone ? updated : null, updated));
  // A letter that left keeps nothing.
  if (pick(n, 'letter', 20) === 0)
    rows.outbox.push(line(idOf('letter', n), '', '', '', '', updated, updated));
  if (isDone) addAnswers(rows, id, n, famiglia, { engine, now, advisers, created });
}

function addAnswers(
  rows: Rows,
  id: string,
  n: number,
  famiglia: FamigliaInventata,
  { engine, now, advisers, created }: Omit<With, 'passwordHash'> & { created: Date },
): void {
  const day = romeDay(now);
  for (const { _id, gradoParentela, seq, enabled, ...data } of famiglia.membri)
    rows.membri.push(
      line(idOf('member', n * 30 + seq), id, seq - 1, gradoParentela, enabled, data, created),
    );
  addLevels(rows, id, n, engine.analizza({ ...famiglia, refDate: day }), day, { created, now });
  if (pick(n, 'adviser', 100) >= WITH_ADVISER || advisers === 0) return;
  const since = plusDays(now, -pick(n, 'since', 300) - 2);
  rows.consulente_clienti.push(line(idOf('adviser', n % advisers), id, since));
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
  const areas = Object.entries<LevelOrGrey>(levels);
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
