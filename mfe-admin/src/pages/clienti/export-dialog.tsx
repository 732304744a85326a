import { saveFile, useExportClients } from '@bussola/client';
import { EXPORT_COLUMNS } from '@bussola/contract/limits';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { CheckboxChips, Dialog, Text, TextField } from '@bussola/ui/core';
import { array, mixed, object } from 'yup';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { reason } from '../../reason.ts';
import { toFilters } from './clients-search.ts';
import type { ClientsSearch } from './clients-search.ts';

type Column = (typeof EXPORT_COLUMNS)[number];
const schema = object({
  columns: array(mixed<Column>().oneOf(EXPORT_COLUMNS).required()).default([...EXPORT_COLUMNS]),
  why: reason,
});

interface Props {
  /** What the list is narrowed to now. */
  state: ClientsSearch;
  /** How many rows that is, in words. */
  counted: string;
  onClose: () => void;
}

/** The list as it is filtered now, as a file for a spreadsheet. */
export function ExportDialog({ state, counted, onClose }: Props) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: exportClients } = useExportClients();
  const form = useForm({
    initialValues: { columns: [...EXPORT_COLUMNS], why: '' },
    schema,
    onSubmit: async ({ columns, why }) => {
      const filters = toFilters(state);
      const blob = await proved(() => exportClients({ filters, columns, language, reason: why }));
      if (!blob) return;
      saveFile(blob, t('clienti.export.fileName'));
      notify({ kind: 'success', text: t('clienti.export.done') });
      onClose();
    },
  });
  const { columns } = form.values;
  const choose = (column: Column, chosen: boolean) =>
    form.setValues({
      columns: EXPORT_COLUMNS.filter((one) => (one === column ? chosen : columns.includes(one))),
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('clienti.export.title')}
      actions={
        <FormActions
          formId="export-form"
          busy={form.busy}
          save={t('clienti.export.confirm')}
          saving={t('clienti.export.busy')}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="export-form">
        <Text color="text-2">{t('clienti.export.text', { counted })}</Text>
        <CheckboxChips
          label={t('clienti.export.columns')}
          values={columns}
          onChange={choose}
          options={EXPORT_COLUMNS.map((value) => ({
            value,
            name: `export-${value}`,
            label: t(`clienti.export.column.${value}`),
          }))}
        />
        <TextField
          {...form.field('why')}
          label={t('clienti.export.reason')}
          help={t('clienti.export.reasonHelp')}
          autoComplete="off"
          required
        />
      </Form>
    </Dialog>
  );
}
