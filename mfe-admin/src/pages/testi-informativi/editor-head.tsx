import type { TextDoc } from '@bussola/contract';
import { asProblem } from '@bussola/client';
import { romeDay } from '@bussola/domain/calendario';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Box, Button, chakra, ConfirmDialog, Text, TextLink, Title } from '@bussola/ui/core';
import { ActionMenu } from '@bussola/ui/results';
import { useState } from 'react';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { HistoryDialog } from '../../writing/history-dialog.tsx';
import { wordsOf } from './text-form.ts';
import { inForce } from '../../writing/written-doc.ts';
import { stateOf } from './text-state.ts';
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
        {doc.version > 0 && <More doc={doc} text={text} name={name} />}
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

/** Earlier versions, and the way out of a draft. */
function More({ doc, text, name }: { doc: TextDoc; text: TextWritten; name: string }) {
  const t = useT(testiNamespace);
  const { notify } = useShell();
  const { form, update, isDirty } = text;
  const [asked, ask] = useState<'history' | 'discard'>();
  const close = () => ask(undefined);
  const { key, version } = doc;
  const restore = (n: number) => {
    close();
    void form.send(async () => {
      await update.mutateAsync({ action: 'restore', key, version, n });
      notify({ kind: 'success', text: t('restored', { n }) });
    });
  };
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
        items={[
          { value: 'history' as const, label: t('more.history') },
          ...(doc.draft ? [{ value: 'discard' as const, label: t('more.discard') }] : []),
        ]}
        onChoose={ask}
      />
      {asked === 'history' && (
        <HistoryDialog
          versions={doc.versions}
          inForce={inForce(doc, romeDay(new Date()))}
          busy={update.isPending}
          onRestore={isDirty ? undefined : restore}
          onClose={close}
        />
      )}
      {asked === 'discard' && (
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
