/** The audit: who saw what, in a chain that its reader can check and nobody can rewrite. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CANARY, makeWorld } from '../../../test/authorization/world.ts';
import type { World } from '../../../test/authorization/world.ts';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { asSystem } from '../../access.ts';
import { note } from './audit-repository.ts';

let t: TestApp;
let world: World;
beforeAll(async () => {
  t = await testApp();
  world = await makeWorld(t);
});
afterAll(() => t.close());

const owner = () => ({
  token: world.personas.owner.token ?? '',
  params: { userId: world.owner.userId ?? '' },
});
const log = (query: { page?: number; pageSize?: number; grantId?: string } = {}) =>
  t.call('accessLog', { ...owner(), query });
const sign = () => asSystem(() => t.app.services.auditHeads.sign());
const verify = () => asSystem(() => t.app.services.auditHeads.verify());
const sqlState = (error: unknown) => (error as { code?: string }).code;
const hex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex');
const sha = async (bytes: Uint8Array<ArrayBuffer>) =>
  hex(await crypto.subtle.digest('SHA-256', bytes));
const chained = (before: string, row: string) =>
  sha(new Uint8Array(Buffer.concat([Buffer.from(before, 'hex'), Buffer.from(row, 'hex')])));

describe('«chi ha visto i miei dati»', () => {
  it('promise «log»: names who read and wrote, with which grant, and which fields; never a value, never the owner’s own work', async () => {
    const partner = world.personas.partner.token ?? '';
    const { memberId = '' } = world.owner;
    await t.call('getNucleo', owner());
    await t.call('allInfo', { token: partner, params: owner().params });
    await t.call('updateMember', {
      token: partner,
      params: { ...owner().params, memberId },
      body: { data: { imprenditore: false } },
    });
    await t.call('allInfo', {
      token: world.personas['adviser-linked'].token ?? '',
      params: owner().params,
    });
    // Refused before the area: nothing was seen, and the owner does not learn who tried.
    await t.call('allInfo', { token: world.personas.other.token ?? '', params: owner().params });
    const { body } = await log();
    const read = body.rows.map(({ canonical, name }) => {
      const [, , , , , via, grant, action, , fields] = JSON.parse(canonical) as unknown[];
      return { name, via, granted: grant !== null, action, fields };
    });
    expect(read).toEqual([
      { name: 'Prova Prova', via: 'adviser', granted: false, action: 'read.allInfo', fields: null },
      {
        name: 'Prova Prova',
        via: 'grant',
        granted: true,
        action: 'write.updateMember',
        fields: ['imprenditore'],
      },
      { name: 'Prova Prova', via: 'grant', granted: true, action: 'read.allInfo', fields: null },
    ]);
    expect(JSON.stringify(body)).not.toContain(String(CANARY.amount));
    expect(JSON.stringify(body)).not.toContain(world.personas.partner.userId);
    const [grant] = (await t.call('listGrants', owner())).body.grants.filter(
      ({ lastAccessAt }) => lastAccessAt !== null,
    );
    expect((await log({ grantId: grant?.grantId ?? '' })).body.total).toBe(2);
    expect((await log({ pageSize: 1, page: 2 })).body).toMatchObject({
      total: 3,
      page: 2,
      rows: [{ seq: body.rows[1]?.seq }],
    });
    expect(
      (await t.call('accessLog', { token: partner, params: owner().params, query: {} })).status,
    ).toBe(403);
    expect(
      (
        await t.call('accessLog', {
          token: world.personas.other.token ?? '',
          params: { userId: world.personas.other.userId },
          query: {},
        })
      ).body.total,
    ).toBe(0);
  });

  it('is checked with WebCrypto alone, row by row, between two signed heads', async () => {
    expect((await log()).body.proof).toBeNull();
    await sign();
    const { rows, proof } = (await log()).body;
    if (!proof) throw new Error('no proof');
    const key = await crypto.subtle.importKey(
      'spki',
      Buffer.from(proof.publicKey, 'base64url'),
      { name: 'Ed25519' },
      false,
      ['verify'],
    );
    for (const head of [proof.before, proof.after]) {
      if (head)
        expect(
          await crypto.subtle.verify(
            'Ed25519',
            key,
            Buffer.from(head.signature, 'base64url'),
            new TextEncoder().encode(`bussola-audit-head\n${head.seq}\n${head.hash}\n${head.at}`),
          ),
        ).toBe(true);
    }
    const first = (proof.before?.seq ?? 0) + 1;
    let own = 0;
    let hash = proof.before?.hash ?? '0'.repeat(64);
    for (const [at, rowHash] of proof.rowHashes.entries()) {
      hash = await chained(hash, rowHash);
      const row = rows.find(({ seq }) => seq === first + at);
      if (row) own += 1;
      if (row)
        expect([await sha(new TextEncoder().encode(row.canonical)), row.hash]).toEqual([
          rowHash,
          hash,
        ]);
    }
    expect([hash, first + proof.rowHashes.length - 1]).toEqual([proof.after.hash, proof.after.seq]);
    expect(own).toBeGreaterThan(0);
    const [newest] = rows;
    expect(
      await sha(new TextEncoder().encode(newest?.canonical.replace('allInfo', 'getNucleo'))),
    ).not.toBe(proof.rowHashes[(newest?.seq ?? 0) - first]);
  });
});

describe('the chain', () => {
  it('is one, without gaps, also when forty write at once', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_none, at) =>
        t.deps.db.transaction((tx) =>
          note(tx, {
            at: t.deps.clock(),
            actor: world.owner.userId ?? null,
            subject: at % 2 ? (world.owner.userId ?? null) : null,
            action: 'prova',
          }),
        ),
      ),
    );
    const seqs = await t.deps.db.query<{ seq: number }>(
      'select seq from audit_chain order by seq',
      [],
    );
    expect(seqs.map(({ seq }) => seq)).toEqual(seqs.map((_row, at) => at + 1));
    await sign();
    expect(await verify()).toMatchObject({ whole: true, rows: seqs.length });
  });
  it('has nothing of what was rolled back', async () => {
    const before = await verify();
    await expect(
      t.deps.db.transaction(async (tx) => {
        await note(tx, { at: t.deps.clock(), actor: null, subject: null, action: 'annullata' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await verify()).toEqual(before);
  });
  it.each([
    "update audit set action = 'altra'",
    'delete from audit',
    'truncate audit cascade',
    'update audit_chain set hash = row_hash',
    'delete from audit_chain',
    'truncate audit_chain',
  ])('refuses, also to the owner of the schema: %s', async (sql) => {
    await expect(t.owner.query(sql, []).then(() => 'accepted', sqlState)).resolves.toBe('P0001');
    // The login of a running server has no right to it at all.
    await expect(t.deps.db.query(sql, []).then(() => 'accepted', sqlState)).resolves.toBe(
      t.deps.db.engine === 'postgres' ? '42501' : 'P0001',
    );
  });
  it.each([
    'select 1 from audit',
    'select 1 from audit_chain',
    'select 1 from audit_pseudonyms',
    `insert into audit (at, action) values (now(), 'x')`,
  ])('is closed to whoever acts for a person: %s', async (sql) => {
    const entrant = { sessionId: null, actorId: null, areaId: null, now: t.deps.clock() };
    await expect(
      t.deps.db
        .under(entrant)
        .query(sql, [])
        .then(() => 'accepted', sqlState),
    ).resolves.toBe('42501');
  });
  it('writes the name of the person who acts, whatever the application says', async () => {
    const { userId: actorId, token } = world.personas.other;
    expect(token).not.toBeNull();
    const entrant = {
      sessionId: world.personas.other.ids.sessionId ?? null,
      actorId,
      areaId: actorId,
      now: t.deps.clock(),
    };
    await t.deps.db.under(entrant).transaction((tx) =>
      note(tx, {
        at: t.deps.clock(),
        actor: world.owner.userId ?? null,
        subject: null,
        action: 'falsa',
      }),
    );
    expect(
      await t.deps.db.query(
        `select p.user_id as id from audit a join audit_pseudonyms p on p.pseudonym = a.who where a.action = 'falsa'`,
        [],
      ),
    ).toEqual([{ id: actorId }]);
  });
  it('promise «erased»: outlives a person: their name goes, the entries stay, and the chain still holds', async () => {
    const gone = world.personas.unverified.userId;
    await t.deps.db.transaction((tx) =>
      note(tx, { at: t.deps.clock(), actor: gone, subject: gone, action: 'ultima' }),
    );
    await t.deps.db.query('delete from users where id = $1', [gone]);
    expect(
      await t.deps.db.query(
        `select count(*)::int as n from audit a join audit_pseudonyms p on p.pseudonym = a.who where a.action = 'ultima'`,
        [],
      ),
    ).toEqual([{ n: 0 }]);
    expect((await t.deps.db.query(`select 1 from audit where action = 'ultima'`, [])).length).toBe(
      1,
    );
    expect(JSON.stringify(await t.deps.db.query('select * from audit', []))).not.toContain(gone);
    expect(await verify()).toMatchObject({ whole: true });
  });
  it('detects a changed, removed or truncated row, and a head with a foreign signature', async () => {
    await sign();
    const file = path.join(t.deps.config.dataDir, 'audit-heads.jsonl');
    const heads = readFileSync(file, 'utf8');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    /** What only the owner of the tables could do, undone again. */
    const tamper = async (sql: string): Promise<unknown> => {
      let verdict: unknown;
      await t.owner
        .transaction(async (tx) => {
          await tx.query(
            'alter table audit disable trigger user; alter table audit_chain disable trigger user',
          );
          await tx.query(sql);
          verdict = await signedVerdict(tx);
          throw new Error('undo');
        })
        .catch((error: unknown) => {
          if (!(error instanceof Error) || error.message !== 'undo') throw error;
        });
      return verdict;
    };
    const { signedHeads } = await import('./signed-heads.ts');
    const signedVerdict = (tx: object) =>
      signedHeads({ ...t.deps, db: { ...t.deps.db, ...tx } }).verify();
    expect(
      await tamper(
        `update audit set action = 'altra' where id = (select audit_id from audit_chain where seq = 3)`,
      ),
    ).toMatchObject({ whole: false, fault: 'changed', row: 3, why: 'row 3 was changed' });
    expect(
      await tamper(`update audit_chain set hash = repeat('0', 64) where seq = 3`),
    ).toMatchObject({
      whole: false,
      why: 'row 3 does not follow the one before it',
    });
    // Rewritten with care: every row follows the one before it, and only the signed head tells.
    expect(
      await tamper(`do $$ declare r record; h text := repeat('0', 64); w text; begin
        update audit set action = 'altra' where id = (select audit_id from audit_chain where seq = 3);
        for r in select c.seq, c.place, c.audit_id from audit_chain c order by c.seq loop
          select encode(sha256(convert_to(audit_canonical(a, r.seq, r.place), 'UTF8')), 'hex') into w from audit a where a.id = r.audit_id;
          h := encode(sha256(decode(h, 'hex') || decode(w, 'hex')), 'hex');
          update audit_chain set row_hash = w, hash = h where seq = r.seq;
        end loop; end $$`),
    ).toMatchObject({
      whole: false,
      why: expect.stringMatching(/^row \d+ is not the one that was signed$/),
    });
    expect(await tamper('delete from audit_chain where seq = 5')).toMatchObject({
      whole: false,
      why: 'row 5 is missing',
    });
    expect(
      await tamper('delete from audit_chain where seq = (select max(seq) from audit_chain)'),
    ).toMatchObject({ whole: false, why: expect.stringContaining('was signed') });
    writeFileSync(
      file,
      heads.replace(
        /"signature":"./,
        (start) => `${start.slice(0, -1)}${start.endsWith('A') ? 'B' : 'A'}`,
      ),
    );
    expect(await verify()).toMatchObject({
      whole: false,
      why: expect.stringContaining('is not ours'),
    });
    writeFileSync(file, heads);
    expect(await verify()).toMatchObject({ whole: true });
  });
  it('goes on after a head that was written by half', async () => {
    const file = path.join(t.deps.config.dataDir, 'audit-heads.jsonl');
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"seq":1,"ha`);
    expect((await log()).status).toBe(200);
    await t.deps.db.transaction((tx) =>
      note(tx, { at: t.deps.clock(), actor: null, subject: null, action: 'dopo' }),
    );
    const before = (await asSystem(() => t.app.services.auditHeads.read())).length;
    await sign();
    expect((await asSystem(() => t.app.services.auditHeads.read())).length).toBe(before + 1);
    expect(await verify()).toMatchObject({ whole: true, heads: before + 1 });
  });
});
