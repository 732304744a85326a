import type { TextDoc } from '@bussola/contract';
import { Form } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Box, LinkLikeButton, Text } from '@bussola/ui/core';
import { DateField } from '@bussola/ui/forms';
import { useState } from 'react';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { useOpenHere, Writers } from '../../writing/presence.tsx';
import { useLeaveGuard } from '../../writing/use-leave-guard.ts';
import { ConflictPart } from './conflict-part.tsx';
import { EditorHead } from './editor-head.tsx';
import { TextHistory } from './text-history.tsx';
import { Languages } from './languages.tsx';
import { PreviewPart } from './preview-part.tsx';
import { PublishText } from './publish-text.tsx';
import { isSame, ownValuesOf } from './text-form.ts';
import { useTextWritten } from './use-text-written.ts';

/** The text of one place, in two languages. */
export function TextEditor({ doc }: { doc: TextDoc }) {
  const t = useT(testiNamespace);
  const { notify } = useShell();
  const [publishing, setPublishing] = useState<TextDoc>();
  const text = useTextWritten(doc, setPublishing);
  const { form, isDirty, put, update } = text;
  useOpenHere(doc.key, () => update.mutate({ action: 'open', key: doc.key }));
  useLeaveGuard(isDirty);
  const isOwn = isSame(form.values, ownValuesOf(doc.key));
  return (
    <Box as="section" aria-label={t('editor.label')}>
      <EditorHead
        doc={doc}
        text={text}
        onPublish={() => (isDirty ? text.save({ publish: true }) : setPublishing(doc))}
      />
      <Writers names={doc.writers} />
      <ConflictPart text={text} />
      <Form form={form} marginTop="5">
        <Languages doc={doc} text={text} />
        <Box marginTop="6">
          <DateField
            {...form.field('review')}
            label={t('editor.review')}
            help={t('editor.reviewHelp')}
            ahead
          />
        </Box>
      </Form>
      <Box
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 280px), 1fr))"
        columnGap="32px"
      >
        <PreviewPart values={form.values} />
        {doc.versions.length > 0 && <TextHistory doc={doc} text={text} />}
      </Box>
      <Text size="quiet" marginTop="8" paddingTop="5" borderTopWidth="1px" borderColor="line">
        {t('editor.stays')}
      </Text>
      {!isOwn && (
        <LinkLikeButton
          type="button"
          onClick={() => {
            put(ownValuesOf(doc.key));
            notify({ kind: 'info', text: t('editor.ownPut') });
          }}
        >
          {t('editor.own')}
        </LinkLikeButton>
      )}
      {publishing && <PublishText doc={publishing} onClose={() => setPublishing(undefined)} />}
    </Box>
  );
}
