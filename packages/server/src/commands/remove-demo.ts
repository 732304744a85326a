/**
 * `pnpm remove-demo --yes`: erases the invented people of the demo with all that is theirs, by the
 * erasure that ends any account. For a database that they were put into by mistake; nobody else is
 * touched. For a server that is stopped.
 */
import { parseArgs } from 'node:util';
import { asSystem } from '../access.ts';
import { buildApp } from '../app.ts';
import { plusDays, systemClock } from '../clock.ts';
import { ConfigError } from '../config.ts';
import { domainEngine } from '../domain-engine.ts';
import { openSecrets } from '../installation.ts';
import { countDemoPeople } from '../installation-repository.ts';
import { makeLogger } from '../log.ts';
import { markDemoForErasure } from '../modules/people/erasure-repository.ts';
import { runCommand, withDatabase } from './run-command.ts';

await runCommand(async () => {
  const {
    values: { yes },
  } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  await withDatabase(async ({ config, db }) => {
    const people = await countDemoPeople(db);
    if (people === 0) console.log('There are no invented people in this database.');
    else if (!yes)
      throw new ConfigError(
        `${people} invented people would be erased with their households, documents, reports and grants. To go on: remove-demo --yes`,
      );
    else {
      const logger = makeLogger({ level: 'warn', hashAddress: () => '' });
      const deps = {
        config,
        db,
        clock: systemClock,
        secrets: await openSecrets(db, config),
        log: logger,
      };
      const app = await buildApp({ ...deps, engine: await domainEngine(deps), logger });
      await markDemoForErasure(db, plusDays(systemClock(), -1));
      const erased = await asSystem(() => app.services.erasure.eraseDue());
      await app.stop();
      console.log(`${erased} accounts were erased.`);
    }
  });
});
