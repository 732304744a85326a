import { adminQueries, asProblem, useLinkAdviser } from '@bussola/client';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { messageKey, useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Checkbox, Dialog, Notice, Skeleton, Text, TextField } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { boolean, object, string } from 'yup';
import { reason } from '../reason.ts';
import { adminNamespace } from '../locales/admin-namespace.ts';
import { AdviserChoice } from './adviser-choice.tsx';
import { bestFirst, nameOf } from './proposals.ts';

/** What was proposed: until when the client may answer. */
export interface Assigned {
  consulente: { id: string; name: string };
  until: string;
}
interface Props {
  client: { userId: string; name: string; comune: string | null };
  /** The client said no to the last one: nobody is proposed unless they asked. */
  refused?: boolean;
  /** Who follows the client now, and is not proposed again. */
  following?: readonly string[];
  /** Already chosen. */ consulenteId?: string;
  onAssigned?: (assigned: Assigned) => void;
  onClose: () => void;
}

/** Proposes an adviser to a client, who reads why and says yes or no. */
export function AssignDialog({
  client,
  refused = false,
  following = [],
  consulenteId = '',
  onAssigned,
  onClose,
}: Props) {
  const t = useT(adminNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const { data, error: unread } = useQuery(adminQueries.consulenti());
  const { mutateAsync: linkAdviser } = useLinkAdviser();
  const proved = useProved();
  const rows = bestFirst(
    (data?.rows ?? []).filter(({ id, state }) => state === 'active' && !following.includes(id)),
    client.comune,
  );
  const form = useForm({
    initialValues: { adviser: consulenteId, why: '', asked: false },
    schema: object({
      adviser: string().required(messageKey(adminNamespace, 'gestione.advisers.missing')),
      why: reason,
      asked: boolean().test(
        'asked',
        messageKey(adminNamespace, 'gestione.advisers.notAsked'),
        (asked) => !refused || asked === true,
      ),
    }),
    place: () => 'adviser',
    onSubmit: async ({ adviser: id, why, asked }) => {
      const adviser = rows.find((one) => one.id === id);
      if (!adviser) return;
      const answer = await proved(() =>
        linkAdviser({
          consulenteId: id,
          clientId: client.userId,
          linked: true,
          reason: why,
          ...(asked ? { asked } : {}),
        }),
      );
      if (!answer) return;
      const consulente = { id, name: nameOf(adviser) };
      notify({
        kind: 'success',
        text: t('gestione.advisers.assigned', { name: consulente.name, client: client.name }),
      });
      if (answer.until) onAssigned?.({ consulente, until: answer.until });
      onClose();
    },
  });
  const isEmpty = data !== undefined && rows.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('gestione.advisers.assignTitle', { client: client.name })}
      actions={
        rows.length > 0 && (
          <FormActions
            formId="assign-adviser"
            busy={form.busy}
            save={t('gestione.advisers.confirm')}
            saving={t('gestione.advisers.busy')}
            onClose={onClose}
          />
        )
      }
    >
      {unread && <Notice kind="error" flat title={errorText(asProblem(unread)?.code)} />}
      {!data && !unread && <Skeleton label={t('gestione.advisers.loading')} />}
      {isEmpty && <Text>{t('gestione.advisers.nobody')}</Text>}
      {rows.length > 0 && (
        <Form form={form} id="assign-adviser">
          <Text color="text-2">{t('gestione.advisers.assignLead')}</Text>
          <AdviserChoice field={form.field('adviser')} rows={rows} />
          {refused && (
            <Checkbox
              {...form.box('asked')}
              label={t('gestione.advisers.asked', { client: client.name })}
            />
          )}
          <TextField
            {...form.field('why')}
            label={t('gestione.advisers.why')}
            help={t('gestione.account.reasonMail')}
            autoComplete="off"
            required
          />
        </Form>
      )}
    </Dialog>
  );
}
