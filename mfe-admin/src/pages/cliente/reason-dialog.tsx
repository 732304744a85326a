import { useOpenClient } from '@bussola/client';
import type { ClientCard } from '@bussola/contract';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { Dialog, Text, TextField } from '@bussola/ui/core';
import { object } from 'yup';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { reason } from '../../reason.ts';

const schema = object({ reason });

/**
 * Why somebody needs the amounts of a client: written before they are seen, and read by the client.
 */
export function ReasonDialog({
  clientId,
  onOpened,
  onClose,
}: {
  clientId: string;
  onOpened: (card: ClientCard) => void;
  onClose: () => void;
}) {
  const t = useT(adminNamespace);
  const { mutateAsync: openClient } = useOpenClient(clientId);
  const form = useForm({
    initialValues: { reason: '' },
    schema,
    place: () => 'reason',
    onSubmit: async (said) => onOpened(await openClient(said)),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cliente.reason.title')}
      actions={
        <FormActions
          formId="client-reason"
          busy={form.busy}
          save={t('cliente.reason.confirm')}
          saving={t('cliente.reason.busy')}
          onClose={onClose}
        />
      }
    >
      <Text color="text-2">{t('cliente.reason.lead')}</Text>
      <Form form={form} id="client-reason" marginTop="4">
        <TextField
          {...form.field('reason')}
          label={t('cliente.reason.label')}
          help={t('cliente.reason.help')}
          autoComplete="off"
          autoFocus
          required
        />
      </Form>
    </Dialog>
  );
}
