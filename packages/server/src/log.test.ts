import { expect, it } from '@jest/globals';
import pino from 'pino';
import { calls } from '@bussola/contract';
import { makeLogger } from './log.ts';

const { req } =
  (
    makeLogger({ level: 'silent', hashAddress: () => '' }) as unknown as Record<
      symbol,
      { req: (request: { url: string }) => { path: string } }
    >
  )[pino.symbols.serializersSym] ?? {};
const logged = (url: string): string | undefined => req?.({ url }).path;
const ID = '5b7cf7a0-1c39-4a52-9c8f-0d3a1e2f4b61';

it.each([
  [`/api/area/infogestirepatrimonio/${ID}/48250.50`, `/api/area/infogestirepatrimonio/${ID}/…`],
  [`/api/area/infogestirepatrimonio/${ID}/48250`, `/api/area/infogestirepatrimonio/${ID}/…`],
  ['/api/comune/getByComune/roma', '/api/comune/getByComune/…'],
  ['/api/checkup/checkEmail?email=anna%40bussola.example', '/api/checkup/checkEmail'],
  ['/api/account/anna@bussola.example', '/api/account/…'],
  [`/api/account/emailAccess/${'Ab-_'.repeat(10)}abc`, '/api/account/emailAccess/…'],
  [`/user/email-access/${'Ab%2D_'.repeat(10)}abc`, '/user/email-access/…'],
  [`/%61pi/area/infogestirepatrimonio/${ID}/48250`, `/…/area/infogestirepatrimonio/${ID}/48250`],
  [`/user/email-access/${'Ab-_'.repeat(10)}abc/${ID}`, `/user/email-access/…/${ID}`],
])('%s is written as %s', (url, path) => {
  expect(logged(url)).toBe(path);
});

it('writes the address of every call, but what is typed into it', () => {
  for (const { path } of Object.values(calls))
    expect(logged(path.replace(/:\w+/g, ID))).toBe(
      path.replace(/(getByComune\/).*/, '$1…').replace(/:\w+/g, ID),
    );
});
