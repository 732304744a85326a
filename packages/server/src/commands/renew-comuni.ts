/**
 * `node tools/run.mjs packages/server/src/commands/renew-comuni FILE.csv 2027-02-21`: writes our
 * list of municipalities anew from ISTAT's yearly list, the table «Elenco dei comuni italiani»
 * saved as a CSV in UTF-8 with semicolons. It prints what a person then writes by hand.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { isIsoDate } from '@bussola/domain';
import { ConfigError } from '../config.ts';
import { COMUNI_FILE, comuneList } from '../modules/comune/comune-list.ts';
import { renewList } from '../modules/comune/renew-list.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [file, day] = process.argv.slice(2);
  if (file === undefined || !isIsoDate(day))
    throw new ConfigError('Give the CSV of ISTAT and its day, such as 2027-02-21');
  const { text, count, gone, newProvinces } = renewList(
    await readFile(file, 'utf8'),
    comuneList().comuni,
    day,
  );
  await writeFile(COMUNI_FILE, text);
  console.log(`${count} municipalities on ${day}`);
  console.log(`For province.csv: ${newProvinces.join(', ') || 'nothing'}`);
  console.log(`For nomi-precedenti.csv: ${gone.join(', ') || 'nothing'}`);
});
