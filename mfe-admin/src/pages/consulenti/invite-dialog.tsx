import { useCreateConsulente, useDeleteConsulente } from '@bussola/client';
import type { ConsulenteRow } from '@bussola/contract';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Dialog, Text } from '@bussola/ui/core';
import { object } from 'yup';
import { nameOf } from '../../consulenti/proposals.ts';
import { WhyDialog } from '../../consulenti/why-dialog.tsx';
import { invitationRules, NOBODY_INVITED, WhoFields, WhyField } from '../../invitation.tsx';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';

const schema = object(invitationRules);

/** An adviser comes by a mail, and is linked once the number was looked up. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useT(consulentiNamespace);
  const words = useT(adminNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: invite } = useCreateConsulente();
  const form = useForm({
    initialValues: NOBODY_INVITED,
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
        <WhoFields form={form} />
        <WhyField form={form} />
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
