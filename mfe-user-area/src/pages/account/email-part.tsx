import type { Profile } from '@bussola/contract';
import { isEmailAddress, useChangeEmail } from '@bussola/client';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { messageKey, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Actions, Box, Button, LinkButton, Notice, Text, TextField } from '@bussola/ui/core';
import { useState } from 'react';
import { object, string } from 'yup';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { Part } from './part.tsx';

const schema = object({
  newEmail: string()
    .trim()
    .test('email', messageKey(userAreaNamespace, 'account.email.wrong'), (email) =>
      isEmailAddress(email ?? ''),
    ),
});
const CONFIRM = '/user/new-verify-change-email';

/** The address one signs in with; another is asked for, and holds once it is proved. */
export function EmailPart({
  userId,
  profile: { user, pendingEmail },
}: {
  userId: string;
  profile: Profile;
}) {
  const t = useT(userAreaNamespace);
  const [isOpen, setOpen] = useState(false);
  return (
    <Part id="email" title={t('account.email.title')}>
      <Text overflowWrap="anywhere">{t('account.email.now', { email: user.email })}</Text>
      {pendingEmail !== null && (
        <Box marginTop="4">
          <Notice
            kind="info"
            flat
            title={t('account.email.pending', { email: pendingEmail })}
            action={<LinkButton href={CONFIRM}>{t('account.email.enter')}</LinkButton>}
          />
        </Box>
      )}
      {isOpen ? (
        <EmailForm userId={userId} onClose={() => setOpen(false)} />
      ) : (
        <Actions marginTop="4">
          <Button onClick={() => setOpen(true)}>{t('account.email.change')}</Button>
        </Actions>
      )}
    </Part>
  );
}

function EmailForm({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useT(userAreaNamespace);
  const shell = useShell();
  const proved = useProved();
  const { mutateAsync: changeEmail } = useChangeEmail(userId);
  const form = useForm({
    initialValues: { newEmail: '' },
    schema,
    place: (what) => (what === 'email' ? 'newEmail' : what),
    onSubmit: async ({ newEmail }) => {
      if (!(await proved(() => changeEmail(newEmail)))) return;
      onClose();
      shell.notify({
        kind: 'info',
        permanent: true,
        title: t('account.email.sent'),
        text: t('account.email.sentText'),
      });
    },
  });
  return (
    <Form form={form} marginTop="5">
      <TextField
        {...form.field('newEmail')}
        type="email"
        label={t('account.email.fresh')}
        autoComplete="email"
        autoFocus
      />
      <Actions>
        <FormActions
          busy={form.busy}
          save={t('account.email.send')}
          saving={t('account.saving')}
          onClose={onClose}
        />
      </Actions>
    </Form>
  );
}
