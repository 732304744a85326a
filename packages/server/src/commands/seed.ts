/**
 * `pnpm seed --households N`: fills an empty PostgreSQL with made-up households, to see and measure
 * the product with many. All of them have one password, which it prints.
 */
import { parseArgs } from 'node:util';
import { asSystem } from '../access.ts';
import { systemClock } from '../clock.ts';
import { ConfigError } from '../config.ts';
import { domainEngine } from '../domain-engine.ts';
import { passwordHasher } from '../modules/people/hashing.ts';
import { runCommand, withDatabase } from './run-command.ts';
import { seedHouseholds } from './seed-households.ts';
import { SEEDED } from './seed-rows.ts';

const PASSWORD = 'Ulivo-Faro-482';

await runCommand(async () => {
  const {
    values: { households },
  } = parseArgs({ options: { households: { type: 'string', default: '1000' } } });
  const wanted = Number(households);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 1_000_000)
    throw new ConfigError('--households is a whole number from 1 to 1000000');
  await withDatabase(async ({ config, db }) => {
    if (config.mode === 'production') throw new ConfigError('No made-up people in production');
    const url = config.databaseMigrationUrl ?? config.databaseUrl;
    if (!url)
      throw new ConfigError('DATABASE_URL is missing: the rows are copied into a PostgreSQL');
    const engine = await asSystem(() => domainEngine({ db, clock: systemClock, log: console }));
    await seedHouseholds({
      url,
      households: wanted,
      engine,
      now: systemClock(),
      passwordHash: await passwordHasher().hash(PASSWORD, 'user'),
      log: (line) => console.log(line),
    });
    console.log(
      `Done: ${wanted} households, addresses that end in ${SEEDED}, password ${PASSWORD}`,
    );
  });
});
