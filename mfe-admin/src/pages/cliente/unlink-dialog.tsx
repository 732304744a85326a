import { asProblem, useLinkAdviser } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { ConfirmDialog } from '@bussola/ui/core';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import type { Adviser } from './adviser.ts';

/** The adviser reads this area no more, from the next thing they ask for. */
export function UnlinkDialog({
  clientId,
  name: client,
  adviser: { id: consulenteId, name },
  onUnlinked,
  onClose,
}: {
  clientId: string;
  name: string;
  adviser: Adviser;
  onUnlinked: () => void;
  onClose: () => void;
}) {
  const t = useT(adminNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: linkAdviser } = useLinkAdviser();
  const unlink = async () => {
    if (!(await proved(() => linkAdviser({ consulenteId, clientId, linked: false })))) return;
    notify({ kind: 'success', text: t('gestione.advisers.unlinked', { name, client }) });
    onUnlinked();
  };
  return (
    <ConfirmDialog
      title={t('gestione.advisers.unlinkTitle', { name })}
      confirm={t('gestione.advisers.unlinkConfirm')}
      busyLabel={t('gestione.advisers.busy')}
      onConfirm={unlink}
      asProblem={asProblem}
      onClose={onClose}
    >
      {t('gestione.advisers.unlinkText')}
    </ConfirmDialog>
  );
}
