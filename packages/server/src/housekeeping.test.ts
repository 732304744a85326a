import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PASSWORD, testApp } from '../test/test-app.ts';
import type { Person, TestApp } from '../test/test-app.ts';
import type { SqlValue } from './db/port.ts';
import { housekeeping } from './housekeeping.ts';
import { UNDO_DAYS } from './modules/privacy/undo-deletion.ts';

let t: TestApp;
let old: Person;
let young: Person;
const told: object[] = [];
beforeAll(async () => {
  t = await testApp();
  [old, young] = [
    await t.register('vecchia@bussola.example'),
    await t.register('giovane@bussola.example'),
  ];
});
afterAll(() => t.close());

const DAY = 86_400;
/**
 * What is kept, for how many seconds after the day in its row, and a row of it. Written by hand: a
 * sweep that looks at another column or day must show.
 */
const KEPT: readonly (readonly [
  table: string,
  seconds: number,
  row: (at: Date, userId: string) => Record<string, SqlValue>,
])[] = [
  [
    'sessions',
    30 * DAY,
    (at, userId) => ({
      id: crypto.randomUUID(),
      user_id: userId,
      provisional: false,
      rotated_at: at,
      created_at: at,
      last_seen_at: at,
      expires_at: at,
      remember: false,
    }),
  ],
  [
    'sessions',
    30 * DAY,
    (at, userId) => ({
      id: crypto.randomUUID(),
      user_id: userId,
      provisional: false,
      rotated_at: at,
      created_at: at,
      last_seen_at: at,
      expires_at: new Date(at.getTime() + 60 * DAY * 1000),
      revoked_at: at,
      revoked_why: 'logout',
      remember: true,
    }),
  ],
  [
    'one_use_tokens',
    DAY,
    (at, userId) => ({
      token_hash: crypto.randomUUID(),
      user_id: userId,
      kind: 'reset',
      created_at: at,
      expires_at: at,
    }),
  ],
  ['rate_limit', 0, (at) => ({ k: crypto.randomUUID(), n: 1, reset_at: at })],
  [
    'challenges',
    0,
    (at, userId) => ({
      ticket_hash: crypto.randomUUID(),
      kind: 'passkey',
      user_id: userId,
      data: '{}',
      expires_at: at,
    }),
  ],
  [
    'email_changes',
    0,
    (at, userId) => ({
      user_id: userId,
      email: 'nuovo@prova.example',
      email_folded: 'nuovo@prova.example',
      token_hash: crypto.randomUUID(),
      code_hash: '',
      asked_at: at,
      expires_at: at,
    }),
  ],
  [
    'notices',
    90 * DAY,
    (at, userId) => ({
      id: crypto.randomUUID(),
      user_id: userId,
      kind: 'new-device',
      detail: '{}',
      at,
      dismissed_at: at,
    }),
  ],
  [
    'notices',
    365 * DAY,
    (at, userId) => ({
      id: crypto.randomUUID(),
      user_id: userId,
      kind: 'new-device',
      detail: '{}',
      at,
    }),
  ],
  [
    'invitations',
    30 * DAY,
    (at) => ({
      id: crypto.randomUUID(),
      email: 'x@prova.example',
      email_folded: crypto.randomUUID(),
      role: 'Admin',
      first_name: 'X',
      last_name: 'Y',
      language: 'it',
      token_hash: crypto.randomUUID(),
      created_at: at,
      expires_at: at,
    }),
  ],
  [
    'idempotency',
    DAY,
    (at, userId) => ({
      user_id: userId,
      key: crypto.randomUUID(),
      fingerprint: '',
      created_at: at,
    }),
  ],
  ['visitor_keys', 3600, (at) => ({ key_mac: crypto.randomUUID(), created_at: at })],
  [
    'outbox',
    7 * DAY,
    (at) => ({
      id: crypto.randomUUID(),
      recipient: '',
      subject: '',
      html: '',
      body: '',
      run_at: at,
      done_at: at,
    }),
  ],
  [
    'outbox',
    30 * DAY,
    (at) => ({
      id: crypto.randomUUID(),
      recipient: 'x@prova.example',
      subject: '',
      html: '',
      body: '',
      kind: 'other',
      run_at: at,
      written_at: at,
      dead_at: at,
    }),
  ],
  ['mail_sent', 400 * DAY, (at) => ({ kind: 'reset', hour: at, n: 1 })],
  [
    'dev_mail',
    30 * DAY,
    (at) => ({
      id: crypto.randomUUID(),
      recipient: 'x@prova.example',
      subject: '',
      html: '',
      body: '',
      sent_at: at,
    }),
  ],
  [
    'sintesi_links',
    30 * DAY,
    (at, userId) => ({
      token_hash: crypto.randomUUID(),
      user_id: userId,
      day: at,
      expires_on: at,
      family_name: '',
      areas: '[]',
    }),
  ],
  [
    'portal_events',
    30 * DAY,
    (at) => ({
      hour: at,
      portal: 'admin',
      build_id: 'aaaaaaaa',
      channel: 'stable',
      phase: 'load',
      outcome: 'ok',
      n: 1,
    }),
  ],
  [
    'portal_loads',
    30 * DAY,
    (at) => ({ hour: at, portal: 'admin', build_id: 'aaaaaaaa', upto_ms: 100, n: 1 }),
  ],
  [
    'portal_violations',
    30 * DAY,
    (at) => ({ hour: at, portal: 'shell', directive: 'img-src', blocked: 'inline', n: 1 }),
  ],
  [
    'consent_proofs',
    0,
    (at) => ({ who: 'x', kind: 'privacy', granted: true, text_version: '1', at, keep_until: at }),
  ],
];
it.each(KEPT)('%s: goes %i seconds after its time, and not before', async (table, seconds, row) => {
  // A whole day on either side where the column holds a day.
  const margin = table === 'sintesi_links' ? DAY : 60;
  const moment = (late: number) => new Date(t.deps.clock().getTime() - (seconds + late) * 1000);
  const count = async () =>
    (await t.deps.db.query<{ n: number }>(`select count(*)::int as n from ${table}`, []))[0]?.n ??
    0;
  const put = async (values: Record<string, SqlValue>) => {
    const names = Object.keys(values);
    await t.deps.db.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_name, at) => `$${at + 1}`).join(', ')})`,
      Object.values(values),
    );
  };
  await t.app.services.mailer.drain();
  await housekeeping(t.deps, t.app.services).sweep();
  const before = await count();
  await put(row(moment(margin), old.userId));
  await put(row(moment(-margin), young.userId));
  expect(await count()).toBe(before + 2);
  await housekeeping(t.deps, t.app.services).sweep();
  expect(await count()).toBe(before + 1);
});

it('handoffs: a code for another area goes a day after its time, and not before', async () => {
  const person = await t.register('passaggio@bussola.example');
  const put = (hash: string, secondsAgo: number) =>
    t.deps.db.query(
      `insert into handoffs (code_hash, kind, session_id, created_at, expires_at)
       select $1, 'leave', id, $2, $2 from sessions where user_id = $3 limit 1`,
      [hash, new Date(t.deps.clock().getTime() - secondsAgo * 1000), person.userId],
    );
  await put('vecchio', DAY + 60);
  await put('giovane', DAY - 60);
  await housekeeping(t.deps, t.app.services).sweep();
  const left = await t.deps.db.query<{ hash: string }>(
    `select code_hash as hash from handoffs where code_hash in ('vecchio', 'giovane')`,
    [],
  );
  expect(left).toEqual([{ hash: 'giovane' }]);
});

it('goes on when parts fail, so that an erasure does not wait for a full disk', async () => {
  const person = await t.register('fine@bussola.example');
  await t.call('deleteAccount', {
    token: person.token,
    params: { userId: person.userId },
    body: { password: PASSWORD, confirm: 'ELIMINA' },
  });
  t.advance(UNDO_DAYS * 86_400 + 60);
  // The heads of the audit, which come first, have no file to be written into.
  rmSync(path.join(t.deps.config.dataDir, 'audit-heads.jsonl'), { force: true });
  mkdirSync(path.join(t.deps.config.dataDir, 'audit-heads.jsonl'));
  const log = {
    ...t.deps.log,
    error: (what: object) => {
      told.push(what);
    },
  };
  await expect(housekeeping({ ...t.deps, log }, t.app.services).sweep()).rejects.toThrow(
    '2 parts of housekeeping failed',
  );
  expect(told).toEqual([
    expect.objectContaining({ step: 'heads of the audit' }),
    expect.objectContaining({ step: 'verification of the audit' }),
  ]);
  expect(await t.deps.db.query('select 1 from users where id = $1', [person.userId])).toEqual([]);
});
