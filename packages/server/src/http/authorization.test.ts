/**
 * The whole table of who may what, against the running application: every route × 16 personas × 5
 * objects. Then every policy is put out of action, twice, and somebody must
 * notice. A call that is added is in the table by being in the contract.
 */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CALL_NAMES as NAMES, calls, contract } from '@bussola/contract';
import type { CallName, Endpoint } from '@bussola/contract';
import { LET_THROUGH, OBJECTS, expected, isAnySignedIn } from '../../test/authorization/oracle.ts';
import type { ObjectOf } from '../../test/authorization/oracle.ts';
import { PERSONAS, makeWorld } from '../../test/authorization/world.ts';
import type { Ids, PersonaName, World } from '../../test/authorization/world.ts';
import { testApp } from '../../test/test-app.ts';
import type { TestApp } from '../../test/test-app.ts';
import { ProblemError } from '../problem-error.ts';
import type { Authorize } from './authorize.ts';

jest.setTimeout(240_000);
const gates = new Map<CallName, Authorize>();
let t: TestApp;
let world: World;
beforeAll(async () => {
  t = await testApp({ gates, throttleScale: 1e6 });
  world = await makeWorld(t);
});
afterAll(() => t.close());

/** Calls that anybody signed in may make: a new one is added here on purpose. */
const OPEN_TO_ANY_SIGNED_IN: readonly CallName[] = ['logout', 'costantiRelease'];

/** Values of a path that are no id. */
const PLAIN: Ids = {
  comune: 'Roma',
  plannedOutflows: '1000',
  anni: '5',
  forma: 'agevolato',
  code: 'TCM',
  provider: 'altro',
  adviser: '00000000-0000-4000-8000-000000000000',
  token: 'x'.repeat(43),
  portal: 'prova',
  buildId: 'aaaaaa1',
  id: '00000000-0000-4000-8000-000000000000',
  clientId: '00000000-0000-4000-8000-000000000000',
  tab: 'dati',
};

function idsOf(persona: PersonaName, object: ObjectOf): Ids {
  const { ids } = world.personas[persona];
  const foreign = persona === 'owner' || ids === world.owner ? world.stranger : world.owner;
  switch (object) {
    case 'own':
      return ids;
    case 'others':
      return foreign;
    case 'absent':
      return world.absent;
    case 'own-with-others-inside':
      return { ...foreign, userId: ids.userId ?? '' };
    case 'malformed':
      return { ...ids, userId: 'non-un-id' };
  }
}

async function answer(name: CallName, persona: PersonaName, object: ObjectOf): Promise<number> {
  const { method, path } = calls[name];
  const ids = { ...PLAIN, ...idsOf(persona, object) };
  // The specification calls some members `id` only.
  if ((contract[name] as Endpoint).permission.objects?.['id'] === 'member')
    ids['id'] = ids['memberId'] ?? '';
  const url = path.replace(/:(\w+)/g, (_all, key: string) => {
    const id = ids[key];
    if (id === undefined) throw new Error(`test/authorization/world.ts makes no ${key}`);
    return encodeURIComponent(id);
  });
  const { token } = world.personas[persona];
  const reply = await t.app.server.inject({
    method,
    url: `${url}?nobodyKnowsThis=1`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  return reply.statusCode;
}

describe('the routes of the running application', () => {
  it('are the calls of the contract, and a few that hold nothing of anybody', () => {
    const known = new Set(NAMES.map((name) => `${calls[name].method} ${calls[name].path}`));
    const others = t.app.routes
      .filter(({ method, url }) => method !== 'HEAD' && !known.has(`${method} ${url}`))
      .map(({ url }) => url)
      .sort();
    expect(others).toEqual([
      '/.well-known/security.txt',
      '/api/docs/',
      '/api/docs/js/scalar.js',
      '/api/openapi.json',
      '/dev/posta',
      '/dev/posta.json',
      '/dev/posta/:id',
      '/livez',
      '/readyz',
    ]);
    const mounted = new Set(t.app.routes.map(({ method, url }) => `${method} ${url}`));
    expect([...known].filter((route) => !mounted.has(route))).toEqual([]);
  });
});

describe('the table', () => {
  it('has no wrong cell', async () => {
    const wrong: string[] = [];
    let cells = 0;
    const begun = performance.now();
    for (const name of NAMES) {
      const { permission }: Endpoint = contract[name];
      for (const persona of PERSONAS) {
        for (const object of OBJECTS) {
          const [must, is] = [
            expected(name, permission, persona, object),
            await answer(name, persona, object),
          ];
          cells += 1;
          if (must !== is) wrong.push(`${name}, ${persona}, ${object}: ${is} instead of ${must}`);
        }
      }
    }
    process.stdout.write(
      `${cells} cells, ${wrong.length} wrong, ${((performance.now() - begun) / 1000).toFixed(1)} s\n`,
    );
    expect(wrong).toEqual([]);
  });
});

describe('a policy out of action', () => {
  const areaOf = (params: unknown): string | undefined => {
    const userId = (params as { userId?: string } | undefined)?.userId;
    return userId && /^[0-9a-f-]{36}$/.test(userId) ? userId : undefined;
  };
  const allow: Authorize = async (request, params) => {
    const actor = await t.app.services.sessions.actorIfAny(request);
    return actor && { ...actor, via: 'own', limits: null, areaId: areaOf(params) ?? actor.areaId };
  };
  const anySignedIn: Authorize = async (request, params) => {
    const actor = await allow(request, params);
    if (!actor) throw new ProblemError('UNAUTHENTICATED');
    return actor;
  };
  /** @returns whether some cell is not as the table says */
  async function isNoticed(name: CallName, mutant: Authorize): Promise<boolean> {
    const { permission }: Endpoint = contract[name];
    gates.set(name, mutant);
    try {
      for (const persona of [
        'anonymous',
        'other',
        'unverified',
        'partner',
        'superadmin-on-placeholder',
        'owner',
        'adviser-unlinked',
      ] as const) {
        for (const object of OBJECTS)
          if (expected(name, permission, persona, object) !== (await answer(name, persona, object)))
            return true;
      }
      return false;
    } finally {
      gates.delete(name);
    }
  }
  const guarded = NAMES.filter((name) =>
    Array.isArray((contract[name] as Endpoint).permission.who),
  );

  it('is needed for every call but those that anybody signed in may make', () => {
    const open = NAMES.filter((name) =>
      isAnySignedIn(name, (contract[name] as Endpoint).permission),
    );
    expect(open).toEqual(OPEN_TO_ANY_SIGNED_IN);
  });
  it('is noticed for every call when it allows everything', async () => {
    const survivors: string[] = [];
    for (const name of guarded) if (!(await isNoticed(name, allow))) survivors.push(name);
    process.stdout.write(`allow: ${guarded.length} mutants, ${survivors.length} survive\n`);
    expect(survivors).toEqual([]);
  });
  it('is noticed for every call when it allows whoever is signed in', async () => {
    const mutants = guarded.filter((name) => !OPEN_TO_ANY_SIGNED_IN.includes(name));
    const survivors: string[] = [];
    for (const name of mutants) if (!(await isNoticed(name, anySignedIn))) survivors.push(name);
    process.stdout.write(`any signed-in: ${mutants.length} mutants, ${survivors.length} survive\n`);
    expect(survivors).toEqual([]);
  });
  it('is in force again after the test', async () => {
    expect(gates.size).toBe(0);
    expect(await answer('allInfo', 'other', 'others')).toBe(404);
    expect(LET_THROUGH).toBe(await answer('vix', 'anonymous', 'own'));
  });
});
