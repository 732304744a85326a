import { useRenameReport } from '@bussola/client';
import type { Report } from '@bussola/contract';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Dialog, TextField } from '@bussola/ui/core';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { plainName } from '../../area/plain-name.ts';

interface Props {
  userId: string;
  report: Pick<Report, 'reportId' | 'name'>;
  onClose: () => void;
}

/** A new name; an empty one is refused here, and by the server. */
export function RenameDialog({ userId, report, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const { notify } = useShell();
  const { mutateAsync: rename } = useRenameReport(userId);
  const form = useForm({
    initialValues: { newName: report.name },
    schema: plainName,
    place: () => 'newName',
    onSubmit: async ({ newName }) => {
      await rename({ reportId: report.reportId, newName });
      notify({ kind: 'success', text: t('report.renamed') });
      onClose();
    },
  });
  const formId = `rename-${report.reportId}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('report.renameTitle')}
      actions={
        <FormActions
          formId={formId}
          busy={form.busy}
          save={t('report.save')}
          saving={t('report.saving')}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id={formId} marginTop="3">
        <TextField {...form.field('newName')} label={t('report.newName')} autoFocus required />
      </Form>
    </Dialog>
  );
}
