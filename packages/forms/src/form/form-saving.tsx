import { createContext, useContext } from 'react';
import { afterPress } from '@bussola/ui/core';
import { AnswersContext } from './answers-context.ts';
import { withoutEstimate } from './estimates.ts';
import { valueAt, withValue } from './paths.ts';

export interface FormSaving {
  /** The values as they are now, also between a change and the next drawing. */
  read: () => object;
  write: (values: object) => void;
  /** Saves what changed. Typed fields ask for it on leaving, choices at once. */
  save: () => void;
  /** What the server refused, by field; a change takes the refusal away. */
  refusals: Readonly<Record<string, string>>;
  forget: (name: string) => void;
}

const Context = createContext<FormSaving | null>(null);
/** Tells the fields of a form where their answers go on blur. */
export const FormSavingProvider = Context.Provider;

export interface FormField<V> {
  name: string;
  value: V;
  error: string | undefined;
  onChange: (value: V) => void;
  onBlur: () => void;
}

export interface FormApi {
  values: object;
  get: <V>(name: string) => V;
  /**
   * Several fields in one change: a preset and the note that it is an estimate. `save` for what is
   * chosen, not typed.
   */
  change: (next: Readonly<Record<string, unknown>>, options?: { save?: boolean }) => void;
  field: <V>(name: string) => FormField<V>;
  /** For radio cards, boxes and lists: the answer is saved as it is given. */
  choice: <V>(name: string) => FormField<V>;
}

/**
 * `membri.0.` of `membri.0.valore`: where the person of a field keeps the list of their estimates.
 */
const prefixOf = (name: string): string => /^membri\.\d+\./.exec(name)?.[0] ?? '';

/**
 * Reads and writes the fields of the form around, by name.
 *
 * @throws Error outside a {@link Form}
 */
export function useAnswers(): FormApi {
  const answers = useContext(AnswersContext);
  if (!answers) throw new Error('useAnswers outside a form');
  const { values, errors, setValues, setFieldTouched } = answers;
  const saving = useContext(Context);
  const change: FormApi['change'] = (next, options) => {
    let all = saving?.read() ?? values;
    for (const [name, value] of Object.entries(next)) {
      all = withValue(all, name, value);
      saving?.forget(name);
      const prefix = prefixOf(name);
      const stimati = valueAt<string[] | undefined>(all, `${prefix}stimati`);
      // A typed answer is no longer an estimate, unless this very change says that it is.
      const key = name.slice(prefix.length);
      if (stimati?.includes(key) && !(`${prefix}stimati` in next))
        all = withValue(all, `${prefix}stimati`, withoutEstimate(stimati, key));
    }
    saving?.write(all);
    void setValues(all);
    if (options?.save) saving?.save();
  };
  const field = <V,>(name: string): FormField<V> => ({
    name,
    value: valueAt<V>(values, name),
    error: saving?.refusals[name] ?? errors[name],
    onChange: (value) => change({ [name]: value }),
    onBlur: () => {
      afterPress(() => void setFieldTouched(name, true, false));
      saving?.save();
    },
  });
  return {
    values,
    change,
    field,
    get: <V,>(name: string) => valueAt<V>(values, name),
    choice: <V,>(name: string) => ({
      ...field<V>(name),
      onChange: (value: V) => change({ [name]: value }, { save: true }),
      onBlur: () => afterPress(() => void setFieldTouched(name, true, false)),
    }),
  };
}
