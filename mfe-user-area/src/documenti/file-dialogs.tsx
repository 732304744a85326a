import { asProblem, useDeleteFile, useRenameFile } from '@bussola/client';
import type { StoredFile } from '@bussola/contract';
import { useCommonWords, useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Button, chakra, Dialog, FieldError, Text, TextField } from '@bussola/ui/core';
import { useState } from 'react';
import { plainNameError } from '../area/plain-name.ts';
import { userAreaNamespace } from '../words/user-area-namespace.ts';

interface Props { userId: string; file: StoredFile; onClose: () => void }

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
    if (local === undefined) rename.mutate({ fileId: file.id, newName: newName.trim() }, { onSuccess: () => { notify({ kind: 'success', text: t('documenti.renamed') }); onClose(); } });
  };
  const formId = `rename-${file.id}`;
  return (
    <Dialog
      open onClose={onClose} title={t('documenti.renameTitle')}
      actions={<><Button variant="primary" type="submit" form={formId} busy={rename.isPending} busyLabel={t('documenti.saving')}>{t('documenti.save')}</Button><Button variant="tertiary" onClick={onClose}>{common('action.cancel')}</Button></>}
    >
      <chakra.form id={formId} noValidate marginTop="3" onSubmit={(event) => { event.preventDefault(); save(); }}>
        <TextField label={t('documenti.newName')} name="file-name" value={newName} autoFocus required onChange={(value) => { setNewName(value); rename.reset(); }} error={isRefused && local ? t(`report.${local}`) : refused} />
      </chakra.form>
    </Dialog>
  );
}

/** Nothing brings a document back, so it is asked. */
export function RemoveFileDialog({ userId, file, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const common = useCommonWords();
  const errorText = useErrorText();
  const { notify } = useShell();
  const remove = useDeleteFile(userId);
  return (
    <Dialog
      open onClose={onClose} title={t('documenti.removeTitle', { name: file.name })}
      actions={(
        <>
          <Button variant="danger" busy={remove.isPending} busyLabel={t('documenti.removing')} onClick={() => remove.mutate({ fileId: file.id }, { onSuccess: () => { notify({ kind: 'success', text: t('documenti.removed') }); onClose(); } })}>{t('documenti.remove')}</Button>
          <Button variant="tertiary" onClick={onClose}>{common('action.cancel')}</Button>
        </>
      )}
    >
      <Text>{t('documenti.removeText')}</Text>
      {remove.error && <div role="alert"><FieldError>{errorText(asProblem(remove.error)?.code)}</FieldError></div>}
    </Dialog>
  );
}
