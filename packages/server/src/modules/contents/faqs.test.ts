/** Questions and answers: from a draft to a vote. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BodyOf, FaqDoc, RichText } from '@bussola/contract';
import { sessionOf } from '../../../test/session-of.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let boss: Person;
let anna: Person;
let n = 0;
beforeAll(async () => {
  t = await testApp();
  boss = await t.register('silvia.domande@bussola.example');
  anna = await t.register('anna.domande@bussola.example');
  await t.deps.db.query(`update users set role = 'SuperAdmin' where id = $1`, [boss.userId]);
}, 240_000);
afterAll(() => t.close());
beforeEach(() => {
  n += 1;
});

const doc = (...lines: string[]): RichText => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const said = (question: string, answer = 'Perché sì.') => ({ question, answer: doc(answer) });
const prove = () =>
  t.call('stepUp', {
    token: boss.token,
    params: { userId: boss.userId },
    body: { password: PASSWORD },
  });
const later = async (seconds: number) => {
  t.advance(seconds);
  for (const person of [boss, anna]) person.token = await sessionOf(t.deps, person.userId);
};
const change = (body: BodyOf<'updateFaqs'>, who = boss) =>
  t.call('updateFaqs', { token: who.token, body });
const written = async (): Promise<FaqDoc[]> => {
  const { body } = await t.call('faqs', { token: boss.token, query: { view: 'editor' } });
  return body.view === 'editor' ? body.faqs : [];
};
const one = async (id: string): Promise<FaqDoc> => {
  const found = (await written()).find((faq) => faq.id === id);
  if (!found) throw new Error('no such question');
  return found;
};
const shown = async (who = anna) => {
  const { body } = await t.call('faqs', { token: who.token, query: {} });
  return body.view === 'reader' ? body.faqs : [];
};
const added = async (question: string): Promise<FaqDoc> => {
  const { body } = await change({
    action: 'save',
    category: 'casa',
    it: said(question),
    en: null,
  });
  const found = body.faqs.find(({ draft }) => draft?.it.question === question);
  if (!found) throw new Error('not added');
  return found;
};
const published = async (question: string): Promise<FaqDoc> => {
  const { id, version } = await added(question);
  await prove();
  expect((await change({ action: 'publish', id, version })).status).toBe(200);
  return one(id);
};

describe('a question', () => {
  it('may hold a figure that is typed, and the values of the constants', async () => {
    const { id, version } = await added(`Quanto si deduce ${n}?`);
    const answer: RichText = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Nel modello 730, fino a ' },
            {
              type: 'placeholder',
              attrs: { key: 'fondo.deducibilita' },
              marks: [{ type: 'bold' }],
            },
          ],
        },
      ],
    };
    const it = { question: 'Quanto si deduce?', answer };
    expect((await change({ action: 'save', id, version, it, en: null })).status).toBe(200);
    await prove();
    expect((await change({ action: 'publish', id, version: version + 1 })).status).toBe(200);
    expect((await shown()).find((faq) => faq.id === id)?.it.answer.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Nel modello 730, fino a ' },
          { type: 'text', text: '5.300\u00A0€ l’anno', marks: [{ type: 'bold' }] },
        ],
      },
    ]);
    expect((await one(id)).published?.it).toEqual(it);
    expect((await change({ action: 'delete', id, version: version + 2 })).status).toBe(200);
  });

  it('is a draft that nobody reads, then is published with a proof, and read by anybody who signed in', async () => {
    const { id, version } = await added(`Quando arriva ${n}?`);
    expect(await shown()).toEqual([]);
    t.advance(301);
    expect((await change({ action: 'publish', id, version })).problem.code).toBe(
      'STEP_UP_REQUIRED',
    );
    await prove();
    expect((await change({ action: 'publish', id, version })).status).toBe(200);
    expect(await shown()).toEqual([
      {
        id,
        category: 'casa',
        it: said(`Quando arriva ${n}?`),
        en: null,
        reviewed: '2026-11-21',
        useful: null,
      },
    ]);
    expect((await t.call('faqs', { query: {} })).status).toBe(401);
  });

  it('is changed by its version: who saves later is shown what is there', async () => {
    const { id, version } = await published(`Quanto costa ${n}?`);
    const save = (question: string, of: number) =>
      change({ action: 'save', id, version: of, it: said(question), en: null });
    expect((await save(`Quanto costa ${n}, oggi?`, version)).status).toBe(200);
    const late = await save('Quanto?', version);
    expect([late.status, late.problem.code]).toEqual([409, 'CONFLICT']);
    expect(late.problem.current).toMatchObject({ view: 'editor' });
    const saved = await one(id);
    expect([saved.published?.it.question, saved.draft?.it.question]).toEqual([
      `Quanto costa ${n}?`,
      `Quanto costa ${n}, oggi?`,
    ]);
    expect((await shown()).some(({ it: { question } }) => question.endsWith('oggi?'))).toBe(false);
    await change({ action: 'discard', id, version: saved.version });
    expect((await one(id)).draft).toBeNull();
  });

  it('is published for a day to come, and taken from its history', async () => {
    const first = await published(`Chi decide ${n}?`);
    const { id } = first;
    await change({
      action: 'save',
      id,
      version: first.version,
      it: said(`Chi decide ${n}, e quando?`),
      en: null,
    });
    const { version } = await one(id);
    await prove();
    expect(
      (await change({ action: 'publish', id, version, from: '2026-11-20' })).problem.code,
    ).toBe('VALIDATION');
    await change({ action: 'publish', id, version, from: '2026-11-25' });
    expect(await one(id)).toMatchObject({ scheduled: { n: 2, from: '2026-11-25' }, draft: null });
    const questionOf = async () => (await shown()).find((faq) => faq.id === id)?.it.question;
    expect(await questionOf()).toBe(`Chi decide ${n}?`);
    await later(5 * 86_400);
    expect(await questionOf()).toBe(`Chi decide ${n}, e quando?`);
    const now = await one(id);
    await change({ action: 'restore', id, version: now.version, n: 1 });
    expect((await one(id)).draft?.it.question).toBe(`Chi decide ${n}?`);
  });
});

describe('the order', () => {
  it('is that of each category, and moves', async () => {
    const ids: string[] = [];
    for (const letter of ['A', 'B', 'C']) ids.push((await published(`Domanda ${letter} ${n}?`)).id);
    const [a = '', b = '', c = ''] = ids;
    const orderOf = async () =>
      (await shown()).map(({ id }) => id).filter((id) => ids.includes(id));
    expect(await orderOf()).toEqual([a, b, c]);
    const { version, place } = await one(c);
    await change({ action: 'move', id: c, version, category: 'casa', place: place - 2 });
    expect(await orderOf()).toEqual([c, a, b]);
    await change({
      action: 'move',
      id: a,
      version: (await one(a)).version,
      category: 'primi-passi',
      place: 1,
    });
    expect(await orderOf()).toEqual([a, c, b]);
    await prove();
    await change({ action: 'delete', id: b, version: (await one(b)).version });
    expect(await orderOf()).toEqual([a, c]);
  });
});

describe('English', () => {
  it('is older than Italian until it changes, or is said to be right as it is', async () => {
    const { id, version } = await added(`Dove sta ${n}?`);
    const save = async (
      part: Pick<Extract<BodyOf<'updateFaqs'>, { action: 'save' }>, 'it' | 'en' | 'enFine'>,
    ) => {
      t.advance(1);
      await change({ action: 'save', id, version: (await one(id)).version, ...part });
      const { draft } = await one(id);
      return draft?.enAt === null ? null : (draft?.enAt ?? '') >= (draft?.itAt ?? '');
    };
    expect(version).toBe(1);
    const [it, en] = [said(`Dove sta ${n}?`), said(`Where is it ${n}?`)];
    expect(await save({ it, en })).toBe(true);
    const newer = said(`Dove sta ${n}, adesso?`);
    expect(await save({ it: newer, en })).toBe(false);
    expect(await save({ it: newer, en, enFine: true })).toBe(true);
    expect(await save({ it: newer, en: null })).toBeNull();
  });

  it('is shown beside the Italian that it last said', async () => {
    const { id, version } = await published(`Come si paga ${n}?`);
    expect((await one(id)).translated).toBeNull();
    const [it, en] = [said(`Come si paga ${n}?`), said(`How does one pay ${n}?`)];
    await change({ action: 'save', id, version, it, en });
    await change({ action: 'publish', id, version: version + 1 });
    expect((await one(id)).translated).toEqual(it);
    t.advance(1);
    const newer = said(`Come si paga ${n}, e quando?`);
    await change({ action: 'save', id, version: version + 2, it: newer, en });
    await change({ action: 'publish', id, version: version + 3 });
    expect((await one(id)).translated).toEqual(it);
  });
});

describe('readers', () => {
  const feedback = (id: string, body: BodyOf<'faqFeedback'>, who = anna) =>
    t.call('faqFeedback', { token: who.token, params: { id }, body });
  it('vote once, change their mind, and write one line after a «No» that has no author', async () => {
    const { id } = await published(`È utile ${n}?`);
    expect((await feedback(id, { action: 'read' })).status).toBe(204);
    expect((await feedback(id, { action: 'remark', text: 'E il BTP?' })).status).toBe(409);
    await feedback(id, { action: 'vote', useful: true });
    expect((await feedback(id, { action: 'remark', text: 'E il BTP?' })).status).toBe(409);
    await feedback(id, { action: 'vote', useful: false });
    expect((await feedback(id, { action: 'remark', text: 'E il BTP?' })).status).toBe(204);
    expect((await feedback(id, { action: 'remark', text: 'E ancora?' })).status).toBe(409);
    expect((await shown()).find((faq) => faq.id === id)?.useful).toBe(false);
    expect((await shown(boss)).find((faq) => faq.id === id)?.useful).toBeNull();
    const { thisMonth, lastMonth, remarks } = await one(id);
    expect(thisMonth).toEqual({ reads: 1, useful: 0, useless: 1 });
    expect(lastMonth).toEqual({ reads: 0, useful: 0, useless: 0 });
    expect(remarks).toEqual([{ text: 'E il BTP?', on: expect.any(String) }]);
    const columns = await t.owner.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'faq_remarks'`,
      [],
    );
    expect(columns.map(({ name }) => name).sort()).toEqual([
      'content_id',
      'id',
      'text',
      'written_on',
    ]);
  });
  it('say nothing of a draft, or of what is not there', async () => {
    const { id } = await added(`Bozza ${n}?`);
    expect((await feedback(id, { action: 'read' })).status).toBe(404);
    expect((await feedback(crypto.randomUUID(), { action: 'read' })).status).toBe(404);
  });
  it('promise «requests»: ask a person of the staff, who alone finds it among the requests', async () => {
    const text = 'Se divorzio, chi paga il mutuo della casa che abbiamo comprato insieme?';
    expect((await t.call('askQuestion', { token: anna.token, body: { text } })).status).toBe(204);
    expect((await t.call('richieste', { token: anna.token, query: {} })).status).toBe(403);
    const { open } = (await t.call('richieste', { token: boss.token, query: {} })).body;
    expect(open).toMatchObject([
      {
        kind: 'domanda',
        via: 'sito',
        clientId: anna.userId,
        dueOn: null,
        body: { words: text, email: 'anna.domande@bussola.example' },
      },
    ]);
  });
});

describe('who writes', () => {
  it('is a SuperAdmin alone; whoever else has a question open is named', async () => {
    const { id, version } = await added(`Chi scrive ${n}?`);
    const marta = await t.register(`marta${n}@bussola.example`);
    const asked = await t.call('faqs', { token: marta.token, query: { view: 'editor' } });
    expect(asked.status).toBe(403);
    expect((await change({ action: 'discard', id, version }, marta)).status).toBe(403);
    await t.deps.db.query(
      `update users set role = 'SuperAdmin', first_name = 'Marta', last_name = 'Riva' where id = $1`,
      [marta.userId],
    );
    marta.token = await sessionOf(t.deps, marta.userId);
    expect((await change({ action: 'open', id }, marta)).status).toBe(200);
    expect((await one(id)).writers).toEqual(['Marta Riva']);
    await later(60);
    expect((await one(id)).writers).toEqual([]);
  });
  it.each<[string, object]>([
    ['a script', { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }],
    [
      'a javascript: link',
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'premi',
            marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
          },
        ],
      },
    ],
    [
      'a link to another site by two strokes',
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'premi', marks: [{ type: 'link', attrs: { href: '//x.it' } }] },
        ],
      },
    ],
    [
      'a list in a list',
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'bulletList', content: [] }] }],
      },
    ],
    [
      'more than fits',
      {
        type: 'paragraph',
        content: Array.from({ length: 6 }, () => ({ type: 'text', text: 'x'.repeat(4_000) })),
      },
    ],
  ])('cannot save %s', async (_what, block) => {
    const before = await written();
    const answer = await t.call('updateFaqs', {
      token: boss.token,
      raw: {
        action: 'save',
        category: 'casa',
        it: { question: 'Si può?', answer: { type: 'doc', content: [block] } },
        en: null,
      },
    });
    expect([answer.status, answer.problem.code]).toEqual([422, 'VALIDATION']);
    expect(await written()).toEqual(before);
  });
});
