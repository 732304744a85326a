import { useCreateAdmin } from '@bussola/client';
import { isPersonName } from '@bussola/domain/person-name';
import { Form, useForm } from '@bussola/forms/form';
import { messageKey, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Box, Button, Card, Question, RadioCards, Text, TextField } from '@bussola/ui/core';
import { object, string } from 'yup';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { reason } from '../../reason.ts';

const name = (key: 'firstName' | 'lastName') =>
  string()
    .trim()
    .default('')
    .test('person-name', messageKey(adminNamespace, `squadra.invite.errors.${key}`), (value) =>
      isPersonName(value),
    );
const schema = object({
  email: string()
    .trim()
    .default('')
    .required(messageKey(adminNamespace, 'squadra.invite.errors.email'))
    .email(messageKey(adminNamespace, 'squadra.invite.errors.email')),
  firstName: name('firstName'),
  lastName: name('lastName'),
  role: string().oneOf(['Admin', 'SuperAdmin']).required(),
  reason,
});
interface Invitation {
  email: string;
  firstName: string;
  lastName: string;
  role: 'Admin' | 'SuperAdmin';
  reason: string;
}
const EMPTY: Invitation = { email: '', firstName: '', lastName: '', role: 'Admin', reason: '' };

/** Invites an Admin or a SuperAdmin: what the role may do is said before. */
export function InvitePart() {
  const t = useT(adminNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: invite } = useCreateAdmin();
  const form = useForm<Invitation>({
    initialValues: EMPTY,
    schema,
    words: (problem) => (problem?.code === 'CONFLICT' ? t('squadra.invite.taken') : undefined),
    onSubmit: async (invitation) => {
      if (!(await proved(() => invite(invitation)))) return;
      notify({ kind: 'success', text: t('squadra.done.invite', { email: invitation.email }) });
      form.reset();
    },
  });
  return (
    <Card as="section" aria-labelledby="staff-invite" marginTop={{ base: '52px', md: '60px' }}>
      <Question id="staff-invite">{t('squadra.invite.title')}</Question>
      <Text size="quiet" marginTop="1">
        {t('squadra.invite.lead')}
      </Text>
      <Box marginTop="4">
        <Form form={form} aria-labelledby="staff-invite">
          <TextField
            {...form.field('email')}
            type="email"
            label={t('squadra.invite.email')}
            help={t('squadra.invite.emailHelp')}
            autoComplete="off"
            required
          />
          <TextField
            {...form.field('firstName')}
            label={t('squadra.invite.firstName')}
            autoComplete="off"
            required
          />
          <TextField
            {...form.field('lastName')}
            label={t('squadra.invite.lastName')}
            autoComplete="off"
            required
          />
          <RadioCards<Invitation['role']>
            {...form.field('role')}
            label={t('squadra.role')}
            columns={1}
            stacked
            options={[
              {
                value: 'Admin',
                label: t('squadra.roleOf.Admin'),
                help: t('squadra.invite.admin'),
              },
              {
                value: 'SuperAdmin',
                label: t('squadra.roleOf.SuperAdmin'),
                help: t('squadra.invite.superAdmin'),
              },
            ]}
          />
          <TextField
            {...form.field('reason')}
            label={t('squadra.invite.why')}
            help={t('squadra.ask.reasonHelp')}
            autoComplete="off"
            required
          />
          <Button type="submit" variant="primary" wide busy={form.busy}>
            {t(form.busy ? 'squadra.invite.sending' : 'squadra.invite.send')}
          </Button>
        </Form>
      </Box>
    </Card>
  );
}
