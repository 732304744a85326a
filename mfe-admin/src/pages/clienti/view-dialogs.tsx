import { MAX_LENGTH } from '@bussola/contract/limits';
import { useSaveClientViews } from '@bussola/client';
import type { BodyOf } from '@bussola/contract';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { messageKey, useT } from '@bussola/i18n';
import { Dialog, Text, TextField } from '@bussola/ui/core';
import { object, string } from 'yup';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { toView } from './clients-search.ts';
import type { ClientsSearch } from './clients-search.ts';
import type { PlacedColumn } from './column-layout.ts';

type Saved = BodyOf<'saveClientViews'>;
interface SaveProps {
  saved: Saved;
  state: ClientsSearch;
  layout: readonly PlacedColumn[];
  onClose: () => void;
}

/** Names the list as it is now; a name that exists takes the new view. */
export function SaveViewDialog({ saved, state, layout, onClose }: SaveProps) {
  const t = useT(adminNamespace);
  const { mutateAsync: save } = useSaveClientViews();
  const form = useForm({
    initialValues: { name: '' },
    schema: object({
      name: string()
        .trim()
        .required(messageKey(adminNamespace, 'clienti.views.missing'))
        .max(MAX_LENGTH.viewName),
    }),
    onSubmit: async ({ name: typed }) => {
      const name = typed.trim();
      const view = { name, ...toView(state), columns: [...layout] };
      const others = saved.views.filter((one) => one.name !== name);
      await save({ views: [...others, view], version: saved.version });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('clienti.views.saveTitle')}
      actions={
        <FormActions
          formId="save-view"
          busy={form.busy}
          save={t('clienti.views.confirm')}
          saving={t('clienti.views.busy')}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="save-view">
        <Text color="text-2">{t('clienti.views.text')}</Text>
        <TextField
          {...form.field('name')}
          label={t('clienti.views.name')}
          autoComplete="off"
          required
        />
      </Form>
    </Dialog>
  );
}

interface RemoveProps {
  saved: Saved;
  name: string;
  onClose: () => void;
}
export function RemoveViewDialog({ saved, name, onClose }: RemoveProps) {
  const t = useT(adminNamespace);
  const { mutateAsync: save } = useSaveClientViews();
  const form = useForm({
    initialValues: {},
    onSubmit: async () => {
      const views = saved.views.filter((one) => one.name !== name);
      await save({ views, version: saved.version });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('clienti.views.removeTitle', { name })}
      actions={
        <FormActions
          formId="remove-view"
          busy={form.busy}
          save={t('clienti.views.remove')}
          saving={t('clienti.views.busy')}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="remove-view">
        <Text>{t('clienti.views.removeText')}</Text>
      </Form>
    </Dialog>
  );
}
