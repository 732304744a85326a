import { useUpdateFaqs } from '@bussola/client';
import type { FaqDoc } from '@bussola/contract';
import { FAQ_CATEGORIES } from '@bussola/contract/limits';
import { Form } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { Box, EmptyState, Notice } from '@bussola/ui/core';
import { useState } from 'react';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { ConflictPart } from './conflict-part.tsx';
import { EditorHead } from './editor-head.tsx';
import { FRESH } from './faq-paths.ts';
import { Languages } from './languages.tsx';
import { PreviewPart } from './preview-part.tsx';
import { PublishFaq } from './publish-faq.tsx';
import { ServedPart } from './served-part.tsx';
import { useOpenHere, Writers } from '../../writing/presence.tsx';
import { useLeaveGuard } from '../../writing/use-leave-guard.ts';
import { useFaqText } from './use-faq-text.ts';
import type { Category } from './faq-form.ts';

interface Props {
  id: string;
  /** Undefined for a new one, and for one that somebody deleted. */
  doc: FaqDoc | undefined;
  faqs: readonly FaqDoc[];
}

/** One question: its text in two languages, and what readers made of it. */
export function FaqEditor(props: Props) {
  const t = useT(faqsNamespace);
  const { id, doc } = props;
  const [wasThere] = useState(doc !== undefined || id === FRESH);
  return wasThere ? (
    <Editor {...props} />
  ) : (
    <EmptyState title={t('gone.title')}>{t('gone.text')}</EmptyState>
  );
}

function Editor({ id, doc, faqs }: Props) {
  const t = useT(faqsNamespace);
  const [category, setCategory] = useState<Category>(doc?.category ?? FAQ_CATEGORIES[0]);
  const [publishing, setPublishing] = useState<FaqDoc>();
  const text = useFaqText({ doc, faqs, category, onToPublish: setPublishing });
  const { form, isDirty } = text;
  const { mutate: sayOpen } = useUpdateFaqs();
  useOpenHere(doc?.id, (open) => sayOpen({ action: 'open', id: open }));
  useLeaveGuard(isDirty);
  return (
    <Box as="section" aria-label={t('editor.label')}>
      <EditorHead
        doc={doc}
        faqs={faqs}
        text={text}
        category={category}
        onCategory={setCategory}
        onPublish={() => (isDirty || !doc ? text.save({ publish: true }) : setPublishing(doc))}
      />
      <Writers names={doc?.writers ?? []} />
      {id !== FRESH && !doc && (
        <Box marginTop="5">
          <Notice kind="warning" flat title={t('gone.keptTitle')}>
            {t('gone.keptText')}
          </Notice>
        </Box>
      )}
      <ConflictPart text={text} />
      <Form form={form} marginTop="5">
        <Languages doc={doc} text={text} />
      </Form>
      <PreviewPart values={form.values} />
      {doc?.published && <ServedPart doc={doc} />}
      {publishing && <PublishFaq doc={publishing} onClose={() => setPublishing(undefined)} />}
    </Box>
  );
}
