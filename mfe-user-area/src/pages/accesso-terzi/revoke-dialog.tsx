import { asProblem, useRevokeGrant } from '@bussola/client';
import type { Grant } from '@bussola/contract';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { ConfirmDialog } from '@bussola/ui/core';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/** No proof is asked for: ending an access must be quick. */
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
  const { mutateAsync: revokeGrant } = useRevokeGrant(userId);
  const revoke = async () => {
    try {
      await revokeGrant(grantId);
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
