import { Navigate, useNavigate } from 'react-router-dom';
import { Form, NameField } from '@bussola/forms/form';
import { useLanguage } from '@bussola/i18n';
import { Grid } from '@bussola/ui/core';
import { ConsentBoxes } from '../../auth/consent-boxes.tsx';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useArrived } from '../../auth/use-arrived.ts';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { SubmitButton } from '../../auth/submit-button.tsx';
import { useSession, useShellWords } from '../../boot/hooks.ts';
import { useLanding } from '../../auth/use-landing.ts';
import { completeProfile } from '../../session/calls.ts';
import { reloadSession } from '../../session/session.ts';
import { registerSchema } from '../register/register-schema.ts';

const schema = registerSchema.pick(['firstName', 'lastName', 'acceptPrivacy', 'marketing']);

/**
 * /user/complete-profile: what an account made by another site still lacks. Only the way back from
 * that site leads here.
 */
export default function CompleteProfilePage() {
  const landing = useLanding();
  const authWords = useAuthWords();
  const t = useShellWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const arrived = useArrived<{ incomplete?: true }>();
  const { user, limitedTo } = useSession();
  const form = useAuthForm({
    clears: false,
    initialValues: {
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      acceptPrivacy: false,
      marketing: false,
    },
    schema,
    onSubmit: async ({ firstName, lastName, marketing }) => {
      if (!user) return;
      await completeProfile(user.id, {
        firstName,
        lastName,
        marketing,
        acceptPrivacy: true,
        language,
      });
      await reloadSession();
      await navigate(landing(user, limitedTo), { replace: true });
    },
  });
  if (!user || !arrived?.incomplete) return <Navigate to="/user/login" replace />;

  const field = (name: 'firstName' | 'lastName') => ({
    ...form.field(name),
    label: t(`register.${name}`),
    required: true,
  });
  return (
    <PublicLayout
      title={authWords('completeProfile.title')}
      lead={authWords('completeProfile.lead', { email: user.email })}
    >
      <Form form={form}>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
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
        </Grid>
        <ConsentBoxes privacy={form.box('acceptPrivacy')} marketing={form.box('marketing')} />
        <SubmitButton form={form} wide busyLabel={authWords('completeProfile.busy')}>
          {authWords('completeProfile.submit')}
        </SubmitButton>
      </Form>
    </PublicLayout>
  );
}
