import { asProblem, useRevokeGrant } from '@bussola/client';
import type { Grant } from '@bussola/contract';
import { useT } from '@bussola/i18n';
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
  const { notify } = useShell();
  const { mutateAsync: revokeGrant } = useRevokeGrant(userId);
  const revoke = async () => {
    await revokeGrant(grantId);
    notify({ kind: 'success', text: t('grants.revoked') });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('grants.revokeTitle', { name: name ?? email })}
      confirm={t('grants.revoke')}
      busyLabel={t('grants.revoking')}
      onConfirm={revoke}
      asProblem={asProblem}
      onClose={onClose}
    >
      {t('grants.revokeText')}
    </ConfirmDialog>
  );
}
