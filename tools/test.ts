// The README's second command: types, lint, rules, server, pages, production build, journeys in a real Chromium. `test --all` adds what
// takes long and seldom changes: every server test on both databases, the whole fault matrix, fifty rounds of leaks, builds of different
// days, canaries, and the journeys in Firefox. Run it before a release. Installs a browser when there is none; changes nothing else.
import { checks, jest, one, runSteps } from './check/steps.ts';
import type { Outcome, Step } from './check/steps.ts';
import { findBrowser, findFirefox } from './browser.ts';
import { runInFirefox, runJourneys } from './check/journeys.ts';
import { startTestPostgres } from './check/postgres.ts';

const isWhole = process.argv.includes('--all');
// The fault matrix reads it (e2e/harness/fault-matrix.ts).
process.env['TEST_ALL'] = isWhole ? '1' : '';

/** What is about the database itself, races, or must survive a stop. The other server tests need one engine: the journeys run on the embedded one. */
const ON_BOTH_DATABASES = 'server/src/(db/|durability|faults|housekeeping|http/second-wall|modules/(audit|session|files/disk-use|account/(one-use|late-sign-in)|idempotency|thirdparty/offers|privacy/privacy))';

const onPostgres: Step = {
  name: 'server on PostgreSQL',
  run: async (): Promise<Outcome> => {
    const postgres = await startTestPostgres();
    try {
      return await jest('', ['server'], { env: { TEST_DB: 'postgres', DATABASE_TEST_URL: postgres.url } }).run();
    } finally {
      await postgres.stop();
    }
  },
};

await runSteps([
  ...checks,
  jest('rules and pages', ['rules', 'page']),
  one('vectors', ['tools/vectors.ts']),
  onPostgres,
  jest('server on the embedded database', ['server'], { env: { TEST_DB: 'pglite' }, ...(isWhole ? {} : { pattern: ON_BOTH_DATABASES }) }),
  one('production build, size limits', ['tools/build.ts']),
  { name: 'journeys', run: () => runJourneys(findBrowser(), isWhole) },
  ...(isWhole ? [{ name: 'journeys in Firefox', run: () => runInFirefox(findFirefox()) }] : []),
]);
