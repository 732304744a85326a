import type { Grant } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { Dialog } from '@bussola/ui/core';
import { AccessLog } from '../../accessi/access-log.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/** What was read and changed under one grant. */
export function GrantLogDrawer({
  userId,
  grant: { grantId, name, email },
  onClose,
}: {
  userId: string;
  grant: Grant;
  onClose: () => void;
}) {
  const t = useT(userAreaNamespace);
  return (
    <Dialog
      open
      side="sheet"
      onClose={onClose}
      title={t('grants.logTitle', { name: name ?? email })}
    >
      <AccessLog userId={userId} grantId={grantId} none={t('grants.logNone')} />
    </Dialog>
  );
}
