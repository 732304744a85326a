/**
 * `node tools/run.mjs packages/server/src/commands/verify-audit`: reckons the whole chain of the
 * audit again and compares it with the signed heads. Changes nothing; exits with 1 when something
 * does not fit.
 */
import { systemClock } from '../clock.ts';
import { readCommandConfig } from '../config.ts';
import { openSecrets } from '../installation.ts';
import { signedHeads } from '../modules/audit/signed-heads.ts';
import { openDatabase } from '../open-database.ts';

try {
  const config = readCommandConfig();
  const { db, close } = await openDatabase(config);
  const verdict = await signedHeads({
    config,
    db,
    clock: systemClock,
    secrets: await openSecrets(db, config),
  }).verify();
  await close();
  if (!verdict.whole) throw new Error(`The audit is not whole: ${verdict.why}`);
  console.log(`The audit is whole: ${verdict.rows} rows, ${verdict.heads} signed heads`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
