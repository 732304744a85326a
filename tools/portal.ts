// Releases portals to a running system: `portal release admin` builds that portal alone and
// publishes it; nothing else is built or started again. `portal help` says the rest. Exit codes: 0
// done, 1 it did not go, 2 the registry refused it, 3 asked wrongly.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ifAbsent } from '@bussola/portal/if-absent';
import { sentenceOf } from '@bussola/portal/publish';
import type { Finding, RefusalCode } from '@bussola/portal/publish';
import { buildAll, PORTALS } from '@bussola/portal-build';
import {
  proveBuilt,
  publishRelease,
  readBuilt,
  registryCalls,
  RegistryRefusal,
  tryRelease,
} from '@bussola/portal-build/publisher';
import type { ChannelTarget, RegistryCall } from '@bussola/portal-build/publisher';
import { checkPages, checkTypes } from './portal/check-pages.ts';

const HELP = `portal check NAME            builds it, checks its types, mounts every page, tries it by every rule; keeps nothing
portal release NAME          the same, then publishes it and puts it in force
       --channel canary --percent 10     for ten people of a hundred; stable, for everybody, unless said
       --force-unchecked --reason TEXT   without the check of types and pages; the history and the audit say so
portal promote NAME          the canary becomes stable
portal rollback NAME         back to the build before; --build ID: to that one; --reason TEXT
portal kill NAME --build ID  out of every list at once; --reason TEXT
portal list [NAME]           what is in force, and what was
portal prune                 takes away builds that no list named for 30 days, but not the last five of a portal, as the keeper does every hour; --dry only names them
Names: ${PORTALS.join(', ')}.
--to URL       the running system: http://localhost:3000, or PORTAL_TO
--token TOKEN  or PORTAL_TOKEN; without either the file portal-token of the data folder (DATA_DIR), which the demo makes by itself`;

class AskedWrongly extends Error {}
const root = path.resolve(import.meta.dirname, '..');
const outDir = path.resolve(root, process.env['DIST_DIR'] ?? 'dist');
const say = (line: string): void => console.log(line);

function arguments_() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        token: { type: 'string' },
        channel: { type: 'string' },
        percent: { type: 'string' },
        build: { type: 'string' },
        reason: { type: 'string' },
        dry: { type: 'boolean', default: false },
        'force-unchecked': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new AskedWrongly(error instanceof Error ? error.message : String(error));
  }
}

async function tokenOf(given: string | undefined): Promise<string> {
  const known = given ?? process.env['PORTAL_TOKEN'];
  if (known) return known;
  const file = path.resolve(root, process.env['DATA_DIR'] ?? 'data', 'portal-token');
  const local = await readFile(file, 'utf8').catch(ifAbsent(undefined));
  if (local === undefined)
    throw new AskedWrongly(
      `There is no token: give --token, set PORTAL_TOKEN, or start the demo, which leaves one in ${file}`,
    );
  return local.trim();
}

const knownPortal = (name: string | undefined): string => {
  const found = PORTALS.find((one) => one === name);
  if (!found)
    throw new AskedWrongly(
      name === undefined ? 'Which portal?' : `There is no portal called ${name}`,
    );
  return found;
};

function targetOf(channel: string, given: string | undefined): ChannelTarget {
  if (channel === 'stable') {
    if (given !== undefined) throw new AskedWrongly('--percent is for the canary');
    return { channel };
  }
  if (channel !== 'canary') throw new AskedWrongly('--channel is stable or canary');
  const percent = Number(given ?? '10');
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new AskedWrongly('--percent is a whole number from 0 to 100');
  return { channel, percent };
}

/**
 * Builds and checks a portal; sends nothing. Building takes minutes, so it first asks the registry
 * whether it answers and takes the token.
 * @throws AskedWrongly after its own words
 */
async function build(call: RegistryCall, portal: string, isChecked = true) {
  await call('publishState', { params: { portal } });
  const made = await buildAll({ root, outDir, only: [portal], say });
  if (made.length === 0) say(`${portal}: nothing changed since the last build`);
  const built = await readBuilt(outDir, portal);
  const findings = await proveBuilt(built);
  if (findings.length > 0) {
    refuse(findings);
    throw new AskedWrongly('');
  }
  if (!isChecked) return built;
  const areTypesRight = await checkTypes(portal);
  const wrong = areTypesRight
    ? await checkPages(built, say)
    : [`the types of mfe-${portal} do not fit, see above`];
  if (wrong.length === 0) return built;
  console.error(`${portal} is not published:`);
  for (const line of wrong) console.error(`  ${line}`);
  process.exitCode = 2;
  throw new AskedWrongly('');
}

function refuse(findings: readonly Finding[]): void {
  for (const finding of findings)
    console.error(`  ${finding.code} at ${finding.where}: ${sentenceOf(finding, 'en')}`);
  process.exitCode = 2;
}

async function list(call: RegistryCall, portal: string): Promise<void> {
  const { state, builds, history } = await call('publishState', { params: { portal } });
  say(
    `${portal}: stable ${state.stable ?? 'empty'}${state.canary ? `, canary ${state.canary} for ${state.canaryPercent} of 100` : ''}${state.earlier.length > 0 ? `; before it ${state.earlier.join(', ')}` : ''}`,
  );
  for (const one of builds)
    say(
      `  ${one.buildId}  ${one.version}  ${one.contract}  ${one.publishedAt}  ${one.state}${one.fits ? '' : ', does not fit the shell'}  by ${one.author.name ?? 'somebody who left'}`,
    );
  for (const { at, action, channel, buildId, author, reason } of history.slice(0, 10))
    say(
      `  ${at}  ${[action, channel, buildId].filter(Boolean).join(' ')}  by ${author.name ?? 'somebody who left'}${reason ? `: ${reason}` : ''}`,
    );
}

type Values = ReturnType<typeof arguments_>['values'];
interface Asked {
  call: RegistryCall;
  values: Values;
  name: string | undefined;
}
const done = (portal: string, what: string): void =>
  say(
    `${portal}: ${what}. Open pages offer it; it comes by itself when the portal is next entered.`,
  );
const reasonOf = ({ reason }: Values) => (reason === undefined ? {} : { reason });

async function check({ call, name }: Asked): Promise<void> {
  const built = await build(call, knownPortal(name));
  await tryRelease(call, built);
  say(`${built.manifest.name} ${built.manifest.buildId}: every rule holds, it would be taken`);
}

async function release({ call, values, name }: Asked): Promise<void> {
  const target = targetOf(values.channel ?? 'stable', values.percent);
  const isUnchecked = values['force-unchecked'];
  if (isUnchecked && !values.reason)
    throw new AskedWrongly('--force-unchecked needs --reason, for the history');
  const built = await build(call, knownPortal(name), !isUnchecked);
  const state = await publishRelease(call, built, {
    ...target,
    say,
    ...(isUnchecked ? { unchecked: values.reason } : {}),
  });
  done(
    state.portal,
    target.channel === 'stable'
      ? `${state.stable ?? ''} is in force`
      : `${state.canary ?? ''} goes to ${state.canaryPercent} people of a hundred`,
  );
}

async function promote({ call, name }: Asked): Promise<void> {
  const portal = knownPortal(name);
  const { state } = await call('publishState', { params: { portal } });
  if (state.canary === null) throw new Error(`${portal} has no canary`);
  const after = await call('publishPromote', {
    params: { portal },
    body: { expects: state.canary },
  });
  done(portal, `${after.stable ?? ''} is in force`);
}

async function rollback({ call, values, name }: Asked): Promise<void> {
  const portal = knownPortal(name);
  const { state } = await call('publishState', { params: { portal } });
  if (state.stable === null) throw new Error(`${portal} has no build in force`);
  const after = await call('publishRollback', {
    params: { portal },
    body: {
      expects: state.stable,
      ...(values.build ? { to: values.build } : {}),
      ...reasonOf(values),
    },
  });
  done(portal, `${after.stable ?? ''} is in force`);
}

async function kill({ call, values, name }: Asked): Promise<void> {
  const portal = knownPortal(name);
  if (!values.build) throw new AskedWrongly('--build says which build to kill');
  const after = await call('publishKill', {
    params: { portal, buildId: values.build },
    body: reasonOf(values),
  });
  done(portal, `${values.build} is killed, ${after.stable ?? 'nothing'} is in force`);
}

async function prune({ call, values }: Asked): Promise<void> {
  const { removed } = await call('publishPrune', { params: undefined, body: { dry: values.dry } });
  say(
    removed.length === 0
      ? 'nothing to take away'
      : `${values.dry ? 'would take away' : 'took away'} ${removed.join(', ')}`,
  );
}

const COMMANDS: Readonly<Record<string, (asked: Asked) => Promise<void>>> = {
  check,
  release,
  promote,
  rollback,
  kill,
  prune,
  list: async ({ call, name }) => {
    for (const portal of name === undefined ? PORTALS : [knownPortal(name)])
      await list(call, portal);
  },
};

async function main(): Promise<void> {
  const {
    values,
    positionals: [command = 'help', name],
  } = arguments_();
  if (command === 'help') {
    say(HELP);
    return;
  }
  const run = COMMANDS[command];
  if (!run) throw new AskedWrongly(`There is no «${command}»`);
  const call = registryCalls({
    to:
      values.to ?? process.env['PORTAL_TO'] ?? `http://localhost:${process.env['PORT'] ?? '3000'}`,
    token: await tokenOf(values.token),
  });
  await run({ call, values, name });
}

try {
  await main();
} catch (error) {
  if (error instanceof AskedWrongly) {
    if (error.message) {
      console.error(`${error.message}\n\n${HELP}`);
      process.exitCode = 3;
    }
  } else if (error instanceof RegistryRefusal) {
    console.error(`The registry refused: ${error.message}`);
    for (const { field, code } of error.problem.errors ?? [])
      console.error(`  ${code as RefusalCode} at ${field}`);
    if (error.problem.code === 'CONFLICT')
      console.error('Look with `portal list`, then decide again.');
    process.exitCode = 2;
  } else {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
