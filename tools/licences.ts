/**
 * `node tools/run.mjs licences`: every package that reaches people has a licence that NOTICE
 * accepts, and is listed there. With `--write` it writes the list of packages in NOTICE anew; the
 * list of accepted licences is changed by hand.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { acceptedLicences, notAccepted, withPackages } from './licences/notice.ts';
import { productionPackages } from './licences/production-packages.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'NOTICE');
const notice = readFileSync(file, 'utf8');
const packages = productionPackages(root);
const written = withPackages(notice, packages);
const wrong = notAccepted(packages, acceptedLicences(notice));

for (const { name, licence } of wrong)
  console.error(`${name}: its licence (${licence}) is not among those that NOTICE accepts`);
if (process.argv.includes('--write')) writeFileSync(file, written);
else if (written !== notice)
  console.error(
    'The list of packages in NOTICE is not the installed one: write it with `node tools/run.mjs licences --write`',
  );
const isRight = wrong.length === 0 && (written === notice || process.argv.includes('--write'));
console.log(
  `${packages.length} packages of others, ${wrong.length} with a licence that is not accepted`,
);
process.exitCode = isRight ? 0 : 1;
