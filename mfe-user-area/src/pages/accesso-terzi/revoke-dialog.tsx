import { accountQueries, asProblem, call } from '@bussola/client';
import type { Grant } from '@bussola/contract';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { ConfirmDialog } from '@bussola/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/** No proof is asked for: whoever wants somebody out must not be kept waiting. */
export function RevokeDialog({
  userId,
  grant: { grantId, name, email },
  onClose,
}: {
  userId: string;
  grant: Grant;
  onClose: () => void;
}) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const queryClient = useQueryClient();
  const revoke = async () => {
    try {
      queryClient.setQueryData(
        accountQueries.grants(userId).queryKey,
        await call('revokeGrant', { params: { userId, grantId } }),
      );
    } catch (failure) {
      return errorText(asProblem(failure)?.code);
    }
    notify({ kind: 'success', text: t('grants.revoked') });
    onClose();
    return undefined;
  };
  return (
    <ConfirmDialog
      title={t('grants.revokeTitle', { name: name ?? email })}
      confirm={t('grants.revoke')}
      busyLabel={t('grants.revoking')}
      onConfirm={revoke}
      onClose={onClose}
    >
      {t('grants.revokeText')}
    </ConfirmDialog>
  );
}
