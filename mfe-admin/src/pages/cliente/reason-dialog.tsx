import { asProblem, call } from '@bussola/client';
import type { ClientCard } from '@bussola/contract';
import { useErrorText, useT } from '@bussola/i18n';
import { Button, chakra, Dialog, Text, TextField } from '@bussola/ui/core';
import { useState } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { reasonError } from './reason.ts';

/**
 * Why somebody needs the amounts of a client: written before they are seen, and read by the client.
 */
export function ReasonDialog({
  clientId,
  onOpened,
  onClose,
}: {
  clientId: string;
  onOpened: (card: ClientCard) => void;
  onClose: () => void;
}) {
  const t = useT(adminNamespace);
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    const wrong = reasonError(reason);
    setError(wrong && t(`cliente.reason.${wrong}`));
    if (wrong) return;
    setBusy(true);
    try {
      onOpened(
        await call('openAdminClient', { params: { clientId }, body: { reason: reason.trim() } }),
      );
    } catch (failure) {
      setError(errorText(asProblem(failure)?.code));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cliente.reason.title')}
      actions={
        <>
          <Button
            variant="primary"
            type="submit"
            form="client-reason"
            busy={busy}
            busyLabel={t('cliente.reason.busy')}
          >
            {t('cliente.reason.confirm')}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {t('cliente.reason.cancel')}
          </Button>
        </>
      }
    >
      <Text color="text-2">{t('cliente.reason.lead')}</Text>
      <chakra.form
        id="client-reason"
        noValidate
        marginTop="4"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <TextField
          name="reason"
          label={t('cliente.reason.label')}
          help={t('cliente.reason.help')}
          value={reason}
          onChange={(value) => {
            setReason(value);
            setError(undefined);
          }}
          error={error}
          maxLength={300}
          autoComplete="off"
          autoFocus
          required
        />
      </chakra.form>
    </Dialog>
  );
}
