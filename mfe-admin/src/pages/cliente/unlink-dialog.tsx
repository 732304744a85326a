import { asProblem, call } from '@bussola/client';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Box, Button, Dialog, FieldError, Text } from '@bussola/ui/core';
import { useState } from 'react';
import { adminNamespace } from '../../words/admin-namespace.ts';
import type { Adviser } from './adviser.ts';

/** The adviser reads this area no more, from the next thing they ask for. */
export function UnlinkDialog({ clientId, name: client, adviser: { id: consulenteId, name }, onUnlinked, onClose }: { clientId: string; name: string; adviser: Adviser; onUnlinked: () => void; onClose: () => void }) {
  const t = useT(adminNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const unlink = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await call('toggleClient', { body: { consulenteId, clientId, linked: false } });
      notify({ kind: 'success', text: t('gestione.advisers.unlinked', { name, client }) });
      onUnlinked();
    } catch (failure) {
      setError(errorText(asProblem(failure)?.code));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open onClose={onClose} title={t('gestione.advisers.unlinkTitle', { name })}
      actions={<><Button variant="danger" busy={busy} busyLabel={t('gestione.advisers.busy')} onClick={() => void unlink()}>{t('gestione.advisers.unlinkConfirm')}</Button><Button variant="tertiary" onClick={onClose}>{t('gestione.advisers.cancel')}</Button></>}
    >
      <Text color="text-2">{t('gestione.advisers.unlinkText')}</Text>
      {error !== undefined && <Box role="alert" marginTop="4"><FieldError>{error}</FieldError></Box>}
    </Dialog>
  );
}
