import { useT } from '@bussola/i18n';
import { Actions, Button, chakra, Dialog, TextField } from '@bussola/ui/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/** A name that tells this passkey from the others, before the browser asks. */
export function PasskeyDialog({
  busy,
  onName,
  onClose,
}: {
  busy: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}) {
  const t = useT(userAreaNamespace);
  const [name, setName] = useState(t('account.factor.passkeyDefault'));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <Dialog open onClose={onClose} title={t('account.factor.addPasskey')}>
      <chakra.form noValidate onSubmit={submit} display="grid" gap="5" marginTop="4">
        <TextField
          name="passkey-name"
          label={t('account.factor.passkeyName')}
          value={name}
          onChange={setName}
          maxLength={60}
          error={name.trim() === '' ? t('account.person.missing') : undefined}
          autoFocus
        />
        <Actions>
          <Button type="submit" variant="primary" busy={busy}>
            {t('account.factor.addPasskey')}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {t('account.cancel')}
          </Button>
        </Actions>
      </chakra.form>
    </Dialog>
  );
}
