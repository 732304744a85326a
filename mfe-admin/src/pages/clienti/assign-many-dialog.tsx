import { ADVISER_ANSWER_DAYS } from '@bussola/contract/limits';
import { adminQueries, asProblem, useAssignClients } from '@bussola/client';
import type { BodyOf, DoneToClients } from '@bussola/contract';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { messageKey, useErrorText, useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import { useProved } from '@bussola/step-up';
import { Dialog, Notice, Skeleton, Text, TextField } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { object, string } from 'yup';
import { AdviserChoice } from '../../consulenti/adviser-choice.tsx';
import { bestFirst } from '../../consulenti/proposals.ts';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { reason } from '../../reason.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';

interface Props {
  clients: BodyOf<'assignClients'>['clients'];
  count: number;
  /** The proposals are made: nobody is chosen any more. */
  onDone: () => void;
  onClose: () => void;
}

/** One adviser for several clients: each reads why, and answers for themselves. */
export function AssignManyDialog({ clients, count, onDone, onClose }: Props) {
  const t = useT(adminNamespace);
  const errorText = useErrorText();
  const { data, error: unread } = useQuery(adminQueries.consulenti());
  const { mutateAsync: assignClients } = useAssignClients();
  const proved = useProved();
  const [outcome, setOutcome] = useState<DoneToClients>();
  const rows = bestFirst(
    (data?.rows ?? []).filter(({ state }) => state === 'active'),
    null,
  );
  const form = useForm({
    initialValues: { adviser: '', why: '' },
    schema: object({
      adviser: string().required(messageKey(adminNamespace, 'gestione.advisers.missing')),
      why: reason,
    }),
    place: () => 'adviser',
    onSubmit: async ({ adviser, why }) => {
      const answer = await proved(() =>
        assignClients({ clients, consulenteId: adviser, reason: why }),
      );
      if (answer) setOutcome(answer);
    },
  });
  if (outcome)
    return (
      <OutcomeDialog
        title={t('clienti.assign.done', {
          count: outcome.done,
          number: formatNumber(outcome.done),
        })}
        outcome={outcome}
        onClose={onDone}
      >
        {t('clienti.assign.nobodyOut')}
      </OutcomeDialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('clienti.assign.title', { count, number: formatNumber(count) })}
      actions={
        rows.length > 0 && (
          <FormActions
            formId="assign-many"
            busy={form.busy}
            save={t('clienti.assign.confirm')}
            saving={t('clienti.assign.busy')}
            onClose={onClose}
          />
        )
      }
    >
      {unread && <Notice kind="error" flat title={errorText(asProblem(unread)?.code)} />}
      {!data && !unread && <Skeleton label={t('gestione.advisers.loading')} />}
      {data && rows.length === 0 && <Text>{t('gestione.advisers.nobody')}</Text>}
      {rows.length > 0 && (
        <Form form={form} id="assign-many">
          <Text color="text-2">{t('clienti.assign.text', { days: ADVISER_ANSWER_DAYS })}</Text>
          <AdviserChoice field={form.field('adviser')} rows={rows} />
          <TextField
            {...form.field('why')}
            label={t('gestione.advisers.why')}
            help={t('clienti.assign.whyHelp')}
            autoComplete="off"
            required
          />
        </Form>
      )}
    </Dialog>
  );
}
