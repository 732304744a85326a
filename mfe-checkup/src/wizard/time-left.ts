/**
 * Estimates how long the rest of the checkup takes: the number of open questions times the seconds
 * of each. The seconds for a choice and for a typed value are those of the journey `decisions`
 * (docs/benchmarks.md); the seconds to read a question are our estimate.
 */
import {
  answerOf,
  isAsked,
  isMissing,
  isRequired,
  membriAt,
  RISPOSTE,
  shownAt,
  TABS,
} from '@bussola/domain';
import type { Answers, Chiave, Tab, Who } from '@bussola/domain';
import type { Bozza } from '@bussola/contract';

export const CHOICE_S = 1.2;
export const VALUE_S = 2.5;
export const READ_S = 4;
/** The summary is read, not answered. */
const SUMMARY_S = 20;

/** Assumed answers, where an answer decides which questions follow. */
const LIKELY: Answers = {
  professione: 'Dipendente',
  titoloStudio: 'diploma',
  statoResidenza: 'proprietà',
  mutuoResidenza: true,
  valorePatrimonioMobiliare: 1,
};

/** Answers that the screen asks together, in one press. */
const togetherWith = (key: Chiave): string => {
  if (RISPOSTE[key].kind === 'split') return 'split';
  return key.startsWith('polizze.') && RISPOSTE[key].kind === 'yesNo' ? 'polizze' : key;
};

function secondsOf(tab: Tab, answers: Answers, who: Who, today: string): number {
  const known = { ...LIKELY, ...answers };
  const open = shownAt(tab, who).filter(
    (key) =>
      isRequired(key, who) &&
      isMissing(answerOf(answers, key)) &&
      isAsked(key, known, { who, today }),
  );
  const kinds = new Map(open.map((key) => [togetherWith(key), RISPOSTE[key].kind]));
  return [...kinds.values()].reduce(
    (sum, kind) => sum + READ_S + (TYPED.has(kind) ? VALUE_S : CHOICE_S),
    0,
  );
}
const TYPED = new Set<string>(['name', 'date', 'euro', 'count', 'comune', 'email']);

/** Seconds of one tab, with the answers so far. */
export function secondsAt(tab: Tab, data: Bozza, today: string): number {
  if (tab === 0) return 0;
  if (tab === 6) return SUMMARY_S;
  return (
    secondsOf(tab, data, 'me', today) +
    membriAt(tab, data, today).reduce(
      (sum, membro) => sum + secondsOf(tab, membro, 'membro', today),
      0,
    )
  );
}

/** The tab that asks for the people of the family. */
const FAMILY_TAB = 2;
/** Stands for one more adult. */
const SOMEBODY: Bozza['membri'][number] = { _id: 'somebody', dataNascita: '1980-01-01' };

/**
 * Seconds from a tab to the results. Somebody who chose «Per la famiglia» and has not added anybody
 * yet will add at least one person.
 */
export function secondsFrom(from: Tab, data: Bozza, today: string): number {
  const isFamilyOpen =
    from <= FAMILY_TAB && data.analisiFamiliare === 'perNucleo' && data.membri.length === 0;
  const likely = isFamilyOpen ? { ...data, membri: [SOMEBODY] } : data;
  return TABS.filter((tab) => tab >= from).reduce<number>(
    (sum, tab) => sum + secondsAt(tab, likely, today),
    0,
  );
}

/** Whole minutes, as the page shows them; 0 for less than one. */
export const minutesOf = (seconds: number): number =>
  seconds < 45 ? 0 : Math.max(1, Math.ceil(seconds / 60 - 0.25));
