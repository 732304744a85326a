import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asProblem } from '@bussola/client';
import type { ProblemError } from '@bussola/client';
import { Form } from '@bussola/forms/form';
import type { FormHandle } from '@bussola/forms/form';
import { messageKey, useErrorText } from '@bussola/i18n';
import {
  Button,
  chakra,
  Checkbox,
  Notice,
  PasswordField,
  StorageIcon,
  TextField,
  TextLink,
} from '@bussola/ui/core';
import { keepsNothing } from '@bussola/portal/browser';
import { bool, object, string } from 'yup';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { lazyAuthPage } from '../../auth/lazy-auth-page.ts';
import { useArrived } from '../../auth/use-arrived.ts';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { SubmitButton } from '../../auth/submit-button.tsx';
import { useSession, useShellWords } from '../../boot/hooks.ts';
import { isBackOffice } from '../../boot/host.ts';
import { readStartData } from '../../boot/start-data.ts';
import { useTakeOver } from '../../auth/use-take-over.ts';
import { shellNamespace } from '../../locales/shell-namespace.ts';
import { authenticate } from '../../session/calls.ts';
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

interface SignIn {
  email: string;
  password: string;
  remember: boolean;
}

const schema = object({
  email: string().trim().required(messageKey(shellNamespace, 'login.emailMissing')),
  password: string().required(messageKey(shellNamespace, 'login.passwordMissing')),
  remember: bool(),
});

/** Few have to take it, and nobody before the password: it is fetched then. */
const SecondStep = lazyAuthPage(async () => ({
  default: (await import(/* webpackChunkName: "second-step" */ './second-step.tsx')).SecondStep,
}));

/** The first paint is drawn on the server: it shows what nearly all browsers support. */
const hasPasskeys = (): boolean =>
  typeof window === 'undefined' || ('PublicKeyCredential' in window && 'credentials' in navigator);
/** Other sites to sign in by, if the operator named any. */
const otherSites = () => (typeof document === 'undefined' ? undefined : readStartData().social);

/** The first paint is drawn on the server, which cannot know. */
const isForgetful = (): boolean => typeof window !== 'undefined' && keepsNothing();

/** What brought the person here, and what their browser cannot do. */
function Notices({ arrived }: { arrived: Arrived | null }) {
  const t = useShellWords();
  const errorText = useErrorText();
  const { user } = useSession();
  const [forgets] = useState(isForgetful);
  return (
    <>
      {forgets && (
        <chakra.div marginBottom="5">
          <Notice
            kind="info"
            flat
            icon={StorageIcon}
            title={
              <>
                <span>{t('login.keepsNothing')}</span>{' '}
                <chakra.span fontWeight="400">{t('login.keepsNothingRest')}</chakra.span>
              </>
            }
          />
        </chakra.div>
      )}
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
    </>
  );
}

/** Catches the refusal of somebody who works at another address. */
function useElsewhere() {
  const [elsewhere, setElsewhere] = useState<ProblemError | null>(null);
  const orElsewhere = (error: unknown) => {
    const problem = asProblem(error);
    if (problem?.problem?.goTo === undefined) throw error;
    setElsewhere(problem);
  };
  return { elsewhere, orElsewhere };
}

/** The secret was right, and the account works at another address: said with the way there. */
function Elsewhere({ problem: { code, problem } }: { problem: ProblemError }) {
  const t = useShellWords();
  const errorText = useErrorText();
  const goTo = problem?.goTo;
  return (
    <chakra.div marginBottom="5">
      <Notice kind="info" flat title={errorText(code)}>
        {goTo !== undefined && (
          <TextLink href={new URL('/user/login', goTo).href}>
            {t('login.goTo', { address: new URL(goTo).host })}
          </TextLink>
        )}
      </Notice>
    </chakra.div>
  );
}

/** /user/login: the sign-in on one half, the checkup on the other. */
export default function LoginPage() {
  const t = useShellWords();
  const navigate = useNavigate();
  const arrived = useArrived<Arrived>();
  const [factor, setFactor] = useState<SecondFactor | null>(arrived?.factor ?? null);
  const [sites] = useState(otherSites);
  const { elsewhere, orElsewhere } = useElsewhere();
  const enter = async (values: SignIn) => {
    const session = await authenticate({
      ...values,
      ...(arrived?.linkTicket ? { linkTicket: arrived.linkTicket } : {}),
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
      await navigate('/user/new-verify-email', { state: { email: values.email } });
      return;
    }
    // The guard redirects a signed-in person to their first page.
    await signIn(session);
  };
  const form = useAuthForm({
    initialValues: { email: '', password: '', remember: false },
    schema,
    onSubmit: (values) => enter(values).catch(orElsewhere),
  });
  useTakeOver(form.element, ({ email, password, remember }) =>
    form.setValues({ email, password, remember }),
  );
  const byPasskey = () =>
    void form.send(async () => {
      const { passkeySignIn } = await import(
        /* webpackChunkName: "passkey" */ './passkey-sign-in.ts'
      );
      await passkeySignIn(form.values.remember).catch(orElsewhere);
    });

  return (
    <PublicLayout
      title={t('login.title')}
      lead={t(isBackOffice() ? 'login.staffLead' : 'login.lead')}
      withCheckup={!isBackOffice()}
    >
      <Notices arrived={arrived} />
      {elsewhere && <Elsewhere problem={elsewhere} />}
      {factor && (
        <Suspense fallback={<chakra.div minHeight="280px" aria-busy="true" />}>
          <SecondStep
            factor={factor}
            onBack={() => {
              setFactor(null);
              form.setValues({ password: '' });
            }}
          />
        </Suspense>
      )}
      {!factor && (
        <>
          <PasswordForm form={form} />
          {hasPasskeys() && (
            <chakra.div marginTop="3">
              <Button wide size="big" data-early="passkey" disabled={form.busy} onClick={byPasskey}>
                {t('login.withPasskey')}
              </Button>
            </chakra.div>
          )}
          {sites && (
            <Suspense>
              <SocialSignIn
                sites={sites}
                remember={form.values.remember}
                busy={form.busy}
                send={form.send}
              />
            </Suspense>
          )}
        </>
      )}
      {!isBackOffice() && (
        <chakra.p marginTop="6">
          <span>{t('login.noAccount')}</span>{' '}
          <TextLink href="/user/register">{t('login.register')}</TextLink>
        </chakra.p>
      )}
    </PublicLayout>
  );
}

function PasswordForm({ form }: { form: FormHandle<SignIn> }) {
  const t = useShellWords();
  const { problem } = form;
  const isRefused = problem?.code === 'BAD_CREDENTIALS';
  const [emailField, passwordField] = [form.field('email'), form.field('password')];
  // Either may be wrong. The sentence stays at the password when the banner has gone.
  const refused = problem?.text ? ' ' : problem?.sentence;

  return (
    <Form form={form} method="post">
      <TextField
        {...emailField}
        label={t('login.email')}
        type="email"
        autoComplete="username"
        error={emailField.error ?? (isRefused ? ' ' : undefined)}
      />
      <PasswordField
        {...passwordField}
        label={t('login.password')}
        autoComplete="current-password"
        error={passwordField.error ?? (isRefused ? refused : undefined)}
        labelEnd={<TextLink href="/user/forgot-password">{t('login.forgot')}</TextLink>}
      />
      <Checkbox {...form.box('remember')} label={t('login.remember')} />
      <SubmitButton form={form} wide busyLabel={t('login.busy')}>
        {t('login.submit')}
      </SubmitButton>
    </Form>
  );
}
