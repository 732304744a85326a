import { useAskLook } from '@bussola/client';
import { LOOK_ASK_MINUTES, LOOK_MINUTES } from '@bussola/contract/limits';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useProved } from '@bussola/step-up';
import { Dialog, Text, TextField } from '@bussola/ui/core';
import { object } from 'yup';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';
import { reason } from '../../reason.ts';

interface Props {
  clientId: string;
  name: string;
  onClose: () => void;
}

/** Why: the client reads it word for word, and answers. */
export function LookDialog({ clientId, name, onClose }: Props) {
  const t = useT(clienteNamespace);
  const proved = useProved();
  const { mutateAsync: ask } = useAskLook(clientId);
  const form = useForm({
    initialValues: { why: '' },
    schema: object({ why: reason }),
    words: (problem) => {
      if (problem?.code === 'CONFLICT') return t('look.busyClient', { client: name });
      return problem?.code === 'TOO_MANY_REQUESTS' ? t('look.tooMany') : undefined;
    },
    onSubmit: async ({ why }) => {
      if (await proved(() => ask({ reason: why }))) onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('look.dialog', { client: name })}
      actions={
        <FormActions
          formId="look-form"
          busy={form.busy}
          save={t('look.confirm')}
          saving={t('look.busy')}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="look-form">
        <Text color="text-2">
          {t('look.text', { client: name, ask: LOOK_ASK_MINUTES, minutes: LOOK_MINUTES })}
        </Text>
        <TextField
          {...form.field('why')}
          label={t('look.why')}
          help={t('look.whyHelp')}
          autoComplete="off"
          autoFocus
          required
        />
      </Form>
    </Dialog>
  );
}
