/**
 * What a start checks before anything is written: the database is of this kind, and belongs to
 * these keys.
 */
import { ConfigError } from './config.ts';
import type { Config } from './config.ts';
import type { Queryable } from './db/port.ts';
import {
  claimKeys,
  countDemoPeople,
  installationOf,
  markProduction,
} from './installation-repository.ts';
import { keyFingerprints, loadSecrets, missingKeys } from './secrets.ts';
import type { Secrets } from './secrets.ts';

/**
 * Demo people have published passwords: they go only into databases made for the demo, never into
 * one of production. The other modes show mailed links to anybody, so a database that production
 * has used starts in no other mode.
 */
async function checkKind(db: Queryable, { mode }: Config): Promise<void> {
  const { forDemo, forProduction } = await installationOf(db, mode === 'demo');
  if (forProduction && mode !== 'production')
    throw new ConfigError(
      `This database is used in production: MODE=${mode} would show the links mailed to its people at /dev/posta. Set MODE=production, or give ${mode} a database of its own`,
    );
  if (mode === 'demo' && !forDemo) {
    throw new ConfigError(
      'This database was not made for the demo: MODE=demo would put people with published passwords into it. Set MODE=production, or give the demo a database of its own',
    );
  }
  const people = mode === 'production' ? await countDemoPeople(db) : 0;
  if (people > 0)
    throw new ConfigError(
      `There are ${people} invented people of the demo in this database, with published passwords: remove them with \`pnpm remove-demo --yes\``,
    );
  if (mode === 'production' && !forProduction) await markProduction(db);
}

/** @throws ConfigError when the data folder has not the keys that the database was used with */
export async function openSecrets(db: Queryable, { mode, dataDir }: Config): Promise<Secrets> {
  const { keys } = await installationOf(db, mode === 'demo');
  const known = Object.keys(keys);
  const missing = known.length > 0 ? missingKeys(dataDir) : [];
  if (missing.length > 0)
    throw new ConfigError(
      refusal(`lacks ${missing.join(', ')}, which this database was used with`, dataDir),
    );
  const secrets = await loadSecrets(dataDir);
  const here = keyFingerprints(dataDir);
  const counted = await claimKeys(db, here);
  const other = Object.keys(counted).filter((name) => counted[name] !== here[name]);
  if (other.length > 0)
    throw new ConfigError(
      refusal(`has another ${other.join(', ')} than this database was used with`, dataDir),
    );
  return secrets;
}

const refusal = (what: string, dataDir: string): string =>
  `The data folder ${dataDir} ${what}: sessions would end and documents could not be read. Set DATA_DIR to the right folder or restore its «secrets» from the backup. Only if they are lost for good: \`pnpm accept-keys --yes\``;

/** @returns the keys of this installation, made now when the database is new */
export async function checkInstallation(db: Queryable, config: Config): Promise<Secrets> {
  await checkKind(db, config);
  return openSecrets(db, config);
}
