/** One line of the summary. Pure: words and day come in. */
import type { Persona } from '@bussola/domain';
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

export function moneyRow(key: keyof Persona, label: string, persona: Persona, words: Words): Row {
  const value = persona[key];
  return {
    ...row(key, label, typeof value === 'number' ? words.euro(value) : '', words),
    ...(persona.stimati?.includes(key) ? { isEstimated: true } : {}),
  };
}

export const yesNoRow = (
  key: string,
  label: string,
  value: boolean | undefined,
  words: Words,
): Row => row(key, label, value === undefined ? '' : value ? words.yes : words.no, words);
