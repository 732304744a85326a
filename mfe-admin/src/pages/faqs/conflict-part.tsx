import type { FaqDoc } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { useState } from 'react';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { ConflictBanner, ConflictDialog } from '../../writing/conflict.tsx';
import { TEXT_FIELDS, mixed, textOf, valuesOf } from './faq-form.ts';
import type { TextField } from './faq-form.ts';
import type { FaqText } from './use-faq-text.ts';

/** Who saved last: a draft, or a version. */
const savedBy = ({ draft, versions: [newest] }: FaqDoc) => ({
  by: draft?.by ?? newest?.by ?? '',
  at: draft?.at ?? newest?.at ?? '',
});

/** Somebody saved while this was written: both stay until the person has chosen. */
export function ConflictPart({ text }: { text: FaqText }) {
  const label = useFieldLabel();
  const [comparing, setComparing] = useState<FaqDoc>();
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
        <ConflictDialog<TextField>
          saved={savedBy(comparing)}
          differing={TEXT_FIELDS.map((key) => ({
            key,
            label: label(key),
            mine: textOf(form.values, key),
            theirs: textOf(theirs, key),
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

/** «Domanda in italiano» */
function useFieldLabel(): (field: TextField) => string {
  const t = useT(faqsNamespace);
  return (field) =>
    [
      t(field.endsWith('Question') ? 'editor.question' : 'editor.answer'),
      t(`editor.in.${field.startsWith('it') ? 'it' : 'en'}`),
    ].join(' ');
}
