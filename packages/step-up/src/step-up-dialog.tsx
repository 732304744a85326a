import type { BodyOf, Profile } from '@bussola/contract';
import { asProblem, call } from '@bussola/client';
import { canUsePasskeys, signWithPasskey } from '@bussola/client/passkey';
import { useErrorText, useT } from '@bussola/i18n';
import {
  Actions,
  Box,
  Button,
  chakra,
  Dialog,
  Notice,
  PasswordField,
  Text,
  TextField,
} from '@bussola/ui/core';
import { CodeBoxes } from '@bussola/ui/forms';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { stepUpNamespace } from './step-up-namespace.ts';

const RECOVERY = /^[A-Za-z0-9]{5}-?[A-Za-z0-9]{5}$/;
type Way = 'password' | 'code' | 'recovery' | 'passkey';

interface Props {
  userId: string;
  profile: Pick<Profile, 'secondFactor' | 'hasPassword'>;
  onProved: () => void;
  onClose: () => void;
}

/**
 * Proves again to be there: with the second factor of who has one, with the password of the others.
 */
export function StepUpDialog({
  userId,
  profile: {
    secondFactor: { totp, passkeys, recoveryCodesLeft },
    hasPassword,
  },
  onProved,
  onClose,
}: Props) {
  const t = useT(stepUpNamespace);
  const errorText = useErrorText();
  const hasFactor = totp || passkeys.length > 0;
  const canPasskey = passkeys.length > 0 && canUsePasskeys();
  const [way, setWay] = useState<Way>(
    !hasFactor
      ? 'password'
      : totp
        ? 'code'
        : !canPasskey && recoveryCodesLeft > 0
          ? 'recovery'
          : 'passkey',
  );
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const prove = async (make: () => BodyOf<'stepUp'> | Promise<BodyOf<'stepUp'>>) => {
    setBusy(true);
    setError(undefined);
    try {
      await call('stepUp', { params: { userId }, body: await make() });
      onProved();
    } catch (failure) {
      // Whoever closed the browser's question stays in the dialog.
      if (failure instanceof Error && failure.name === 'PasskeyCancelled') return;
      const code = asProblem(failure)?.code;
      setError(
        way === 'password' && code === 'BAD_CREDENTIALS' ? t('wrongPassword') : errorText(code),
      );
      if (way === 'code') setValue('');
    } finally {
      setBusy(false);
    }
  };
  const byPasskey = () => void prove(signWithPasskey);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (way === 'password')
      return value === '' ? setError(t('missing')) : void prove(() => ({ password: value }));
    if (way === 'code')
      return /^\d{6}$/.test(value) ? void prove(() => ({ code: value })) : setError(t('digits'));
    return RECOVERY.test(value.trim())
      ? void prove(() => ({ recoveryCode: value.trim() }))
      : setError(t('wrongRecovery'));
  };
  const turn = (to: Way) => {
    setWay(to);
    setValue('');
    setError(undefined);
  };

  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <Text color="text-2">{t('lead')}</Text>
      {(way === 'password' && !hasPassword) || (way === 'passkey' && !canPasskey) ? (
        <Box marginTop="5">
          <Notice kind="info" flat title={t(way === 'password' ? 'noPassword' : 'noPasskeys')} />
        </Box>
      ) : (
        <chakra.form noValidate onSubmit={submit} display="grid" gap="5" marginTop="5">
          {way === 'password' && (
            <PasswordField
              name="step-up-password"
              label={t('password')}
              autoComplete="current-password"
              value={value}
              onChange={setValue}
              error={error}
              autoFocus
            />
          )}
          {way === 'code' && (
            <CodeBoxes
              name="step-up-code"
              label={t('code')}
              value={value}
              onChange={setValue}
              onComplete={(code) => void prove(() => ({ code }))}
              error={error}
              autoFocus
            />
          )}
          {way === 'recovery' && (
            <TextField
              name="step-up-recovery"
              label={t('recovery')}
              value={value}
              onChange={setValue}
              autoComplete="off"
              maxLength={11}
              error={error}
            />
          )}
          {way === 'passkey' && (
            <div role="alert">
              {error !== undefined && <Notice kind="error" flat silent title={error} />}
            </div>
          )}
          <Actions>
            {way === 'passkey' ? (
              <Button variant="primary" busy={busy} busyLabel={t('busy')} onClick={byPasskey}>
                {t('usePasskey')}
              </Button>
            ) : (
              <Button type="submit" variant="primary" busy={busy} busyLabel={t('busy')}>
                {t('submit')}
              </Button>
            )}
            <Button variant="tertiary" onClick={onClose}>
              {t('cancel')}
            </Button>
          </Actions>
          {hasFactor && (
            <Actions>
              {way !== 'code' && totp && (
                <Button variant="tertiary" paddingInline="0" onClick={() => turn('code')}>
                  {t('useApp')}
                </Button>
              )}
              {way !== 'passkey' && canPasskey && (
                <Button variant="tertiary" paddingInline="0" onClick={() => turn('passkey')}>
                  {t('usePasskey')}
                </Button>
              )}
              {way !== 'recovery' && recoveryCodesLeft > 0 && (
                <Button variant="tertiary" paddingInline="0" onClick={() => turn('recovery')}>
                  {t('useRecovery')}
                </Button>
              )}
            </Actions>
          )}
        </chakra.form>
      )}
    </Dialog>
  );
}
