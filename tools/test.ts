// Everything, on real things: the README's second command. Installs a browser when there is none; changes nothing else.
import { checks, jest, one, runSteps } from './check/steps.ts';
import type { Outcome, Step } from './check/steps.ts';
import { findBrowser, findFirefox } from './browser.ts';
import { runInFirefox, runJourneys } from './check/journeys.ts';
import { startTestPostgres } from './check/postgres.ts';

const onPostgres: Step = {
  name: 'server on PostgreSQL',
  run: async (): Promise<Outcome> => {
    const postgres = await startTestPostgres();
    try {
      return await jest('', ['server'], { TEST_DB: 'postgres', DATABASE_TEST_URL: postgres.url }).run();
    } finally {
      await postgres.stop();
    }
  },
};

await runSteps([
  ...checks,
  jest('rules and pages', ['rules', 'page']),
  one('vectors', ['tools/vectors.ts']),
  jest('server on the embedded database', ['server'], { TEST_DB: 'pglite' }),
  onPostgres,
  one('production build, size limits', ['tools/build.ts']),
  { name: 'journeys', run: () => runJourneys(findBrowser()) },
  { name: 'journeys in Firefox', run: () => runInFirefox(findFirefox()) },
]);
