import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { call } from '@bussola/client';
import { Actions, Button, chakra, Text, TextField, TextLink } from '@bussola/ui/core';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { useCountdown } from '../../auth/use-countdown.ts';
import { useShellWords } from '../../boot/hooks.ts';

/** /user/forgot-password: the same answer whether or not the address exists. */
export default function ForgotPasswordPage() {
  const t = useShellWords();
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [left, setLeft] = useCountdown();
  const { busy, banner, refused, send } = useAuthForm();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const address = email.trim();
    setMissing(address === '');
    if (address === '') return;
    void send(async () => {
      const { retryAfterSeconds } = await call('forgotPassword', { body: { email: address } });
      setSentTo(address);
      setLeft(retryAfterSeconds);
    });
  };

  const isSent = sentTo !== null;
  return (
    <PublicLayout
      title={t(isSent ? 'forgot.sentTitle' : 'forgot.title')}
      lead={isSent ? t('forgot.sent', { email: sentTo }) : t('forgot.lead')}
    >
      <AuthBanner text={banner} />
      <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
        {!isSent && (
          <TextField
            label={t('login.email')}
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={setEmail}
            error={
              isMissing
                ? t('login.emailMissing')
                : refused?.fields['email'] === undefined
                  ? undefined
                  : t('register.errors.emailForm')
            }
          />
        )}
        <Actions>
          {isSent && left > 0 ? (
            <Text size="quiet" aria-live="off">
              {t('forgot.againIn', { count: left })}
            </Text>
          ) : (
            <Button
              type="submit"
              variant={isSent ? 'secondary' : 'primary'}
              size="big"
              busy={busy}
              busyLabel={t('forgot.busy')}
            >
              {t(isSent ? 'forgot.again' : 'forgot.submit')}
            </Button>
          )}
          <TextLink href="/user/login">{t('forgot.back')}</TextLink>
        </Actions>
      </chakra.form>
    </PublicLayout>
  );
}
