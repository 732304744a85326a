import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp } from '../../test/test-app.ts';
import type { TestApp } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import type { Mode } from '../config.ts';

const PATH = '/.well-known/security.txt';

/** Name and value of each line. */
async function fieldsOf(t: TestApp): Promise<[string, string][]> {
  const reply = await t.app.server.inject({ url: PATH });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  expect(reply.body).toMatch(/\n$/);
  return reply.body
    .trimEnd()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]);
}

describe.each<Mode>(['demo', 'dev', 'production'])('security.txt in %s', (mode) => {
  let t: TestApp;
  const given = {
    MODE: 'dev',
    PUBLIC_URL: 'https://bussola.example',
    BACK_OFFICE_URL: 'https://ufficio.bussola.example',
  };
  const { publicUrl, backOfficeUrl, securityContact } = readConfig(given);
  beforeAll(async () => {
    t = await testApp({ mode, publicUrl, backOfficeUrl, securityContact });
  });
  afterAll(() => t.close());

  it('says whom to tell, in which languages, and where the file is', async () => {
    const fields = (await fieldsOf(t)).filter(([name]) => name !== 'Expires');
    expect(fields).toEqual([
      ['Contact', 'mailto:security@bussola.example'],
      ['Preferred-Languages', 'it, en'],
      ['Canonical', `https://bussola.example${PATH}`],
      ['Canonical', `https://ufficio.bussola.example${PATH}`],
    ]);
  });
  it('expires in less than a year, counted from the day on which it is read', async () => {
    const expires = async () =>
      (await fieldsOf(t)).filter(([name]) => name === 'Expires').map(([, value]) => value);
    expect(await expires()).toEqual(['2027-05-20T00:00:00Z']);
    t.advance(365 * 86_400);
    expect(await expires()).toEqual(['2028-05-19T00:00:00Z']);
  });
  it('runs no code and is read as what it is', async () => {
    const { headers } = await t.app.server.inject({ url: PATH });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'public, max-age=86400',
    });
  });
});

it.each([
  ['mailto:sicurezza@bussola.example', 'mailto:sicurezza@bussola.example'],
  ['https://bussola.example/sicurezza', 'https://bussola.example/sicurezza'],
  // A line break would begin another field.
  [
    'https://bussola.example/a\nPolicy: https://evil.example',
    'https://bussola.example/aPolicy:%20https://evil.example',
  ],
])('the contact %j is written as %s', (given, written) => {
  expect(readConfig({ SECURITY_CONTACT: given }).securityContact).toBe(written);
});
