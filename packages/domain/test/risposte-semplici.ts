/** The least answers, so that a new question leaves the tests of other things alone. */
import { DOMANDE } from '../src/parole/domande/domande.ts';
import { answerOf, isAsked, isMissing, isRequired } from '../src/risposte/giudizio.ts';
import type { Chi } from '../src/risposte/regole.ts';
import type { Risposta } from '../src/risposte/risposta.ts';
import { CHIAVI, RISPOSTE } from '../src/risposte/tabella.ts';
import { OGGI } from './risposte-qualsiasi.ts';

/** No, nothing, or the first of a list. */
const least = (risposta: Risposta): unknown =>
  risposta.kind === 'choice' ? risposta.among[0] : risposta.kind === 'yesNo' ? false : 0;

/** Adds an answer to each question that is drawn from its record, asked, required and open. */
export function withSimpleAnswers<A extends object>(
  answers: A,
  chi: Chi = { who: 'me', today: OGGI },
): A {
  let all = { ...answers } as Record<string, unknown>;
  for (const key of CHIAVI) {
    if (!DOMANDE[key].ask || !isRequired(key, chi.who)) continue;
    if (!isAsked(key, all, chi) || !isMissing(answerOf(all, key))) continue;
    const [group = '', inner] = key.split('.');
    const value = least(RISPOSTE[key]);
    all = {
      ...all,
      [group]: inner === undefined ? value : { ...(all[group] as object), [inner]: value },
    };
  }
  return all as A;
}
