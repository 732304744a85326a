import { asProblem, useDeleteFile, useRenameFile } from '@bussola/client';
import type { StoredFile } from '@bussola/contract';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { ConfirmDialog, Dialog, TextField } from '@bussola/ui/core';
import { plainName } from '../area/plain-name.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

interface Props {
  userId: string;
  file: StoredFile;
  onClose: () => void;
}

/** A new name; an empty one is refused here, and by the server. */
export function RenameFileDialog({ userId, file, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const { notify } = useShell();
  const { mutateAsync: rename } = useRenameFile(userId);
  const form = useForm({
    initialValues: { newName: file.name },
    schema: plainName,
    place: () => 'newName',
    onSubmit: async ({ newName }) => {
      await rename({ fileId: file.id, newName });
      notify({ kind: 'success', text: t('documenti.renamed') });
      onClose();
    },
  });
  const formId = `rename-${file.id}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('documenti.renameTitle')}
      actions={
        <FormActions
          formId={formId}
          busy={form.busy}
          save={t('documenti.save')}
          saving={t('documenti.saving')}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id={formId} marginTop="3">
        <TextField {...form.field('newName')} label={t('documenti.newName')} autoFocus required />
      </Form>
    </Dialog>
  );
}

/** Nothing brings a document back, so it is asked. */
export function RemoveFileDialog({ userId, file, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const { notify } = useShell();
  const remove = useDeleteFile(userId);
  const confirm = async () => {
    await remove.mutateAsync({ fileId: file.id });
    notify({ kind: 'success', text: t('documenti.removed') });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('documenti.removeTitle', { name: file.name })}
      confirm={t('documenti.remove')}
      busyLabel={t('documenti.removing')}
      onConfirm={confirm}
      asProblem={asProblem}
      onClose={onClose}
    >
      {t('documenti.removeText')}
    </ConfirmDialog>
  );
}
