/** A text that staff write: what is typed, what it stands on, and who else changed it. */
import { asProblem } from '@bussola/client';
import type { FormErrors } from '@bussola/forms';
import { useForm } from '@bussola/forms/form';
import { useRef, useState } from 'react';

/** What a save is besides a save. */
interface Intent {
  /** Over what somebody else saved. */
  version?: number;
  enFine?: boolean;
  publish?: boolean;
}
interface Options<V extends object, D extends { version: number }> {
  /** Undefined while it is not saved yet, or when somebody deleted it. */
  doc: D | undefined;
  valuesOf: (doc: D | undefined) => V;
  /** The English of the values as it is saved. */
  englishOf: (values: V) => unknown;
  isSame: (one: V, other: V) => boolean;
  errorsOf: (values: V) => FormErrors;
  words?: (problem: ReturnType<typeof asProblem>) => string | undefined;
  /** @returns the document as it was saved */
  write: (
    values: V,
    how: { version: number | undefined; enFine: boolean },
  ) => Promise<D | undefined>;
  onSaved: (saved: D, isToPublish: boolean) => void;
}

export function useWritten<V extends object, D extends { version: number }>({
  doc,
  valuesOf,
  englishOf,
  isSame,
  errorsOf,
  words,
  write,
  onSaved,
}: Options<V, D>) {
  const [base, setBase] = useState(() => ({ values: valuesOf(doc), version: doc?.version }));
  const [revision, setRevision] = useState(0);
  const intent = useRef<Intent>({});
  /** What is there now, when it is not what the fields began with. */
  const ahead = doc && !isSame(valuesOf(doc), base.values) ? doc : undefined;
  // A move counts as a change, but not of the text.
  const version = ahead ? base.version : doc?.version;

  const save = async (values: V) => {
    const { publish = false, enFine = false, version: over } = intent.current;
    intent.current = {};
    const saved = await write(values, { version: over ?? version, enFine }).catch(
      (error: unknown) => {
        // The banner shows it, with what the other wrote.
        if (asProblem(error)?.problem?.current) return undefined;
        throw error;
      },
    );
    if (!saved) return;
    setBase({ values: valuesOf(saved), version: saved.version });
    onSaved(saved, publish);
  };
  const form = useForm<V>({
    initialValues: base.values,
    validate: (values) => Promise.resolve(errorsOf(values)),
    ...(words && { words }),
    onSubmit: save,
  });
  const isDirty = !isSame(form.values, base.values);

  /** Another text, in the fields and in the editors. */
  const put = (values: V) => {
    form.setValues(values);
    setRevision((count) => count + 1);
  };
  /** Stands on what is there now; the fields hold it, or what was put together with it. */
  const adopt = (from: D, values = valuesOf(from)) => {
    setBase({ values: valuesOf(from), version: from.version });
    put(values);
  };
  // Somebody saved, and nothing is typed here: what is shown follows in the same drawing.
  const isWriting = isDirty || form.busy;
  if (ahead && !isWriting) adopt(ahead);

  return {
    form,
    revision,
    isDirty,
    /** English in the fields is that which was saved. */
    isEnglishAsSaved:
      JSON.stringify(englishOf(form.values)) === JSON.stringify(englishOf(base.values)),
    /** What somebody else saved under the text that is being typed. */
    conflict: form.busy || !isDirty ? undefined : ahead,
    put,
    adopt,
    save: (what: Intent = {}) => {
      intent.current = what;
      void form.submit();
    },
  };
}
