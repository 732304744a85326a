import { createContext, useMemo } from 'react';
import type { FormikProps } from 'formik';
import { valueAt } from './paths.ts';
import { flatErrors } from './rules.ts';

export interface Answers {
  values: object;
  /** What is wrong with the fields that were left, or with all of them after a submit. */
  errors: Readonly<Record<string, string>>;
  setValues: (values: object) => unknown;
  setFieldTouched: (name: string, isTouched: boolean, validate: boolean) => unknown;
}

export const AnswersContext = createContext<Answers | null>(null);

/**
 * What the fields of a form need of it. It changes with a value or a message, and not with every
 * step of a submit: a long form is then drawn once, not six times.
 */
export function useFormAnswers<V extends object>(formik: FormikProps<V>): Answers {
  const { values, submitCount, touched, setFieldTouched } = formik;
  const setValues = formik.setValues as Answers['setValues'];
  const messages = JSON.stringify(
    Object.entries(flatErrors(formik.errors)).filter(
      ([name]) => submitCount > 0 || valueAt(touched, name) !== undefined,
    ),
  );
  const errors = useMemo(
    () => Object.fromEntries(JSON.parse(messages) as [string, string][]),
    [messages],
  );
  return useMemo(
    () => ({ values, errors, setValues, setFieldTouched }),
    [values, errors, setValues, setFieldTouched],
  );
}
