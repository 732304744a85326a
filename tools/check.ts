// What can be known without a database or a browser: types, lint, import directions, dead code, the
// rules' own tests.
import { checks, jest, runSteps } from './check/steps.ts';

await runSteps([...checks, jest('rules and pages', ['rules', 'page'])]);
