import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Dialog, Text, TextField } from '@bussola/ui/core';
import { object } from 'yup';
import { reason } from '../reason.ts';
import { consulentiNamespace } from '../locales/consulenti-namespace.ts';

interface Props {
  title: string;
  text: string;
  confirm: string;
  /** What is told when it is done. */ done: string;
  danger?: boolean;
  act: (reason: string) => Promise<unknown>;
  onDone?: () => void;
  onClose: () => void;
}

/** What is about to happen to an adviser, and why. */
export function WhyDialog({ title, text, confirm, done, danger, act, onDone, onClose }: Props) {
  const t = useT(consulentiNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const form = useForm({
    initialValues: { why: '' },
    schema: object({ why: reason }),
    onSubmit: async ({ why }) => {
      if (!(await proved(() => act(why)))) return;
      notify({ kind: 'success', text: done });
      onClose();
      onDone?.();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <FormActions
          formId="why-form"
          busy={form.busy}
          save={confirm}
          saving={t('profile.busy')}
          danger={danger ?? false}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="why-form">
        <Text color="text-2">{text}</Text>
        <TextField
          {...form.field('why')}
          label={t('stop.why')}
          help={t('stop.whyHelp')}
          autoComplete="off"
          autoFocus
          required
        />
      </Form>
    </Dialog>
  );
}
