import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Actions, Button, LinkButton } from '@bussola/ui/core';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthAction } from '../../auth/use-auth-action.ts';
import { useOneUseToken } from '../../auth/use-one-use-token.ts';
import { useShellWords } from '../../boot/hooks.ts';
import { verifyEmail } from '../../session/calls.ts';

/**
 * /user/verify-email?token=…: proves the address on a press, never on opening, because mail
 * scanners open links.
 */
export default function VerifyEmailPage() {
  const t = useShellWords();
  const navigate = useNavigate();
  const token = useOneUseToken();
  const [isDone, setDone] = useState(false);
  const { busy, banner, refused, send } = useAuthAction();
  const isBad =
    token === null || refused?.code === 'TOKEN_INVALID' || refused?.code === 'TOKEN_EXPIRED';

  if (isDone) {
    return (
      <PublicLayout title={t('verify.doneTitle')} lead={t('verify.done')}>
        <LinkButton variant="primary" size="big" href="/user/login">
          {t('verify.toLogin')}
        </LinkButton>
      </PublicLayout>
    );
  }
  if (isBad) {
    return (
      <PublicLayout title={t('verify.badTitle')} lead={t('verify.bad')}>
        <Actions>
          <LinkButton variant="primary" size="big" href="/user/login">
            {t('verify.toLogin')}
          </LinkButton>
          <Button variant="tertiary" onClick={() => void navigate('/user/new-verify-email')}>
            {t('verify.newCode')}
          </Button>
        </Actions>
      </PublicLayout>
    );
  }
  const confirm = () =>
    void send(async () => {
      await verifyEmail(token);
      setDone(true);
    });
  return (
    <PublicLayout title={t('verify.ready')} lead={t('verify.readyLead')}>
      <AuthBanner text={banner} />
      <Button variant="primary" size="big" busy={busy} onClick={confirm}>
        {t('verify.confirm')}
      </Button>
    </PublicLayout>
  );
}
