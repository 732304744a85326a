import { asProblem, useRevokePublishToken } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { ConfirmDialog } from '@bussola/ui/core';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import type { PublishToken } from './token-form.ts';

/** From now on the key publishes nothing; what it published stays. */
export function RevokeTokenDialog({
  token: { id, name },
  onClose,
}: {
  token: PublishToken;
  onClose: () => void;
}) {
  const t = useT(adminNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: revokeToken } = useRevokePublishToken();
  const revoke = async () => {
    if (await proved(() => revokeToken(id))) {
      notify({ kind: 'success', text: t('portali.tokens.revokeDone') });
      onClose();
    }
  };
  return (
    <ConfirmDialog
      title={t('portali.tokens.revokeTitle', { name })}
      confirm={t('portali.tokens.revoke')}
      busyLabel={t('portali.ask.busy')}
      onConfirm={revoke}
      asProblem={asProblem}
      onClose={onClose}
    >
      {t('portali.tokens.revokeText')}
    </ConfirmDialog>
  );
}
