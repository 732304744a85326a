import type { AnswerHistory } from '@bussola/contract';
import type { Chiave } from '@bussola/domain';

export type Told = AnswerHistory['answers'][number]['values'][number];
export type History = (key: string, memberId: string | null) => readonly Told[];

/** The values of an answer, the newest first; none for an answer older than the history. */
export function historyOf(answers: AnswerHistory['answers']): History {
  const known = new Map(
    answers.map(({ memberId, key, values }) => [`${memberId ?? ''} ${key}`, values]),
  );
  return (key, memberId) => known.get(`${memberId ?? ''} ${key}`) ?? [];
}

/** The last time that one of these answers was given. */
export function lastTold(
  history: History,
  keys: readonly Chiave[],
  memberId: string | null,
): Told | undefined {
  const newest = keys.flatMap((key) => history(key, memberId).slice(0, 1));
  return newest.sort((a, b) => (a.at < b.at ? 1 : -1))[0];
}
