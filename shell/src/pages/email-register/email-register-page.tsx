import { useState } from 'react';
import { Form } from '@bussola/forms/form';
import { useLanguage } from '@bussola/i18n';
import { brand, Button, chakra, LinkButton, Text, TextField } from '@bussola/ui/core';
import { object } from 'yup';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { PrivacyBox } from '../../auth/consent-boxes.tsx';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { useCountdown } from '../../auth/use-countdown.ts';
import { useSession, useShellWords } from '../../boot/hooks.ts';
import { useLanding } from '../../auth/use-landing.ts';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { SubmitButton } from '../../auth/submit-button.tsx';
import { registerByEmail } from '../../session/calls.ts';
import { registerSchema } from '../register/register-schema.ts';

const { email, acceptPrivacy } = registerSchema.fields;
const schema = object({ email, privacy: acceptPrivacy });

/**
 * /user/email-register: a link by mail, to go on with the checkup elsewhere or to read the last
 * report.
 */
export default function EmailRegisterPage() {
  const landing = useLanding();
  const t = useShellWords();
  const authWords = useAuthWords();
  const language = useLanguage();
  const { user } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [left, setLeft] = useCountdown();
  const form = useAuthForm({
    clears: false,
    initialValues: { email: user?.email ?? '', privacy: false },
    schema,
    onSubmit: async ({ email: address }) => {
      const { retryAfterSeconds } = await registerByEmail({
        email: address,
        acceptPrivacy: true,
        language,
      });
      setSentTo(address);
      setLeft(retryAfterSeconds);
    },
  });

  if (sentTo !== null) {
    return (
      <PublicLayout
        title={authWords('emailRegister.sentTitle')}
        lead={authWords('emailRegister.sent', { email: sentTo, brand: brand.name })}
      >
        <AuthBanner text={form.problem?.text ?? null} />
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
          {left > 0 ? (
            <Text size="quiet">{authWords('emailRegister.againIn', { count: left })}</Text>
          ) : (
            <Button busy={form.busy} onClick={() => void form.submit()}>
              {authWords('emailRegister.again')}
            </Button>
          )}
          <LinkButton
            variant="tertiary"
            href={user?.state === 'provisional' ? landing(user) : '/user/login'}
          >
            {authWords(
              user?.state === 'provisional' ? 'emailRegister.toCheckup' : 'emailAccess.toLogin',
            )}
          </LinkButton>
        </chakra.div>
      </PublicLayout>
    );
  }
  return (
    <PublicLayout
      title={authWords('emailRegister.title')}
      lead={authWords(
        user?.state === 'provisional' ? 'emailRegister.leadCheckup' : 'emailRegister.lead',
      )}
    >
      <Form form={form}>
        <TextField
          {...form.field('email')}
          label={t('login.email')}
          type="email"
          autoComplete="email"
        />
        <PrivacyBox {...form.box('privacy')} />
        <SubmitButton form={form} busyLabel={t('forgot.busy')}>
          {authWords('emailRegister.submit')}
        </SubmitButton>
      </Form>
    </PublicLayout>
  );
}
