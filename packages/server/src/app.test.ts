import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { contract } from '@bussola/contract';
import { PASSWORD, testApp } from '../test/test-app.ts';
import type { TestApp } from '../test/test-app.ts';
import { until } from '../test/until.ts';
import type { Handlers } from './http/handler.ts';
import { mountContract } from './http/mount.ts';
import { checkPolicy } from './http/authorize.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

describe('starting', () => {
  it('is refused when a call of the contract has no handler', () => {
    const {
      handlers,
      sessions,
      portals: {
        tokens: { publisher },
      },
    } = t.app.services;
    const partial = Object.fromEntries(
      Object.entries(handlers).filter(([name]) => name !== 'deleteAccount'),
    ) as unknown as Handlers;
    expect(() =>
      mountContract(Fastify(), {
        handlers: partial,
        sessions,
        publisher,
        db: t.deps.db,
        clock: t.deps.clock,
        checkResponses: true,
        sites: t.deps.config,
      }),
    ).toThrow('deleteAccount has no handler');
  });
  it('is refused for a call without a policy, and for an id that no policy can load through the open area', () => {
    expect(() => checkPolicy('vix', undefined)).toThrow('vix has no policy');
    const { permission } = contract.updateMember;
    expect(() => checkPolicy('updateMember', { ...permission, objects: {} })).toThrow(
      'does not say what :memberId is',
    );
  });
});

describe('health', () => {
  it('says alive and ready, with what it looked at', async () => {
    expect((await t.app.server.inject({ url: '/livez' })).json()).toEqual({ ok: true });
    expect((await t.app.server.inject({ url: '/readyz' })).json()).toMatchObject({
      ok: true,
      checks: { database: true, disk: true, running: true },
    });
  });
  it('says not ready while the database does not answer', async () => {
    const { db } = t.deps;
    const { query } = db;
    db.query = () => Promise.reject(new Error('gone'));
    try {
      // A good answer of before is given for half a second more.
      await until(async () => {
        const reply = await t.app.server.inject({ url: '/readyz' });
        return (
          reply.statusCode === 503 &&
          !reply.json<{ checks: { database: boolean } }>().checks.database
        );
      }, 2_000);
    } finally {
      db.query = query;
    }
  });
});

describe('faults', () => {
  it.each([
    ['53100', 507, 'STORAGE_FULL'],
    ['57P01', 503, 'UNAVAILABLE'],
    ['55P03', 503, 'UNAVAILABLE'],
    ['XX000', 500, 'INTERNAL'],
  ])('of the database, %s, are told as %d %s and no more', async (state, status, code) => {
    const { db } = t.deps;
    const { under } = db;
    const fault = () =>
      Promise.reject(
        Object.assign(new Error('row (34800, anna@bussola.example) is wrong'), { code: state }),
      );
    db.under = () => ({ query: fault, prepared: fault, transaction: fault });
    try {
      const reply = await t.app.server.inject({ url: '/api/vix' });
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, code]);
      expect(reply.body).not.toContain('anna@');
    } finally {
      db.under = under;
    }
  });
});

it('answers everything under way when it stops, and soon', async () => {
  const other = await testApp();
  await other.register('chiude@bussola.example');
  const url = await other.app.server.listen({ port: 0, host: '127.0.0.1' });
  let received = 0;
  other.app.server.server.on('request', () => {
    received += 1;
  });
  const body = JSON.stringify({ email: 'chiude@bussola.example', password: PASSWORD });
  const answers = Array.from({ length: 30 }, () =>
    fetch(`${url}/api/account/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).then(({ status }) => status),
  );
  // What has not arrived is not under way: its client is refused and comes back.
  while (received < 30)
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
  const started = performance.now();
  await other.close();
  // The default would wait for idle keep-alive connections for over a minute.
  expect(performance.now() - started).toBeLessThan(10_000);
  for (const status of await Promise.all(answers)) expect([200, 429, 503]).toContain(status);
});
