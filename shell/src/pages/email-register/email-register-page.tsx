import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { call, isEmailAddress } from '@bussola/client';
import { useLanguage } from '@bussola/i18n';
import {
  brand,
  Button,
  chakra,
  Checkbox,
  LinkButton,
  Text,
  TextField,
  TextLink,
} from '@bussola/ui/core';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { useCountdown } from '../../auth/use-countdown.ts';
import { useSession, useShellWords } from '../../boot/hooks.ts';
import { useLanding } from '../../guards/use-landing.ts';
import { useAuthWords } from '../../auth/use-auth-words.ts';

/**
 * /user/email-register: a link by mail, to go on with the checkup elsewhere or to read the last
 * report.
 */
export default function EmailRegisterPage() {
  const landing = useLanding();
  const t = useShellWords();
  const d = useAuthWords();
  const language = useLanguage();
  const { user } = useSession();
  const [email, setEmail] = useState(user?.email ?? '');
  const [privacy, setPrivacy] = useState(false);
  const [marketing, setMarketing] = useState(false);
  const [errors, setErrors] = useState<{ email?: string; privacy?: string }>({});
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [left, setLeft] = useCountdown();
  const { busy, banner, send } = useAuthForm({ clears: false });

  const ask = () =>
    void send(async () => {
      const { retryAfterSeconds } = await call('emailRegister', {
        body: { email: email.trim(), acceptPrivacy: true, marketing, language },
      });
      setSentTo(email.trim());
      setLeft(retryAfterSeconds);
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = {
      ...(email.trim() === ''
        ? { email: t('register.errors.email') }
        : isEmailAddress(email.trim())
          ? {}
          : { email: t('register.errors.emailForm') }),
      ...(privacy ? {} : { privacy: t('register.errors.privacy') }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) ask();
  };

  if (sentTo !== null) {
    return (
      <PublicLayout
        title={d('emailRegister.sentTitle')}
        lead={d('emailRegister.sent', { email: sentTo, brand: brand.name })}
      >
        <AuthBanner text={banner} />
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
          {left > 0 ? (
            <Text size="quiet">{d('emailRegister.againIn', { count: left })}</Text>
          ) : (
            <Button busy={busy} onClick={ask}>
              {d('emailRegister.again')}
            </Button>
          )}
          <LinkButton
            variant="tertiary"
            href={user?.state === 'provisional' ? landing(user) : '/user/login'}
          >
            {d(user?.state === 'provisional' ? 'emailRegister.toCheckup' : 'emailAccess.toLogin')}
          </LinkButton>
        </chakra.div>
      </PublicLayout>
    );
  }
  return (
    <PublicLayout
      title={d('emailRegister.title')}
      lead={d(user?.state === 'provisional' ? 'emailRegister.leadCheckup' : 'emailRegister.lead')}
    >
      <AuthBanner text={banner} />
      <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
        <TextField
          label={t('login.email')}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={errors.email}
        />
        <chakra.div display="grid" gap="2">
          <Checkbox
            label={
              <>
                {t('register.privacy')}{' '}
                <TextLink external href={brand.policies.privacy}>
                  {t('register.privacyLink')}
                </TextLink>
              </>
            }
            name="privacy"
            checked={privacy}
            onChange={setPrivacy}
            error={errors.privacy}
          />
          <Checkbox
            label={t('register.marketing')}
            name="marketing"
            checked={marketing}
            onChange={setMarketing}
          />
        </chakra.div>
        <Button type="submit" variant="primary" size="big" busy={busy} busyLabel={t('forgot.busy')}>
          {d('emailRegister.submit')}
        </Button>
      </chakra.form>
    </PublicLayout>
  );
}
