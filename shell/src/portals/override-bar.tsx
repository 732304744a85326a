import { useState } from 'react';
import { getI18n } from 'react-i18next';
import { addNamespace, useT } from '@bussola/i18n';
import { calls } from '@bussola/contract/calls';
import { ActingBar, Button, chakra } from '@bussola/ui/core';
import { http } from '../session/session.ts';
import { updatesNamespace } from '../locales/updates-namespace.ts';

export const addUpdateWords = (): Promise<void> => addNamespace(getI18n(), updatesNamespace);
/** Ends the trial of this browser; the list says so at its next reading. */
export const endOverride = (): Promise<unknown> =>
  http({ method: calls.endOverride.method, path: calls.endOverride.path, expect: 'nothing' });

/**
 * A member of the staff tries a build that others do not have: always in sight, with a way to end
 * it.
 */
export function OverrideBar({
  title,
  buildId,
  onEnded,
}: {
  title: string;
  buildId: string;
  onEnded: () => void;
}) {
  const t = useT(updatesNamespace);
  const [busy, setBusy] = useState(false);
  const end = () => {
    setBusy(true);
    void endOverride()
      .then(onEnded, () => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <ActingBar
      label={t('tryLabel')}
      action={
        <Button busy={busy} onClick={end}>
          {t('endTry')}
        </Button>
      }
    >
      <chakra.b>{t('trying', { build: buildId, name: title })}</chakra.b>{' '}
      <span>{t('tryingWho')}</span>
    </ActingBar>
  );
}
