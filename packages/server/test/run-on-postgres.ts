/**
 * Runs the server's tests once more on PostgreSQL: `node packages/server/test/run-on-postgres.ts
 * [jest arguments]`.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startPostgres } from './postgres-for-tests.ts';

const root = path.join(import.meta.dirname, '../../..');
const postgres = await startPostgres();
if (!postgres) {
  process.stderr.write(
    'No PostgreSQL to test on: set DATABASE_TEST_URL, or install PostgreSQL 15 or newer\n',
  );
  process.exit(1);
}
process.stdout.write(`server tests on ${postgres.version} (${postgres.from})\n`);
try {
  const result = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      ...process.argv.slice(2),
      '--selectProjects',
      'server',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TEST_DB: 'postgres', DATABASE_TEST_URL: postgres.url },
    },
  );
  process.exitCode = result.status ?? 1;
} finally {
  postgres.stop();
}
