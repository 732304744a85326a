import { asProblem, useDeleteFile, useRenameFile } from '@bussola/client';
import type { StoredFile } from '@bussola/contract';
import { useCommonWords, useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Button, chakra, ConfirmDialog, Dialog, TextField } from '@bussola/ui/core';
import { useState } from 'react';
import { plainNameError } from '../area/plain-name.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

interface Props {
  userId: string;
  file: StoredFile;
  onClose: () => void;
}

/** A new name; an empty one is refused here, and by the server. */
export function RenameFileDialog({ userId, file, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const common = useCommonWords();
  const errorText = useErrorText();
  const { notify } = useShell();
  const rename = useRenameFile(userId);
  const [newName, setNewName] = useState(file.name);
  const [isRefused, setRefused] = useState(false);
  const local = plainNameError(newName);
  const refused = rename.error ? errorText(asProblem(rename.error)?.code) : undefined;
  const save = () => {
    setRefused(local !== undefined);
    if (local === undefined)
      rename.mutate(
        { fileId: file.id, newName: newName.trim() },
        {
          onSuccess: () => {
            notify({ kind: 'success', text: t('documenti.renamed') });
            onClose();
          },
        },
      );
  };
  const formId = `rename-${file.id}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('documenti.renameTitle')}
      actions={
        <>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={rename.isPending}
            busyLabel={t('documenti.saving')}
          >
            {t('documenti.save')}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        noValidate
        marginTop="3"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={t('documenti.newName')}
          name="file-name"
          value={newName}
          autoFocus
          required
          onChange={(value) => {
            setNewName(value);
            rename.reset();
          }}
          error={isRefused && local ? t(`report.${local}`) : refused}
        />
      </chakra.form>
    </Dialog>
  );
}

/** Nothing brings a document back, so it is asked. */
export function RemoveFileDialog({ userId, file, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const remove = useDeleteFile(userId);
  const confirm = async () => {
    try {
      await remove.mutateAsync({ fileId: file.id });
    } catch (failure) {
      return errorText(asProblem(failure)?.code);
    }
    notify({ kind: 'success', text: t('documenti.removed') });
    onClose();
    return undefined;
  };
  return (
    <ConfirmDialog
      title={t('documenti.removeTitle', { name: file.name })}
      confirm={t('documenti.remove')}
      busyLabel={t('documenti.removing')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('documenti.removeText')}
    </ConfirmDialog>
  );
}
