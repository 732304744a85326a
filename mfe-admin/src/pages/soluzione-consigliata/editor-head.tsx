import { asProblem } from '@bussola/client';
import type { SolutionDoc } from '@bussola/contract';
import { NOMI } from '@bussola/domain/nomi';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Button, chakra, ConfirmDialog, PageHead, Text, TextLink } from '@bussola/ui/core';
import { ActionMenu } from '@bussola/ui/results';
import { useState } from 'react';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { stateOf } from '../../writing/written-doc.ts';
import { HERE } from './solution-paths.ts';
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
  const { code, draft, scheduled } = doc;
  const state = isDirty ? 'unsaved' : stateOf(doc);
  return (
    <PageHead
      over={<TextLink href={HERE}>{t('back')}</TextLink>}
      title={NOMI[code][language]}
      actions={
        <>
          {draft && <More doc={doc} text={text} />}
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
        </>
      }
    >
      <Text size="quiet">
        <span>{t('editor.reads')}</span>{' '}
        <TextLink href={`/app/dashboards/soluzione-consigliata/${code}`}>
          {t('editor.page')}
        </TextLink>
      </Text>
      <chakra.p fontWeight="600" fontSize="t15" marginTop="2">
        {t(`state.${state}`, { date: formatDate(scheduled?.from, language, 'dayMonth') })}
      </chakra.p>
    </PageHead>
  );
}

/** The way out of a draft. */
function More({ doc, text }: { doc: SolutionDoc; text: SolutionWritten }) {
  const t = useT(soluzioniNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const { update } = text;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { code, version } = doc;
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
