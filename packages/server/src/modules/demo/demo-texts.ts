/** A text of the pages that staff published, and one that waits as a draft. */
import type { RichText } from '@bussola/contract';
import type { ChiaveTesto } from '@bussola/domain/testi';
import { plusDays, romeDay } from '../../clock.ts';
import type { Tx } from '../../deps.ts';
import { insertKeyed, insertVersion, putDraft } from '../contents/content-repository.ts';
import { demoId } from './demo-id.ts';

const treeOf = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const PUBLISHED = {
  key: 'area.pensione.chiedi-1' satisfies ChiaveTesto,
  it: 'Quanto costa il fondo in un anno? Il numero da guardare si chiama ISC.',
  en: 'What does the fund cost in a year? The figure to look at is called ISC.',
};
const DRAFT = {
  key: 'area.LTC.chiedi-3' satisfies ChiaveTesto,
  it: 'Fino a che età si può entrare, e con quali domande sulla salute?',
};

export async function seedTexts(tx: Tx, now: Date): Promise<void> {
  const by = { by: demoId('super'), now: plusDays(now, -12) };
  const id = demoId('testo isc');
  const at = by.now.toISOString();
  const { key, it, en } = PUBLISHED;
  const body = { it: treeOf(it), en: treeOf(en), itAt: at, enAt: at };
  await insertKeyed(tx, { id, kind: 'text', key, body, ...by });
  await insertVersion(tx, { id, body, from: romeDay(by.now), ...by });
  await putDraft(tx, { id, body: null, ...by });
  await insertKeyed(tx, {
    id: demoId('testo bozza'),
    kind: 'text',
    key: DRAFT.key,
    body: { it: treeOf(DRAFT.it), en: null, itAt: now.toISOString(), enAt: null },
    by: demoId('super'),
    now,
  });
}
