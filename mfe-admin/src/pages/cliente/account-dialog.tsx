import { useDeleteClient, useEnableClient } from '@bussola/client';
import type { ClientCard } from '@bussola/contract';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Dialog, Text, TextField } from '@bussola/ui/core';
import { object, string } from 'yup';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { isTyped, reason } from '../../reason.ts';

interface Props {
  what: 'suspend' | 'reopen' | 'remove';
  clientId: string;
  name: string;
  onChange: (card: ClientCard) => void;
  onRemoved: () => void;
  onClose: () => void;
}

/** What is about to happen to the account, why, and for a deletion the name typed out. */
export function AccountDialog({ what, clientId, name, onChange, onRemoved, onClose }: Props) {
  const t = useT(adminNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: deleteClient } = useDeleteClient(clientId);
  const { mutateAsync: enableClient } = useEnableClient(clientId);
  const form = useForm({
    initialValues: { reason: '', typed: '' },
    schema: object({
      reason,
      typed: string().test(
        'typed',
        t('gestione.account.mismatch'),
        (typed) => what !== 'remove' || isTyped(typed ?? '', name),
      ),
    }),
    words: (problem) =>
      what === 'remove' && problem?.code === 'CONFLICT'
        ? t('gestione.account.conflict')
        : undefined,
    onSubmit: async ({ reason: why }) => {
      if (what === 'remove') {
        if (await proved(() => deleteClient({ reason: why }))) onRemoved();
        return;
      }
      const card = await proved(() => enableClient({ enabled: what === 'reopen', reason: why }));
      if (!card) return;
      notify({
        kind: 'success',
        text: t(what === 'reopen' ? 'gestione.account.reopened' : 'gestione.account.suspended'),
      });
      onChange(card);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`gestione.account.${what}Title`, { client: name })}
      actions={
        <FormActions
          formId="client-account-form"
          busy={form.busy}
          save={t(`gestione.account.${what}Confirm`)}
          saving={t('gestione.account.busy')}
          danger={what !== 'reopen'}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="client-account-form">
        <Text color="text-2">{t(`gestione.account.${what}Text`)}</Text>
        <TextField
          {...form.field('reason')}
          label={t('gestione.account.reason')}
          help={t(
            what === 'remove' ? 'gestione.account.reasonHelp' : 'gestione.account.reasonMail',
          )}
          autoComplete="off"
          autoFocus
          required
        />
        {what === 'remove' && (
          <TextField
            {...form.field('typed')}
            label={t('gestione.account.typed', { client: name })}
            autoComplete="off"
            required
          />
        )}
      </Form>
    </Dialog>
  );
}
