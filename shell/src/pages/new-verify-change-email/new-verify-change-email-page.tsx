import { useState } from 'react';
import type { BodyOf } from '@bussola/contract';
import { Form, sixDigits } from '@bussola/forms/form';
import { Actions, Button, LinkButton, Text } from '@bussola/ui/core';
import { CodeBoxes } from '@bussola/ui/forms';
import { messageKey } from '@bussola/i18n';
import { object } from 'yup';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { useOneUseToken } from '../../auth/use-one-use-token.ts';
import { useSession, useShellWords } from '../../boot/hooks.ts';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { SubmitButton } from '../../auth/submit-button.tsx';
import { useAccountPath } from '../../auth/use-landing.ts';
import { verifyChangedEmail } from '../../session/calls.ts';
import { reloadSession } from '../../session/session.ts';
import { shellNamespace } from '../../locales/shell-namespace.ts';

const schema = object({ code: sixDigits(messageKey(shellNamespace, 'code.missing')) });

/**
 * /user/new-verify-change-email: the new address is confirmed by who asked for it; the old one can
 * take the change back, with nothing.
 */
export default function NewVerifyChangeEmailPage() {
  const { user } = useSession();
  const token = useOneUseToken();
  const undo = useOneUseToken('undo');
  const [done, setDone] = useState<Answer | null>(null);
  if (done) return <Done answer={done} />;
  if (undo !== null) return <Undo undo={undo} onDone={setDone} />;
  return user === null || user.state === 'provisional' ? (
    <SignInFirst />
  ) : (
    <Confirm email={user.email} token={token} onDone={setDone} />
  );
}

type Answer = Awaited<ReturnType<typeof verifyChangedEmail>>;
type OnDone = (answer: Answer) => void;

function useVerifyForm(onDone: OnDone) {
  const confirm = async (body: BodyOf<'newVerifyChangeEmail'>) => {
    const answer = await verifyChangedEmail(body);
    if (!answer.undone) await reloadSession();
    onDone(answer);
  };
  const form = useAuthForm({
    clears: false,
    initialValues: { code: '' },
    schema,
    place: (what) => (what === 'CODE_WRONG' || what === 'CODE_LOCKED' ? 'code' : what),
    onSubmit: confirm,
  });
  const press = (body: BodyOf<'newVerifyChangeEmail'>) => () => void form.send(() => confirm(body));
  return { form, press };
}

function Done({ answer: { undone, email } }: { answer: Answer }) {
  const authWords = useAuthWords();
  const account = useAccountPath();
  return (
    <PublicLayout
      title={authWords(undone ? 'changeEmail.undoneTitle' : 'changeEmail.doneTitle')}
      lead={authWords(undone ? 'changeEmail.undone' : 'changeEmail.done', { email })}
    >
      <LinkButton variant="primary" size="big" href={undone ? '/user/login' : account}>
        {authWords(undone ? 'emailAccess.toLogin' : 'changeEmail.toAccount')}
      </LinkButton>
    </PublicLayout>
  );
}

/** From the mail to the old address. */
function Undo({ undo, onDone }: { undo: string; onDone: OnDone }) {
  const authWords = useAuthWords();
  const { form, press } = useVerifyForm(onDone);
  return (
    <PublicLayout
      title={authWords('changeEmail.undoTitle')}
      lead={authWords('changeEmail.undoLead')}
    >
      <AuthBanner text={form.problem?.text ?? null} />
      <Button variant="primary" size="big" busy={form.busy} onClick={press({ undo })}>
        {authWords('changeEmail.undoGo')}
      </Button>
    </PublicLayout>
  );
}

function SignInFirst() {
  const authWords = useAuthWords();
  return (
    <PublicLayout
      title={authWords('changeEmail.title')}
      lead={authWords('changeEmail.signInFirst')}
    >
      <LinkButton variant="primary" size="big" href="/user/login">
        {authWords('emailAccess.toLogin')}
      </LinkButton>
    </PublicLayout>
  );
}

/** By the link of the mail; by the code in it where there is no link, or it is refused. */
function Confirm({
  email,
  token,
  onDone,
}: {
  email: string;
  token: string | null;
  onDone: OnDone;
}) {
  const t = useShellWords();
  const authWords = useAuthWords();
  const account = useAccountPath();
  const { form, press } = useVerifyForm(onDone);
  const cancel = (
    <LinkButton variant="tertiary" href={account}>
      {authWords('changeEmail.cancel')}
    </LinkButton>
  );
  return (
    <PublicLayout
      title={authWords('changeEmail.title')}
      lead={authWords(token === null ? 'changeEmail.leadCode' : 'changeEmail.leadLink', { email })}
    >
      {token !== null && form.problem === null ? (
        <Actions>
          <Button variant="primary" size="big" busy={form.busy} onClick={press({ token })}>
            {authWords('changeEmail.confirm')}
          </Button>
          {cancel}
        </Actions>
      ) : (
        <Form form={form}>
          <CodeBoxes
            {...form.field('code')}
            label={t('code.label')}
            autoFocus
            onComplete={() => void form.submit()}
          />
          <Actions>
            <SubmitButton form={form} busyLabel={t('code.busy')}>
              {authWords('changeEmail.confirm')}
            </SubmitButton>
            {cancel}
          </Actions>
        </Form>
      )}
      <Text size="quiet" marginTop="5">
        {authWords('changeEmail.note')}
      </Text>
    </PublicLayout>
  );
}
