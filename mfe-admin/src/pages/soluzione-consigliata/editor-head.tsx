import { asProblem } from '@bussola/client';
import type { SolutionDoc } from '@bussola/contract';
import { NOMI } from '@bussola/domain/nomi';
import { romeDay } from '@bussola/domain/calendario';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Box, Button, chakra, ConfirmDialog, Text, TextLink, Title } from '@bussola/ui/core';
import { ActionMenu } from '@bussola/ui/results';
import { useState } from 'react';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { HistoryDialog } from '../../writing/history-dialog.tsx';
import { inForce, stateOf } from '../../writing/written-doc.ts';
import type { SolutionWritten } from './use-solution-written.ts';

interface Props {
  doc: SolutionDoc;
  text: SolutionWritten;
  /** The families were counted: what is missing is known. */
  isReady: boolean;
  onPublish: () => void;
}

/** Which area it is, its state, and what can be done with it. */
export function EditorHead({ doc, text, isReady, onPublish }: Props) {
  const t = useT(soluzioniNamespace);
  const language = useLanguage();
  const { form, isDirty } = text;
  const { code, version, draft, scheduled } = doc;
  const state = isDirty ? 'unsaved' : stateOf(doc);
  return (
    <Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="12px 24px">
      <Box minWidth="0" flex="1 1 260px">
        <Title as="h2" size={20}>
          {NOMI[code][language]}
        </Title>
        <Text size="quiet" marginTop="1">
          <span>{t('editor.reads')}</span>{' '}
          <TextLink href={`/app/dashboards/soluzione-consigliata/${code}`}>
            {t('editor.page')}
          </TextLink>
        </Text>
        <chakra.p fontWeight="600" fontSize="t15" marginTop="2">
          {t(`state.${state}`, { date: formatDate(scheduled?.from, language, 'dayMonth') })}
        </chakra.p>
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="flex-start" gap="8px 12px">
        {version > 0 && <More doc={doc} text={text} />}
        <Button busy={form.busy} busyLabel={t('editor.saving')} onClick={() => text.save()}>
          {t('editor.save')}
        </Button>
        <Button
          variant="primary"
          disabled={form.busy || !isReady || (!isDirty && !draft)}
          onClick={onPublish}
        >
          {t('editor.publish')}
        </Button>
      </Box>
    </Box>
  );
}

/** Earlier versions, and the way out of a draft. */
function More({ doc, text }: { doc: SolutionDoc; text: SolutionWritten }) {
  const t = useT(soluzioniNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const { form, update, isDirty } = text;
  const [asked, ask] = useState<'history' | 'discard'>();
  const close = () => ask(undefined);
  const { code, version } = doc;
  const restore = (n: number) => {
    close();
    void form.send(async () => {
      await update.mutateAsync({ action: 'restore', code, version, n });
      notify({ kind: 'success', text: t('restored', { n }) });
    });
  };
  const discard = async () => {
    const all = await update.mutateAsync({ action: 'discard', code, version });
    notify({ kind: 'success', text: t('discard.done') });
    close();
    const left = all.find((one) => one.code === code);
    if (left) text.adopt(left);
  };
  return (
    <>
      <ActionMenu
        label={t('more.label')}
        of={NOMI[code][language]}
        items={[
          { value: 'history' as const, label: t('more.history') },
          ...(doc.draft ? [{ value: 'discard' as const, label: t('more.discard') }] : []),
        ]}
        onChoose={ask}
      />
      {asked === 'history' && (
        <HistoryDialog
          versions={doc.versions.map((one) => ({ ...one, title: one.title || t('publish.own') }))}
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
