import { useFormik } from 'formik';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { call } from '@bussola/client';
import { useLanguage } from '@bussola/i18n';
import { brand, Button, chakra, Checkbox, Grid, TextField, TextLink } from '@bussola/ui/core';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { useSession, useShellWords } from '../../boot/hooks.ts';
import { useLanding } from '../../guards/use-landing.ts';
import { reloadSession } from '../../session/session.ts';
import { registerSchema } from '../register/register-schema.ts';

const schema = registerSchema.pick(['firstName', 'lastName', 'acceptPrivacy', 'marketing']);

/**
 * /user/complete-profile: what an account made by another site still lacks. Only the way back from
 * that site leads here.
 */
export default function CompleteProfilePage() {
  const landing = useLanding();
  const d = useAuthWords();
  const t = useShellWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const { state: arrived } = useLocation() as { state: { incomplete?: true } | null };
  const { user, limitedTo } = useSession();
  const { busy, banner, refused, send } = useAuthForm({ clears: false });

  const form = useFormik({
    initialValues: {
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      acceptPrivacy: false,
      marketing: false,
    },
    validationSchema: schema,
    validateOnChange: false,
    onSubmit: (values) =>
      send(async () => {
        if (!user) return;
        const { firstName, lastName, marketing } = schema.cast(values);
        await call('completeProfile', {
          params: { userId: user.id },
          body: { firstName, lastName, marketing, acceptPrivacy: true, language },
        });
        await reloadSession();
        await navigate(landing(user, limitedTo), { replace: true });
      }),
  });
  if (!user || !arrived?.incomplete) return <Navigate to="/user/login" replace />;

  const field = (name: 'firstName' | 'lastName') => ({
    name,
    label: t(`register.${name}`),
    value: form.values[name],
    onChange: (value: string) => void form.setFieldValue(name, value),
    onBlur: () => void form.setFieldTouched(name),
    error: form.touched[name] ? (form.errors[name] ?? refused?.fields[name]) : undefined,
    required: true,
    maxLength: 120,
  });
  return (
    <PublicLayout
      title={d('completeProfile.title')}
      lead={d('completeProfile.lead', { email: user.email })}
    >
      <AuthBanner text={banner} />
      <chakra.form noValidate onSubmit={form.handleSubmit} display="grid" gap="5">
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
          <TextField {...field('firstName')} autoComplete="given-name" />
          <TextField {...field('lastName')} autoComplete="family-name" />
        </Grid>
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
          busyLabel={d('completeProfile.busy')}
        >
          {d('completeProfile.submit')}
        </Button>
      </chakra.form>
    </PublicLayout>
  );
}
