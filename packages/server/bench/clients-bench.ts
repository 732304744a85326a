/**
 * `node --expose-gc packages/server/bench/clients-bench.ts`: the list of clients, its export, and
 * the job of the levels with BENCH_HOUSEHOLDS households (200,000), each question in turn with
 * 1,000. On temporary data only.
 */
import { randomBytes } from 'node:crypto';
import type { QueryOf } from '@bussola/contract';
import { systemClock } from '../src/clock.ts';
import { migrate } from '../src/db/migrate.ts';
import { openPostgres } from '../src/db/postgres.ts';
import type { Db } from '../src/db/port.ts';
import type { Deps } from '../src/deps.ts';
import { seedHouseholds } from '../src/commands/seed-households.ts';
import { domainEngine } from '../src/domain-engine.ts';
import { exportClients } from '../src/modules/admin/export-clients.ts';
import { recomputeLevels } from '../src/modules/area/recompute-levels.ts';
import { encryptedReasons } from '../src/modules/audit/encrypted-reasons.ts';
import { listClients } from '../src/modules/people/admin-repository.ts';
import { personalKeys } from '../src/storage/personal-keys.ts';
import { startOwnPostgres } from '../test/postgres-for-tests.ts';
import pg from 'pg';

const HOUSEHOLDS = Number(process.env['BENCH_HOUSEHOLDS'] ?? 200_000);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

type Question = Parameters<typeof listClients>[1];
const question = (asked: QueryOf<'adminClients'>): Question => ({
  search: '',
  kind: 'client',
  sort: 'updatedAt',
  direction: 'desc',
  pageSize: 25,
  ...asked,
});
const NAMES = ['Rossi', 'Colombo', 'Giulia', 'Esposito', 'Marco', 'Martinelli', 'Napoli', 'Reggio'];
const SEARCHES = ['ro', 'ross', 'rossi', 'marco ross', 'giulia', 'bergamo', 'famiglie', 'zzz'];
const FILTERS: QueryOf<'adminClients'>[] = [
  {},
  { checkup: 'started' },
  { reds: 1 },
  { reds: 4 },
  { newReds: 'yes' },
  { adviser: 'none' },
  { lastLogin: '7' },
  { lastLogin: 'older' },
  { lastLogin: 'never' },
  { toConfirm: 'yes' },
  { kind: 'never' },
  { kind: 'staff' },
  { checkup: 'completed', reds: 2, adviser: 'none', lastLogin: '30' },
  ...SEARCHES.map((search) => ({ search })),
  ...SEARCHES.map((search) => ({ search, reds: 1, adviser: 'none' as const })),
];
/** Letters from which the pages search. */
const FIRST_SEARCH = 3;
const SORTS = ['name', 'updatedAt', 'membri', 'reds', 'lastLogin'] as const;

/** Milliseconds of one page and of the three after it. */
async function pages(db: Db, asked: QueryOf<'adminClients'>): Promise<number[]> {
  const took: number[] = [];
  let after: string | undefined;
  for (let page = 0; page < 4; page += 1) {
    const begun = performance.now();
    const { next } = await listClients(
      db,
      question({ ...asked, ...(after && { after }) }),
      systemClock(),
    );
    took.push(performance.now() - begun);
    if (next === null) break;
    after = next;
  }
  return took;
}
/** The whole list as CSV, and the most memory held while it is read, above that of before. */
async function exported(db: Db): Promise<{ rows: number; seconds: number; heldMb: number }> {
  const reasons = encryptedReasons(personalKeys({ masterKey: randomBytes(32) }));
  const [staff] = await db.query<{ id: string }>('select id from users limit 1');
  const actor = { userId: staff?.id ?? '' } as Parameters<ReturnType<typeof exportClients>>[0];
  const write = exportClients({ db, clock: systemClock } as Deps, reasons);
  const [before, begun] = [heldMb(), performance.now()];
  const { stream } = await write(actor, {
    filters: { search: '', kind: 'client' },
    columns: ['comune', 'membri', 'checkup', 'levels', 'consulente', 'lastLogin', 'updatedAt'],
    language: 'it',
    reason: 'bench',
  });
  let [rows, most, looked] = [0, 0, 0];
  for await (const piece of stream as AsyncIterable<Buffer>) {
    rows += piece.toString().split('\r\n').length - 1;
    if (rows < looked) continue;
    looked += HOUSEHOLDS / 20;
    most = Math.max(most, heldMb() - before);
  }
  return { rows, seconds: (performance.now() - begun) / 1000, heldMb: most };
}
function heldMb(): number {
  if (!globalThis.gc) throw new Error('Run with --expose-gc');
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1024 / 1024;
}

const shareOf = (took: readonly number[], share: number): number =>
  took.toSorted((a, b) => a - b)[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
const show = (what: string, took: readonly number[]) =>
  console.log(
    `${what}: p50 ${shareOf(took, 0.5).toFixed(1)} ms, p95 ${shareOf(took, 0.95).toFixed(1)} ms, p99 ${shareOf(took, 0.99).toFixed(1)} ms, of ${took.length}`,
  );

const server = await startOwnPostgres();
if (!server) throw new Error('No PostgreSQL here');
const opened: Db[] = [];
try {
  async function filled(name: string, households: number) {
    const admin = new pg.Client({ connectionString: server?.url });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    const url = new URL(server?.url ?? '');
    url.pathname = `/${name}`;
    const db = await openPostgres({ url: url.href });
    opened.push(db);
    await migrate(db);
    const engine = await domainEngine({ db, clock: systemClock, log: silent });
    const begun = performance.now();
    await seedHouseholds({
      url: url.href,
      households,
      engine,
      now: systemClock(),
      passwordHash: 'x',
    });
    console.log(`${households} households: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    return { db, engine };
  }
  const small = await filled('small', 1000);
  const large = await filled('large', HOUSEHOLDS);
  const took = { small: [] as number[], large: [] as number[] };
  const slow: { ms: number; asked: string }[] = [];
  for (const round of [1, 2])
    for (const sort of SORTS)
      for (const direction of ['asc', 'desc'] as const)
        for (const filter of FILTERS) {
          const asked = { ...filter, sort, direction };
          const [few, many] = [await pages(small.db, asked), await pages(large.db, asked)];
          // The first round warms what a working day has warm.
          if (round === 1) continue;
          took.small.push(...few);
          took.large.push(...many);
          slow.push(...many.map((ms) => ({ ms, asked: JSON.stringify(asked) })));
        }
  show('a page of 1,000', took.small);
  show(`a page of ${HOUSEHOLDS}`, took.large);
  for (const { ms, asked } of slow.toSorted((a, b) => b.ms - a.ms).slice(0, 8))
    console.log(`  ${ms.toFixed(0)} ms ${asked}`);
  const typed = { small: [] as number[], large: [] as number[] };
  for (const name of NAMES)
    for (let letters = FIRST_SEARCH; letters <= name.length; letters += 1)
      for (const [key, { db }] of [
        ['small', small],
        ['large', large],
      ] as const) {
        const begun = performance.now();
        await listClients(
          db,
          question({ search: name.slice(0, letters), sort: 'name', direction: 'asc', pageSize: 8 }),
          systemClock(),
        );
        typed[key].push(performance.now() - begun);
      }
  show('typing, of 1,000', typed.small);
  show(`typing, of ${HOUSEHOLDS}`, typed.large);
  for (const { db } of [small, large]) {
    const { rows, seconds, heldMb: held } = await exported(db);
    console.log(`export of ${rows} rows: ${seconds.toFixed(1)} s, ${held.toFixed(1)} MB held`);
  }
  // A thousand at once: each row is written to the index of clients too.
  for (let times = 0; times < 4; times += 1)
    await large.db.query(
      `update household_levels set costanti = '2020.01' where user_id in
        (select user_id from household_levels where costanti <> '2020.01' limit 1000)`,
    );
  const begun = performance.now();
  const done = await recomputeLevels(
    { db: large.db, clock: systemClock, log: silent },
    large.engine,
  ).sweep();
  console.log(`levels of ${done} households: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
} finally {
  await Promise.all(opened.map((db) => db.close()));
  server.stop();
}
