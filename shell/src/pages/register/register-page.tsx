import { useNavigate } from 'react-router-dom';
import { Form, NameField } from '@bussola/forms/form';
import { useLanguage } from '@bussola/i18n';
import { chakra, PasswordField, TextField, TextLink } from '@bussola/ui/core';
import { ConsentBoxes } from '../../auth/consent-boxes.tsx';
import { PasswordRules } from '../../auth/password-rules.tsx';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { SubmitButton } from '../../auth/submit-button.tsx';
import { useSession, useShellWords } from '../../boot/hooks.ts';
import { register } from '../../session/calls.ts';
import { registerSchema } from './register-schema.ts';

/** /user/register: the same area is kept when the checkup came first. */
export default function RegisterPage() {
  const t = useShellWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const { user } = useSession();
  const hasCheckup = user?.state === 'provisional';
  const form = useAuthForm({
    // Of the way in, only errors of sign-in and passwords leave by themselves (specification §4).
    clears: false,
    initialValues: {
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      email: user?.email ?? '',
      password: '',
      confirmPassword: '',
      acceptPrivacy: false,
      marketing: false,
    },
    schema: registerSchema,
    place: (what) => (what === 'WEAK_PASSWORD' ? 'password' : what),
    onSubmit: async (values) => {
      await register({ ...values, acceptPrivacy: true, language });
      await navigate('/user/new-verify-email', { state: { email: values.email } });
    },
  });
  const field = (name: 'firstName' | 'lastName' | 'email' | 'password' | 'confirmPassword') => ({
    ...form.field(name),
    label: t(`register.${name === 'confirmPassword' ? 'confirm' : name}`),
    required: true,
  });

  return (
    <PublicLayout
      title={t(hasCheckup ? 'register.titleAfterCheckup' : 'register.title')}
      lead={t(hasCheckup ? 'register.leadAfterCheckup' : 'register.lead')}
      withCheckup={!hasCheckup}
    >
      <Form form={form}>
        <NameField
          {...field('firstName')}
          autoComplete="given-name"
          otherScriptHelp={t('register.latinLetters')}
        />
        <NameField
          {...field('lastName')}
          autoComplete="family-name"
          otherScriptHelp={t('register.latinLetters')}
        />
        <TextField {...field('email')} type="email" autoComplete="username" />
        <PasswordField
          {...field('password')}
          autoComplete="new-password"
          help={<PasswordRules password={form.values.password} />}
        />
        <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
        <ConsentBoxes privacy={form.box('acceptPrivacy')} marketing={form.box('marketing')} />
        <SubmitButton form={form} wide busyLabel={t('register.busy')}>
          {t('register.submit')}
        </SubmitButton>
      </Form>
      <chakra.p marginTop="6">
        <span>{t('register.haveAccount')}</span>{' '}
        <TextLink href="/user/login">{t('register.signIn')}</TextLink>
      </chakra.p>
    </PublicLayout>
  );
}
