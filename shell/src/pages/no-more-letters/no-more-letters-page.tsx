import { useState } from 'react';
import { Actions, Button } from '@bussola/ui/core';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthAction } from '../../auth/use-auth-action.ts';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { useOneUseToken } from '../../auth/use-one-use-token.ts';
import { refuseRegali } from '../../session/calls.ts';

/**
 * /user/no-more-letters?token=…: the recipient of a gift refuses more letters. It needs a press,
 * because scanners of mail open links.
 */
export default function NoMoreLettersPage() {
  const authWords = useAuthWords();
  const token = useOneUseToken();
  const [isDone, setDone] = useState(false);
  const { busy, banner, refused, send } = useAuthAction();
  const refuse = () =>
    void send(async () => {
      if (token === null) return;
      await refuseRegali(token);
      setDone(true);
    });
  if (isDone)
    return (
      <PublicLayout
        title={authWords('noMoreLetters.doneTitle')}
        lead={authWords('noMoreLetters.done')}
      />
    );
  if (token === null || refused?.code === 'TOKEN_INVALID')
    return (
      <PublicLayout
        title={authWords('noMoreLetters.badTitle')}
        lead={authWords('noMoreLetters.bad')}
      />
    );
  return (
    <PublicLayout title={authWords('noMoreLetters.title')} lead={authWords('noMoreLetters.lead')}>
      <AuthBanner text={banner} />
      <Actions>
        <Button variant="primary" size="big" busy={busy} onClick={refuse}>
          {authWords('noMoreLetters.go')}
        </Button>
      </Actions>
    </PublicLayout>
  );
}
