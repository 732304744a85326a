/**
 * Bodies that say they are something else: none is read as JSON by mistake, and none is a fault of
 * ours.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testApp } from '../../test/test-app.ts';
import type { TestApp } from '../../test/test-app.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await testApp();
  token = (await t.call('createCheckup', { body: {} })).body.token;
});
afterAll(() => t.close());

const BODY = '{"data":{"role":"SuperAdmin","redditoNettoAnnuo":1}}';

it.each([
  'text/plain',
  'text/html',
  'text/xml',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/jsonp',
  'application/json-seq',
  'application/x-ndjson',
  'application/vnd.api+json',
  'application/problem+json',
  'application/ld+json',
  'text/json',
  'application/graphql',
  // Shapes of past advisories of the server's library: a tab or a space before the parameters,
  // signs after the kind, another case.
  'application/json\ta',
  ' application/json/x',
  'application/ json',
  'application/json,text/plain',
  'application/jsonx; application/json',
  'a application/json',
  'application/JSON\\',
  '*/*',
  'application/reports+json',
  'application/csp-report',
  '',
  'json',
  ';',
  'application',
])('a body of kind %j is not read', async (kind) => {
  const answer = await t.call('newAreaEconomica', {
    token,
    raw: BODY,
    headers: { 'content-type': kind },
  });
  expect([400, 415]).toContain(answer.status);
  expect(String(answer.headers['content-type'])).toMatch(/^application\/problem\+json/);
});

it.each([
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON',
  'application/json;charset=UTF-8',
])('a body of kind %j is read, and its unknown field refused', async (kind) => {
  expect(
    await t.call('newAreaEconomica', { token, raw: BODY, headers: { 'content-type': kind } }),
  ).toMatchObject({ status: 422, problem: { errors: [{ field: 'data.role' }] } });
});
