// Every journey in a stock Firefox, or those whose names are given: `pnpm test:firefox
// portal-builds faults-admin`. After a build; half an hour for all. Installs a Firefox when there
// is none; changes nothing else.
import { findFirefox } from './browser.ts';
import { runInFirefox } from './check/journeys.ts';
import { runSteps } from './check/steps.ts';

const names = process.argv.slice(2);
await runSteps([
  {
    name: 'journeys in Firefox',
    run: () => runInFirefox(findFirefox(), names.length > 0 ? names : 'all'),
  },
]);
