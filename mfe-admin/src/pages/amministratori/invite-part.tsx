import { useCreateAdmin } from '@bussola/client';
import { Form, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Box, Button, Card, Question, RadioCards, Text } from '@bussola/ui/core';
import { object, string } from 'yup';
import { invitationRules, NOBODY_INVITED, WhoFields, WhyField } from '../../invitation.tsx';
import { adminNamespace } from '../../locales/admin-namespace.ts';

const schema = object({
  ...invitationRules,
  role: string().oneOf(['Admin', 'SuperAdmin']).required(),
});
const EMPTY = { ...NOBODY_INVITED, role: 'Admin' as 'Admin' | 'SuperAdmin' };

/** Invites an Admin or a SuperAdmin: what the role may do is said before. */
export function InvitePart() {
  const t = useT(adminNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: invite } = useCreateAdmin();
  const form = useForm({
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
          <WhoFields form={form} />
          <RadioCards<(typeof EMPTY)['role']>
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
          <WhyField form={form} />
          <Button type="submit" variant="primary" wide busy={form.busy}>
            {t(form.busy ? 'squadra.invite.sending' : 'squadra.invite.send')}
          </Button>
        </Form>
      </Box>
    </Card>
  );
}
