import type { TextDoc } from '@bussola/contract';
import { asProblem } from '@bussola/client';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Box, Button, chakra, ConfirmDialog, Text, TextLink, Title } from '@bussola/ui/core';
import { ActionMenu } from '@bussola/ui/results';
import { useState } from 'react';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { wordsOf } from './text-form.ts';
import { stateOf } from '../../writing/written-doc.ts';
import type { TextWritten } from './use-text-written.ts';
import { useTextNames } from '../../writing/use-text-names.ts';

interface Props {
  doc: TextDoc;
  text: TextWritten;
  onPublish: () => void;
}

/** What the text is, where it is read, its state, and what can be done with it. */
export function EditorHead({ doc, text, onPublish }: Props) {
  const t = useT(testiNamespace);
  const language = useLanguage();
  const { name, place, href } = useTextNames()(doc.key);
  const { form, isDirty } = text;
  const state = isDirty ? 'unsaved' : stateOf(doc);
  const hasItalian = wordsOf(form.values, 'it') !== '';
  return (
    <Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="12px 24px">
      <Box minWidth="0" flex="1 1 260px">
        <chakra.p textStyle="quiet">{doc.key}</chakra.p>
        <Title as="h2" size={20}>
          {name}
        </Title>
        <Text size="quiet" marginTop="1">
          <span>{t('editor.reads')}</span> <TextLink href={href}>{place}</TextLink>
        </Text>
        <chakra.p fontWeight="600" fontSize="t15" marginTop="2">
          {t(`state.${state}`, { date: formatDate(doc.scheduled?.from, language, 'dayMonth') })}
        </chakra.p>
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="flex-start" gap="8px 12px">
        {doc.draft && <More doc={doc} text={text} name={name} />}
        <Button busy={form.busy} busyLabel={t('editor.saving')} onClick={() => text.save()}>
          {t('editor.save')}
        </Button>
        <Button
          variant="primary"
          disabled={form.busy || !hasItalian || (!isDirty && !doc.draft)}
          onClick={onPublish}
        >
          {t('editor.publish')}
        </Button>
      </Box>
    </Box>
  );
}

/** The way out of a draft. */
function More({ doc, text, name }: { doc: TextDoc; text: TextWritten; name: string }) {
  const t = useT(testiNamespace);
  const { notify } = useShell();
  const { update } = text;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { key, version } = doc;
  const discard = async () => {
    const all = await update.mutateAsync({ action: 'discard', key, version });
    notify({ kind: 'success', text: t('discard.done') });
    close();
    const left = all.find((one) => one.key === key);
    if (left) text.adopt(left);
  };
  return (
    <>
      <ActionMenu
        label={t('more.label')}
        of={name}
        items={[{ value: 'discard' as const, label: t('more.discard') }]}
        onChoose={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('discard.title')}
          confirm={t('discard.confirm')}
          busyLabel={t('discard.busy')}
          onConfirm={discard}
          asProblem={asProblem}
          onClose={close}
        >
          {t('discard.text')}
        </ConfirmDialog>
      )}
    </>
  );
}
