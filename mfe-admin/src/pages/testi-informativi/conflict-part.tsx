import type { TextDoc } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { useState } from 'react';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { ConflictBanner, ConflictDialog } from '../../writing/conflict.tsx';
import { LANGUAGES, mixed, valuesOf, wordsOf } from './text-form.ts';
import type { Language } from './text-form.ts';
import type { TextWritten } from './use-text-written.ts';

/** Who saved last: a draft, or a version. */
const savedBy = ({ draft, versions: [newest] }: TextDoc) => ({
  by: draft?.by ?? newest?.by ?? '',
  at: draft?.at ?? newest?.at ?? '',
});

/** Somebody saved while this was written: both stay until the person has chosen. */
export function ConflictPart({ text }: { text: TextWritten }) {
  const t = useT(testiNamespace);
  const [comparing, setComparing] = useState<TextDoc>();
  const { conflict, form, adopt, save } = text;
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
        <ConflictDialog<Language>
          saved={savedBy(comparing)}
          differing={LANGUAGES.map((key) => ({
            key,
            label: `${t('editor.text')} ${t(`editor.in.${key}`)}`,
            mine: wordsOf(form.values, key),
            theirs: wordsOf(theirs, key),
          })).filter((one) => one.mine !== one.theirs)}
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
