// What can be known without a database or a browser: types, lint, import directions, dead code, the
// rules' own tests. `check PATH…`: format, types, lint and tests of some folders or files.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checks, checksOf, jest, root, runSteps } from './check/steps.ts';

const paths = process.argv.slice(2);
const unknown = paths.filter((one) => !existsSync(path.join(root, one)));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(' and no ')} in the repository.`);
  process.exitCode = 3;
} else
  await runSteps(
    paths.length > 0 ? checksOf(paths) : [...checks, jest('rules and pages', ['rules', 'page'])],
  );
