import { useState } from 'react';
import { ConflictBanner, ConflictDialog } from './conflict.tsx';
import { savedBy } from './written-doc.ts';
import type { WrittenDoc } from './written-doc.ts';

interface Props<V, D, K extends string> {
  text: {
    /** What somebody else saved under the text that is being typed. */
    conflict: (D & { version: number }) | undefined;
    form: { values: V; busy: boolean };
    adopt: (from: D, values: V) => void;
    save: (over: { version: number }) => void;
  };
  fields: readonly K[];
  label: (field: K) => string;
  valuesOf: (doc: D) => V;
  /** A field as words. */
  wordsOf: (values: V, field: K) => string;
  mixed: (mine: V, theirs: V, taken: ReadonlySet<K>) => V;
}

/** Somebody saved while this was written: both stay until the person has chosen. */
export function ConflictPart<V, D extends WrittenDoc, K extends string>({
  text: { conflict, form, adopt, save },
  fields,
  label,
  valuesOf,
  wordsOf,
  mixed,
}: Props<V, D, K>) {
  const [comparing, setComparing] = useState<D>();
  const theirs = comparing && valuesOf(comparing);
  return (
    <>
      {conflict && (
        <ConflictBanner
          saved={savedBy(conflict)}
          busy={form.busy}
          onCompare={() => setComparing(conflict)}
          onKeep={() => save({ version: conflict.version })}
        />
      )}
      {comparing && theirs && (
        <ConflictDialog<K>
          saved={savedBy(comparing)}
          differing={fields
            .map((key) => ({
              key,
              label: label(key),
              mine: wordsOf(form.values, key),
              theirs: wordsOf(theirs, key),
            }))
            .filter((one) => one.mine !== one.theirs)}
          onChosen={(taken) => {
            adopt(comparing, mixed(form.values, theirs, taken));
            setComparing(undefined);
          }}
          onClose={() => setComparing(undefined)}
        />
      )}
    </>
  );
}
