import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import { COSTANTI_2026_12, analizza } from '@bussola/domain';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let token: string;
let userId: string;
beforeAll(async () => {
  t = await testApp();
  ({ token, userId } = (await t.call('createCheckup', { body: {} })).body);
});
afterAll(() => t.close());
const allInfo = (headers?: Record<string, string>) =>
  t.call('allInfo', { token, params: { userId }, ...(headers ? { headers } : {}) });

it('has no analysis before the checkup is done', async () => {
  expect((await allInfo()).body).toMatchObject({
    analisi: null,
    nucleoFamiliare: [],
    version: 0,
    flags: { checkup: false, changedSinceReport: false, lastReportAt: null },
  });
});

it('shows a provisional person the levels at once: what the engine says of the same household', async () => {
  await completeCheckup(t, token);
  const { body } = await allInfo();
  const expected = analizza(
    {
      refDate: '2026-11-21',
      analisiFamiliare: 'perNucleo',
      membri: body.nucleoFamiliare,
    },
    COSTANTI_2026_12,
  );
  expect(body.analisi).toEqual(JSON.parse(JSON.stringify(expected)));
  expect(body.analisi?.soluzioni).toHaveLength(12);
  expect(body.flags.checkup).toBe(true);
});

it('answers 304 to whoever has it, until something changes', async () => {
  const first = await allInfo();
  const etag = String(first.headers.etag);
  expect([
    (await allInfo({ 'if-none-match': etag })).status,
    (await allInfo({ 'if-none-match': '"other"' })).status,
  ]).toEqual([304, 200]);
  const me = await t.register('tutto@bussola.example', token);
  ({ token } = me);
  expect((await allInfo({ 'if-none-match': etag })).body.user).toMatchObject({
    email: 'tutto@bussola.example',
    state: 'active',
  });
});

it('comes compressed to whoever reads gzip, and is the same', async () => {
  const [plain, small] = [
    await allInfo(),
    await t.call('allInfo', {
      token,
      params: { userId },
      headers: { 'accept-encoding': 'gzip, deflate' },
      compressed: true,
    }),
  ];
  expect([
    plain.headers['content-encoding'],
    small.headers['content-encoding'],
    small.headers.vary,
  ]).toEqual([undefined, 'gzip', 'accept-encoding']);
  expect(gunzipSync(small.bytes).equals(plain.bytes)).toBe(true);
  expect(small.bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 4);
});

it('follows every change of the household, and the same answer twice is the same to the byte', async () => {
  const before = (await allInfo()).body;
  const husband = before.nucleoFamiliare[1]?._id ?? '';
  await t.call('enableMember', {
    token,
    params: { userId, memberId: husband },
    body: { enabled: false },
  });
  const [first, second] = [await allInfo(), await allInfo()];
  expect(first.body.version).toBe(before.version + 1);
  expect(first.body.analisi?.perimetro).not.toContain(husband);
  expect(second.bytes.equals(first.bytes)).toBe(true);
});

it('is computed again for a new day', async () => {
  const before = await allInfo();
  t.advance(86_400);
  const me = await t.call('authenticate', {
    body: { email: 'tutto@bussola.example', password: 'Grano-Vento-4821' },
  });
  token = me.body.jwtToken;
  const after = await allInfo();
  expect([before.body.analisi?.refDate, after.body.analisi?.refDate]).toEqual([
    '2026-11-21',
    '2026-11-22',
  ]);
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

it('is whole and of one moment for thirty readers while the household changes', async () => {
  const { body } = await allInfo();
  const memberId = body.nucleoFamiliare[1]?._id ?? '';
  const answers = await Promise.all(
    Array.from({ length: 30 }, async (_v, at) => {
      if (at % 3 === 0)
        await t.call('updateMember', {
          token,
          params: { userId, memberId },
          body: { data: { redditoNettoAnnuo: 20_000 + at } },
        });
      return allInfo();
    }),
  );
  for (const { body: seen } of answers) {
    const income = seen.analisi?.soluzioni.length;
    expect(income).toBe(12);
    expect(seen.analisi?.perimetro).toEqual(
      seen.nucleoFamiliare.filter(({ enabled }) => enabled).map(({ _id }) => _id),
    );
  }
});
