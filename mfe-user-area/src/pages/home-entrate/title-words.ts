import type { Analisi } from '@bussola/domain';
import type { Earner } from './earners.ts';

/** Who brings most of what comes in. */
export type WhoSaid =
  | { say: 'none' | 'allYou' | 'alone' }
  | { say: 'allOne' | 'halves'; name: string }
  | { say: 'mostYou'; share: number }
  | { say: 'mostOne'; share: number; name: string };

/** @param alone the first person only: who brings it needs no saying */
export function whoOf(earners: readonly Earner[], alone: boolean): WhoSaid {
  const [first, second, ...others] = earners.toSorted((one, other) => other.netto - one.netto);
  if (!first) return { say: 'none' };
  if (alone) return { say: 'alone' };
  const isMe = ({ person }: Earner) => person.kinship === 'me';
  if (!second) return isMe(first) ? { say: 'allYou' } : { say: 'allOne', name: first.person.name };
  const isHalves = others.length === 0 && first.share === second.share;
  const other = isMe(first) ? second : isMe(second) ? first : undefined;
  if (isHalves && other) return { say: 'halves', name: other.person.name };
  const share = Math.min(99, first.share);
  return isMe(first)
    ? { say: 'mostYou', share }
    : { say: 'mostOne', share, name: first.person.name };
}

export type LeftSaid = 'some' | 'one' | 'little' | 'nothing' | 'short';
export interface Left {
  say: LeftSaid;
  /** Whole, of a hundred that come in. */ share: number;
  /** Spending or instalments were supposed. */ estimated: boolean;
}

/**
 * How much remains of every 100 euro of income. Undefined if an income is missing, or if the month
 * counts people that the page does not show.
 */
export function leftOf({
  bilancio,
  reddito,
}: Pick<Analisi, 'bilancio' | 'reddito'>): Left | undefined {
  const { entrate, margine, disavanzo, speseStimate, rateStimate } = bilancio;
  if (entrate === null || margine === null || !(entrate > 0)) return undefined;
  if (Math.abs(entrate * 12 - reddito.netto) > 1) return undefined;
  const estimated = speseStimate || rateStimate;
  const share = Math.round((100 * margine) / entrate);
  const say = (): LeftSaid => {
    if (share > 1) return 'some';
    if (share === 1) return 'one';
    if (margine > 0) return 'little';
    return (disavanzo ?? 0) > 0 && !estimated ? 'short' : 'nothing';
  };
  return { say: say(), share, estimated };
}
