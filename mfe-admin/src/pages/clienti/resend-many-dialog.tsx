import { RESENT_A_DAY } from '@bussola/contract/limits';
import { useResendToClients } from '@bussola/client';
import type { BodyOf, DoneToClients } from '@bussola/contract';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import { Dialog, Text } from '@bussola/ui/core';
import { useState } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';

interface Props {
  clients: BodyOf<'resendToClients'>['clients'];
  count: number;
  /** The letters left: nobody is chosen any more. */
  onDone: () => void;
  onClose: () => void;
}

/** The code that proves an address, once more to each. */
export function ResendManyDialog({ clients, count, onDone, onClose }: Props) {
  const t = useT(adminNamespace);
  const { mutateAsync: resend } = useResendToClients();
  const [outcome, setOutcome] = useState<DoneToClients>();
  const form = useForm({
    initialValues: {},
    onSubmit: async () => setOutcome(await resend({ clients })),
  });
  if (outcome)
    return (
      <OutcomeDialog
        title={t('clienti.resend.done', {
          count: outcome.done,
          number: formatNumber(outcome.done),
        })}
        outcome={outcome}
        onClose={onDone}
      >
        {t('clienti.resend.nobodyOut')}
      </OutcomeDialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('clienti.resend.title', { count, number: formatNumber(count) })}
      actions={
        <FormActions
          formId="resend-many"
          busy={form.busy}
          save={t('clienti.resend.confirm')}
          saving={t('clienti.resend.busy')}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="resend-many">
        <Text>{t('clienti.resend.text', { limit: RESENT_A_DAY })}</Text>
      </Form>
    </Dialog>
  );
}
