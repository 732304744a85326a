import { useRollbackCostanti } from '@bussola/client';
import { MIN_REASON } from '@bussola/contract/limits';
import type { FormErrors } from '@bussola/forms';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Dialog, Text, TextField } from '@bussola/ui/core';
import { DateField } from '@bussola/ui/forms';
import { useNavigate } from 'react-router-dom';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { releasePath } from '../../costanti/release.ts';

interface Props {
  /** The release whose values come back. */
  release: string;
  today: string;
  onClose: () => void;
}

/** A new release with the values of an old one: the history is not written anew. */
export function RollbackDialog({ release, today, onClose }: Props) {
  const t = useT(adminNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const navigate = useNavigate();
  const { mutateAsync: rollback } = useRollbackCostanti();
  const form = useForm({
    initialValues: { why: '', day: today },
    validate: ({ why, day }) => {
      const found: FormErrors = {};
      if (why.trim().length < MIN_REASON)
        found['why'] = t('costanti.vita.ask.needWhy', { count: MIN_REASON });
      if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < today)
        found['day'] = t('costanti.vita.ask.needDay');
      return Promise.resolve(found);
    },
    place: (what) => (what === 'validFrom' ? 'day' : what),
    words: (problem) =>
      problem?.problem?.errors?.some(({ field }) => field === 'release')
        ? t('costanti.vita.story.already')
        : undefined,
    onSubmit: async ({ why, day }) => {
      const made = await proved(() => rollback({ release, validFrom: day, why: why.trim() }));
      if (!made) return;
      const isNow = made.state === 'in-force';
      notify({ kind: 'success', text: t(`costanti.vita.story.${isNow ? 'doneNow' : 'done'}`) });
      void navigate(releasePath(made.id));
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('costanti.vita.story.backTitle', { name: release })}
      actions={
        <FormActions
          formId="rollback-form"
          busy={form.busy}
          save={t('costanti.vita.story.make')}
          saving={t('costanti.vita.ask.busy')}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="rollback-form">
        <Text color="text-2">{t('costanti.vita.story.backText')}</Text>
        <TextField
          {...form.field('why')}
          label={t('costanti.vita.ask.why')}
          help={t('costanti.vita.whyHelp')}
          autoComplete="off"
          autoFocus
          required
        />
        <DateField
          {...form.field('day')}
          label={t('costanti.vita.ask.day')}
          help={t('costanti.vita.ask.dayHelp')}
          ahead
        />
      </Form>
    </Dialog>
  );
}
