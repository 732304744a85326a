/**
 * `node tools/run.mjs packages/server/src/commands/verify-audit`: reckons the whole chain of the
 * audit again and compares it with the signed heads. Changes nothing; exits with 1 when something
 * does not fit.
 */
import { systemClock } from '../clock.ts';
import { openSecrets } from '../installation.ts';
import { signedHeads } from '../modules/audit/signed-heads.ts';
import { runCommand, withDatabase } from './run-command.ts';

await runCommand(async () => {
  const verdict = await withDatabase(async ({ config, db }) =>
    signedHeads({
      config,
      db,
      clock: systemClock,
      secrets: await openSecrets(db, config),
    }).verify(),
  );
  if (!verdict.whole) throw new Error(`The audit is not whole: ${verdict.why}`);
  console.log(`The audit is whole: ${verdict.rows} rows, ${verdict.heads} signed heads`);
});
