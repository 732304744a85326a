/**
 * Every policy off: whoever is signed in may call everything about everybody. What is left is the
 * database, and it must show and give nothing. Calls that say why they work outside the rows of
 * their caller are not asked: the first wall alone is theirs.
 */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { CALL_NAMES, calls, contract } from '@bussola/contract';
import type { CallName, Endpoint } from '@bussola/contract';
import fc from 'fast-check';
import type { z } from 'zod';
import { CANARY, PERSONAS, makeWorld } from '../../test/authorization/world.ts';
import type { World } from '../../test/authorization/world.ts';
import { validFor } from '../../test/fuzz/values.ts';
import { testApp } from '../../test/test-app.ts';
import type { TestApp } from '../../test/test-app.ts';
import type { Db, Queryable, Transacting } from '../db/port.ts';
import { ProblemError } from '../problem-error.ts';
import type { Authorize } from './authorize.ts';

jest.setTimeout(240_000);
const TIMES = Number(process.env.WALL_TIMES ?? 1);
const gates = new Map<CallName, Authorize>();
let t: TestApp;
let world: World;

/** The call that is being asked, and for each table the calls that touched it as a person. */
let asking: CallName | undefined;
const touched = new Map<string, Set<CallName>>();
function note(text: string): void {
  for (const [, table = ''] of text.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)/gi))
    if (asking) touched.set(table, (touched.get(table) ?? new Set()).add(asking));
}
const noted = (tx: Queryable): Queryable => ({
  query: (text, values) => {
    note(text);
    return tx.query(text, values);
  },
  prepared: (name, text, values) => {
    note(text);
    return tx.prepared(name, text, values);
  },
});
const watched = (db: Db): Db => ({
  ...db,
  under: (entrant): Transacting => {
    const tx = db.under(entrant);
    return {
      ...noted(tx),
      transaction: (work, options) => tx.transaction((inner) => work(noted(inner)), options),
    };
  },
});
const behind = CALL_NAMES.filter((name) => {
  const { permission, consumes }: Endpoint = contract[name];
  return Array.isArray(permission.who) && permission.system === undefined && consumes === undefined;
});

beforeAll(async () => {
  t = await testApp({
    gates,
    throttleScale: 1e6,
    draw: async () => new Uint8Array([37, 80, 68, 70]),
    around: watched,
  });
  world = await makeWorld(t);
  for (const name of behind) {
    gates.set(name, async (request, params) => {
      const actor = await t.app.services.sessions.actorIfAny(request);
      if (!actor) throw new ProblemError('UNAUTHENTICATED');
      // Whose area is open is what the caller says; the objects inside are looked for there too.
      return {
        ...actor,
        via: 'own',
        limits: null,
        areaId: (params as { userId?: string } | undefined)?.userId ?? actor.areaId,
      };
    });
  }
});
afterAll(() => t.close());

/** Everything kept of the owner, in one fingerprint a table. */
async function everythingOf(userId: string): Promise<Record<string, string>> {
  const tables = await t.deps.db.query<{ name: string; column: string }>(
    `
    select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('user_id', 'owner_id', 'client_id') and not a.attisdropped order by 1`,
    [],
  );
  const prints: Record<string, string> = {};
  for (const { name, column } of tables) {
    const [row] = await t.deps.db.query<{ print: string | null }>(
      `select md5(string_agg(x::text, '|' order by x::text)) as print from ${name} x where ${column} = $1`,
      [userId],
    );
    prints[name] = row?.print ?? '';
  }
  return prints;
}

it('shows and changes no row of somebody else, whatever is asked', async () => {
  const owner = world.owner.userId ?? '';
  const before = await everythingOf(owner);
  expect(Object.values(before).filter(Boolean).length).toBeGreaterThan(8);
  const intruders = PERSONAS.filter((name) =>
    [
      'other',
      'unverified',
      'adviser-unlinked',
      'admin',
      'superadmin',
      'superadmin-on-placeholder',
      'partner-expired',
      'partner-revoked',
    ].includes(name),
  );
  const seen: string[] = [];
  let asked = 0;
  for (const name of behind) {
    asking = name;
    const { params, query, body }: Endpoint = contract[name];
    for (const who of intruders) {
      for (let round = 0; round < TIMES; round += 1) {
        const made = (schema: z.ZodType | undefined, seed: number): object | undefined =>
          schema ? (fc.sample(validFor(schema), { numRuns: 1, seed })[0] as object) : undefined;
        const ids = Object.fromEntries(
          Object.entries(world.owner).filter(([key]) => calls[name].path.includes(`:${key}`)),
        );
        const given = made(body, round * 31 + 7);
        const inside =
          given &&
          Object.fromEntries(
            Object.keys(given)
              .filter((key) => key in world.owner)
              .map((key) => [key, world.owner[key]]),
          );
        const answer = await t.call(name, {
          token: world.personas[who].token ?? '',
          params: { ...made(params, round + 1), ...ids } as never,
          ...(query ? { query: made(query, round + 1) as never } : {}),
          ...(given ? { raw: { ...given, ...inside } } : {}),
        });
        asked += 1;
        const text = answer.bytes.toString('utf8');
        if (text.includes(CANARY.name) || text.includes(String(CANARY.amount)))
          seen.push(`${name} as ${who}: ${answer.status} ${text.slice(0, 200)}`);
      }
    }
  }
  process.stdout.write(
    `${behind.length} calls with no policy, ${asked} requests, ${seen.length} showed a foreign row\n`,
  );
  asking = undefined;
  expect(seen).toEqual([]);
  expect(await everythingOf(owner)).toEqual(before);
});

it('opens a table to a section only where a call of that section needs it', async () => {
  const policies = await t.deps.db.query<{ name: string; reads: string }>(
    `select tablename as name, qual as reads from pg_policies where policyname = 'may_read'`,
    [],
  );
  const open = policies.flatMap(({ name, reads }) => {
    const section = /access_area\('(\w+)'/.exec(reads)?.[1];
    return section && !['own', 'any'].includes(section) ? [{ name, section }] : [];
  });
  for (const name of behind.filter((one) => contract[one].permission.action === 'read')) {
    asking = name;
    await t.call(name, {
      token: world.personas.owner.token ?? '',
      params: { ...world.owner } as never,
    });
  }
  asking = undefined;
  expect(open.length).toBeGreaterThan(5);
  const opens = (call: CallName, section: string) => {
    const { underGrant } = contract[call].permission;
    if (!Array.isArray(underGrant)) return underGrant === 'any';
    return section === 'household' || underGrant.some((scope) => scope === section);
  };
  const needless = open.filter(
    ({ name, section }) => ![...(touched.get(name) ?? [])].some((call) => opens(call, section)),
  );
  expect(
    needless.map(({ name, section }) => `${name} is open to «${section}», and none of its calls`),
  ).toEqual([]);
});

it('still serves the owner, so nothing above was refused for want of rows', async () => {
  const answer = await t.call('getNucleo', {
    token: world.personas.owner.token ?? '',
    params: { userId: world.owner.userId ?? '' },
  });
  expect(JSON.stringify(answer.body)).toContain(String(CANARY.amount));
});
