/**
 * PGlite behind the port, with the guards that make an embedded database trustworthy: see
 * docs/decisions/0004.
 */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import type { Transaction } from '@electric-sql/pglite';
import { DurableNodeFS } from './durable-nodefs.ts';
import { contextSql } from './rls-context.ts';
import { namedReads } from './named-reads.ts';
import { asTransaction, refuseInsideTransaction } from '../after-commit.ts';
import { PARSERS, SNAPSHOT } from './port.ts';
import type { Db, Queryable, SqlValue } from './port.ts';

/** The version whose internals the fsync hook was written and tested against. */
const PINNED_VERSION = '0.5.16';

interface Options {
  /** Folder of the database itself; absent for a database in memory (tests). */
  folder?: string;
  /** A dump made by {@link dumpPglite}, to start from. */
  snapshot?: Blob;
}
const dumps = new WeakMap<Db, () => Promise<Blob>>();

export async function openPglite({ folder, snapshot }: Options): Promise<Db> {
  checkVersion();
  const common = {
    relaxedDurability: false,
    parsers: { ...PARSERS },
    ...(snapshot ? { loadDataDir: snapshot } : {}),
  };
  let lite: PGlite;
  if (folder) {
    await createWhenAbsent(folder);
    lite = await PGlite.create({
      ...common,
      fs: new DurableNodeFS(folder),
      startParams: durableStartParams(),
    });
    await checkDurable(lite);
  } else {
    lite = await PGlite.create(common);
  }
  const db = adapter(lite);
  dumps.set(db, () => lite.dumpDataDir('gzip'));
  return db;
}

/**
 * `-F` is what turns fsync off; 24 MB of buffers are plenty for one household's pages, and 100 MB
 * less at rest.
 */
export const durableStartParams = (): string[] => [
  ...PGlite.defaultStartParams.filter((flag) => flag !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=24MB',
];

/**
 * A new database is made beside its place and moved there when whole, so a start that was
 * interrupted leaves nothing half made; and by a process of its own, whose 200 MB of memory go away
 * with it.
 */
async function createWhenAbsent(folder: string): Promise<void> {
  if (fs.existsSync(path.join(folder, 'PG_VERSION'))) return;
  const draft = `${folder}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { recursive: true, mode: 0o700 });
  if (process.platform !== 'win32') fs.chmodSync(draft, 0o700);
  const program = fileURLToPath(new URL('./create-pglite.ts', import.meta.url));
  await promisify(execFile)(process.execPath, ['--no-warnings', program, draft], {
    windowsHide: true,
  }).catch((error: unknown) => {
    const said =
      typeof error === 'object' && error !== null && 'stderr' in error
        ? String(error.stderr).trim().split('\n').at(-1)
        : '';
    throw new Error(
      `The embedded database could not be made in ${folder}${said ? `: ${said}` : ''}`,
      { cause: error },
    );
  });
  fs.renameSync(draft, folder);
}

/** A copy of the whole database, for the tests to start from. */
export async function dumpPglite(db: Db): Promise<Blob> {
  const dump = dumps.get(db);
  if (!dump) throw new Error('Only an embedded database can be dumped this way');
  return dump();
}

function adapter(lite: PGlite): Db {
  const named = namedReads(lite);
  return {
    engine: 'pglite',
    query: (text, values) => {
      refuseInsideTransaction();
      return run(lite, text, values);
    },
    prepared: <R extends object>(name: string, text: string, values?: readonly SqlValue[]) => {
      refuseInsideTransaction();
      return named<R>({ name, text, values: values ?? [] });
    },
    transaction: (work, { snapshot } = {}) =>
      asTransaction(() =>
        lite.transaction(async (tx) => {
          if (snapshot) await tx.exec(SNAPSHOT);
          return work(inTransaction(tx));
        }),
      ),
    under: (entrant) => {
      const enter = contextSql(entrant);
      const entered = <T>(work: (tx: Transaction) => Promise<T>, before = ''): Promise<T> =>
        lite.transaction(async (tx) => {
          await tx.exec(before + enter);
          return work(tx);
        });
      return {
        query: (text, values) => {
          refuseInsideTransaction();
          return entered((tx) => run(tx, text, values));
        },
        prepared: <R extends object>(name: string, text: string, values?: readonly SqlValue[]) => {
          refuseInsideTransaction();
          return named<R>({ name: `${name}@`, text, values: values ?? [], entrant });
        },
        transaction: (work, { snapshot } = {}) =>
          asTransaction(() =>
            entered((tx) => work(inTransaction(tx)), snapshot ? `${SNAPSHOT}; ` : ''),
          ),
      };
    },
    close: () => lite.close(),
  };
}

/**
 * Inside a transaction a named statement is an ordinary one: the saving is for the reads of every
 * request, which stand alone.
 */
const inTransaction = (tx: Transaction): Queryable => ({
  query: (text, values) => run(tx, text, values),
  prepared: (_name, text, values) => run(tx, text, values),
});

async function run<R extends object>(
  handle: PGlite | Transaction,
  text: string,
  values?: readonly SqlValue[],
): Promise<R[]> {
  if (values === undefined) {
    const results = await handle.exec(text);
    return (results.at(-1)?.rows ?? []) as R[];
  }
  return (
    await handle.query<R>(
      text,
      values.map((value) => (value === undefined ? null : value)),
    )
  ).rows;
}

function checkVersion(): void {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: unknown = JSON.parse(
    fs.readFileSync(path.join(path.dirname(entry), '..', 'package.json'), 'utf8'),
  );
  const { version } = z.object({ version: z.string() }).parse(manifest);
  if (version !== PINNED_VERSION) {
    throw new Error(
      `PGlite ${version} is installed, but durable writes were proved on ${PINNED_VERSION}: install that version, or prove the new one and change the pin`,
    );
  }
}

/** Real fsync, or no start: `show fsync` must say on, and one write must reach the disk. */
async function checkDurable(lite: PGlite): Promise<void> {
  const { rows } = await lite.query<{ fsync: string }>('show fsync');
  const before = DurableNodeFS.syncs;
  await lite.exec(
    'create table if not exists durability_check (at timestamptz not null); delete from durability_check; insert into durability_check values (now())',
  );
  if (rows[0]?.fsync !== 'on' || DurableNodeFS.syncs === before) {
    await lite.close();
    throw new Error(
      'The embedded database does not sync its writes to the disk on this machine: set DATABASE_URL to a PostgreSQL instead',
    );
  }
}
