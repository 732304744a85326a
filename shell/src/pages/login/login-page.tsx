import { lazy, Suspense, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { asProblem, call } from '@bussola/client';
import { useErrorText } from '@bussola/i18n';
import {
  Button,
  chakra,
  Checkbox,
  Notice,
  PasswordField,
  TextField,
  TextLink,
} from '@bussola/ui/core';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { lazyAuthPage } from '../../auth/lazy-auth-page.ts';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { useSession, useShellWords } from '../../boot/hooks.ts';
import { isBackOffice } from '../../boot/host.ts';
import { readStartData } from '../../boot/start-data.ts';
import { useTakeOver } from '../../first-paint/use-take-over.ts';
import { signIn } from '../../session/session.ts';
import type { SecondFactor } from './second-step.tsx';

const SocialSignIn = lazy(() =>
  import(/* webpackChunkName: "social-sign-in" */ './social-sign-in.tsx').then(
    ({ SocialSignIn: Component }) => ({ default: Component }),
  ),
);
/** What another page hands over with the way here. */
interface Arrived {
  notice?: 'verified' | 'passwordSet';
  factor?: SecondFactor;
  /** Another site, to be joined to the account of the password. */ linkTicket?: string;
}

/** Few have to take it, and nobody before the password: it is fetched then. */
const SecondStep = lazyAuthPage(async () => ({
  default: (await import(/* webpackChunkName: "second-step" */ './second-step.tsx')).SecondStep,
}));

/** The first paint is drawn on the server: it shows what nearly all browsers support. */
const hasPasskeys = (): boolean => typeof window === 'undefined' || 'PublicKeyCredential' in window;
/** Other sites to sign in by, if the operator named any. */
const otherSites = () => (typeof document === 'undefined' ? undefined : readStartData().social);

/** /user/login: the sign-in on one half, the checkup on the other. */
export default function LoginPage() {
  const t = useShellWords();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { state: arrived } = useLocation() as { state: Arrived | null };
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [missing, setMissing] = useState<{ email?: boolean; password?: boolean }>({});
  const [factor, setFactor] = useState<SecondFactor | null>(arrived?.factor ?? null);
  const { busy, banner, refused, send } = useAuthForm();
  const [sites] = useState(otherSites);
  const form = useRef<HTMLFormElement>(null);
  useTakeOver(form, (typed) => {
    setEmail(typed.email);
    setPassword(typed.password);
    setRemember(typed.remember);
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const lacks = { email: email.trim() === '', password: password === '' };
    setMissing(lacks);
    if (lacks.email || lacks.password) return;
    void send(async () => {
      const session = await call('authenticate', {
        body: {
          email: email.trim(),
          password,
          remember,
          ...(arrived?.linkTicket ? { linkTicket: arrived.linkTicket } : {}),
        },
      }).catch((error: unknown) => {
        const problem = asProblem(error);
        if (problem?.problem?.secondFactor) {
          setFactor(problem.problem.secondFactor);
          return undefined;
        }
        if (problem?.code !== 'EMAIL_UNVERIFIED') throw error;
        return null;
      });
      if (session === undefined) return;
      if (session === null) {
        // The password is right, the address is not proved yet: that is the next step, not an
        // error.
        await navigate('/user/new-verify-email', { state: { email: email.trim() } });
        return;
      }
      // The guard takes whoever is in to where they belong.
      await signIn(session);
    });
  };
  const byPasskey = () =>
    void send(async () => {
      await (
        await import(/* webpackChunkName: "passkey" */ './passkey-sign-in.ts')
      ).passkeySignIn(remember);
    });
  const { user } = useSession();
  const isRefused = refused?.code === 'BAD_CREDENTIALS';

  return (
    <PublicLayout
      title={t('login.title')}
      lead={t(isBackOffice() ? 'login.staffLead' : 'login.lead')}
      withCheckup={!isBackOffice()}
    >
      {arrived?.notice && (
        <chakra.div marginBottom="5">
          <Notice kind="success" flat title={t(`login.${arrived.notice}`)} />
        </chakra.div>
      )}
      {arrived?.linkTicket && (
        <chakra.div marginBottom="5">
          <Notice kind="info" flat title={errorText('SOCIAL_LINK_REQUIRED')} />
        </chakra.div>
      )}
      {user?.state === 'provisional' && (
        <chakra.div marginBottom="5">
          <Notice kind="info" flat title={t('login.draftKept')} />
        </chakra.div>
      )}
      {factor && (
        <Suspense fallback={<chakra.div minHeight="280px" aria-busy="true" />}>
          <SecondStep
            factor={factor}
            onBack={() => {
              setFactor(null);
              setPassword('');
            }}
          />
        </Suspense>
      )}
      {!factor && (
        <>
          <AuthBanner text={banner} />
          <chakra.form ref={form} method="post" noValidate onSubmit={submit} display="grid" gap="5">
            <TextField
              label={t('login.email')}
              name="email"
              type="email"
              autoComplete="username"
              value={email}
              onChange={setEmail}
              error={missing.email ? t('login.emailMissing') : isRefused ? ' ' : undefined}
            />
            <PasswordField
              label={t('login.password')}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              error={missing.password ? t('login.passwordMissing') : undefined}
              labelEnd={<TextLink href="/user/forgot-password">{t('login.forgot')}</TextLink>}
            />
            <Checkbox
              label={t('login.remember')}
              name="remember"
              checked={remember}
              onChange={setRemember}
            />
            <Button
              type="submit"
              variant="primary"
              size="big"
              wide
              busy={busy}
              busyLabel={t('login.busy')}
            >
              {t('login.submit')}
            </Button>
          </chakra.form>
          {hasPasskeys() && (
            <chakra.div marginTop="3">
              <Button wide size="big" data-early="passkey" disabled={busy} onClick={byPasskey}>
                {t('login.withPasskey')}
              </Button>
            </chakra.div>
          )}
          {sites && (
            <Suspense>
              <SocialSignIn sites={sites} remember={remember} busy={busy} send={send} />
            </Suspense>
          )}
        </>
      )}
      {!isBackOffice() && (
        <chakra.p marginTop="6">
          {t('login.noAccount')} <TextLink href="/user/register">{t('login.register')}</TextLink>
        </chakra.p>
      )}
    </PublicLayout>
  );
}
