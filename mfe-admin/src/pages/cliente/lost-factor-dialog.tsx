import { useResetClientFactors } from '@bussola/client';
import type { ClientCard } from '@bussola/contract';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Dialog, Text, TextField } from '@bussola/ui/core';
import { object } from 'yup';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';
import { reason } from '../../reason.ts';

interface Props {
  clientId: string;
  name: string;
  onAsked: (part: Pick<ClientCard, 'azzeramento'>) => void;
  onClose: () => void;
}

/** Why, and how it was made sure that it is them: the client is written both. */
export function LostFactorDialog({ clientId, name, onAsked, onClose }: Props) {
  const t = useT(clienteNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: ask } = useResetClientFactors(clientId);
  const form = useForm({
    initialValues: { why: '', how: '' },
    schema: object({ why: reason, how: reason }),
    words: (problem) =>
      problem?.code === 'CONFLICT' ? t('lost.none', { client: name }) : undefined,
    onSubmit: async ({ why, how }) => {
      const card = await proved(() => ask({ reason: why, how }));
      if (!card) return;
      notify({ kind: 'success', text: t('lost.asked', { client: name }) });
      onAsked({ azzeramento: card.azzeramento });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lost.dialog', { client: name })}
      actions={
        <FormActions
          formId="lost-factor-form"
          busy={form.busy}
          save={t('lost.confirm')}
          saving={t('lost.busy')}
          danger
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="lost-factor-form">
        <Text color="text-2">{t('lost.text', { client: name })}</Text>
        <TextField
          {...form.field('why')}
          label={t('lost.why')}
          autoComplete="off"
          autoFocus
          required
        />
        <TextField
          {...form.field('how')}
          label={t('lost.how')}
          help={t('lost.howHelp')}
          autoComplete="off"
          required
        />
      </Form>
    </Dialog>
  );
}
