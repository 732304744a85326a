/** The text of one question, in the editor of every content. */
import { useUpdateFaqs } from '@bussola/client';
import type { FaqDoc } from '@bussola/contract';
import { FAQS, MAX_LENGTH } from '@bussola/contract/limits';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useNavigate } from 'react-router-dom';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { writingNamespace } from '../../locales/writing-namespace.ts';
import { useWritten } from '../../writing/use-written.ts';
import { bodyOf, faultsOf, isSame, valuesOf } from './faq-form.ts';
import type { Category, FaqValues } from './faq-form.ts';
import { pathOf } from './faq-paths.ts';

interface Options {
  /** Undefined while it is not saved yet, or when somebody deleted it. */
  doc: FaqDoc | undefined;
  faqs: readonly FaqDoc[];
  /** Of a new one. */
  category: Category;
  /** Saved for being published. */
  onToPublish: (saved: FaqDoc) => void;
}

export function useFaqText({ doc, faqs, category, onToPublish }: Options) {
  const t = useT(faqsNamespace);
  const writing = useT(writingNamespace);
  const { notify } = useShell();
  const navigate = useNavigate();
  const update = useUpdateFaqs();
  const written = useWritten<FaqValues, FaqDoc>({
    doc,
    valuesOf,
    englishOf: (values) => bodyOf(values).en,
    isSame,
    errorsOf: (values) =>
      Object.fromEntries(
        Object.entries(faultsOf(values)).map(([field, fault]) => [
          field,
          fault === 'longAnswer'
            ? writing('rich.tooLong')
            : t(`editor.${fault}`, { max: MAX_LENGTH.faqQuestion }),
        ]),
      ),
    words: (problem) =>
      problem?.code === 'CONFLICT' ? t('editor.full', { max: FAQS }) : undefined,
    write: async (values, { version, enFine }) => {
      const all = await update.mutateAsync({
        action: 'save',
        ...bodyOf(values),
        ...(doc ? { id: doc.id, version } : { category }),
        ...(enFine ? { enFine } : {}),
      });
      return all.find(({ id }) => (doc ? id === doc.id : !faqs.some((one) => one.id === id)));
    },
    onSaved: (saved, isToPublish) => {
      if (isToPublish) onToPublish(saved);
      else notify({ kind: 'success', text: t('editor.saved') });
      if (!doc) void navigate(pathOf(saved.id), { replace: true });
    },
  });
  return { ...written, update };
}
export type FaqText = ReturnType<typeof useFaqText>;
