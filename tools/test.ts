// The README's second command: types, lint, rules, server, pages, production build, and the main
// journeys in a real Chromium. `test --journeys` runs every journey: a landing passes it. On a
// machine so slow that they would not end within the time of a landing, it runs the main ones.
// `test --all` adds what takes long and seldom changes: every server test on both databases, the
// whole fault matrix, fifty rounds of leaks, builds of different days, canaries, and the journeys
// in Firefox. Run it before a release. `test rules|page|server|postgres PATH…` and
// `test e2e NAME…` run some. Installs a browser when there is none; changes nothing else.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checks, jest, one, root, runSteps } from './check/steps.ts';
import type { Outcome, Step } from './check/steps.ts';
import type { Extent } from '../e2e/harness/extent.ts';
import { findBrowser, findFirefox } from './browser.ts';
import { runInFirefox, runJourneys } from './check/journeys.ts';
import { startTestPostgres } from './check/postgres.ts';

const typed = process.argv.slice(2);
const EXTENTS = new Map<string, Extent>([
  ['--journeys', 'journeys'],
  ['--all', 'all'],
]);
const extent = typed.flatMap((one) => EXTENTS.get(one) ?? [])[0] ?? 'main';
const [kind, ...wanted] = typed.filter((one) => !EXTENTS.has(one));
const option = typed.find((one) => one.startsWith('-') && !EXTENTS.has(one));

/**
 * What is about the database itself, races, or must survive a stop. The other server tests need one
 * engine: the journeys run on the embedded one.
 */
const ON_BOTH_DATABASES =
  'server/src/(db/|durability|faults|housekeeping|http/second-wall|modules/(audit|session|files/disk-use|people/one-use|account/late-sign-in|idempotency|thirdparty/offers|privacy/privacy))';

const onPostgres = (pattern?: string): Step => ({
  name: 'server on PostgreSQL',
  run: async (): Promise<Outcome> => {
    const postgres = await startTestPostgres();
    try {
      return await jest('', ['server'], {
        env: { TEST_DB: 'postgres', DATABASE_TEST_URL: postgres.url },
        ...(pattern === undefined ? {} : { pattern }),
      }).run();
    } finally {
      postgres.stop();
    }
  },
});
const build = one('production build, size limits', ['tools/build.ts'], { again: 'build' });

/**
 * Some tests, by the paths or names that were typed.
 * @returns nothing for a kind that there is not
 */
function stepsOf(what: string): Step[] | undefined {
  const pattern = wanted.join('|');
  switch (what) {
    case 'rules':
    case 'page':
      return [jest(what, [what], { pattern })];
    case 'server':
      return [
        jest('server on the embedded database', ['server'], {
          env: { TEST_DB: 'pglite' },
          pattern,
        }),
      ];
    case 'postgres':
      return [onPostgres(pattern)];
    case 'e2e':
      if (wanted.some(isNoJourney)) return undefined;
      return [
        build,
        {
          name: 'journeys',
          run: () => runJourneys(findBrowser(), wanted.length > 0 ? wanted : 'all'),
        },
      ];
    default:
      return undefined;
  }
}

const journeys = readdirSync(path.join(root, 'e2e/journeys'));
const isNoJourney = (name: string): boolean => !journeys.includes(`${name}.journey.ts`);

/**
 * Seconds after which the steps before the journeys are late: twice what they take on two quiet
 * cores. Every journey would then end after the hour and a half that a landing has.
 */
const LATE = 2_100;
function journeysInTime(): Extent {
  if (extent !== 'journeys' || process.uptime() < LATE) return extent;
  console.log(`This machine is slow: ${Math.round(process.uptime() / 60)} minutes have passed.`);
  console.log('Only the main journeys run. `test --journeys` on a quicker one runs the others.');
  return 'main';
}

const allSteps = (): Step[] => [
  ...checks,
  jest('rules and pages', ['rules', 'page']),
  one('vectors', ['tools/vectors.ts']),
  onPostgres(),
  jest('server on the embedded database', ['server'], {
    env: { TEST_DB: 'pglite' },
    ...(extent === 'all' ? {} : { pattern: ON_BOTH_DATABASES }),
  }),
  build,
  { name: 'journeys', run: () => runJourneys(findBrowser(), journeysInTime()) },
  ...(extent === 'all'
    ? [{ name: 'journeys in Firefox', run: () => runInFirefox(findFirefox()) }]
    : []),
];

function refuse(why: string): void {
  console.error(why);
  process.exitCode = 3;
}

const steps = kind === undefined ? allSteps() : stepsOf(kind);
if (option) refuse(`There is no option ${option}: after the kind come paths or names only.`);
else if (steps) await runSteps(steps);
else if (kind === 'e2e')
  refuse(`There is no journey called ${wanted.filter(isNoJourney).join(' or ')} in e2e/journeys.`);
else refuse(`There are no tests called ${kind}: rules, page, server, postgres, e2e.`);
