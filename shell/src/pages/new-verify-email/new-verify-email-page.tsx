import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asProblem } from '@bussola/client';
import type { BodyOf } from '@bussola/contract';
import { Form, sixDigits } from '@bussola/forms/form';
import { Actions, Button, chakra, Notice, Text, TextField, TextLink } from '@bussola/ui/core';
import { CodeBoxes } from '@bussola/ui/forms';
import { messageKey } from '@bussola/i18n';
import { object, string } from 'yup';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useArrived } from '../../auth/use-arrived.ts';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { useCountdown } from '../../auth/use-countdown.ts';
import { useOneUseToken } from '../../auth/use-one-use-token.ts';
import { SubmitButton } from '../../auth/submit-button.tsx';
import { useSession, useShellWords } from '../../boot/hooks.ts';
import { useLanding } from '../../auth/use-landing.ts';
import { sendCodeAgain, verifyNewAccount } from '../../session/calls.ts';
import { signIn } from '../../session/session.ts';
import { shellNamespace } from '../../locales/shell-namespace.ts';

const RESEND_AFTER_S = 60;
const schema = object({
  email: string().trim().required(messageKey(shellNamespace, 'login.emailMissing')),
  code: sixDigits(messageKey(shellNamespace, 'code.missing')),
});

/** /user/new-verify-email: the six-digit code, or the link's token on a press; both sign in. */
export default function NewVerifyEmailPage() {
  const t = useShellWords();
  const { user } = useSession();
  const arrived = useArrived<{ email?: string }>();
  const token = useOneUseToken();
  const [known] = useState(arrived?.email ?? user?.email ?? '');
  const { form, verify, isSent, left, resend } = useVerifyForm(known);
  const email = form.values.email.trim();
  if (token !== null && form.problem === null) {
    return (
      <PublicLayout title={t('verify.ready')} lead={t('verify.readyLead')}>
        <Button
          variant="primary"
          size="big"
          busy={form.busy}
          onClick={() => void form.send(() => verify({ token }))}
        >
          {t('verify.confirm')}
        </Button>
      </PublicLayout>
    );
  }
  return (
    <PublicLayout
      title={t('code.title')}
      lead={
        known !== '' ? (
          <>
            <span>{t('code.lead', { email: known })}</span>{' '}
            <TextLink href="/user/register">{t('code.change')}</TextLink>
          </>
        ) : (
          t('code.askEmail')
        )
      }
    >
      {isSent && (
        <chakra.div marginBottom="5">
          <Notice kind="success" flat title={t('code.sent')} />
        </chakra.div>
      )}
      <Form form={form}>
        {known === '' && (
          <TextField
            {...form.field('email')}
            label={t('login.email')}
            type="email"
            autoComplete="username"
          />
        )}
        <CodeBoxes
          {...form.field('code')}
          label={t('code.label')}
          autoFocus={known !== ''}
          onComplete={() => {
            if (email !== '') void form.submit();
          }}
        />
        <Actions>
          <SubmitButton form={form} busyLabel={t('code.busy')}>
            {t('code.submit')}
          </SubmitButton>
          {left > 0 ? (
            <Text size="quiet">{t('code.againIn', { count: left })}</Text>
          ) : (
            <Button variant="tertiary" disabled={email === ''} onClick={resend}>
              {t('code.again')}
            </Button>
          )}
        </Actions>
        <Text size="quiet">{t('code.mailNote')}</Text>
      </Form>
    </PublicLayout>
  );
}

/** The form of the code, and a new code on request. */
function useVerifyForm(known: string) {
  const landing = useLanding();
  const navigate = useNavigate();
  const [isSent, setSent] = useState(false);
  const [left, setLeft] = useCountdown();
  const verify = async (body: BodyOf<'newVerifyEmail'>) => {
    const session = await verifyNewAccount(body).catch((error: unknown) => {
      if (asProblem(error)?.code !== 'SIGN_IN_REQUIRED') throw error;
      return null;
    });
    if (session === null) {
      // The link was pressed in another browser than the one of the form: the address is proved,
      // the password comes next.
      await navigate('/user/login', { replace: true, state: { notice: 'verified' } });
      return;
    }
    await signIn(session);
    await navigate(landing(session.user), { replace: true });
  };
  const form = useAuthForm({
    clears: false,
    initialValues: { email: known, code: '' },
    schema,
    place: (what) => (what === 'CODE_WRONG' || what === 'CODE_LOCKED' ? 'code' : what),
    onSubmit: verify,
  });
  const resend = () =>
    void form.send(async () => {
      const { retryAfterSeconds } = await sendCodeAgain(form.values.email.trim());
      setLeft(retryAfterSeconds || RESEND_AFTER_S);
      setSent(true);
      form.setValues({ code: '' });
    });
  return { form, verify, isSent, left, resend };
}
