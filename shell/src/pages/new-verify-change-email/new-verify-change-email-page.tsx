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
import { useAccountPath } from '../../guards/use-landing.ts';
import { verifyChangedEmail } from '../../session/calls.ts';
import { reloadSession } from '../../session/session.ts';
import { shellNamespace } from '../../locales/shell-namespace.ts';

const schema = object({ code: sixDigits(messageKey(shellNamespace, 'code.missing')) });

/**
 * /user/new-verify-change-email: the new address is confirmed by who asked for it; the old one can
 * take the change back, with nothing.
 */
export default function NewVerifyChangeEmailPage() {
  const t = useShellWords();
  const authWords = useAuthWords();
  const { user } = useSession();
  const account = useAccountPath();
  const token = useOneUseToken();
  const undo = useOneUseToken('undo');
  const [done, setDone] = useState<{ email: string; undone: boolean } | null>(null);

  const confirm = async (body: BodyOf<'newVerifyChangeEmail'>) => {
    const answer = await verifyChangedEmail(body);
    if (!answer.undone) await reloadSession();
    setDone(answer);
  };
  const form = useAuthForm({
    clears: false,
    initialValues: { code: '' },
    schema,
    place: (what) => (what === 'CODE_WRONG' || what === 'CODE_LOCKED' ? 'code' : what),
    onSubmit: confirm,
  });
  const banner = form.problem?.text ?? null;
  const press = (body: BodyOf<'newVerifyChangeEmail'>) => () => void form.send(() => confirm(body));

  if (done) {
    return (
      <PublicLayout
        title={authWords(done.undone ? 'changeEmail.undoneTitle' : 'changeEmail.doneTitle')}
        lead={authWords(done.undone ? 'changeEmail.undone' : 'changeEmail.done', {
          email: done.email,
        })}
      >
        <LinkButton variant="primary" size="big" href={done.undone ? '/user/login' : account}>
          {authWords(done.undone ? 'emailAccess.toLogin' : 'changeEmail.toAccount')}
        </LinkButton>
      </PublicLayout>
    );
  }
  if (undo !== null) {
    return (
      <PublicLayout
        title={authWords('changeEmail.undoTitle')}
        lead={authWords('changeEmail.undoLead')}
      >
        <AuthBanner text={banner} />
        <Button variant="primary" size="big" busy={form.busy} onClick={press({ undo })}>
          {authWords('changeEmail.undoGo')}
        </Button>
      </PublicLayout>
    );
  }
  if (user === null || user.state === 'provisional') {
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
  return (
    <PublicLayout
      title={authWords('changeEmail.title')}
      lead={authWords(token === null ? 'changeEmail.leadCode' : 'changeEmail.leadLink', {
        email: user.email,
      })}
    >
      {token !== null && form.problem === null ? (
        <Actions>
          <Button variant="primary" size="big" busy={form.busy} onClick={press({ token })}>
            {authWords('changeEmail.confirm')}
          </Button>
          <LinkButton variant="tertiary" href={account}>
            {authWords('changeEmail.cancel')}
          </LinkButton>
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
            <LinkButton variant="tertiary" href={account}>
              {authWords('changeEmail.cancel')}
            </LinkButton>
          </Actions>
        </Form>
      )}
      <Text size="quiet" marginTop="5">
        {authWords('changeEmail.note')}
      </Text>
    </PublicLayout>
  );
}
