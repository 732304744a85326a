import type { Profile } from '@bussola/contract';
import { accountQueries, call, isEmailAddress } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import {
  Actions,
  Box,
  Button,
  chakra,
  LinkButton,
  Notice,
  Text,
  TextField,
} from '@bussola/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { Part } from './part.tsx';
import { useAsyncAction } from '../../area/use-async-action.ts';

const CONFIRM = '/user/new-verify-change-email';

/** The address one signs in with; another is asked for, and holds once it is proved. */
export function EmailPart({
  userId,
  profile: { user, pendingEmail },
}: {
  userId: string;
  profile: Profile;
}) {
  const t = useT(userAreaNamespace);
  const shell = useShell();
  const queryClient = useQueryClient();
  const proved = useProved();
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const { busy, run } = useAsyncAction();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!isEmailAddress(address)) {
      setError(t('account.email.wrong'));
      return;
    }
    setError(undefined);
    void run(async () => {
      const sent = await proved(() =>
        call('newUpdateEmail', { params: { userId }, body: { email: address } }),
      );
      if (!sent) return;
      setOpen(false);
      setEmail('');
      await queryClient.invalidateQueries({ queryKey: accountQueries.of(userId) });
      shell.notify({
        kind: 'info',
        permanent: true,
        title: t('account.email.sent'),
        text: t('account.email.sentText'),
      });
    });
  };
  return (
    <Part id="email" title={t('account.email.title')}>
      <Text overflowWrap="anywhere">{t('account.email.now', { email: user.email })}</Text>
      {pendingEmail !== null && (
        <Box marginTop="4">
          <Notice
            kind="info"
            flat
            title={t('account.email.pending', { email: pendingEmail })}
            action={<LinkButton href={CONFIRM}>{t('account.email.enter')}</LinkButton>}
          />
        </Box>
      )}
      {isOpen ? (
        <chakra.form noValidate onSubmit={submit} display="grid" gap="5" marginTop="5">
          <TextField
            name="newEmail"
            type="email"
            label={t('account.email.fresh')}
            autoComplete="email"
            value={email}
            onChange={setEmail}
            error={error}
            autoFocus
          />
          <Actions>
            <Button type="submit" variant="primary" busy={busy} busyLabel={t('account.saving')}>
              {t('account.email.send')}
            </Button>
            <Button variant="tertiary" onClick={() => setOpen(false)}>
              {t('account.cancel')}
            </Button>
          </Actions>
        </chakra.form>
      ) : (
        <Actions marginTop="4">
          <Button onClick={() => setOpen(true)}>{t('account.email.change')}</Button>
        </Actions>
      )}
    </Part>
  );
}
