import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, numberWordUpper } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Button, LinkButton, PageHead, Text } from '@bussola/ui/core';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { historyPath } from '../../costanti/release.ts';
import type { Constants, Release } from '../../costanti/release.ts';
import type { StepName } from './step-dialog.tsx';

interface Props {
  release: Release;
  constants: Constants;
  /** False while a value is open: it is saved or left first. */
  canSend: boolean;
  onAsk: (step: StepName) => void;
}

/** What it is called, how much it changes, and what can be done with it now. */
export function ReleaseHead({ release, constants, canSend, onAsk }: Props) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const { state, keys, why } = release;
  const changed = release.differenze.length;
  return (
    <PageHead
      title={
        release.release === null || state === 'submitted'
          ? t('costanti.vita.draftOf', { name: release.release ?? '' }).trim()
          : release.release
      }
      over={t('costanti.vita.inForceNow', { release: constants.release })}
      actions={
        <>
          <LinkButton variant="tertiary" href={historyPath()}>
            {t('costanti.vita.history')}
          </LinkButton>
          <Doors release={release} canSend={canSend} onAsk={onAsk} />
        </>
      }
    >
      <span>
        {t('costanti.vita.changes', {
          count: changed,
          number: numberWordUpper(changed, language),
        })}
      </span>{' '}
      <span>
        {t(`costanti.vita.lead.${state}`, {
          date: release.effectiveFrom ? formatDate(release.effectiveFrom, language, 'long') : '',
        })}
      </span>
      {why !== '' && keys.length + changed > 0 && (
        <Text size="quiet" marginTop="2">
          {t('costanti.vita.because', { why })}
        </Text>
      )}
    </PageHead>
  );
}

function Doors({ release, canSend, onAsk }: Omit<Props, 'constants'>) {
  const t = useT(adminNamespace);
  const { session } = useShell();
  const { state, contributors, submittedBy, differenze } = release;
  const isOwn = contributors.includes(session.user.id) || submittedBy === session.user.id;
  if (state === 'draft')
    return (
      <>
        <Button variant="tertiary" onClick={() => onAsk('discard')}>
          {t('costanti.vita.step.discard')}
        </Button>
        <Button
          variant="primary"
          disabledReason={
            canSend
              ? differenze.length === 0
                ? t('costanti.vita.nothingToSend')
                : undefined
              : t('costanti.vita.saveFirst')
          }
          onClick={() => onAsk('submit')}
        >
          {t('costanti.vita.step.submit')}
        </Button>
      </>
    );
  if (state === 'submitted')
    return (
      <>
        <Button variant="tertiary" onClick={() => onAsk('withdraw')}>
          {t('costanti.vita.step.withdraw')}
        </Button>
        {!isOwn && (
          <Button variant="primary" onClick={() => onAsk('approve')}>
            {t('costanti.vita.step.approve')}
          </Button>
        )}
      </>
    );
  if (state === 'scheduled')
    return (
      <>
        <Button variant="tertiary" onClick={() => onAsk('withdraw')}>
          {t('costanti.vita.step.withdraw')}
        </Button>
        <Button onClick={() => onAsk('schedule')}>{t('costanti.vita.step.schedule')}</Button>
      </>
    );
  return null;
}
