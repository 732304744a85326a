import { usePublishOrder } from '@bussola/client';
import { MIN_REASON } from '@bussola/contract/limits';
import type { FormErrors } from '@bussola/forms';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Dialog, Text, TextField } from '@bussola/ui/core';
import { ordineNamespace } from '../../locales/ordine-namespace.ts';
import type { Areas } from './order.ts';

interface Props {
  /** The release in force that the order was made from. */
  release: string;
  areas: Areas;
  onSaved: () => void;
  onClose: () => void;
}

/** The reason and the proof; then the order is in force. */
export function SaveDialog({ release, areas, onSaved, onClose }: Props) {
  const t = useT(ordineNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: publish } = usePublishOrder();
  const form = useForm({
    initialValues: { why: '' },
    validate: ({ why }) => {
      const found: FormErrors = {};
      if (why.trim().length < MIN_REASON) found['why'] = t('ask.needWhy', { count: MIN_REASON });
      return Promise.resolve(found);
    },
    words: (problem) => {
      if (problem?.code === 'CONFLICT') return t('ask.moved');
      if (problem?.code === 'RELEASE_ORDER') return t('ask.waits');
      return problem?.problem?.errors?.some(({ field }) => field === 'aree')
        ? t('ask.same')
        : undefined;
    },
    onSubmit: async ({ why }) => {
      const done = await proved(() => publish({ release, aree: areas, why: why.trim() }));
      if (!done) return;
      notify({ kind: 'success', text: t('ask.done') });
      onSaved();
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('ask.title')}
      actions={
        <FormActions
          formId="order-form"
          busy={form.busy}
          save={t('save')}
          saving={t('ask.busy')}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="order-form">
        <Text color="text-2">{t('ask.text')}</Text>
        <TextField
          {...form.field('why')}
          label={t('ask.why')}
          help={t('ask.whyHelp')}
          autoComplete="off"
          autoFocus
          required
        />
      </Form>
    </Dialog>
  );
}
