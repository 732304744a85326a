import { getIn, useFormik } from 'formik';
import type { FormikProps } from 'formik';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ISchema } from 'yup';
import { readFilled } from './read-filled.ts';
import { brokenRules, nestedErrors } from './rules.ts';
import type { FormErrors } from './rules.ts';
import { useRefusals } from './use-refusals.ts';
import type { Refusal, RefusalOptions } from './use-refusals.ts';

type Name<V> = keyof V & string;

type FormRules<V extends object> =
  | {
      /** Its messages are sentences, or keys of them. Its `cast` makes what is sent. */
      schema?: ISchema<unknown>;
      validate?: never;
    }
  | {
      schema?: never;
      /** What is wrong, by the name of the field. */
      validate: (values: V) => Promise<FormErrors>;
    };

export type FormOptions<V extends object> = FormRules<V> &
  RefusalOptions & {
    initialValues: V;
    /** Checks at every change from the first one on, for fields that tell it when they are left. */
    eager?: boolean;
    /** Sends the values. The form shows what it throws, and keeps what was typed. */
    onSubmit: (values: V) => Promise<unknown> | void;
  };

export interface FormHandle<V extends object> {
  values: V;
  busy: boolean;
  dirty: boolean;
  /** Nothing was found wrong so far. */
  isValid: boolean;
  /** The last answer of the server, when it was a refusal. */
  problem: Refusal | null;
  /** For a field: name, value, error, and what changes it. */
  field: <K extends Name<V>>(
    name: K,
  ) => { name: K; value: V[K]; error: string | undefined; onChange: (value: V[K]) => void };
  /** The same for a checkbox. */
  box: <K extends Name<V>>(
    name: K,
  ) => { name: K; checked: V[K]; error: string | undefined; onChange: (value: V[K]) => void };
  setValues: (values: Partial<V>) => void;
  /** Clears the errors. The form then holds its first values, or those that were saved. */
  reset: (saved?: V) => void;
  /** As a press on the button: validates, then sends. */
  submit: () => Promise<void>;
  /** Does something else under the same rules: one thing at a time, a refusal is shown. */
  send: (work: () => Promise<unknown> | void) => Promise<void>;
  element: RefObject<HTMLFormElement | null>;
  /** For {@link Form}, and for what builds on this form. A page needs nothing of it. */
  inner: {
    /** Grows after each submit. */
    attempt: number;
    /** Takes the words of the problem away, or brings them below the form; it stays known. */
    hushProblem: () => void;
    showProblem: () => void;
    formik: FormikProps<V>;
  };
}

/**
 * A form from its values to the server. Rules are checked at the first submit and at every change
 * after it. Drawn by {@link Form}.
 */
export function useForm<V extends object>({
  initialValues,
  schema,
  validate = (values) => (schema ? brokenRules(schema, values) : Promise.resolve({})),
  eager = false,
  onSubmit,
  ...shown
}: FormOptions<V>): FormHandle<V> {
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isTried, setTried] = useState(false);
  const refusals = useRefusals(shown);

  const refuse = (error: unknown) => refusals.refuse(error, formik.values);
  const send = async (work: () => Promise<unknown> | void) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    refusals.clear();
    try {
      await work();
    } catch (error) {
      refuse(error);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  const formik = useFormik<V>({
    initialValues,
    validate: async (values) => nestedErrors(await validate(values)),
    validateOnChange: eager || isTried,
    validateOnBlur: false,
    onSubmit: (values) => {
      // The values are valid: until the next submit no error is shown while one types.
      setTried(false);
      // A schema only tidies the values. Its type is wider: for yup a text may be undefined.
      return send(() => onSubmit(schema ? (schema.cast(values, { assert: false }) as V) : values));
    },
  });
  const submit = async () => {
    if (isSending.current) return;
    readFilled(element.current);
    setTried(true);
    // A field may submit in the very event that completes it: its value is drawn first.
    await Promise.resolve();
    // Only the rules can fail here: their code may have to be fetched.
    await formik.submitForm().catch(refuse);
    setAttempt((count) => count + 1);
  };
  const errorOf = (name: string): string | undefined => {
    const found: unknown = getIn(formik.errors, name);
    return refusals.byField[name] ?? (typeof found === 'string' ? found : undefined);
  };
  const setValues = (changes: Partial<V>) => {
    refusals.forget(Object.keys(changes));
    void formik.setValues((before) => ({ ...before, ...changes }));
  };
  const field: FormHandle<V>['field'] = (name) => ({
    name,
    value: formik.values[name],
    error: errorOf(name),
    onChange: (value) => {
      refusals.forget([name]);
      void formik.setFieldValue(name, value);
    },
  });
  return {
    values: formik.values,
    busy,
    dirty: formik.dirty,
    isValid: Object.keys(formik.errors).length === 0,
    problem: refusals.problem,
    field,
    box: (name) => {
      const { value, ...rest } = field(name);
      return { ...rest, checked: value };
    },
    setValues,
    reset: (saved) => {
      setTried(false);
      refusals.clear();
      formik.resetForm(saved && { values: saved });
    },
    submit,
    send,
    element,
    inner: { attempt, hushProblem: refusals.hide, showProblem: refusals.show, formik },
  };
}
