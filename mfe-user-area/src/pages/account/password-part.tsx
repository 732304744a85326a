import type { Profile } from '@bussola/contract';
import { accountQueries, call } from '@bussola/client';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Actions, Button, chakra, PasswordField, Text } from '@bussola/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { Part } from './part.tsx';
import { useAsyncAction } from '../../area/use-async-action.ts';

/**
 * Specification §5: 8 to 32 characters, a digit, an uppercase and a lowercase letter, a closed list
 * of symbols.
 */
const RULES = /^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])[A-Za-z\d!@#$%^&*().,_\-+=?]{8,32}$/;

/** Another password: every other session ends. */
export function PasswordPart({
  userId,
  profile: { hasPassword },
}: {
  userId: string;
  profile: Profile;
}) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const shell = useShell();
  const queryClient = useQueryClient();
  const proved = useProved();
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [errors, setErrors] = useState<{ password?: string; again?: string }>({});
  const { busy, run } = useAsyncAction();
  const close = () => {
    setOpen(false);
    setPassword('');
    setAgain('');
    setErrors({});
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = {
      ...(RULES.test(password) ? {} : { password: t('account.password.rules') }),
      ...(password === again ? {} : { again: t('account.password.differ') }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    void run(
      async () => {
        const changed = await proved(() =>
          call('changePassword', {
            params: { userId },
            body: { password, confirmPassword: again },
          }),
        );
        if (!changed) return;
        close();
        await queryClient.invalidateQueries({ queryKey: accountQueries.of(userId) });
        shell.notify({
          kind: 'success',
          title: t('account.password.done'),
          text: t('account.password.doneText'),
          permanent: true,
        });
      },
      (code, fields) => {
        if (code !== 'WEAK_PASSWORD' && !fields['password']) return false;
        setErrors({
          password: code === 'WEAK_PASSWORD' ? errorText(code) : (fields['password'] ?? ''),
        });
        return true;
      },
    );
  };
  return (
    <Part
      id="password"
      title={t('account.password.title')}
      lead={hasPassword ? undefined : t('account.password.none')}
    >
      {isOpen ? (
        <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
          <Text size="quiet">{t('account.password.text')}</Text>
          <PasswordField
            name="newPassword"
            label={t('account.password.fresh')}
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            error={errors.password}
            autoFocus
          />
          <PasswordField
            name="newPasswordAgain"
            label={t('account.password.again')}
            autoComplete="new-password"
            value={again}
            onChange={setAgain}
            error={errors.again}
          />
          <Actions>
            <Button type="submit" variant="primary" busy={busy} busyLabel={t('account.saving')}>
              {t('account.password.save')}
            </Button>
            <Button variant="tertiary" onClick={close}>
              {t('account.cancel')}
            </Button>
          </Actions>
        </chakra.form>
      ) : (
        <Actions>
          <Button onClick={() => setOpen(true)}>{t('account.password.change')}</Button>
        </Actions>
      )}
    </Part>
  );
}
