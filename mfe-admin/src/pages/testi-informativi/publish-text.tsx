import { useUpdateTexts } from '@bussola/client';
import type { TextDoc } from '@bussola/contract';
import { romeDay } from '@bussola/domain/calendario';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Box } from '@bussola/ui/core';
import { RichText } from '@bussola/ui/results';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { PublishDialog } from '../../writing/publish-dialog.tsx';
import { isEnglishOld } from './text-form.ts';

/** @param doc as it was saved: this version is shown, and this one is published */
export function PublishText({ doc, onClose }: { doc: TextDoc; onClose: () => void }) {
  const t = useT(testiNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: update } = useUpdateTexts();
  const { key, version, draft } = doc;
  if (!draft) return null;
  return (
    <PublishDialog
      title={t('publish.title')}
      notes={[
        ...(draft.en === null ? [t('publish.noEnglish')] : []),
        ...(isEnglishOld(doc) ? [t('publish.oldEnglish')] : []),
      ]}
      today={romeDay(new Date())}
      onPublish={async (from) => {
        const done = await proved(() =>
          update({ action: 'publish', key, version, ...(from === undefined ? {} : { from }) }),
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
        fontSize="t15"
      >
        <RichText doc={draft.it} />
      </Box>
    </PublishDialog>
  );
}
