import { useNavigate } from 'react-router-dom';
import { Form } from '@bussola/forms/form';
import { chakra, LinkButton, PasswordField } from '@bussola/ui/core';
import { PasswordRules } from '../../auth/password-rules.tsx';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { useOneUseToken } from '../../auth/use-one-use-token.ts';
import { SubmitButton } from '../../auth/submit-button.tsx';
import { useShellWords } from '../../boot/hooks.ts';
import { resetPassword } from '../../session/calls.ts';
import { newPasswordSchema } from '../register/register-schema.ts';

/** /user/reset-password?token=…: the token leaves the address bar before anything else happens. */
export default function ResetPasswordPage() {
  const t = useShellWords();
  const navigate = useNavigate();
  const token = useOneUseToken();
  const form = useAuthForm({
    initialValues: { password: '', confirmPassword: '' },
    schema: newPasswordSchema,
    place: (what) => (what === 'WEAK_PASSWORD' ? 'password' : what),
    onSubmit: async (values) => {
      if (token === null) return;
      await resetPassword({ token, ...values });
      await navigate('/user/login', { replace: true, state: { notice: 'passwordSet' } });
    },
  });
  const refused = form.problem?.code;
  const isBad = token === null || refused === 'TOKEN_INVALID' || refused === 'TOKEN_EXPIRED';
  if (isBad) {
    return (
      <PublicLayout title={t('reset.badTitle')} lead={t('reset.bad')}>
        <LinkButton variant="primary" size="big" href="/user/forgot-password">
          {t('reset.ask')}
        </LinkButton>
      </PublicLayout>
    );
  }
  const field = (name: 'password' | 'confirmPassword') => ({
    ...form.field(name),
    label: t(name === 'password' ? 'register.password' : 'register.confirm'),
    autoComplete: 'new-password' as const,
    required: true,
  });
  return (
    <PublicLayout title={t('reset.title')} lead={t('reset.lead')}>
      <Form form={form}>
        <PasswordField
          {...field('password')}
          help={<PasswordRules password={form.values.password} />}
        />
        <PasswordField {...field('confirmPassword')} />
        <chakra.div>
          <SubmitButton form={form} busyLabel={t('reset.busy')}>
            {t('reset.submit')}
          </SubmitButton>
        </chakra.div>
      </Form>
    </PublicLayout>
  );
}
