/**
 * `node tools/run.mjs packages/server/src/commands/import-comuni FILE.csv [--variazioni=FILE.csv]
 * [--day=YYYY-MM-DD] [--dry-run]`: ISTAT's yearly list of municipalities into the table. What is
 * new is added, what changed is changed, what ceased is kept for old answers. With --dry-run it
 * says what it would do. Changes the database only, all of it or nothing.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isIsoDate } from '@bussola/domain';
import { romeDay, systemClock } from '../clock.ts';
import { ConfigError } from '../config.ts';
import { seedComuni } from '../modules/comune/comuni.ts';
import { importComuni } from '../modules/comune/import-comuni.ts';
import { describePlan } from '../modules/comune/import-plan.ts';
import { runCommand, withDatabase } from './run-command.ts';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: true,
    options: {
      variazioni: { type: 'string' },
      day: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new ConfigError('Give one file: the CSV «Elenco dei comuni italiani» of ISTAT');
  const day = values.day ?? romeDay(systemClock());
  if (!isIsoDate(day)) throw new ConfigError(`«${day}» is not a day: write it as 2027-01-01`);
  const list = await readFile(file);
  const variazioni =
    values.variazioni === undefined ? undefined : await readFile(values.variazioni);
  await withDatabase(async ({ db }) => {
    await seedComuni(db);
    const plan = await importComuni(db, { list, variazioni, day, dryRun: values['dry-run'] });
    console.log(describePlan(plan));
    console.log(
      values['dry-run']
        ? 'Nothing was written'
        : 'Done; servers that run show it within ten minutes',
    );
  });
}

await runCommand(main);
