import { useCreateAdmin, useDeleteAdmin, useUpdateAdmin } from '@bussola/client';
import type { StaffRow } from '@bussola/contract';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Dialog, Text, TextField } from '@bussola/ui/core';
import { object } from 'yup';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { reason } from '../../reason.ts';
import { nameOf } from './staff-actions.ts';
import type { StaffAction } from './staff-actions.ts';

/** The person is written to, with the reason. */
const MAILED: readonly StaffAction[] = ['suspend', 'reopen', 'remove'];
const DANGEROUS: readonly StaffAction[] = ['resetFactors', 'suspend', 'remove', 'uninvite'];

interface Props {
  action: StaffAction;
  row: StaffRow;
  onClose: () => void;
}

/** What is about to happen to somebody of the staff, and why. */
export function StaffDialog({ action, row, onClose }: Props) {
  const t = useT(adminNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const act = useAct(action, row);
  const form = useForm({
    // The invitation on the same page has a field «reason».
    initialValues: { why: '' },
    schema: object({ why: reason }),
    onSubmit: async ({ why }) => {
      if (!(await proved(() => act(why)))) return;
      notify({ kind: 'success', text: t(`squadra.done.${action}`) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`squadra.ask.${action}Title`, { name: nameOf(row) })}
      actions={
        <FormActions
          formId="staff-form"
          busy={form.busy}
          save={t(`squadra.ask.${action}Confirm`)}
          saving={t('squadra.ask.busy')}
          danger={DANGEROUS.includes(action)}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="staff-form">
        <Text color="text-2">
          {action === 'role'
            ? t(`squadra.ask.roleText_${otherRole(row)}`)
            : t(`squadra.ask.${action}Text`)}
        </Text>
        <TextField
          {...form.field('why')}
          label={t('squadra.ask.reason')}
          help={t(MAILED.includes(action) ? 'squadra.ask.reasonMail' : 'squadra.ask.reasonHelp')}
          autoComplete="off"
          autoFocus
          required
        />
      </Form>
    </Dialog>
  );
}

const otherRole = ({ role }: StaffRow) => (role === 'Admin' ? 'SuperAdmin' : 'Admin');

function useAct(action: StaffAction, row: StaffRow): (reason: string) => Promise<unknown> {
  const create = useCreateAdmin();
  const update = useUpdateAdmin(row.id);
  const remove = useDeleteAdmin(row.id);
  return (why) => {
    switch (action) {
      case 'role':
        return update.mutateAsync({ action, role: otherRole(row), reason: why });
      case 'suspend':
      case 'reopen':
      case 'resetFactors':
        return update.mutateAsync({ action, reason: why });
      case 'remove':
      case 'uninvite':
        return remove.mutateAsync({ reason: why });
      case 'resend': {
        const { firstName, lastName, email, role } = row;
        return create.mutateAsync({
          firstName,
          lastName,
          email,
          role: role === 'SuperAdmin' ? role : 'Admin',
          reason: why,
        });
      }
    }
  };
}
