import { useFormik } from 'formik';
import { useNavigate } from 'react-router-dom';
import { call } from '@bussola/client';
import { useLanguage } from '@bussola/i18n';
import {
  brand,
  Button,
  chakra,
  Checkbox,
  Grid,
  PasswordField,
  TextField,
  TextLink,
} from '@bussola/ui/core';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { PasswordRules } from '../../auth/password-rules.tsx';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { useSession, useShellWords } from '../../boot/hooks.ts';
import { registerSchema } from './register-schema.ts';

const SERVER_FIELDS: Record<string, string> = { WEAK_PASSWORD: 'password' };

/** /user/register: the same area is kept when the checkup came first. */
export default function RegisterPage() {
  const t = useShellWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const { user } = useSession();
  const hasCheckup = user?.state === 'provisional';
  const { busy, banner, refused, send } = useAuthForm();

  const form = useFormik({
    initialValues: {
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      email: user?.email ?? '',
      password: '',
      confirmPassword: '',
      acceptPrivacy: false,
      marketing: false,
    },
    validationSchema: registerSchema,
    validateOnChange: false,
    onSubmit: (values) =>
      send(async () => {
        const { acceptPrivacy: _accepted, ...rest } = registerSchema.cast(values);
        await call('newRegister', { body: { ...rest, acceptPrivacy: true, language } });
        await navigate('/user/new-verify-email', { state: { email: rest.email } });
      }),
  });

  const field = (name: 'firstName' | 'lastName' | 'email' | 'password' | 'confirmPassword') => ({
    name,
    label: t(`register.${name === 'confirmPassword' ? 'confirm' : name}`),
    value: form.values[name],
    onChange: (value: string) => void form.setFieldValue(name, value),
    onBlur: () => void form.setFieldTouched(name),
    error: form.touched[name]
      ? form.errors[name]
      : (refused?.fields[name] ??
        (refused && SERVER_FIELDS[refused.code] === name
          ? (banner ?? t('register.errors.passwordRules'))
          : undefined)),
    required: true,
  });

  return (
    <PublicLayout
      title={t(hasCheckup ? 'register.titleAfterCheckup' : 'register.title')}
      lead={t(hasCheckup ? 'register.leadAfterCheckup' : 'register.lead')}
      withCheckup={!hasCheckup}
    >
      <AuthBanner text={banner} />
      <chakra.form noValidate onSubmit={form.handleSubmit} display="grid" gap="5">
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
          <TextField {...field('firstName')} autoComplete="given-name" maxLength={120} />
          <TextField {...field('lastName')} autoComplete="family-name" maxLength={120} />
        </Grid>
        <TextField {...field('email')} type="email" autoComplete="username" maxLength={254} />
        <PasswordField
          {...field('password')}
          autoComplete="new-password"
          help={<PasswordRules password={form.values.password} />}
        />
        <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
        <div>
          <Checkbox
            name="acceptPrivacy"
            checked={form.values.acceptPrivacy}
            onChange={(value) => void form.setFieldValue('acceptPrivacy', value)}
            required
            label={
              <>
                {t('register.privacy')}{' '}
                <TextLink external href={brand.policies.privacy}>
                  {t('register.privacyLink')}
                </TextLink>
              </>
            }
            error={form.touched.acceptPrivacy ? form.errors.acceptPrivacy : undefined}
          />
          <Checkbox
            name="marketing"
            checked={form.values.marketing}
            onChange={(value) => void form.setFieldValue('marketing', value)}
            label={t('register.marketing')}
          />
        </div>
        <Button
          type="submit"
          variant="primary"
          size="big"
          wide
          busy={busy}
          busyLabel={t('register.busy')}
        >
          {t('register.submit')}
        </Button>
      </chakra.form>
      <chakra.p marginTop="6">
        {t('register.haveAccount')} <TextLink href="/user/login">{t('register.signIn')}</TextLink>
      </chakra.p>
    </PublicLayout>
  );
}
