import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { call } from '@bussola/client';
import type { BodyOf } from '@bussola/contract';
import { useErrorText } from '@bussola/i18n';
import { Actions, Button, chakra, LinkButton, Text } from '@bussola/ui/core';
import { CodeBoxes } from '@bussola/ui/forms';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { useOneUseToken } from '../../auth/use-one-use-token.ts';
import { useSession, useShellWords } from '../../boot/hooks.ts';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { useAccountPath } from '../../guards/use-landing.ts';
import { reloadSession } from '../../session/session.ts';

/**
 * /user/new-verify-change-email: the new address is confirmed by who asked for it; the old one can
 * take the change back, with nothing.
 */
export default function NewVerifyChangeEmailPage() {
  const t = useShellWords();
  const d = useAuthWords();
  const errorText = useErrorText();
  const { user } = useSession();
  const account = useAccountPath();
  const token = useOneUseToken();
  const undo = useOneUseToken('undo');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [done, setDone] = useState<{ email: string; undone: boolean } | null>(null);
  const { busy, banner, refused, send } = useAuthForm({ clears: false });

  const confirm = (body: BodyOf<'newVerifyChangeEmail'>) =>
    void send(async () => {
      const answer = await call('newVerifyChangeEmail', { body });
      if (!answer.undone) await reloadSession();
      setDone(answer);
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isMissing = !/^\d{6}$/.test(code);
    setMissing(isMissing);
    if (!isMissing) confirm({ code });
  };

  if (done) {
    return (
      <PublicLayout
        title={d(done.undone ? 'changeEmail.undoneTitle' : 'changeEmail.doneTitle')}
        lead={d(done.undone ? 'changeEmail.undone' : 'changeEmail.done', { email: done.email })}
      >
        <LinkButton variant="primary" size="big" href={done.undone ? '/user/login' : account}>
          {d(done.undone ? 'emailAccess.toLogin' : 'changeEmail.toAccount')}
        </LinkButton>
      </PublicLayout>
    );
  }
  if (undo !== null) {
    return (
      <PublicLayout title={d('changeEmail.undoTitle')} lead={d('changeEmail.undoLead')}>
        <AuthBanner text={banner} />
        <Button variant="primary" size="big" busy={busy} onClick={() => confirm({ undo })}>
          {d('changeEmail.undoGo')}
        </Button>
      </PublicLayout>
    );
  }
  if (user === null || user.state === 'provisional') {
    return (
      <PublicLayout title={d('changeEmail.title')} lead={d('changeEmail.signInFirst')}>
        <LinkButton variant="primary" size="big" href="/user/login">
          {d('emailAccess.toLogin')}
        </LinkButton>
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
      title={d('changeEmail.title')}
      lead={d(token === null ? 'changeEmail.leadCode' : 'changeEmail.leadLink', {
        email: user.email,
      })}
    >
      <AuthBanner text={codeError === undefined ? banner : null} />
      {token !== null && refused === null ? (
        <Actions>
          <Button variant="primary" size="big" busy={busy} onClick={() => confirm({ token })}>
            {d('changeEmail.confirm')}
          </Button>
          <LinkButton variant="tertiary" href={account}>
            {d('changeEmail.cancel')}
          </LinkButton>
        </Actions>
      ) : (
        <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
          <CodeBoxes
            label={t('code.label')}
            name="code"
            value={code}
            onChange={setCode}
            error={codeError}
            onComplete={(complete) => confirm({ code: complete })}
          />
          <Actions>
            <Button
              type="submit"
              variant="primary"
              size="big"
              busy={busy}
              busyLabel={t('code.busy')}
            >
              {d('changeEmail.confirm')}
            </Button>
            <LinkButton variant="tertiary" href={account}>
              {d('changeEmail.cancel')}
            </LinkButton>
          </Actions>
        </chakra.form>
      )}
      <Text size="quiet" marginTop="5">
        {d('changeEmail.note')}
      </Text>
    </PublicLayout>
  );
}
