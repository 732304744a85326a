import { useState } from 'react';
import { Actions, Button, LinkButton } from '@bussola/ui/core';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthAction } from '../../auth/use-auth-action.ts';
import { useOneUseToken } from '../../auth/use-one-use-token.ts';
import { stopFactorReset } from '../../session/calls.ts';

const SPENT = new Set(['TOKEN_INVALID', 'TOKEN_EXPIRED', 'NOT_FOUND']);

/**
 * /user/stop-factor-reset?token=…: the owner keeps a second factor that staff were asked to take
 * off, on a press.
 */
export default function StopFactorResetPage() {
  const authWords = useAuthWords();
  const token = useOneUseToken();
  const [isDone, setDone] = useState(false);
  const { busy, banner, refused, send } = useAuthAction();
  const stop = () =>
    void send(async () => {
      if (token === null) return;
      await stopFactorReset(token);
      setDone(true);
    });
  const isBad = token === null || (refused !== null && SPENT.has(refused.code));
  if (isDone || isBad) {
    return (
      <PublicLayout
        title={authWords(isDone ? 'stopFactorReset.doneTitle' : 'stopFactorReset.badTitle')}
        lead={authWords(isDone ? 'stopFactorReset.done' : 'stopFactorReset.bad')}
      >
        <LinkButton variant="primary" size="big" href="/user/forgot-password">
          {authWords('stopFactorReset.password')}
        </LinkButton>
      </PublicLayout>
    );
  }
  return (
    <PublicLayout
      title={authWords('stopFactorReset.title')}
      lead={authWords('stopFactorReset.lead')}
    >
      <AuthBanner text={banner} />
      <Actions>
        <Button variant="primary" size="big" busy={busy} onClick={stop}>
          {authWords('stopFactorReset.go')}
        </Button>
      </Actions>
    </PublicLayout>
  );
}
