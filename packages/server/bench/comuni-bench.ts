/**
 * `node packages/server/bench/comuni-bench.ts`: the search of municipalities by prefix, through the
 * whole server, on both engines. Works on temporary data only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paroleComune } from '@bussola/domain/nome-comune';
import { buildApp } from '../src/app.ts';
import { systemClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { migrate } from '../src/db/migrate.ts';
import { openPglite } from '../src/db/pglite.ts';
import { openPostgres } from '../src/db/postgres.ts';
import type { Db } from '../src/db/port.ts';
import { domainEngine } from '../src/domain-engine.ts';
import { comuneList } from '../src/modules/comune/comune-list.ts';
import { loadSecrets } from '../src/secrets.ts';
import { startPostgres } from '../test/postgres-for-tests.ts';

const ASKED = 2_000;

/** Beginnings of two to six letters of real names, mixed in the same order at every run. */
function prefixes(): string[] {
  const all = new Set(
    comuneList()
      .comuni.flatMap(({ comune }) =>
        [2, 3, 4, 5, 6].map((length) => paroleComune(comune).join(' ').slice(0, length).trim()),
      )
      .filter(({ length }) => length >= 2),
  );
  let seed = 42;
  const mixed = [...all]
    .map((prefix) => ({ prefix, at: (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) }))
    .sort((a, b) => a.at - b.at);
  return mixed.map(({ prefix }) => prefix).slice(0, ASKED + 200);
}

async function measure(db: Db, dataDir: string): Promise<void> {
  await migrate(db);
  const config = {
    ...readConfig({
      MODE: 'production',
      LOG_LEVEL: 'silent',
      ALLOW_NO_SMTP: 'yes',
      PUBLIC_URL: 'https://localhost',
      MAIL_FROM: 'bench@localhost',
    }),
    dataDir,
    distDir: path.join(dataDir, 'none'),
    throttleScale: 1e6,
  };
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const deps = { config, db, clock: systemClock, secrets: await loadSecrets(dataDir), log: silent };
  const app = await buildApp({ ...deps, engine: await domainEngine(deps) });
  const ask = async (prefix: string): Promise<number> => {
    const from = performance.now();
    const reply = await app.server.inject({
      url: `/api/comune/getByComune/${encodeURIComponent(prefix)}`,
    });
    if (reply.statusCode !== 200) throw new Error(`${prefix}: ${reply.statusCode} ${reply.body}`);
    return performance.now() - from;
  };
  const words = prefixes();
  for (const prefix of words.slice(ASKED)) await ask(prefix);
  const asked = words.slice(0, ASKED);
  const times = [];
  for (const prefix of asked) times.push(await ask(prefix));
  await app.stop();
  const at = (list: number[], share: number) =>
    (list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0).toFixed(2);
  console.log(
    `${db.engine}: ${asked.length} prefixes, p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, most ${at(times, 1 - 1 / times.length)} ms`,
  );
}

const folder = mkdtempSync(path.join(tmpdir(), 'bussola-bench-'));
try {
  const embedded = await openPglite({ folder: path.join(folder, 'pg') });
  await measure(embedded, path.join(folder, 'a'));
  await embedded.close();
  const server = await startPostgres();
  if (server) {
    try {
      const db = await openPostgres({ url: server.url });
      await measure(db, path.join(folder, 'b'));
      await db.close();
    } finally {
      server.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// PGlite leaves handles that would keep the process.
process.exit();
