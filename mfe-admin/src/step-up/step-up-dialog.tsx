import type { BodyOf, Profile } from '@bussola/contract';
import { asProblem, call } from '@bussola/client';
import { canUsePasskeys, signWithPasskey } from '@bussola/client/passkey';
import { useErrorText, useT } from '@bussola/i18n';
import { Actions, Button, chakra, Dialog, FieldError, PasswordField, Text } from '@bussola/ui/core';
import { CodeBoxes } from '@bussola/ui/forms';
import { useState } from 'react';
import { adminNamespace } from '../words/admin-namespace.ts';

interface Props { userId: string; profile: Pick<Profile, 'secondFactor'>; onProved: () => void; onClose: () => void }

/** Proves again to be there: with the second factor, which staff have; with the password where there is none yet. Recovery codes are for the account page. */
export function StepUpDialog({ userId, profile: { secondFactor: { totp, passkeys } }, onProved, onClose }: Props) {
  const t = useT(adminNamespace);
  const errorText = useErrorText();
  const byPassword = !totp && passkeys.length === 0;
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
      setBusy(false);
      // Whoever closed the browser's question stays in the dialog.
      if (failure instanceof Error && failure.name === 'PasskeyCancelled') return;
      setError(errorText(asProblem(failure)?.code));
      if (totp) setValue('');
    }
  };
  const submit = () => {
    if (byPassword) return value === '' ? setError(t('stepUp.missing')) : void prove(() => ({ password: value }));
    return /^\d{6}$/.test(value) ? void prove(() => ({ code: value })) : setError(t('stepUp.digits'));
  };
  const canPasskey = passkeys.length > 0 && canUsePasskeys();
  return (
    <Dialog open onClose={onClose} title={t('stepUp.title')}>
      <Text color="text-2">{t('stepUp.lead')}</Text>
      <chakra.form noValidate display="grid" gap="5" marginTop="5" onSubmit={(event) => { event.preventDefault(); submit(); }}>
        {byPassword && <PasswordField name="step-up-password" label={t('stepUp.password')} autoComplete="current-password" value={value} onChange={setValue} error={error} autoFocus />}
        {totp && <CodeBoxes name="step-up-code" label={t('stepUp.code')} value={value} onChange={setValue} onComplete={(code) => void prove(() => ({ code }))} error={error} autoFocus />}
        {!byPassword && !totp && error !== undefined && <div role="alert"><FieldError>{error}</FieldError></div>}
        <Actions>
          {(byPassword || totp) && <Button type="submit" variant="primary" busy={busy}>{t('stepUp.submit')}</Button>}
          {canPasskey && <Button variant={totp ? 'secondary' : 'primary'} busy={busy} onClick={() => void prove(signWithPasskey)}>{t('stepUp.passkey')}</Button>}
          <Button variant="tertiary" onClick={onClose}>{t('stepUp.cancel')}</Button>
        </Actions>
      </chakra.form>
    </Dialog>
  );
}
