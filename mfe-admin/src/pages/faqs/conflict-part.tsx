import { useT } from '@bussola/i18n';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { ConflictPart as WrittenConflict } from '../../writing/conflict-part.tsx';
import { useValues } from '../../writing/use-values.ts';
import { TEXT_FIELDS, mixed, textOf, valuesOf } from './faq-form.ts';
import type { TextField } from './faq-form.ts';
import type { FaqText } from './use-faq-text.ts';

export function ConflictPart({ text }: { text: FaqText }) {
  const label = useFieldLabel();
  const { nameOf } = useValues();
  return (
    <WrittenConflict
      text={text}
      fields={TEXT_FIELDS}
      label={label}
      valuesOf={valuesOf}
      wordsOf={(values, field) => textOf(values, field, nameOf)}
      mixed={mixed}
    />
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
