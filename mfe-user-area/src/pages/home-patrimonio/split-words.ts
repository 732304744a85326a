import type { Membro } from '@bussola/domain';

export type Split = 'classi' | 'strumenti' | 'regimi';

interface Share {
  key: string;
  label: string;
  /** 0–100. */ value: number;
}
export type SplitSaid =
  | { say: 'only'; label: string }
  | { say: 'top'; label: string; pct: number }
  | { say: 'allUnknownRegime' }
  | { say: 'unknownRegime'; pct: number; hasVowel: boolean };

/** What a split says: that its regime is not known, or its largest part. */
export function topOf(split: Split, shares: readonly Share[]): SplitSaid {
  const present = shares.filter(({ value }) => value > 0);
  const unknown = split === 'regimi' ? present.find(({ key }) => key === 'nonso') : undefined;
  if (unknown)
    return present.length === 1
      ? { say: 'allUnknownRegime' }
      : { say: 'unknownRegime', pct: unknown.value, hasVowel: beginsWithVowel(unknown.value) };
  const [first = { label: '', value: 0 }] = present.toSorted((a, b) => b.value - a.value);
  return present.length === 1
    ? { say: 'only', label: first.label }
    : { say: 'top', label: first.label, pct: first.value };
}

/** «l'otto», «l'undici», «l'ottanta». */
function beginsWithVowel(pct: number): boolean {
  const whole = Math.round(pct);
  return whole === 1 || whole === 8 || whole === 11 || (whole >= 80 && whole < 90);
}

/** Ids of those who have savings and did not give this split; all zeros tell nothing. */
export const notTold = (
  membri: readonly Membro[],
  answer: 'suddivisioneInvestimento' | 'strumentiInvestimento' | 'regimeInvestimento',
): string[] =>
  membri.flatMap(({ _id, valorePatrimonioMobiliare = 0, stimati, [answer]: split }) => {
    const isTold =
      !stimati?.includes(answer) && Object.values(split ?? {}).some((share) => share > 0);
    return valorePatrimonioMobiliare > 0 && !isTold ? [_id] : [];
  });
