import { asProblem, useAnswerGrant, useGrantTicket } from '@bussola/client';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Actions, Button } from '@bussola/ui/core';
import { useState } from 'react';
import { thirdpartyNamespace } from '../../locales/thirdparty-namespace.ts';
import type { Grant } from './grants.ts';

/**
 * Into the area of an active grant; yes or no to one that is offered; giving up one that was taken.
 */
export function GrantActions({
  grant: { grantId, userId: ownerId, name, state },
}: {
  grant: Grant;
}) {
  const t = useT(thirdpartyNamespace);
  const errorText = useErrorText();
  const shell = useShell();
  const [busy, setBusy] = useState(false);
  const userId = shell.session.user.id;
  const { mutateAsync: askTicket } = useGrantTicket(userId);
  const { mutateAsync: answerGrant } = useAnswerGrant(userId, shell.session.reload);
  const run = (work: () => Promise<void>) => {
    setBusy(true);
    const saidOf = (code: string | undefined) =>
      code === 'SECOND_FACTOR_REQUIRED' ? t('needsFactor') : errorText(code);
    work()
      .catch((error: unknown) => {
        shell.notify({ kind: 'error', text: saidOf(asProblem(error)?.code) });
      })
      .finally(() => setBusy(false));
  };
  const enter = () =>
    run(async () => {
      const { thirdPartyToken } = await askTicket(grantId);
      const { url } = (await shell.http({
        method: 'GET',
        path: '/api/account/authenticate/auththirdparty',
        query: { thirdPartyId: userId, userId: ownerId, thirdPartyToken },
        headers: { 'x-bussola-intent': 'third-party' },
      })) as { url: string };
      // The server answers addresses of ours only; another one is not gone to.
      if (new URL(url).origin !== location.origin) throw new Error('an address that is not ours');
      location.assign(url);
    });
  const answer = (accept: boolean) =>
    run(async () => {
      await answerGrant({ grantId, accept });
    });
  return (
    <Actions marginTop="5">
      {state === 'active' && (
        <Button variant="primary" busy={busy} onClick={enter} aria-label={t('enterOf', { name })}>
          {t('enter')}
        </Button>
      )}
      {state === 'pending' && (
        <Button variant="primary" busy={busy} onClick={() => answer(true)}>
          {t('accept')}
        </Button>
      )}
      <Button variant="tertiary" disabled={busy} onClick={() => answer(false)}>
        {t(state === 'pending' ? 'refuse' : 'giveUp')}
      </Button>
    </Actions>
  );
}
