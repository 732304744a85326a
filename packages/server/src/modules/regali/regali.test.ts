/** Useful gifts on the real application: what reaches the recipient, and what stays of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contract } from '@bussola/contract';
import type { BodyOf } from '@bussola/contract';
import { REGALI } from '@bussola/domain/regali';
import { letteraRegalo } from '@bussola/domain/regali-lettera';
import { go, grantsWorld, offer, take } from '../../../test/grants.ts';
import { publishText, treeOf } from '../../../test/publish-text.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { housekeeping } from '../../housekeeping.ts';
import { listDevMail } from '../mail/outbox-repository.ts';
import { refusalToken } from './refusal-link.ts';

const NAME = 'Zia Ermenegilda';
let t: TestApp;
let giver: Person;
let to = '';
let n = 0;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  n += 1;
  giver = await t.register(`donatore${n}@bussola.example`);
  to = `Riceve.Regali${n}@Parenti.example`;
});

const send = (more: Partial<BodyOf<'sendRegalo'>> = {}, who = giver) =>
  t.call('sendRegalo', {
    token: who.token,
    body: { regalo: 'checkup', nome: NAME, email: to, messaggio: '', language: 'it', ...more },
  });
const letters = async (address = to) => {
  await t.app.services.mailer.drain();
  return listDevMail(t.deps.db, address);
};
const refusalOf = async (): Promise<string> => (await t.mail(to))[0]?.token ?? '';
const refuse = (token: string) => t.call('refuseRegali', { body: { token } });
/** As if the gifts of this giver had been sent earlier. */
const agedBy = (days: number) =>
  t.deps.db.query(
    'update regali set sent_at = sent_at - make_interval(days => $2) where user_id = $1',
    [giver.userId, days],
  );
const deducibilita = async (): Promise<number> =>
  (await t.call('listRegali', { token: giver.token })).body.deducibilita;

/** Where an address is kept: `table.column`. */
async function traces(address: string): Promise<string[]> {
  const columns = await t.deps.db.query<{ name: string; column: string }>(
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  );
  const found: string[] = [];
  for (const { name, column } of columns) {
    const rows = await t.deps.db.query(
      `select 1 from ${name} x where position(lower($1) in lower(x.${column}::text)) > 0 limit 1`,
      [address],
    );
    if (rows.length > 0) found.push(`${name}.${column}`);
  }
  return found;
}

describe('the letter', () => {
  it.each(REGALI)('of «%s» says what the page shows before it is sent', async (regalo) => {
    const messaggio = 'Cara zia,\nti penso spesso. <3';
    expect((await send({ regalo, messaggio })).status).toBe(201);
    const [mail] = await letters();
    const shown = letteraRegalo({
      regalo,
      mittente: 'Anna Colombo',
      messaggio,
      language: 'it',
      deducibilita: await deducibilita(),
    });
    expect(mail?.subject).toBe(shown.subject);
    const body = mail?.body ?? '';
    for (const one of shown.paragraphs)
      expect(body).toContain(typeof one === 'string' ? one : '> Cara zia,\n> ti penso spesso. <3');
    expect(body).toContain(shown.foot);
    expect(body).toContain('«Anna Colombo»');
    expect(mail?.html).toContain('ti penso spesso. &lt;3</blockquote>');
    const links = [...body.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link).pathname);
    expect(links).toEqual([...(regalo === 'checkup' ? ['/checkup'] : []), '/user/no-more-letters']);
  });

  it('has the steps that staff published, in the language of the letter', async () => {
    await publishText(t, 'lettera.esperto.passo-2', {
      it: treeOf('Scegli tu la persona.', 'Poi fissa un’ora.'),
      en: treeOf('Choose the person yourself.'),
    });
    await send({ regalo: 'esperto' });
    const [italian] = await letters();
    expect(italian?.body).toContain('Scegli tu la persona.');
    expect(italian?.body).toContain('Poi fissa un’ora.');
    expect(italian?.body).not.toContain('Consiglio nazionale del notariato');
    to = `Altra.Zia${n}@Parenti.example`;
    await send({ regalo: 'esperto', language: 'en' });
    expect((await letters())[0]?.body).toContain('Choose the person yourself.');
  });

  it('names the limit of the law as the engine has it today', async () => {
    await send({ regalo: 'pensione', language: 'en' });
    const limit = await deducibilita();
    expect(limit).toBeGreaterThan(1000);
    expect((await letters())[0]?.body.replaceAll(/[.\u00A0]/g, '')).toContain(`${limit}€`);
  });

  it.each([
    ['a scheme', 'Guarda http://premi'],
    ['a domain', 'Vai su premi.example'],
    ['www', 'Cerca www premi'],
    ['an address', 'Scrivi a zia@premi'],
    ['a hidden sign inside', 'Vai su premi\u200C.example'],
  ])('takes no message with %s', async (_what, messaggio) => {
    const refused = await send({ messaggio });
    expect(refused.status).toBe(422);
    expect(refused.problem.errors).toMatchObject([
      { field: 'messaggio', code: 'forms:errors.messageLink' },
    ]);
    expect(await letters()).toEqual([]);
  });

  it('takes 500 signs and no more, and no name that is an address', async () => {
    expect((await send({ messaggio: 'a'.repeat(501) })).status).toBe(422);
    expect((await send({ messaggio: 'a'.repeat(500) })).status).toBe(201);
    expect((await send({ nome: 'premi.example' })).problem.errors).toMatchObject([
      { field: 'nome' },
    ]);
  });
});

describe('the recipient', () => {
  it('is in no table once the letter has left, and their name is sealed', async () => {
    await send({ messaggio: 'Un abbraccio' });
    expect(await letters()).toHaveLength(1);
    // The mailbox of a server without SMTP stands for the recipient's own.
    await t.deps.db.query('delete from dev_mail');
    expect(await traces(to)).toEqual([]);
    expect(await traces(NAME)).toEqual([]);
    expect(await traces('Un abbraccio')).toEqual([]);
  });

  it('who refuses gets no letter any more, and no giver can tell', async () => {
    const before = await send();
    expect(await refuse(await refusalOf())).toMatchObject({ status: 200, body: { refused: true } });
    const after = await send({ regalo: 'imprevisti', email: to.toUpperCase() });
    const other = await t.register(`altro-donatore${n}@bussola.example`);
    const theirs = await send({}, other);
    expect(await letters()).toHaveLength(1);
    expect([after.status, theirs.status]).toEqual([before.status, before.status]);
    expect(after.body.regali).toHaveLength(2);
    expect(Object.keys(theirs.body.regali[0] ?? {})).toEqual(
      Object.keys(before.body.regali[0] ?? {}),
    );
    expect((await refuse(await refusalOf())).status).toBe(200);
  });

  it('is refused for by nobody with a link that we did not sign', async () => {
    const strange = { mac: () => 'ab'.repeat(32) };
    expect(await refuse(refusalToken(strange, 'cd'.repeat(16)))).toMatchObject({
      status: 422,
      problem: { code: 'TOKEN_INVALID' },
    });
  });

  it('gets three letters a day at most, from everybody together', async () => {
    const statuses: number[] = [];
    for (let k = 0; k < 4; k += 1)
      statuses.push((await send({}, await t.register(`folla${n}-${k}@bussola.example`))).status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await letters()).toHaveLength(3);
  });
});

describe('a second gift of a kind to one address', () => {
  it('is asked about with the day of the first, and sent when it is asked for again', async () => {
    await send();
    await agedBy(3);
    const asked = await send({ email: to.toLowerCase() });
    expect(asked).toMatchObject({
      status: 409,
      problem: { code: 'CONFLICT', current: { sentOn: '2026-11-18' } },
    });
    expect(await letters()).toHaveLength(1);
    expect((await send({ regalo: 'esperto' })).status).toBe(201);
    // Three letters a day go to one address, so the third is the last.
    expect((await send({ again: true })).body.regali).toHaveLength(3);
    expect(await letters()).toHaveLength(3);
  });

  it('is a new one after thirty days, when the address is forgotten altogether', async () => {
    const hashes = () =>
      t.deps.db.query<{ hash: string | null }>(
        'select address_hash as hash from regali where user_id = $1 order by sent_at',
        [giver.userId],
      );
    const sweep = () => housekeeping(t.deps, t.app.services).sweep();
    await send();
    await agedBy(29);
    await sweep();
    expect(await hashes()).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    expect((await send()).status).toBe(409);
    await agedBy(1);
    expect((await send()).status).toBe(201);
    await sweep();
    expect(await hashes()).toEqual([
      { hash: null },
      { hash: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
  });

  it('is one when the same request comes twice', async () => {
    const headers = { 'idempotency-key': `regalo-${n}-due-volte` };
    const twice = { token: giver.token, headers };
    const body = {
      regalo: 'checkup',
      nome: NAME,
      email: to,
      messaggio: '',
      language: 'it',
    } as const;
    await t.call('sendRegalo', { ...twice, body: { ...body, again: true } });
    const repeat = await t.call('sendRegalo', { ...twice, body: { ...body, again: true } });
    expect(repeat.status).toBe(201);
    expect(repeat.body.regali).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
    const kept = await t.deps.db.query<{ text: string }>(
      `select response::text as text from idempotency`,
      [],
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter(({ text }) => text.includes(NAME))).toEqual([]);
  });
});

it('lets one person send five a day, and asking about a second one spends none', async () => {
  const gift = (k: number) => send({ email: `parente${k}-${n}@parenti.example` });
  await gift(0);
  for (let k = 0; k < 6; k += 1) expect((await gift(0)).status).toBe(409);
  for (let k = 1; k < 5; k += 1) expect((await gift(k)).status).toBe(201);
  const sixth = await gift(5);
  expect(sixth).toMatchObject({ status: 429, problem: { code: 'TOO_MANY_REQUESTS' } });
  expect(sixth.headers['retry-after']).toBeDefined();
});

describe('the history', () => {
  const list = (who = giver) => t.call('listRegali', { token: who.token });
  it('has gift, name and day, the newest first, and loses the line that is deleted', async () => {
    expect((await list()).body.regali).toEqual([]);
    await send();
    t.advance(60);
    const [second, first] = (await send({ regalo: 'esperto' })).body.regali;
    expect([second, first]).toEqual([
      { regaloId: second?.regaloId, regalo: 'esperto', nome: NAME, data: '2026-11-21' },
      { regaloId: first?.regaloId, regalo: 'checkup', nome: NAME, data: '2026-11-21' },
    ]);
    const params = { regaloId: second?.regaloId ?? '' };
    const left = await t.call('deleteRegalo', { token: giver.token, params });
    expect(left.body.regali).toEqual([first]);
  });

  it('is shown to its owner only', async () => {
    const regaloId = (await send()).body.regali[0]?.regaloId ?? '';
    const stranger = await t.register(`estraneo${n}@bussola.example`);
    expect((await list(stranger)).body.regali).toEqual([]);
    const params = { regaloId };
    expect((await t.call('deleteRegalo', { token: stranger.token, params })).status).toBe(404);
    expect((await list()).body.regali).toHaveLength(1);
  });

  it('promise «giver»: says nothing of the area of whoever was given a checkup', async () => {
    const { regali } = (await send()).body;
    const given = await t.register(to);
    const params = { userId: given.userId };
    expect((await t.call('allInfo', { token: given.token, params })).status).toBe(200);
    expect((await t.call('allInfo', { token: giver.token, params })).status).toBe(404);
    expect((await list()).body.regali).toEqual(regali);
  });

  it('leaves an entry in the audit that names the gift and nobody', async () => {
    await send({ regalo: 'imprevisti' });
    const entries = await t.deps.db.query<{ detail: string }>(
      `select detail from audit where action = 'gift.sent' order by id desc limit 1`,
    );
    expect(entries).toEqual([{ detail: 'imprevisti' }]);
  });
});

it('is opened by no grant: in somebody else’s area nothing is read, sent or deleted', async () => {
  const world = await grantsWorld();
  const grantId = await offer(world.t, world.anna, 'chiara.partner@bussola.example', {
    scopes: ['dati:write', 'patrimonio:write', 'protezione:write', 'previdenza:write'],
  });
  await take(world.t, world.chiara, grantId);
  const token = (await go(world.t, world.chiara, world.anna.userId, grantId)).body.jwtToken;
  const body = { regalo: 'checkup', nome: NAME, email: to, messaggio: '', language: 'it' } as const;
  const params = { regaloId: crypto.randomUUID() };
  expect((await world.t.call('listRegali', { token })).status).toBe(403);
  expect((await world.t.call('sendRegalo', { token, body })).status).toBe(403);
  expect((await world.t.call('deleteRegalo', { token, params })).status).toBe(403);
  // The database refuses too: without these lines nobody would see that the first wall is gone.
  for (const name of ['listRegali', 'sendRegalo', 'deleteRegalo'] as const)
    expect(contract[name].permission.underGrant).toBe('never');
  await world.t.close();
});
