import type { ProfiloConsulente } from '@bussola/contract';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { messageKey, useT } from '@bussola/i18n';
import { Dialog, RadioCards, TextField } from '@bussola/ui/core';
import { object, string } from 'yup';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';
import { readDay, readHours } from './hours.ts';

type Eccezione = ProfiloConsulente['eccezioni'][number];
type Kind = 'away' | 'more';

const day = () =>
  string()
    .default('')
    .test(
      'day',
      messageKey(consulentiNamespace, 'week.dateWrong'),
      (text) => readDay(text) !== undefined,
    );
const schema = object({
  kind: string(),
  from: day(),
  to: day().test(
    'order',
    messageKey(consulentiNamespace, 'week.orderWrong'),
    (text, { parent }) =>
      (readDay(text) ?? '') >= (readDay((parent as { from?: string }).from ?? '') ?? ''),
  ),
  time: string()
    .default('')
    .when('kind', ([kind], field) =>
      field.test('hours', messageKey(consulentiNamespace, 'week.wrong'), (text) => {
        const hours = readHours(text);
        return (
          hours !== undefined && (hours.length === 1 || (hours.length === 0 && kind === 'away'))
        );
      }),
    ),
});

/** Days away, or hours more. */
export function ExceptionDialog({
  onSave,
  onClose,
}: {
  onSave: (one: Eccezione) => Promise<void>;
  onClose: () => void;
}) {
  const t = useT(consulentiNamespace);
  const form = useForm<{ kind: Kind; from: string; to: string; time: string }>({
    initialValues: { kind: 'away', from: '', to: '', time: '' },
    schema,
    words: (problem) => (problem?.code === 'CONFLICT' ? t('profile.stale') : undefined),
    onSubmit: ({ kind, from, to, time }) => {
      const [hours] = readHours(time) ?? [];
      return onSave({
        dal: readDay(from) ?? '',
        al: readDay(to) ?? '',
        riceve: kind === 'more',
        dalle: hours?.dalle ?? null,
        alle: hours?.alle ?? null,
      });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('week.addTitle')}
      actions={
        <FormActions
          formId="adviser-exception"
          busy={form.busy}
          save={t('week.saveException')}
          saving={t('profile.busy')}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="adviser-exception">
        <RadioCards<Kind>
          {...form.field('kind')}
          label={t('week.kind')}
          columns={2}
          options={[
            { value: 'away', label: t('week.kindAway') },
            { value: 'more', label: t('week.kindMore') },
          ]}
        />
        <TextField
          {...form.field('from')}
          label={t('week.from')}
          help={t('week.dateHelp')}
          autoComplete="off"
          required
        />
        <TextField {...form.field('to')} label={t('week.to')} autoComplete="off" required />
        <TextField
          {...form.field('time')}
          label={t('week.time')}
          help={t('week.timeHelp')}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}
