import { asProblem } from '@bussola/client';
import type { ProblemError } from '@bussola/client';
import { useErrorText, useMessage } from '@bussola/i18n';
import { getIn } from 'formik';
import { useCallback, useState } from 'react';
import type { FormErrors } from './rules.ts';

/** How a form shows what the server refused. */
export interface RefusalOptions {
  /**
   * The field that shows a refusal, from the problem's code or the server's name of a field. A name
   * that the form has not got stands for none: the refusal is then told below the form.
   */
  place?: (codeOrField: string) => string;
  /** Words of this screen for a refusal, instead of those for its code. */
  words?: (problem: ProblemError | undefined) => string | undefined;
  /** The same for what was refused of one field. */
  wordsOf?: (refused: { field: string; code: string }) => string | undefined;
}

export interface Refusal {
  code: string;
  sentence: string;
  /** The error below the form; null when a field shows it. */
  text: string | null;
}

interface RefusedField {
  field: string;
  code: string;
  message: string;
}

/** What the server refused, at the fields that it is about or below the form. */
export function useRefusals({ place = (what) => what, words, wordsOf }: RefusalOptions) {
  const say = useMessage();
  const errorText = useErrorText();
  const [byField, setByField] = useState<FormErrors>({});
  const [problem, setProblem] = useState<Refusal | null>(null);

  /** A code without words is shown in those of the server. */
  const textOf = ({ field, code, message }: RefusedField) => {
    const text = wordsOf?.({ field, code }) ?? say(code);
    return text === code ? message : text;
  };
  const refusedFields = (errors: readonly RefusedField[], values: object): FormErrors => {
    const found: FormErrors = {};
    for (const error of errors) {
      const name = place(error.field);
      if (has(values, name)) found[name] ??= textOf(error);
    }
    return found;
  };
  const hide = useCallback(() => setProblem((known) => known && { ...known, text: null }), []);
  const show = useCallback(
    () => setProblem((known) => known && { ...known, text: known.sentence }),
    [],
  );
  return {
    byField,
    problem,
    hide,
    show,
    /** @param values - of the form: a refusal is shown at a field only if the form has it */
    refuse: (error: unknown, values: object) => {
      const refused = asProblem(error);
      const found = refusedFields(refused?.problem?.errors ?? [], values);
      const code = refused?.code ?? 'INTERNAL';
      const sentence = words?.(refused) ?? errorText(code);
      const isNowhere = Object.keys(found).length === 0;
      if (isNowhere && has(values, place(code))) found[place(code)] = sentence;
      setByField(found);
      setProblem({ code, sentence, text: Object.keys(found).length > 0 ? null : sentence });
    },
    /** Forgets what was refused of these fields, which changed since. */
    forget: (names: readonly string[]) =>
      setByField((known) =>
        names.some((name) => name in known)
          ? Object.fromEntries(Object.entries(known).filter(([name]) => !names.includes(name)))
          : known,
      ),
    clear: () => {
      setByField({});
      setProblem(null);
    },
  };
}

const has = (values: object, name: string): boolean => getIn(values, name) !== undefined;
