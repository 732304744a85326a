import { useState } from 'react';
import { Form } from '@bussola/forms/form';
import { Actions, Text, TextField, TextLink } from '@bussola/ui/core';
import { messageKey } from '@bussola/i18n';
import { object, string } from 'yup';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { useCountdown } from '../../auth/use-countdown.ts';
import { SubmitButton } from '../../auth/submit-button.tsx';
import { useShellWords } from '../../boot/hooks.ts';
import { forgotPassword } from '../../session/calls.ts';
import { shellNamespace } from '../../locales/shell-namespace.ts';

const schema = object({
  email: string()
    .trim()
    .required(messageKey(shellNamespace, 'login.emailMissing'))
    .email(messageKey(shellNamespace, 'register.errors.emailForm')),
});

/** /user/forgot-password: the same answer whether or not the address exists. */
export default function ForgotPasswordPage() {
  const t = useShellWords();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [left, setLeft] = useCountdown();
  const form = useAuthForm({
    initialValues: { email: '' },
    schema,
    onSubmit: async ({ email }) => {
      const { retryAfterSeconds } = await forgotPassword(email);
      setSentTo(email);
      setLeft(retryAfterSeconds);
    },
  });

  const isSent = sentTo !== null;
  return (
    <PublicLayout
      title={t(isSent ? 'forgot.sentTitle' : 'forgot.title')}
      lead={isSent ? t('forgot.sent', { email: sentTo }) : t('forgot.lead')}
    >
      <Form form={form}>
        {!isSent && (
          <TextField
            {...form.field('email')}
            label={t('login.email')}
            type="email"
            autoComplete="username"
          />
        )}
        <Actions>
          {isSent && left > 0 ? (
            <Text size="quiet" aria-live="off">
              {t('forgot.againIn', { count: left })}
            </Text>
          ) : (
            <SubmitButton
              form={form}
              variant={isSent ? 'secondary' : 'primary'}
              busyLabel={t('forgot.busy')}
            >
              {t(isSent ? 'forgot.again' : 'forgot.submit')}
            </SubmitButton>
          )}
          <TextLink href="/user/login">{t('forgot.back')}</TextLink>
        </Actions>
      </Form>
    </PublicLayout>
  );
}
