import {
  asProblem,
  useApproveCostanti,
  useDiscardCostanti,
  useScheduleCostanti,
  useSubmitCostanti,
  useWithdrawCostanti,
} from '@bussola/client';
import { MIN_REASON } from '@bussola/contract/limits';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import type { FormErrors } from '@bussola/forms';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Dialog, Text, TextField } from '@bussola/ui/core';
import { DateField } from '@bussola/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import type { Release } from '../../costanti/release.ts';

export type StepName = 'submit' | 'approve' | 'schedule' | 'withdraw' | 'discard';
const WITH_DAY: readonly StepName[] = ['submit', 'schedule'];
const DANGEROUS: readonly StepName[] = ['withdraw', 'discard'];

interface Props {
  step: StepName;
  release: Release;
  today: string;
  onClose: () => void;
}

/** What is about to happen to a release, and what it asks. */
export function StepDialog({ step, release, today, onClose }: Props) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const proved = useProved();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const act = useAct(step, release);
  const withDay = WITH_DAY.includes(step);
  const form = useForm({
    initialValues: {
      day: release.effectiveFrom ?? release.validFrom ?? nextDay(today),
      why: '',
    },
    validate: ({ day, why }) => {
      const found: FormErrors = {};
      if (withDay && (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < today))
        found['day'] = t('costanti.vita.ask.needDay');
      if (step === 'withdraw' && why.trim().length < MIN_REASON)
        found['why'] = t('costanti.vita.ask.needWhy', { count: MIN_REASON });
      return Promise.resolve(found);
    },
    place: (what) => (what === 'validFrom' || what === 'effectiveFrom' ? 'day' : what),
    words: (problem) => {
      const { errors } = problem?.problem ?? {};
      // A relation between constants belongs to no field of this form.
      return errors?.[0] && language === 'it' ? errors[0].message : undefined;
    },
    onSubmit: async ({ day, why }) => {
      try {
        if (!(await proved(() => act(day, why.trim())))) return;
      } catch (error) {
        // Somebody else moved it: the page shows how it is now.
        if (asProblem(error)?.code === 'CONFLICT')
          void queryClient.invalidateQueries({ queryKey: ['costanti', 'releases'] });
        throw error;
      }
      notify({ kind: 'success', text: t(`costanti.vita.done.${step}`) });
      onClose();
      if (step === 'discard') void navigate('/admin/costanti');
    },
  });
  const count = release.differenze.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`costanti.vita.ask.${step}Title`, { name: release.release ?? '' })}
      actions={
        <FormActions
          formId="step-form"
          busy={form.busy}
          save={t(`costanti.vita.step.${step}`)}
          saving={t('costanti.vita.ask.busy')}
          danger={DANGEROUS.includes(step)}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="step-form">
        <Text color="text-2">
          {t(`costanti.vita.ask.${step}Text`, {
            count,
            date: release.validFrom ? formatDate(release.validFrom, language, 'long') : '',
          })}
        </Text>
        {withDay && (
          <DateField
            {...form.field('day')}
            label={t('costanti.vita.ask.day')}
            help={t('costanti.vita.ask.dayHelp')}
            ahead
          />
        )}
        {step === 'withdraw' && (
          <TextField
            {...form.field('why')}
            label={t('costanti.vita.ask.why')}
            help={t('costanti.vita.whyHelp')}
            autoComplete="off"
            autoFocus
            required
          />
        )}
      </Form>
    </Dialog>
  );
}

const nextDay = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

function useAct(
  step: StepName,
  { id, version }: Release,
): (day: string, why: string) => Promise<unknown> {
  const submit = useSubmitCostanti(id);
  const approve = useApproveCostanti(id);
  const schedule = useScheduleCostanti(id);
  const withdraw = useWithdrawCostanti(id);
  const discard = useDiscardCostanti(id);
  return (day, why) => {
    switch (step) {
      case 'submit':
        return submit.mutateAsync({ version, validFrom: day });
      case 'approve':
        return approve.mutateAsync({ version });
      case 'schedule':
        return schedule.mutateAsync({ version, effectiveFrom: day });
      case 'withdraw':
        return withdraw.mutateAsync({ version, why });
      case 'discard':
        return discard.mutateAsync({ version });
    }
  };
}
