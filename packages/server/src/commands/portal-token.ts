/**
 * `pnpm portal-token --name=… [--portals=admin,checkup] [--days=90]`: lets a team publish, and
 * writes the token this once. For the server's own machine, on PostgreSQL or while the server is
 * stopped; a SuperAdmin makes tokens of a running one.
 */
import { parseArgs } from 'node:util';
import { asSystem, walled } from '../access.ts';
import { systemClock } from '../clock.ts';
import { ConfigError } from '../config.ts';
import { publishTokens } from '../modules/portals/publish-tokens.ts';
import { runCommand, withDatabase } from './run-command.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      portals: { type: 'string' },
      days: { type: 'string', default: '90' },
    },
    strict: true,
  });
  const [name = '', portals, days] = [
    values.name?.trim(),
    values.portals === undefined
      ? ('every' as const)
      : values.portals.split(',').map((one) => one.trim()),
    Number(values.days),
  ];
  if (name.length < 1 || name.length > 60)
    throw new ConfigError('--name says whose token it is, in at most 60 characters');
  if (portals !== 'every' && !portals.every((one) => /^[a-z][a-z-]{0,39}$/.test(one)))
    throw new ConfigError(
      '--portals is a list such as admin,checkup; without it the token is for all of them',
    );
  if (!Number.isInteger(days) || days < 1 || days > 365)
    throw new ConfigError('--days is a whole number from 1 to 365');
  await withDatabase(async ({ config, db }) => {
    const { token, expiresAt } = await asSystem(() =>
      publishTokens({ db: walled(db), clock: systemClock, config }).create({
        name,
        portals,
        days,
        createdBy: null,
      }),
    );
    console.log(
      `${token}\nGood until ${expiresAt} for ${portals === 'every' ? 'every portal' : portals.join(', ')}. It is not shown again.`,
    );
  });
}

await runCommand(main);
