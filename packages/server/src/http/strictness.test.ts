import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp } from '../../test/test-app.ts';
import type { TestApp } from '../../test/test-app.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await testApp();
  token = (await t.call('createCheckup', { body: {} })).body.token;
});
afterAll(() => t.close());

const save = (raw: unknown, headers?: Record<string, string>) =>
  t.call('newAreaEconomica', { token, raw, ...(headers ? { headers } : {}) });

describe('amounts', () => {
  it.each([
    '1e400',
    '-1',
    '1000000001',
    '"10"',
    'true',
    '[5]',
    '"1.234,56"',
    '1e308',
    '10.5',
    '{}',
  ])('refuses an income of %s', async (text) => {
    const answer = await save(`{"data":{"redditoNettoAnnuo":${text}}}`);
    expect(answer).toMatchObject({
      status: 422,
      problem: { code: 'VALIDATION', errors: [{ field: 'data.redditoNettoAnnuo' }] },
    });
  });
  it.each([
    ['10.5', 'whole'],
    ['"10"', 'invalid'],
    ['-1', 'invalid'],
  ])('says what is wrong with an income of %s', async (text, code) => {
    expect((await save(`{"data":{"redditoNettoAnnuo":${text}}}`)).problem?.errors).toMatchObject([
      { code: `forms:errors.${code}` },
    ]);
  });
  it('says that a missing value is missing', async () => {
    expect(await t.call('authenticate', { raw: '{"email":"anna@bussola.example"}' })).toMatchObject(
      {
        status: 422,
        problem: { errors: [{ field: 'password', code: 'forms:errors.required' }] },
      },
    );
  });
  it('takes whole euro from 0 to a thousand million', async () => {
    for (const amount of [0, 24_000, 1_000_000_000]) {
      const answer = await save({ data: { redditoNettoAnnuo: amount } });
      expect([answer.status, answer.body.draft.data.redditoNettoAnnuo]).toEqual([200, amount]);
    }
  });
});

describe('bodies', () => {
  it.each([
    ['a key written twice', '{"data":{"sesso":"M","sesso":"F"}}'],
    ['a key written twice, once with an escape', '{"data":{"sesso":"M","\\u0073esso":"F"}}'],
    ['__proto__', '{"data":{},"__proto__":{"polluted":1}}'],
    ['constructor', '{"data":{"constructor":{"prototype":{"polluted":1}}}}'],
    ['nesting without end', `{"data":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['half a body', '{"data":{"sesso":"M"'],
    ['no JSON at all', 'sesso=M'],
    ['a string that does not end', '{"data":{"sesso":"M'],
  ])('refuses %s', async (_what, raw) => {
    expect(await save(raw)).toMatchObject({ status: 400, problem: { code: 'MALFORMED' } });
    expect('polluted' in {}).toBe(false);
  });
  it('refuses a field that nobody knows, by name', async () => {
    expect(await save({ data: { stipendio: 1 } })).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'data.stipendio', code: 'forms:errors.unknownField' }] },
    });
  });
  it('refuses another kind of content', async () => {
    expect(await save('<a/>', { 'content-type': 'text/xml' })).toMatchObject({
      status: 415,
      problem: { code: 'UNSUPPORTED_MEDIA' },
    });
  });
  it('refuses more than 64 KiB', async () => {
    expect(await save(JSON.stringify({ data: { firstName: 'a'.repeat(70_000) } }))).toMatchObject({
      status: 413,
      problem: { code: 'TOO_LARGE' },
    });
  });
  it.each(['Anna\u202Egnp.exe', 'Anna<script>', 'Anna\u0000', ''])(
    'refuses the name %j',
    async (firstName) => {
      expect((await save({ data: { firstName } })).status).toBe(422);
    },
  );
  it.each(['\u200B', '\u3164', 'Anna\u2028Rossi', 'Anna\r\nSet-Cookie: x=1'])(
    'refuses the name %j, which hides or turns something',
    async (firstName) => {
      expect((await save({ data: { firstName } })).status).toBe(422);
    },
  );
  it('drops signs that cannot be seen, which come along when a name is pasted', async () => {
    expect(
      (await save({ data: { firstName: 'An\u00ADna\u200B M.Grazia\u200E' } })).body,
    ).toMatchObject({
      draft: { data: { firstName: 'Anna M.Grazia' } },
    });
  });
  it('keeps a name in composed letters, so that what looks the same is the same', async () => {
    expect(
      (
        await save({
          data: {
            firstName: 'Nicolo\u0300',
            comuneResidenza: { comune: 'Forli\u0300', regione: 'Emilia-Romagna', provincia: 'FC' },
          },
        })
      ).body.draft.data,
    ).toMatchObject({ firstName: 'Nicol\u00F2', comuneResidenza: { comune: 'Forl\u00EC' } });
  });
  it.each(["D'Àmico", 'Łukasz', '𝒜nna', 'Maria Grazia', '=1+1', '{{7*7}}'])(
    'takes the name %s as it is',
    async (firstName) => {
      expect((await save({ data: { firstName } })).body.draft.data.firstName).toBe(firstName);
    },
  );
});

describe('texts that no database keeps', () => {
  it.each([
    ['a NUL in an address', '{"email":"a\\u0000b","password":"x"}', 'email'],
    ['half a character in a password', '{"email":"a@b.example","password":"\\ud800"}', 'password'],
  ])('refuses %s, by name', async (_what, raw, field) => {
    expect(await t.call('authenticate', { raw })).toMatchObject({
      status: 422,
      problem: { code: 'VALIDATION', errors: [{ field, code: 'forms:errors.characters' }] },
    });
  });
});

describe('queries and addresses', () => {
  it('refuses a query that the call does not know, and a key given twice', async () => {
    expect((await t.app.server.inject({ url: '/api/vix?x=1' })).statusCode).toBe(422);
    expect(
      (await t.app.server.inject({ url: '/api/checkup/reportsintesi/?token=a&token=b' }))
        .statusCode,
    ).toBe(422);
  });
  it('answers an address of nothing with a problem, and says no more than that', async () => {
    const reply = await t.app.server.inject({ url: '/api/nulla' });
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
  it('refuses a parameter over a hundred characters', async () => {
    expect(
      (await t.app.server.inject({ url: `/api/comune/getByComune/${'a'.repeat(101)}` })).statusCode,
    ).toBeLessThan(500);
  });
  it('closes every answer of the API to caches, frames and guesses of type', async () => {
    const { headers } = await t.app.server.inject({ url: '/api/vix' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
});

it('describes every call in OpenAPI 3.1', async () => {
  const document = (await t.app.server.inject({ url: '/api/openapi.json' })).json<{
    openapi: string;
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/area/nucleo/update/{userId}/{memberId}']?.put?.operationId).toBe(
    'updateMember',
  );
});
