import { MOST_ADVISER_CLIENTS } from '@bussola/contract/limits';
import { useLimitConsulente } from '@bussola/client';
import type { ConsulenteCard } from '@bussola/contract';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { messageKey, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Dialog, Text, TextField } from '@bussola/ui/core';
import { IntegerField } from '@bussola/ui/forms';
import { number, object } from 'yup';
import { nameOf, takenBy } from '../../consulenti/proposals.ts';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';
import { reason } from '../../reason.ts';

const outside = messageKey(consulentiNamespace, 'limitAsk.outside');
const schema = object({
  limite: number().nullable().required(outside).min(1, outside).max(MOST_ADVISER_CLIENTS, outside),
  why: reason,
});
interface Values {
  limite: number | null;
  why: string;
}

/** How many families this adviser may follow, and why that changes. */
export function LimitDialog({ card, onClose }: { card: ConsulenteCard; onClose: () => void }) {
  const t = useT(consulentiNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const { consulente, version } = card;
  const { mutateAsync: limit } = useLimitConsulente(consulente.id);
  const form = useForm<Values>({
    initialValues: { limite: consulente.limite, why: '' },
    schema,
    words: (problem) => (problem?.code === 'CONFLICT' ? t('profile.stale') : undefined),
    onSubmit: async (values) => {
      const { limite, why } = schema.cast(values);
      if (!(await proved(() => limit({ limite, reason: why, version })))) return;
      notify({ kind: 'success', text: t('limitAsk.done') });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('limitAsk.title', { name: nameOf(consulente) })}
      actions={
        <FormActions
          formId="limit-form"
          busy={form.busy}
          save={t('limitAsk.open')}
          saving={t('profile.busy')}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="limit-form">
        <Text color="text-2">{t('limitAsk.text', { count: takenBy(consulente) })}</Text>
        <IntegerField {...form.field('limite')} label={t('limitAsk.label')} required />
        <TextField
          {...form.field('why')}
          label={t('stop.why')}
          help={t('limitAsk.whyHelp')}
          autoComplete="off"
          required
        />
      </Form>
    </Dialog>
  );
}
