import { useUpdateFaqs } from '@bussola/client';
import type { FaqDoc } from '@bussola/contract';
import { withValues } from '@bussola/contract/with-values';
import { useT } from '@bussola/i18n';
import { Title } from '@bussola/ui/core';
import { RichText } from '@bussola/ui/results';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { useValues } from '../../writing/use-values.ts';
import { PublishPart } from '../../writing/publish-part.tsx';

/** @param doc as it was saved */
export function PublishFaq({ doc, onClose }: { doc: FaqDoc; onClose: () => void }) {
  const t = useT(faqsNamespace);
  const { say } = useValues();
  const { mutateAsync: update } = useUpdateFaqs();
  const { id, version, draft } = doc;
  if (!draft) return null;
  return (
    <PublishPart
      title={t('publish.title')}
      doc={doc}
      publish={(when) => update({ action: 'publish', id, version, ...when })}
      label={draft.it.question}
      onClose={onClose}
    >
      <Title as="h3" size={17} marginBottom="2">
        {draft.it.question}
      </Title>
      <RichText doc={withValues(draft.it.answer, (key) => say(key, 'it'))} />
    </PublishPart>
  );
}
