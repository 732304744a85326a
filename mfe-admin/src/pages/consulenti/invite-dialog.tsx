import { useCreateConsulente, useDeleteConsulente } from '@bussola/client';
import type { ConsulenteRow } from '@bussola/contract';
import { isPersonName } from '@bussola/domain/person-name';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { messageKey, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Dialog, Text, TextField } from '@bussola/ui/core';
import { object, string } from 'yup';
import { nameOf } from '../../consulenti/proposals.ts';
import { WhyDialog } from '../../consulenti/why-dialog.tsx';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';
import { reason } from '../../reason.ts';

const name = (key: 'firstName' | 'lastName') =>
  string()
    .trim()
    .default('')
    .test('person-name', messageKey(adminNamespace, `squadra.invite.errors.${key}`), (value) =>
      isPersonName(value),
    );
const EMAIL = messageKey(adminNamespace, 'squadra.invite.errors.email');
const schema = object({
  email: string().trim().default('').required(EMAIL).email(EMAIL),
  firstName: name('firstName'),
  lastName: name('lastName'),
  reason,
});

/** An adviser comes by a mail, and is linked once the number was looked up. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useT(consulentiNamespace);
  const words = useT(adminNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: invite } = useCreateConsulente();
  const form = useForm({
    initialValues: { email: '', firstName: '', lastName: '', reason: '' },
    schema,
    words: (problem) => (problem?.code === 'CONFLICT' ? words('squadra.invite.taken') : undefined),
    onSubmit: async (invitation) => {
      if (!(await proved(() => invite(invitation)))) return;
      notify({ kind: 'success', text: t('invite.done', { email: invitation.email }) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('invite.title')}
      actions={
        <FormActions
          formId="invite-adviser"
          busy={form.busy}
          save={t('invite.send')}
          saving={words('squadra.invite.sending')}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="invite-adviser">
        <Text color="text-2">{t('invite.lead')}</Text>
        <TextField
          {...form.field('email')}
          type="email"
          label={words('squadra.invite.email')}
          help={words('squadra.invite.emailHelp')}
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('firstName')}
          label={words('squadra.invite.firstName')}
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('lastName')}
          label={words('squadra.invite.lastName')}
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('reason')}
          label={words('squadra.invite.why')}
          help={words('squadra.ask.reasonHelp')}
          autoComplete="off"
          required
        />
      </Form>
    </Dialog>
  );
}

export type InvitationAction = 'resend' | 'uninvite';
interface Props {
  action: InvitationAction;
  row: ConsulenteRow;
  onClose: () => void;
}
/** Sends an invitation anew, or takes it back. */
export function InvitationDialog({ action, row, onClose }: Props) {
  const t = useT(consulentiNamespace);
  const create = useCreateConsulente();
  const remove = useDeleteConsulente(row.id);
  const { firstName, lastName, email } = row;
  const named = { name: nameOf(row) };
  return action === 'resend' ? (
    <WhyDialog
      title={t('invite.resendTitle', named)}
      text={t('invite.resendText')}
      confirm={t('invite.send')}
      done={t('invite.done', { email })}
      act={(why) => create.mutateAsync({ firstName, lastName, email, reason: why })}
      onClose={onClose}
    />
  ) : (
    <WhyDialog
      danger
      title={t('invite.uninviteTitle', named)}
      text={t('invite.uninviteText')}
      confirm={t('invite.uninviteConfirm')}
      done={t('invite.uninvited')}
      act={(why) => remove.mutateAsync({ reason: why })}
      onClose={onClose}
    />
  );
}
