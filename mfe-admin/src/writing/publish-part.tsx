import { romeDay } from '@bussola/domain/calendario';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Box } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { writingNamespace } from '../locales/writing-namespace.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { isEnglishOld } from './written-doc.ts';
import type { WrittenDoc } from './written-doc.ts';

interface Props {
  title: string;
  /** As it was saved: this version is shown, and this one is published. */
  doc: WrittenDoc;
  publish: (when: { from?: string }) => Promise<unknown>;
  /** What the box with the Italian is called. */
  label: string;
  /** What is read in English while there is none; the Italian when absent. */
  withoutEnglish?: string;
  /** The Italian as it will be read. */
  children: ReactNode;
  onClose: () => void;
}

/** The saved draft, read once more; then published with a proof, at once or on a day to come. */
export function PublishPart({
  title,
  doc,
  publish,
  label,
  withoutEnglish,
  children,
  onClose,
}: Props) {
  const t = useT(writingNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const proved = useProved();
  if (!doc.draft) return null;
  return (
    <PublishDialog
      title={title}
      notes={[
        ...(doc.draft.en === null ? [withoutEnglish ?? t('publish.noEnglish')] : []),
        ...(isEnglishOld(doc) ? [t('publish.oldEnglish')] : []),
      ]}
      today={romeDay(new Date())}
      onPublish={async (from) => {
        const done = await proved(() => publish(from === undefined ? {} : { from }));
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
        aria-label={label}
        fontSize="t15"
      >
        {children}
      </Box>
    </PublishDialog>
  );
}
