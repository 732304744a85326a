/**
 * How long the rest of the checkup takes a person: reading, deciding, typing, and recalling sums of
 * money (decision 0059). The journey `decisions` measures three families by the same clock, and
 * fails if they need more than the pages promise.
 */
import {
  answerOf,
  isAsked,
  isMissing,
  isRequired,
  membriAt,
  RISPOSTE,
  shownAt,
  TAB,
  TABS,
} from '@bussola/domain';
import type { Answers, Chiave, Tab, Who } from '@bussola/domain';
import type { Bozza } from '@bussola/contract';

/** 240 words a minute. */
export const WORD_S = 60 / 240;
/** A field filled, an option chosen, a button pressed. */
export const DECISION_S = 1.35;
const KEY_S = 0.2;
/** A sum of money that one has to think of. */
const RECALL_S = 6;

/** The shortest and the longest way through what is not answered yet. */
export type Way = 'quick' | 'full';

const EITHER: Answers = { professione: 'Dipendente', valorePatrimonioMobiliare: 1 };
/** Assumed answers, where an answer decides which questions follow. */
const ASSUMED: Readonly<Record<Way, Answers>> = {
  quick: { ...EITHER, titoloStudio: 'diploma', statoResidenza: 'affitto' },
  full: {
    ...EITHER,
    titoloStudio: 'laurea magistrale',
    statoResidenza: 'comproprietà',
    mutuoResidenza: true,
  },
};

/** Words on a page besides those of its people and of the answers below; as measured. */
const PAGE_WORDS: Readonly<Record<Tab, number>> = {
  0: 0,
  1: 150,
  2: 57,
  3: 74,
  // With the pause after it.
  4: 48 + 172,
  5: 113,
  6: 170,
};
/** For each person of the page besides the first; on the summary for each person. */
const PERSON_WORDS: Partial<Record<Tab, number>> = { 2: 40, 6: 32 };
/** Answers whose field brings words of its own. */
const ANSWER_WORDS: Partial<Record<string, number>> = {
  valoreResidenza: 16,
  mutuoResidenza: 16,
  valoreResiduoMutuo: 24,
  assicurazioneResidenza: 16,
  polizze: 65,
  'laureato.riscattoFiniPensionistici': 30,
};
/** Years of contributions are asked of people who work; the answer may stay open. */
const CONTRIBUTIONS_WORDS = 45;
/** A pension fund: the amount in it and its years. */
const FUND_S = 26 * WORD_S + 2 * DECISION_S + 7 * KEY_S + RECALL_S;
/** Of the people who are assumed: their ages are given, so that this is not among what is open. */
const BIRTHDAY_S = DECISION_S + 8 * KEY_S;
/** The savings in three classes, two instruments and one tax regime. */
const SPLITS_S = 107 * WORD_S + 6 * (DECISION_S + 2 * KEY_S);
/** What the first person adds to an answer on the longest way. */
const DETAILS_S: Partial<Record<string, number>> = { polizze: FUND_S, split: SPLITS_S };
/** The summary: one box to tick, one button. */
const SUMMARY_S = 2 * DECISION_S;

/** Keys pressed for a typed answer. */
const KEYS: Partial<Record<string, number>> = {
  name: 7,
  date: 8,
  euro: 6,
  count: 2,
  comune: 11,
  email: 24,
};

/** Answers that the screen asks together, in one press. */
const togetherWith = (key: Chiave): string => {
  if (RISPOSTE[key].kind === 'split') return 'split';
  return key.startsWith('polizze.') && RISPOSTE[key].kind === 'yesNo' ? 'polizze' : key;
};

function openAt(
  tab: Tab,
  answers: Answers,
  who: Who,
  today: string,
  way: Way,
): Map<string, string> {
  const known = { ...ASSUMED[way], ...answers };
  const open = shownAt(tab, who).filter(
    (key) =>
      isRequired(key, who) &&
      isMissing(answerOf(answers, key)) &&
      isAsked(key, known, { who, today }),
  );
  return new Map(open.map((key) => [togetherWith(key), RISPOSTE[key].kind]));
}

/** Seconds for the open questions of one person. */
function secondsOf(tab: Tab, answers: Answers, who: Who, today: string, way: Way): number {
  const open = openAt(tab, answers, who, today, way);
  let sum = 0;
  for (const [key, kind] of open) {
    sum += DECISION_S + (KEYS[kind] ?? 0) * KEY_S + (ANSWER_WORDS[key] ?? 0) * WORD_S;
    if (kind === 'euro') sum += RECALL_S;
    if (way === 'full' && who === 'me') sum += DETAILS_S[key] ?? 0;
  }
  if (tab === TAB.previdenza && open.size > 0 && answers['professione'] !== 'Pensionato/a')
    sum += CONTRIBUTIONS_WORDS * WORD_S;
  return sum;
}

/** Seconds of one tab, with the answers so far. */
export function secondsAt(tab: Tab, data: Bozza, today: string, way: Way): number {
  if (tab === TAB.introduzione) return 0;
  if (tab === TAB.riepilogo) return SUMMARY_S + wordsOf(tab, 1 + data.membri.length) * WORD_S;
  const membri = membriAt(tab, data, today);
  const open = membri.reduce(
    (sum, membro) => sum + secondsOf(tab, membro, 'membro', today, way),
    secondsOf(tab, data, 'me', today, way),
  );
  return open === 0 ? 0 : open + wordsOf(tab, membri.length) * WORD_S;
}
const wordsOf = (tab: Tab, people: number): number =>
  PAGE_WORDS[tab] + (PERSON_WORDS[tab] ?? 0) * people;

/** Stand for people who were not entered yet. */
const SOMEBODY: Bozza['membri'][number] = { _id: 'somebody', dataNascita: '1980-01-01' };
const CHILDREN: Bozza['membri'] = ['first', 'second'].map((_id) => ({
  _id,
  dataNascita: '2018-01-01',
}));

/** The draft with the people who are assumed until the family is entered. */
function withFamily(from: Tab, data: Bozza, way: Way): Bozza {
  const { analisiFamiliare, membri } = data;
  if (from > TAB.famiglia || analisiFamiliare === 'perMe' || membri.length > 0) return data;
  if (way === 'quick' && analisiFamiliare === undefined) return data;
  return {
    ...data,
    analisiFamiliare: 'perNucleo',
    membri: way === 'full' ? [SOMEBODY, ...CHILDREN] : [SOMEBODY],
  };
}

/** Seconds from a tab to the results. */
export function secondsFrom(from: Tab, data: Bozza, today: string, way: Way): number {
  const likely = withFamily(from, data, way);
  const assumed = likely.membri.length - data.membri.length;
  return TABS.filter((tab) => tab >= from).reduce<number>(
    (sum, tab) => sum + secondsAt(tab, likely, today, way),
    assumed * BIRTHDAY_S,
  );
}

/** Whole minutes, rounded up; 0 for less than one. */
export const minutesOf = (seconds: number): number => (seconds < 60 ? 0 : Math.ceil(seconds / 60));
