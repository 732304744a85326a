import { useUpdateFaqs } from '@bussola/client';
import type { FaqDoc } from '@bussola/contract';
import { romeDay } from '@bussola/domain/calendario';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Box, Title } from '@bussola/ui/core';
import { RichText } from '@bussola/ui/results';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { PublishDialog } from '../../writing/publish-dialog.tsx';
import { isEnglishOld } from './faq-form.ts';

/** @param doc as it was saved: this version is shown, and this one is published */
export function PublishFaq({ doc, onClose }: { doc: FaqDoc; onClose: () => void }) {
  const t = useT(faqsNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: update } = useUpdateFaqs();
  const { id, version, draft } = doc;
  if (!draft) return null;
  const notes = [
    ...(draft.en === null ? [t('publish.noEnglish')] : []),
    ...(isEnglishOld(doc) ? [t('publish.oldEnglish')] : []),
  ];
  return (
    <PublishDialog
      title={t('publish.title')}
      notes={notes}
      today={romeDay(new Date())}
      onPublish={async (from) => {
        const done = await proved(() =>
          update({ action: 'publish', id, version, ...(from === undefined ? {} : { from }) }),
        );
        if (!done) return;
        notify({
          kind: 'success',
          text:
            from === undefined
              ? t('publish.done')
              : t('publish.scheduled', { date: formatDate(from, language, 'long') }),
        });
        onClose();
      }}
      onClose={onClose}
    >
      <Box
        lang="it"
        borderWidth="1px"
        borderColor="line"
        borderRadius="card"
        padding="4"
        maxHeight="240px"
        overflow="auto"
        tabIndex={0}
        role="region"
        aria-label={draft.it.question}
        fontSize="t15"
      >
        <Title as="h3" size={17} marginBottom="2">
          {draft.it.question}
        </Title>
        <RichText doc={draft.it.answer} />
      </Box>
    </PublishDialog>
  );
}
