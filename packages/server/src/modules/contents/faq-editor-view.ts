/** Every question as its writers see it: drafts, versions, and what readers did, in sums. */
import type { FaqDoc, ResponseOf } from '@bussola/contract';
import { FAQ_CATEGORIES } from '@bussola/contract/limits';
import { plusDays } from '@bussola/domain/calendario';
import type { IsoDate } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import * as kept from './content-repository.ts';
import * as readers from './faq-repository.ts';
import { writtenView } from './written-view.ts';

export type Writing = Extract<ResponseOf<'faqs'>, { view: 'editor' }>;

export const firstOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 7)}-01`;
/** Questions in the order of their categories; whatever has none is no question. */
export const byCategory = <R extends { category: FaqDoc['category'] | null }>(
  found: readonly R[],
): (R & { category: FaqDoc['category'] })[] =>
  FAQ_CATEGORIES.flatMap((category) =>
    found.filter((one) => one.category === category).map((one) => ({ ...one, category })),
  );

/** @param who whose screen it is: others who have a question open are named */
export async function faqEditorView(
  from: Tx | Deps['db'],
  { userId, now }: { userId: string; now: Date },
): Promise<Writing> {
  const today = romeDay(now);
  const months = [firstOfMonth(today), firstOfMonth(plusDays(firstOfMonth(today), -1))] as const;
  const found = byCategory(await kept.listContents(from, 'faq'));
  const [versions, votes, reads, remarks, writers] = [
    await kept.listVersions(from, 'faq'),
    await readers.countVotes(from, months[1]),
    await readers.listReads(from, months[1]),
    await readers.listRemarks(from),
    await kept.listWriters(from, { userId, now }),
  ];
  const monthOf = (of: string, first: IsoDate) => {
    const cast = votes.find(({ id, month }) => id === of && first.startsWith(month));
    return {
      reads: reads.find(({ id, month }) => id === of && month === first)?.reads ?? 0,
      useful: cast?.useful ?? 0,
      useless: cast?.useless ?? 0,
    };
  };
  return {
    view: 'editor',
    faqs: found.map((content, index) => ({
      id: content.id,
      category: content.category,
      place: index + 1 - found.findIndex(({ category }) => category === content.category),
      ...writtenView({ content, versions, writers, today, titleOf: ({ it }) => it.question }),
      thisMonth: monthOf(content.id, months[0]),
      lastMonth: monthOf(content.id, months[1]),
      remarks: remarks.filter(({ id }) => id === content.id).map(({ text, on }) => ({ text, on })),
    })),
  };
}
