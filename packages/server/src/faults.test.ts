/**
 * The database goes away at the first statement of what is done, then at the second, and so on
 * until it is done without a fault. Whatever is done is done whole or not at all:
 * every table is compared, and the audit's chain is reckoned again.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { completeCheckup } from '../test/checkup-answers.ts';
import { faultyDatabase } from '../test/faulty-database.ts';
import type { FaultyDatabase } from '../test/faulty-database.ts';
import { formOf } from '../test/form-data.ts';
import { pdfOf } from '../test/pdf-files.ts';
import { sessionOf } from '../test/session-of.ts';
import { PASSWORD, testApp } from '../test/test-app.ts';
import type { Person, TestApp } from '../test/test-app.ts';
import { asSystem } from './access.ts';
import { UNDO_DAYS } from './modules/privacy/undo-deletion.ts';
import { LONGEST_SECONDS } from './modules/report/generate-report.ts';

let t: TestApp;
let faulty: FaultyDatabase;
let n = 0;
let staff = '';
beforeAll(async () => {
  t = await testApp({
    draw: async () => pdfOf('Report'),
    around: (db) => {
      faulty = faultyDatabase(db);
      return faulty.db;
    },
  });
  const { userId } = await t.register('capo@bussola.example');
  await t.deps.db.query(`update users set role = 'SuperAdmin' where id = $1`, [userId]);
  staff = userId;
});
afterAll(() => t.close());

/**
 * Tries, sessions that were seen, answers that can be reckoned again, the key of a person, which is
 * made ahead of what it seals, and letters that have left with their count, which are tried again
 * by themselves: of no meaning here.
 */
const BESIDE = new Set([
  'dev_mail',
  'rate_limit',
  'sessions',
  'analyses',
  'household_levels',
  'level_history',
  'mail_sent',
  'personal_keys',
  'visitor_keys',
]);
/** By table: how many rows, and what is in them. */
async function everything(): Promise<Map<string, { rows: number; print: string }>> {
  const tables = await t.deps.db.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    [],
  );
  const all = new Map<string, { rows: number; print: string }>();
  for (const { name } of tables.filter((table) => !BESIDE.has(table.name))) {
    const [row] = await t.deps.db.query<{ rows: number; print: string | null }>(
      `select count(*)::int as rows, md5(string_agg(x::text, '|' order by x::text)) as print from ${name} x`,
      [],
    );
    all.set(name, { rows: row?.rows ?? 0, print: row?.print ?? '' });
  }
  return all;
}
/** Which tables changed, and by how many rows. */
function difference(
  before: Awaited<ReturnType<typeof everything>>,
  after: typeof before,
): Record<string, number> {
  return Object.fromEntries(
    [...after]
      .filter(([name, { print }]) => before.get(name)?.print !== print)
      .map(([name, { rows }]) => [name, rows - (before.get(name)?.rows ?? 0)]),
  );
}

interface Scene {
  person: Person;
  memberId: string;
  own: { token: string; params: { userId: string } };
  staffToken: string;
}
async function scene(): Promise<Scene> {
  const guest = await t.call('createCheckup', { body: {} });
  await completeCheckup(t, guest.body.token);
  const person = await t.register(`guasto${(n += 1)}@bussola.example`, guest.body.token);
  const token = await sessionOf(t.deps, person.userId);
  const own = { token, params: { userId: person.userId } };
  const { nucleoFamiliare } = (await t.call('getNucleo', own)).body;
  await t.app.services.mailer.drain();
  return {
    person,
    own,
    memberId: nucleoFamiliare[1]?._id ?? '',
    staffToken: await sessionOf(t.deps, staff),
  };
}

type Done = { status: number };
/**
 * @param prepare what comes before, without faults; it gives what is done with them
 * @param anew before each fault, where tries are counted; otherwise only after one that came too
 *   late to stop anything
 */
async function atEveryStatement(
  prepare: () => Promise<() => Promise<Done | void>>,
  anew = false,
): Promise<number> {
  const seen: { at: number; changed: Record<string, number> }[] = [];
  let act: (() => Promise<Done | void>) | undefined;
  for (let at = 1; at < 80; at += 1) {
    if (anew || !act) act = await prepare();
    const before = await everything();
    faulty.failAt(at);
    let answer: Done | void;
    try {
      answer = await act();
    } catch {
      answer = { status: 503 };
    }
    const failed = faulty.disarm();
    await t.app.services.mailer.drain();
    const changed = difference(before, await everything());
    if (!failed) {
      if (answer && answer.status >= 300)
        throw new Error(`without a fault it answered ${answer.status}`);
      expect(Object.keys(changed).length).toBeGreaterThan(0);
      for (const one of seen)
        expect(one).toEqual({
          at: one.at,
          changed: Object.keys(one.changed).length === 0 ? {} : changed,
        });
      // Some of them came before anything was kept, and told so.
      expect(seen.filter((one) => Object.keys(one.changed).length === 0).length).toBeGreaterThan(2);
      expect(await asSystem(() => t.app.services.auditHeads.verify())).toMatchObject({
        whole: true,
      });
      return at - 1;
    }
    if (answer)
      expect([at, [503, 507].includes(answer.status) || answer.status < 300]).toEqual([at, true]);
    // An answer that says «done» must be true.
    if (answer && answer.status < 300)
      expect([at, Object.keys(changed).length > 0]).toEqual([at, true]);
    seen.push({ at, changed });
    if (Object.keys(changed).length > 0) act = undefined;
  }
  throw new Error('It is never done');
}

describe('whole or not at all, at whichever statement the database goes away:', () => {
  it('a member is added', async () => {
    const statements = await atEveryStatement(async () => {
      const { own } = await scene();
      return () =>
        t.call('createMember', {
          ...own,
          body: { gradoParentela: 'son', data: { firstName: 'Elio', dataNascita: '2016-01-01' } },
          headers: { 'idempotency-key': 'chiave-di-prova' },
        });
    });
    expect(statements).toBeGreaterThan(6);
  });
  it('a member is changed, left out, taken away', async () => {
    for (const act of [
      ({ own, memberId }: Scene) =>
        t.call('updateMember', {
          token: own.token,
          params: { ...own.params, memberId },
          body: { data: { redditoNettoAnnuo: 12_345 } },
        }),
      ({ own, memberId }: Scene) =>
        t.call('enableMember', {
          token: own.token,
          params: { ...own.params, memberId },
          body: { enabled: false },
        }),
      ({ own, memberId }: Scene) =>
        t.call('deleteMember', { token: own.token, params: { ...own.params, memberId } }),
    ])
      await atEveryStatement(async () => {
        const made = await scene();
        return () => act(made);
      });
  });
  it('a checkup becomes a household', async () => {
    await atEveryStatement(async () => {
      const guest = await t.call('createCheckup', { body: {} });
      await completeCheckup(t, guest.body.token);
      // Back to before its end.
      const { userId } = guest.body;
      await t.deps.db.query('delete from membri where user_id = $1', [userId]);
      await t.deps.db.query('update drafts set completed_at = null where user_id = $1', [userId]);
      await t.deps.db.query('update users set checkup = false where id = $1', [userId]);
      return () => t.call('newFinalizeCheckup', { token: guest.body.token });
    });
  });
  it('a grant is given, changed, taken back', async () => {
    // Each try to another address: offers to one are few a day, and a try that failed counts too.
    let offers = 0;
    const nextPartner = () => `partner${(offers += 1)}@studio.example`;
    const given = async ({ own }: Scene) =>
      (
        await t.call('createGrant', {
          ...own,
          body: { email: nextPartner(), scopes: ['dati'], purpose: 'Prova' },
        })
      ).body.grantId;
    await atEveryStatement(async () => {
      const { own } = await scene();
      return () =>
        t.call('createGrant', {
          ...own,
          body: { email: nextPartner(), scopes: ['dati'], purpose: 'Prova' },
        });
    });
    await atEveryStatement(async () => {
      const made = await scene();
      const grantId = await given(made);
      return () =>
        t.call('updateGrant', {
          token: made.own.token,
          params: { ...made.own.params, grantId },
          body: { version: 0, hideAmounts: true },
        });
    });
    await atEveryStatement(async () => {
      const made = await scene();
      const grantId = await given(made);
      return () =>
        t.call('revokeGrant', { token: made.own.token, params: { ...made.own.params, grantId } });
    });
  });
  it('two documents are kept, a picture is put up', async () => {
    const png = await sharp({
      create: { width: 64, height: 64, channels: 3, background: '#123456' },
    })
      .png()
      .toBuffer();
    await atEveryStatement(async () => {
      const { own } = await scene();
      return () =>
        t.call('uploadFiles', {
          ...own,
          ...formOf(
            { field: 'Files', name: 'uno.png', bytes: png },
            { field: 'Files', name: 'due.png', bytes: png },
          ),
        });
    });
    await atEveryStatement(async () => {
      const { own, memberId } = await scene();
      return () =>
        t.call('uploadAvatar', {
          token: own.token,
          params: { ...own.params, memberId },
          ...formOf({ field: 'avatar', name: 'io.png', bytes: png }),
        });
    });
  });
  it('a client is suspended, and deleted', async () => {
    const reason = 'Lo ha chiesto per telefono.';
    const suspend = ({ person, staffToken }: Scene) =>
      t.call('enableClient', {
        token: staffToken,
        params: { clientId: person.userId },
        body: { enabled: false, reason },
      });
    await atEveryStatement(async () => {
      const made = await scene();
      return () => suspend(made);
    });
    await atEveryStatement(async () => {
      const made = await scene();
      await suspend(made);
      await t.app.services.mailer.drain();
      return () =>
        t.call('deleteClient', {
          token: made.staffToken,
          params: { clientId: made.person.userId },
          body: { reason },
        });
    });
  });
  it('an account is deleted, and taken back', async () => {
    const remove = ({ own }: Scene) =>
      t.call('deleteAccount', { ...own, body: { password: PASSWORD, confirm: 'ELIMINA' } });
    await atEveryStatement(async () => {
      const made = await scene();
      return () => remove(made);
    }, true);
    await atEveryStatement(async () => {
      const made = await scene();
      await remove(made);
      const token = (await t.mail(`guasto${n}@bussola.example`))[0]?.token ?? '';
      return () => t.call('undoDelete', { body: { token } });
    });
  });
  it('an account is erased', async () => {
    const due = async () => {
      await asSystem(() => t.app.services.erasure.eraseDue());
    };
    await atEveryStatement(async () => {
      // People left over from earlier runs must not be met.
      t.advance(40 * 86_400);
      await due();
      const { own } = await scene();
      await t.call('uploadFiles', {
        ...own,
        ...formOf({ field: 'Files', name: 'uno.pdf', bytes: pdfOf('uno') }),
      });
      await t.call('deleteAccount', { ...own, body: { password: PASSWORD, confirm: 'ELIMINA' } });
      await t.app.services.mailer.drain();
      t.advance(UNDO_DAYS * 86_400 + 60);
      return due;
    });
  });
});

it('a report that is begun is ready, or failed, or not begun: never under way for ever', async () => {
  for (let at = 1; at < 60; at += 1) {
    const { own } = await scene();
    faulty.failAt(at);
    const answer = await t.call('generateReport', { ...own, body: {} });
    if (!faulty.disarm()) {
      expect(answer.status).toBe(200);
      return;
    }
    t.advance(LONGEST_SECONDS + 1);
    const again = await t.call('generateReport', {
      token: await sessionOf(t.deps, own.params.userId),
      params: own.params,
      body: {},
    });
    expect([
      at,
      again.status,
      again.body.reports?.filter(({ state }) => state === 'running' || state === 'queued'),
    ]).toEqual([at, 200, []]);
  }
  throw new Error('It is never done');
});
