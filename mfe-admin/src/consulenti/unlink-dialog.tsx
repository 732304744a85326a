import { asProblem, useLinkAdviser } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { ConfirmDialog } from '@bussola/ui/core';
import { adminNamespace } from '../locales/admin-namespace.ts';

interface Props {
  consulenteId: string;
  clientId: string;
  title: string;
  text: string;
  confirm: string;
  /** What is told when it is done. */ done: string;
  onDone?: () => void;
  onClose: () => void;
}

/** Takes the link away, or a proposal that waits for a yes. */
export function UnlinkDialog({
  consulenteId,
  clientId,
  title,
  text,
  confirm,
  done,
  onDone,
  onClose,
}: Props) {
  const t = useT(adminNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: linkAdviser } = useLinkAdviser();
  const unlink = async () => {
    if (!(await proved(() => linkAdviser({ consulenteId, clientId, linked: false })))) return;
    notify({ kind: 'success', text: done });
    onDone?.();
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      busyLabel={t('gestione.advisers.busy')}
      onConfirm={unlink}
      asProblem={asProblem}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
