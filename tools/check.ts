// What can be known without a database or a browser: types, lint, import directions, dead code, the
// rules' own tests. `check PATH…`: format, types, lint and tests of some folders or files.
import { checks, checksOf, jest, runSteps } from './check/steps.ts';

const paths = process.argv.slice(2);
await runSteps(
  paths.length > 0 ? checksOf(paths) : [...checks, jest('rules and pages', ['rules', 'page'])],
);
