import type { Profile } from '@bussola/contract';
import { useChangePassword } from '@bussola/client';
import { Form, FormActions, newPassword, useForm } from '@bussola/forms/form';
import { messageKey, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Actions, Button, PasswordField, Text } from '@bussola/ui/core';
import { useState } from 'react';
import { object, ref, string } from 'yup';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { Part } from './part.tsx';

const DIFFER = messageKey(userAreaNamespace, 'account.password.differ');
const schema = object({
  newPassword: newPassword(messageKey(userAreaNamespace, 'account.password.rules')),
  newPasswordAgain: string()
    .required(DIFFER)
    .oneOf([ref('newPassword')], DIFFER),
});

/** Another password: every other session ends. */
export function PasswordPart({
  userId,
  profile: { hasPassword },
}: {
  userId: string;
  profile: Profile;
}) {
  const t = useT(userAreaNamespace);
  const [isOpen, setOpen] = useState(false);
  return (
    <Part
      id="password"
      title={t('account.password.title')}
      lead={hasPassword ? undefined : t('account.password.none')}
    >
      {isOpen ? (
        <PasswordForm userId={userId} onClose={() => setOpen(false)} />
      ) : (
        <Actions>
          <Button onClick={() => setOpen(true)}>{t('account.password.change')}</Button>
        </Actions>
      )}
    </Part>
  );
}

function PasswordForm({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useT(userAreaNamespace);
  const shell = useShell();
  const proved = useProved();
  const { mutateAsync: changePassword } = useChangePassword(userId);
  const form = useForm({
    initialValues: { newPassword: '', newPasswordAgain: '' },
    schema,
    place: (what) =>
      what === 'WEAK_PASSWORD' || what === 'password' || what === 'confirmPassword'
        ? 'newPassword'
        : what,
    onSubmit: async ({ newPassword: password, newPasswordAgain: confirmPassword }) => {
      if (!(await proved(() => changePassword({ password, confirmPassword })))) return;
      onClose();
      shell.notify({
        kind: 'success',
        title: t('account.password.done'),
        text: t('account.password.doneText'),
        permanent: true,
      });
    },
  });
  return (
    <Form form={form}>
      <Text size="quiet">{t('account.password.text')}</Text>
      <PasswordField
        {...form.field('newPassword')}
        label={t('account.password.fresh')}
        autoComplete="new-password"
        autoFocus
      />
      <PasswordField
        {...form.field('newPasswordAgain')}
        label={t('account.password.again')}
        autoComplete="new-password"
      />
      <Actions>
        <FormActions
          busy={form.busy}
          save={t('account.password.save')}
          saving={t('account.saving')}
          onClose={onClose}
        />
      </Actions>
    </Form>
  );
}
