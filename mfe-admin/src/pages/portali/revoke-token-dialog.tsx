import { asProblem, useRevokePublishToken } from '@bussola/client';
import { useErrorText, useT } from '@bussola/i18n';
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
  const errorText = useErrorText();
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: revokeToken } = useRevokePublishToken();
  const revoke = async () => {
    try {
      if (await proved(() => revokeToken(id))) {
        notify({ kind: 'success', text: t('portali.tokens.revokeDone') });
        onClose();
      }
      return undefined;
    } catch (failure) {
      return errorText(asProblem(failure)?.code);
    }
  };
  return (
    <ConfirmDialog
      title={t('portali.tokens.revokeTitle', { name })}
      confirm={t('portali.tokens.revoke')}
      busyLabel={t('portali.ask.busy')}
      onConfirm={revoke}
      onClose={onClose}
    >
      {t('portali.tokens.revokeText')}
    </ConfirmDialog>
  );
}
