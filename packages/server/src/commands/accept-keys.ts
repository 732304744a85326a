/**
 * `pnpm accept-keys --yes`: the keys of DATA_DIR are those of this database from now on, because
 * the earlier ones are lost for good. Says what that costs; changes one row of the database, and
 * makes the keys that are missing. For a server that is stopped.
 */
import { parseArgs } from 'node:util';
import { ConfigError } from '../config.ts';
import { replaceKeys } from '../installation-repository.ts';
import { keyFingerprints, loadSecrets } from '../secrets.ts';
import { runCommand, withDatabase } from './run-command.ts';

const COSTS = [
  'Everybody is signed out, and links in messages already sent no longer work.',
  'Documents, notes and pictures sealed with the lost master key cannot be read again.',
  'Signed heads of the audit made with the lost key are no longer ours: verify-audit says so.',
];
await runCommand(async () => {
  const {
    values: { yes },
  } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  if (!yes)
    throw new ConfigError(
      [
        'This cannot be taken back:',
        ...COSTS,
        'If there is a backup of «secrets», restore it instead. To go on: accept-keys --yes',
      ].join('\n'),
    );
  await withDatabase(async ({ config, db }) => {
    await loadSecrets(config.dataDir);
    await replaceKeys(db, keyFingerprints(config.dataDir));
    console.log(`The keys of ${config.dataDir} are those of this database now.`);
  });
});
