import { asProblem, useRenameReport } from '@bussola/client';
import type { Report } from '@bussola/contract';
import { useCommonWords, useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Button, chakra, Dialog, TextField } from '@bussola/ui/core';
import { useState } from 'react';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { plainNameError } from '../../area/plain-name.ts';

interface Props {
  userId: string;
  report: Pick<Report, 'reportId' | 'name'>;
  onClose: () => void;
}

/** A new name; an empty one is refused here, and by the server. */
export function RenameDialog({ userId, report, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const common = useCommonWords();
  const errorText = useErrorText();
  const { notify } = useShell();
  const rename = useRenameReport(userId);
  const [newName, setNewName] = useState(report.name);
  const [isRefused, setRefused] = useState(false);
  const local = plainNameError(newName);
  const refused = rename.error ? errorText(asProblem(rename.error)?.code) : undefined;

  const save = () => {
    setRefused(local !== undefined);
    if (local === undefined)
      rename.mutate(
        { reportId: report.reportId, newName: newName.trim() },
        {
          onSuccess: () => {
            notify({ kind: 'success', text: t('report.renamed') });
            onClose();
          },
        },
      );
  };
  const formId = `rename-${report.reportId}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('report.renameTitle')}
      actions={
        <>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={rename.isPending}
            busyLabel={t('report.saving')}
          >
            {t('report.save')}
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
          label={t('report.newName')}
          name="report-name"
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
