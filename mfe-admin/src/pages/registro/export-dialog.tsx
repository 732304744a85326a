import { saveFile, useExportRegistro } from '@bussola/client';
import type { RegistroFilters } from '@bussola/contract';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Dialog, Text, TextField } from '@bussola/ui/core';
import { object } from 'yup';
import { registroNamespace } from '../../locales/registro-namespace.ts';
import { reason } from '../../reason.ts';

interface Props {
  filters: Partial<RegistroFilters>;
  /** How many rows that is, in words. */
  counted: string;
  onClose: () => void;
}

/** The rows as they are filtered now, as a file for a spreadsheet. */
export function ExportDialog({ filters, counted, onClose }: Props) {
  const t = useT(registroNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: exportRegistro } = useExportRegistro();
  const form = useForm({
    initialValues: { why: '' },
    schema: object({ why: reason }),
    onSubmit: async ({ why }) => {
      const blob = await proved(() => exportRegistro({ filters, language, reason: why }));
      if (!blob) return;
      saveFile(blob, t('export.fileName'));
      notify({ kind: 'success', text: t('export.done') });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('export.title')}
      actions={
        <FormActions
          formId="export-form"
          busy={form.busy}
          save={t('export.confirm')}
          saving={t('export.busy')}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="export-form">
        <Text color="text-2">{t('export.text', { counted })}</Text>
        <TextField
          {...form.field('why')}
          label={t('export.reason')}
          help={t('export.reasonHelp')}
          autoComplete="off"
          autoFocus
          required
        />
      </Form>
    </Dialog>
  );
}
