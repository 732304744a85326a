// The long lane of the security tests: `pnpm check:security`. The same tests as in `test` with many
// more cases, and the programs of tools/security, each of which prints its figures and fails when a
// bound is missed. Temporary data only. Three quarters of an hour on two cores;
// SECURITY_ONLY=fuzz,guessing… runs some.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { one, runSteps } from './check/steps.ts';
import type { Step } from './check/steps.ts';

const here = path.join(import.meta.dirname, 'security');
const jestBin = path.join(import.meta.dirname, '../node_modules/jest/bin/jest.js');
const longTest = (name: string, pattern: string, env: Record<string, string>): Step =>
  one(
    name,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      jestBin,
      pattern,
      '--selectProjects',
      'server',
      '--silent',
    ],
    { env },
  );

const programs = readdirSync(here)
  .filter((file) => file.endsWith('.ts'))
  .sort()
  .map((file) => one(file.replace('.ts', ''), [path.join(here, file)]));
const steps: Step[] = [
  longTest('fuzz', 'http/schema-fuzz', { FUZZ_CASES: process.env['FUZZ_CASES'] ?? '2000' }),
  longTest('walls', 'http/(authorization|second-wall)', { WALL_TIMES: '10' }),
  longTest('uploads', 'files/uploads-corpus', {}),
  ...programs,
];

const only = process.env['SECURITY_ONLY']?.split(',');
await runSteps(only ? steps.filter(({ name }) => only.includes(name)) : steps);
