import { adminQueries, asProblem, useLinkAdviser } from '@bussola/client';
import { Form, useForm } from '@bussola/forms/form';
import { messageKey, useCommonWords, useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Button, Dialog, Notice, Skeleton, Text, TextField } from '@bussola/ui/core';
import { SelectField } from '@bussola/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { object, string } from 'yup';
import { reason } from '../../reason.ts';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import type { Adviser } from './adviser.ts';

const schema = object({
  adviser: string().required(messageKey(adminNamespace, 'gestione.advisers.missing')),
  reason,
});

interface Props {
  clientId: string;
  name: string;
  consulenti: readonly Adviser[];
  onAssigned: (adviser: Adviser) => void;
  onClose: () => void;
}

/** To whom: an adviser who is here and does not follow this client already. */
export function AssignDialog({ clientId, name, consulenti, onAssigned, onClose }: Props) {
  const t = useT(adminNamespace);
  const common = useCommonWords();
  const errorText = useErrorText();
  const { notify } = useShell();
  const { data, error: unread } = useQuery(adminQueries.consulenti());
  const { mutateAsync: linkAdviser } = useLinkAdviser();
  const proved = useProved();
  const free = (data?.rows ?? []).filter(
    ({ id, state }) => state === 'active' && !consulenti.some((one) => one.id === id),
  );
  const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
    `${firstName} ${lastName}`.trim();
  const form = useForm({
    initialValues: { adviser: '', reason: '' },
    schema,
    place: () => 'adviser',
    onSubmit: async ({ adviser: id, reason: why }) => {
      const adviser = free.find((one) => one.id === id);
      if (!adviser) return;
      const answer = await proved(() =>
        linkAdviser({ consulenteId: id, clientId, linked: true, reason: why }),
      );
      if (!answer) return;
      notify({
        kind: 'success',
        text: t('gestione.advisers.assigned', { name: nameOf(adviser), client: name }),
      });
      onAssigned({
        id,
        name: nameOf(adviser),
        since: answer.since ?? new Date().toISOString(),
      });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('gestione.advisers.assignTitle', { client: name })}
      actions={
        <>
          {free.length > 0 && (
            <Button
              variant="primary"
              type="submit"
              form="assign-adviser"
              busy={form.busy}
              busyLabel={t('gestione.advisers.busy')}
            >
              {t('gestione.advisers.confirm')}
            </Button>
          )}
          <Button variant="tertiary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
        </>
      }
    >
      {unread && <Notice kind="error" flat title={errorText(asProblem(unread)?.code)} />}
      {!data && !unread && <Skeleton label={t('gestione.advisers.loading')} />}
      {data && free.length === 0 && <Text>{t('gestione.advisers.nobody')}</Text>}
      {free.length > 0 && (
        <Form form={form} id="assign-adviser">
          <Text color="text-2">{t('gestione.advisers.assignLead')}</Text>
          <SelectField
            {...form.field('adviser')}
            label={t('gestione.advisers.choose')}
            options={free.map((adviser) => ({
              value: adviser.id,
              label: `${nameOf(adviser)} · ${adviser.email}`,
            }))}
          />
          <TextField
            {...form.field('reason')}
            label={t('gestione.account.reason')}
            help={t('gestione.account.reasonMail')}
            autoComplete="off"
            required
          />
        </Form>
      )}
    </Dialog>
  );
}
