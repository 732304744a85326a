/** The text of one question: what is typed, what it stands on, and who else changed it. */
import { asProblem, useUpdateFaqs } from '@bussola/client';
import type { FaqDoc } from '@bussola/contract';
import { FAQS, MAX_LENGTH } from '@bussola/contract/limits';
import { useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { writingNamespace } from '../../locales/writing-namespace.ts';
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
/** What a save is besides a save. */
interface Intent {
  /** Over what somebody else saved. */
  version?: number;
  enFine?: boolean;
  publish?: boolean;
}

export function useFaqText({ doc, faqs, category, onToPublish }: Options) {
  const t = useT(faqsNamespace);
  const writing = useT(writingNamespace);
  const { notify } = useShell();
  const navigate = useNavigate();
  const update = useUpdateFaqs();
  const [base, setBase] = useState(() => ({ values: valuesOf(doc), version: doc?.version }));
  const [revision, setRevision] = useState(0);
  const intent = useRef<Intent>({});
  const there = valuesOf(doc);
  const isBehind = doc !== undefined && !isSame(there, base.values);
  // A move counts as a change, but not of the text.
  const version = isBehind ? base.version : doc?.version;

  const save = async (values: FaqValues) => {
    const { publish = false, enFine = false, version: over } = intent.current;
    intent.current = {};
    const body = bodyOf(values);
    const all = await update
      .mutateAsync({
        action: 'save',
        ...body,
        ...(doc ? { id: doc.id, version: over ?? version } : { category }),
        ...(enFine ? { enFine } : {}),
      })
      .catch((error: unknown) => {
        // The banner shows it, with what the other wrote.
        if (asProblem(error)?.problem?.current) return undefined;
        throw error;
      });
    const saved = all?.find(({ id }) => (doc ? id === doc.id : !faqs.some((one) => one.id === id)));
    if (!saved) return;
    setBase({ values: valuesOf(saved), version: saved.version });
    if (publish) onToPublish(saved);
    else notify({ kind: 'success', text: t('editor.saved') });
    if (!doc) void navigate(pathOf(saved.id), { replace: true });
  };
  const form = useForm<FaqValues>({
    initialValues: base.values,
    validate: (values) =>
      Promise.resolve(
        Object.fromEntries(
          Object.entries(faultsOf(values)).map(([field, fault]) => [
            field,
            fault === 'longAnswer'
              ? writing('rich.tooLong')
              : t(`editor.${fault}`, { max: MAX_LENGTH.faqQuestion }),
          ]),
        ),
      ),
    words: (problem) =>
      problem?.code === 'CONFLICT' ? t('editor.full', { max: FAQS }) : undefined,
    onSubmit: save,
  });
  const isDirty = !isSame(form.values, base.values);

  /** Another text, in the fields and in the editors. */
  const put = (values: FaqValues) => {
    form.setValues(values);
    setRevision((count) => count + 1);
  };
  /** Stands on what is there now; the fields hold it, or what was put together with it. */
  const adopt = (from: FaqDoc, values = valuesOf(from)) => {
    setBase({ values: valuesOf(from), version: from.version });
    put(values);
  };
  // Somebody saved, and nothing is typed here: what is shown follows in the same drawing.
  if (doc && isBehind && !isDirty && !form.busy) adopt(doc);

  return {
    form,
    update,
    revision,
    isDirty,
    /** English in the fields is that which was saved. */
    isEnglishAsSaved:
      JSON.stringify(bodyOf(form.values).en) === JSON.stringify(bodyOf(base.values).en),
    /** What somebody else saved under the text that is being typed. */
    conflict: doc && isBehind && isDirty && !form.busy ? doc : undefined,
    put,
    adopt,
    save: (what: Intent = {}) => {
      intent.current = what;
      void form.submit();
    },
  };
}
export type FaqText = ReturnType<typeof useFaqText>;
