import { accountQueries, call } from '@bussola/client';
import type { Grant } from '@bussola/contract';
import { useCommonWords, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Button, Dialog, Text } from '@bussola/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useWork } from '../../area/use-work.ts';
import { userAreaNamespace } from '../../words/user-area-namespace.ts';

/** No proof is asked for: whoever wants somebody out must not be kept waiting. */
export function RevokeDialog({ userId, grant: { grantId, name, email }, onClose }: { userId: string; grant: Grant; onClose: () => void }) {
  const t = useT(userAreaNamespace);
  const common = useCommonWords();
  const { notify } = useShell();
  const queryClient = useQueryClient();
  const { busy, run } = useWork();
  const revoke = () => void run(async () => {
    queryClient.setQueryData(accountQueries.grants(userId).queryKey, await call('revokeGrant', { params: { userId, grantId } }));
    notify({ kind: 'success', text: t('grants.revoked') });
    onClose();
  });
  return (
    <Dialog
      open onClose={onClose} title={t('grants.revokeTitle', { name: name ?? email })}
      actions={<><Button variant="danger" busy={busy} busyLabel={t('grants.revoking')} onClick={revoke}>{t('grants.revoke')}</Button><Button variant="tertiary" onClick={onClose}>{common('action.cancel')}</Button></>}
    >
      <Text>{t('grants.revokeText')}</Text>
    </Dialog>
  );
}
