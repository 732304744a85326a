import type { RichText } from '@bussola/contract';
import type { ChiaveTesto } from '@bussola/domain/testi';
import { PASSWORD } from './test-app.ts';
import type { TestApp } from './test-app.ts';

type Paragraph = Extract<RichText['content'][number], { type: 'paragraph' }>;
export type Runs = NonNullable<Paragraph['content']>;

/** A paragraph for each row of runs; a string is a run of words. */
export const treeOf = (...paragraphs: readonly (string | Runs)[]): RichText => ({
  type: 'doc',
  content: paragraphs.map((one) => ({
    type: 'paragraph',
    content: typeof one === 'string' ? [{ type: 'text', text: one }] : one,
  })),
});

/** As a new SuperAdmin does it: the first draft of a text, published at once. */
export async function publishText(
  t: TestApp,
  key: ChiaveTesto,
  words: { it: RichText; en?: RichText },
): Promise<void> {
  const boss = await t.register(`testi.${key.toLowerCase()}@bussola.example`);
  await t.deps.db.query(`update users set role = 'SuperAdmin' where id = $1`, [boss.userId]);
  const { token } = boss;
  await t.call('stepUp', {
    token,
    params: { userId: boss.userId },
    body: { password: PASSWORD },
  });
  const saved = await t.call('updateTexts', {
    token,
    body: { action: 'save', key, version: 0, it: words.it, en: words.en ?? null },
  });
  const done = await t.call('updateTexts', {
    token,
    body: { action: 'publish', key, version: 1 },
  });
  if (saved.status !== 200 || done.status !== 200)
    throw new Error(`not published: ${saved.status} ${done.status}`);
}
