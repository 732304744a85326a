import { adminQueries, asProblem, call } from '@bussola/client';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Box, Button, Dialog, FieldError, Text } from '@bussola/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminNamespace } from '../../words/admin-namespace.ts';
import type { PublishToken } from './token-form.ts';

/** From now on the key publishes nothing; what it published stays. */
export function RevokeTokenDialog({ token: { id, name }, onClose }: { token: PublishToken; onClose: () => void }) {
  const t = useT(adminNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const proved = useProved();
  const queryClient = useQueryClient();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const isDone = await proved(async () => { await call('revokePublishToken', { params: { id } }); return true; });
      if (isDone) { notify({ kind: 'success', text: t('portali.tokens.revokeDone') }); onClose(); }
    } catch (failure) {
      setError(errorText(asProblem(failure)?.code));
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: adminQueries.ofPortals() });
    }
  };
  return (
    <Dialog
      open onClose={onClose} title={t('portali.tokens.revokeTitle', { name })}
      actions={<><Button variant="danger" busy={busy} busyLabel={t('portali.ask.busy')} onClick={() => void revoke()}>{t('portali.tokens.revoke')}</Button><Button variant="tertiary" onClick={onClose}>{t('portali.ask.cancel')}</Button></>}
    >
      <Text color="text-2">{t('portali.tokens.revokeText')}</Text>
      {error !== undefined && <Box role="alert" marginTop="4"><FieldError>{error}</FieldError></Box>}
    </Dialog>
  );
}
