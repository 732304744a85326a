/** One line of the summary. Pure: words and day come in. */
import { answerOf, isAsked, isMissing, RISPOSTE, shownAt } from '@bussola/domain';
import type { Chiave, Persona, Tab, Who } from '@bussola/domain';
import { DOMANDE, summaryOf } from '@bussola/domain/domande';
import type { formsNamespace } from '@bussola/forms';
import type { Language, Translate } from '@bussola/i18n';
import type { checkupNamespace } from '../../namespace.ts';
import type { stepsNamespace } from '../../steps-namespace.ts';

export interface Row {
  key: string;
  label: string;
  value: string;
  isEstimated?: boolean;
  isMissing?: boolean;
}

export interface Words {
  t: Translate<(typeof checkupNamespace)['it']>;
  stepWords: Translate<(typeof stepsNamespace)['it']>;
  forms: Translate<(typeof formsNamespace)['it']>;
  yes: string;
  no: string;
  dontKnow: string;
  language: Language;
  /** A typed sum. */
  euro: (value: number) => string;
  today: string;
}

export const row = (
  key: string,
  label: string,
  value: string | undefined,
  { stepWords }: Words,
): Row =>
  value
    ? { key, label, value }
    : { key, label, value: stepWords('riepilogo.none'), isMissing: true };

/**
 * An answer as its record names it; `label` where the name depends on more. What a choice, a split
 * or a municipality says comes with the screen that asks it.
 */
export function answerRow(
  key: Chiave,
  persona: Persona,
  words: Words,
  more: { label?: string; said?: string | undefined } = {},
): Row {
  const isEstimated = persona.stimati?.includes(key) ?? false;
  const { label = summaryOf(key)[words.language] } = more;
  const said = 'said' in more ? more.said : told(key, answerOf(persona, key), isEstimated, words);
  return {
    ...row(key, label, said, words),
    ...(isEstimated ? { isEstimated } : {}),
  };
}

function told(key: Chiave, value: unknown, isEstimated: boolean, words: Words): string {
  if (isMissing(value)) return '';
  if (typeof value === 'boolean')
    return isEstimated ? words.dontKnow : value ? words.yes : words.no;
  if (typeof value === 'number')
    return RISPOSTE[key].kind === 'euro' ? words.euro(value) : String(value);
  return DOMANDE[key].choices?.[String(value)]?.[words.language] ?? '';
}

/** Rows drawn from the records of questions, for the people who are asked them. */
export const drawnRows = (tab: Tab, who: Who, persona: Persona, words: Words): Row[] =>
  shownAt(tab, who)
    .filter((key) => DOMANDE[key].ask && isAsked(key, persona, { who, today: words.today }))
    .map((key) => answerRow(key, persona, words));
