/**
 * Every call of the contract with bodies, queries and ids made from its schemas: good ones, good
 * ones made bad in one place, and texts that are no JSON. Nothing may answer 5xx, nothing bad may
 * pass, nothing good may be refused for its shape, and every refusal is a problem+json. FUZZ_CASES
 * says how many cases a call gets; a failure prints the seed that repeats it.
 */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CALL_NAMES, calls, contract, PROBLEM_CODES } from '@bussola/contract';
import type { CallName, Endpoint } from '@bussola/contract';
import fc from 'fast-check';
import type { z } from 'zod';
import { asSystem } from '../access.ts';
import { completeCheckup } from '../../test/checkup-answers.ts';
import { brokenTexts, mutationsOf } from '../../test/fuzz/mutations.ts';
import { validFor } from '../../test/fuzz/values.ts';
import { sessionOf } from '../../test/session-of.ts';
import { testApp } from '../../test/test-app.ts';
import type { TestApp } from '../../test/test-app.ts';

const GREATEST = 2_147_483_647;
const CASES = Number(process.env.FUZZ_CASES ?? 40);
jest.setTimeout(60_000 + CASES * 200);

let t: TestApp;
const ids: Record<string, string> = {};
beforeAll(async () => {
  t = await testApp({ draw: async () => new Uint8Array([37, 80, 68, 70]) });
  const owner = await t.register('fuzz@bussola.example');
  await completeCheckup(t, owner.token);
  ids.userId = owner.userId;
  ids.memberId =
    (await t.call('getNucleo', { token: owner.token, params: { userId: owner.userId } })).body
      .nucleoFamiliare[1]?._id ?? '';
  publishToken = (
    await asSystem(() =>
      t.app.services.portals.tokens.create({
        name: 'fuzz',
        portals: 'every',
        days: 300,
        createdBy: null,
      }),
    )
  ).token;
  people.owner = owner.userId;
  for (const [who, role] of [
    ['superadmin', 'SuperAdmin'],
    ['adviser', 'Consulente'],
  ] as const) {
    people[who] = (await t.register(`fuzz.${who}@bussola.example`)).userId;
    await t.deps.db.query('update users set role = $2 where id = $1', [people[who], role]);
  }
});
afterAll(() => t.close());
let publishToken = '';

const isPublisher = (name: CallName): boolean =>
  (contract[name] as Endpoint).permission.who === 'publisher';
const people = { owner: '', superadmin: '', adviser: '' };
type Who = keyof typeof people;
const tokens = new Map<Who, string>();
/** A living session of somebody; calls such as logout end it again and again. */
async function tokenOf(who: Who, anew = false): Promise<string> {
  const known = tokens.get(who);
  if (known && !anew) return known;
  const token = await sessionOf(t.deps, people[who]);
  tokens.set(who, token);
  return token;
}

interface Sent {
  params: unknown;
  query: unknown;
  body: unknown;
}
async function send(name: CallName, who: Who, { params, query, body }: Sent) {
  const sent = {
    params: { ...ids, ...(params as object) } as never,
    ...(query ? { query: texts(query) as never } : {}),
    ...(body === undefined
      ? {}
      : { raw: body instanceof Broken ? body.text : JSON.stringify(body) }),
  };
  if (isPublisher(name)) return t.call(name, { ...sent, token: publishToken });
  const answer = await t.call(name, { ...sent, token: await tokenOf(who) });
  if (answer.status !== 401) return answer;
  return t.call(name, { ...sent, token: await tokenOf(who, true) });
}
const texts = (query: unknown) =>
  Object.fromEntries(
    Object.entries(query as object).map(([key, value]) => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );

const CODES = new Set<string>(PROBLEM_CODES);
type Reply = Awaited<ReturnType<typeof send>>;
const said = (answer: Reply): string =>
  `${answer.status} ${JSON.stringify(answer.problem ?? null).slice(0, 400)}`;
function mustBeWhole(answer: Reply): void {
  const sound = answer.status < 500 || ['BUSY', 'UNAVAILABLE'].includes(answer.problem?.code);
  if (!sound) throw new Error(`a fault: ${said(answer)}`);
  if (
    answer.status >= 400 &&
    !(
      String(answer.headers['content-type']).startsWith('application/problem+json') &&
      CODES.has(answer.problem.code)
    )
  )
    throw new Error(`no problem+json: ${said(answer)}`);
}
const SHAPE = /is not as the contract says|takes no (?:body|query)/;
const refusedForShape = (answer: Reply): boolean =>
  answer.status >= 400 && SHAPE.test(answer.problem.detail ?? '');

/**
 * What a schema makes of a good value is what we keep, and give back by schemas built of the same
 * parts: it must be good as well.
 */
function mustStayGood(schema: z.ZodType | undefined, value: unknown): void {
  if (!schema) return;
  const kept = schema.parse(value);
  const again = schema.safeParse(kept);
  if (!again.success)
    throw new Error(`good, but not once it is kept: ${again.error.message.slice(0, 400)}`);
  expect(again.data).toEqual(kept);
}

const anyOf = (schema: z.ZodType | undefined): fc.Arbitrary<unknown> =>
  schema ? validFor(schema) : fc.constant(undefined);
/** Mostly ids that are there, sometimes well-formed ids that are not. */
const paramsFor = (name: CallName, schema: z.ZodType | undefined): fc.Arbitrary<unknown> => {
  const real = calls[name].path.includes(':userId') ? { userId: ids.userId } : {};
  const near = Object.fromEntries(
    [...calls[name].path.matchAll(/:(\w+)/g)].map(([, key = '']) => [
      key,
      ids[key] ?? randomUUID(),
    ]),
  );
  const random = anyOf(schema).map((value) => ({ ...(value as object), ...real }));
  // A filter that nothing passes would look for ever.
  return !schema || schema.safeParse(near).success
    ? fc.oneof(
        { weight: 3, arbitrary: fc.constant<unknown>(near) },
        { weight: 1, arbitrary: random },
      )
    : random;
};

/** Calls of staff are made by staff: the shape is looked at after the permission. */
async function callerOf(name: CallName): Promise<Who> {
  const endpoint: Endpoint = contract[name];
  const [params, query, body] =
    fc.sample(
      fc.tuple(anyOf(endpoint.params), anyOf(endpoint.query), anyOf(endpoint.body)),
      1,
    )[0] ?? [];
  for (const who of Object.keys(people) as Who[]) {
    const { problem } = await send(name, who, {
      params: { ...(params as object), ...ids },
      query,
      body,
    });
    if (problem?.code !== 'FORBIDDEN' || problem.detail !== undefined) return who;
  }
  // Refused to all of them, a call would be tried for nothing.
  throw new Error(`${name} is nobody's`);
}

/** Time moves on a little, so that no limit on guesses or messages fills up for ever. */
const step = (): void => t.advance(1);

describe.each(CALL_NAMES)('%s', (name) => {
  const endpoint: Endpoint = contract[name];
  const parts = () =>
    fc.record({
      params: paramsFor(name, endpoint.params),
      query: anyOf(endpoint.query),
      body: anyOf(endpoint.body),
    });

  it('takes what its schemas allow', async () => {
    const who = await callerOf(name);
    await fc.assert(
      fc.asyncProperty(parts(), async (sent) => {
        step();
        const answer = await send(name, who, sent);
        mustBeWhole(answer);
        if (!endpoint.consumes && refusedForShape(answer))
          throw new Error(`good refused: ${said(answer)}`);
        mustStayGood(endpoint.body, sent.body);
      }),
      { numRuns: Math.ceil(CASES * 0.4) },
    );
    // A version counts up, and its end is drawn too seldom by chance.
    for (const { params, query, body } of fc.sample(parts(), 5)) {
      const sent = { ...(body as object), version: GREATEST };
      if (!endpoint.body?.safeParse(sent).success) continue;
      mustBeWhole(await send(name, who, { params, query, body: sent }));
    }
  });

  it('refuses what they do not', async () => {
    const who = await callerOf(name);
    const bodies = endpoint.body
      ? validFor(endpoint.body).chain((body) =>
          fc.oneof(
            { weight: 5, arbitrary: mutationsOf(body) },
            {
              weight: 1,
              arbitrary: brokenTexts(JSON.stringify(body)).map((text) => new Broken(text)),
            },
          ),
        )
      : fc.constant<unknown>(undefined);
    const queries = endpoint.query
      ? validFor(endpoint.query)
          .chain(mutationsOf)
          .filter((value) => typeof value === 'object' && value !== null)
      : fc.constant<unknown>(undefined);
    const strange = endpoint.params
      ? fc.dictionary(
          fc.constantFrom(...Object.keys(ids), 'id', 'fileId', 'reportId', 'comune'),
          fc.oneof(
            fc.string({ unit: 'grapheme', maxLength: 120 }),
            fc.constantFrom('..', '%00', 'null', '0', "' or 1=1 --"),
          ),
          { maxKeys: 2 },
        )
      : fc.constant<unknown>({});
    await fc.assert(
      fc.asyncProperty(
        paramsFor(name, endpoint.params),
        bodies,
        queries,
        fc.option(strange, { freq: 4, nil: undefined }),
        async (params, body, query, odd) => {
          step();
          const given =
            body instanceof Broken || body === undefined
              ? body
              : (JSON.parse(JSON.stringify(body)) as unknown);
          const answer = await send(name, who, {
            params: { ...(params as object), ...(odd as object) },
            query,
            body: given,
          });
          mustBeWhole(answer);
          const bad =
            body instanceof Broken ||
            (endpoint.body !== undefined && !endpoint.body.safeParse(given).success);
          if (bad && answer.status < 400) throw new Error(`bad accepted: ${said(answer)}`);
        },
      ),
      { numRuns: Math.ceil(CASES * 0.6) },
    );
    expect('polluted' in {}).toBe(false);
  });
});

/** A body that is sent as it is. */
class Broken {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
