import { useFormik } from 'formik';
import { useNavigate } from 'react-router-dom';
import { call } from '@bussola/client';
import { Button, chakra, LinkButton, PasswordField } from '@bussola/ui/core';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { PasswordRules } from '../../auth/password-rules.tsx';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { useOneUseToken } from '../../auth/use-one-use-token.ts';
import { useShellWords } from '../../boot/hooks.ts';
import { newPasswordSchema } from '../register/register-schema.ts';

/** /user/reset-password?token=…: the token leaves the address bar before anything else happens. */
export default function ResetPasswordPage() {
  const t = useShellWords();
  const navigate = useNavigate();
  const token = useOneUseToken();
  const { busy, banner, refused, send } = useAuthForm();
  const form = useFormik({
    initialValues: { password: '', confirmPassword: '' },
    validationSchema: newPasswordSchema,
    validateOnChange: false,
    onSubmit: (values) =>
      send(async () => {
        await call('resetPassword', { body: { token: token ?? '', ...values } });
        await navigate('/user/login', { replace: true, state: { notice: 'passwordSet' } });
      }),
  });
  const isBad =
    token === null || refused?.code === 'TOKEN_INVALID' || refused?.code === 'TOKEN_EXPIRED';
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
    name,
    label: t(name === 'password' ? 'register.password' : 'register.confirm'),
    value: form.values[name],
    autoComplete: 'new-password' as const,
    required: true,
    onChange: (value: string) => void form.setFieldValue(name, value),
    onBlur: () => void form.setFieldTouched(name),
    error: form.touched[name] ? form.errors[name] : refused?.fields[name],
  });
  return (
    <PublicLayout title={t('reset.title')} lead={t('reset.lead')}>
      <AuthBanner text={banner} />
      <chakra.form noValidate onSubmit={form.handleSubmit} display="grid" gap="5">
        <PasswordField
          {...field('password')}
          help={<PasswordRules password={form.values.password} />}
        />
        <PasswordField {...field('confirmPassword')} />
        <chakra.div>
          <Button
            type="submit"
            variant="primary"
            size="big"
            busy={busy}
            busyLabel={t('reset.busy')}
          >
            {t('reset.submit')}
          </Button>
        </chakra.div>
      </chakra.form>
    </PublicLayout>
  );
}
