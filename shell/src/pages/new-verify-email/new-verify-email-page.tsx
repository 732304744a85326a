import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { asProblem, call } from '@bussola/client';
import type { BodyOf } from '@bussola/contract';
import { Actions, Button, chakra, Notice, Text, TextField, TextLink } from '@bussola/ui/core';
import { CodeBoxes } from '@bussola/ui/forms';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { useCountdown } from '../../auth/use-countdown.ts';
import { useOneUseToken } from '../../auth/use-one-use-token.ts';
import { useErrorText } from '@bussola/i18n';
import { useSession, useShellWords } from '../../boot/hooks.ts';
import { useLanding } from '../../guards/use-landing.ts';
import { signIn } from '../../session/session.ts';

const RESEND_AFTER_S = 60;

/** /user/new-verify-email: the six-digit code, or the link's token on a press; both sign in. */
export default function NewVerifyEmailPage() {
  const landing = useLanding();
  const t = useShellWords();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { user } = useSession();
  const { state: arrived } = useLocation() as { state: { email?: string } | null };
  const token = useOneUseToken();
  const [email, setEmail] = useState(arrived?.email ?? user?.email ?? '');
  const [isEmailKnown, setEmailKnown] = useState(email !== '');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [isSent, setSent] = useState(false);
  const [left, setLeft] = useCountdown();
  const { busy, banner, refused, send } = useAuthForm({ clears: false });

  const verify = (body: BodyOf<'newVerifyEmail'>) =>
    void send(async () => {
      const session = await call('newVerifyEmail', { body }).catch((error: unknown) => {
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
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isMissing = !/^\d{6}$/.test(code) || email.trim() === '';
    setMissing(isMissing);
    if (!isMissing) verify({ email: email.trim(), code });
  };
  const resend = () =>
    void send(async () => {
      const { retryAfterSeconds } = await call('newVerifySendEmail', {
        body: { email: email.trim() },
      });
      setLeft(retryAfterSeconds || RESEND_AFTER_S);
      setSent(true);
      setCode('');
    });

  if (token !== null && refused === null) {
    return (
      <PublicLayout title={t('verify.ready')} lead={t('verify.readyLead')}>
        <Button variant="primary" size="big" busy={busy} onClick={() => verify({ token })}>
          {t('verify.confirm')}
        </Button>
      </PublicLayout>
    );
  }
  const codeError = missing
    ? t('code.missing')
    : refused?.code === 'CODE_WRONG' || refused?.code === 'CODE_LOCKED'
      ? errorText(refused.code)
      : undefined;
  return (
    <PublicLayout
      title={t('code.title')}
      lead={
        isEmailKnown ? (
          <>
            {t('code.lead', { email })}{' '}
            <TextLink href="/user/register">{t('code.change')}</TextLink>
          </>
        ) : (
          t('code.askEmail')
        )
      }
    >
      <AuthBanner text={codeError === undefined ? banner : null} />
      {isSent && (
        <chakra.div marginBottom="5">
          <Notice kind="success" flat title={t('code.sent')} />
        </chakra.div>
      )}
      <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
        {!isEmailKnown && (
          <TextField
            label={t('login.email')}
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={setEmail}
            onBlur={() => setEmailKnown(false)}
          />
        )}
        <CodeBoxes
          label={t('code.label')}
          name="code"
          value={code}
          onChange={setCode}
          error={codeError}
          onComplete={(complete) => {
            if (email.trim() !== '') verify({ email: email.trim(), code: complete });
          }}
        />
        <Actions>
          <Button type="submit" variant="primary" size="big" busy={busy} busyLabel={t('code.busy')}>
            {t('code.submit')}
          </Button>
          {left > 0 ? (
            <Text size="quiet">{t('code.againIn', { count: left })}</Text>
          ) : (
            <Button variant="tertiary" disabled={email.trim() === ''} onClick={resend}>
              {t('code.again')}
            </Button>
          )}
        </Actions>
        <Text size="quiet">{t('code.mailNote')}</Text>
      </chakra.form>
    </PublicLayout>
  );
}
