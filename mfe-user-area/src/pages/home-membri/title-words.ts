/** The title of the page says how many they are, how many earn, and on whom the weight lies. */
export type CountKey =
  'n1' | 'n2' | 'n3' | 'n4' | 'n5' | 'n6' | 'n7' | 'n8' | 'n9' | 'n10' | 'many';
export type IncomesKey = 'n0' | 'n1' | 'n2' | 'n3' | 'n4' | 'n5' | 'many';
export type WeightKey = 'allOn' | 'nearlyAllOn' | 'moreOn' | 'shared';

export interface TitleWords {
  count: CountKey;
  people: number;
  incomes: IncomesKey;
  earners: number;
  weight?: { key: WeightKey; memberId: string };
}

const COUNTS: readonly CountKey[] = [
  'many',
  'n1',
  'n2',
  'n3',
  'n4',
  'n5',
  'n6',
  'n7',
  'n8',
  'n9',
  'n10',
];
const INCOMES: readonly IncomesKey[] = ['n0', 'n1', 'n2', 'n3', 'n4', 'n5'];

/** @param perMembro net income of each member that counts, in euro a year */
export function titleWords(
  people: number,
  perMembro: readonly { memberId: string; netto: number }[],
): TitleWords {
  const earners = perMembro.filter(({ netto }) => netto > 0);
  const words: TitleWords = {
    count: COUNTS[people] ?? 'many',
    people,
    incomes: INCOMES[earners.length] ?? 'many',
    earners: earners.length,
  };
  const total = earners.reduce((sum, { netto }) => sum + netto, 0);
  if (people < 2 || earners.length === 0) return words;
  const first = earners.reduce((most, one) => (one.netto > most.netto ? one : most));
  return { ...words, weight: { key: weightOf(first.netto / total), memberId: first.memberId } };
}

const weightOf = (share: number): WeightKey =>
  share >= 1 ? 'allOn' : share >= 0.8 ? 'nearlyAllOn' : share >= 0.55 ? 'moreOn' : 'shared';
