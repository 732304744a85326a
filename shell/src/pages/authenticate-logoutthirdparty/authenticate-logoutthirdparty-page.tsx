import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asProblem } from '@bussola/client';
import { useCommonWords, useErrorText } from '@bussola/i18n';
import { Button, Skeleton } from '@bussola/ui/core';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { swapCode } from '../../auth/one-time-link.ts';
import { useLanding } from '../../guards/use-landing.ts';
import { exchangeSession } from '../../session/calls.ts';
import { signIn, signOut } from '../../session/session.ts';

/** One try for each code: effects run twice in development, and a code is good once. */
let asked: { code: string; answer: ReturnType<typeof exchangeSession> } | undefined;

/**
 * /user/authenticate/logoutthirdparty: one's own session again. Where the code is refused, the
 * person is signed out.
 */
export default function AuthenticateLogoutThirdPartyPage() {
  const authWords = useAuthWords();
  const common = useCommonWords();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const landing = useLanding();
  const [code] = useState(swapCode);
  const [isUnreached, setUnreached] = useState(false);
  useEffect(() => {
    if (code === null) void signOut();
    if (code === null || isUnreached) return;
    if (asked?.code !== code) asked = { code, answer: exchangeSession(code) };
    void asked.answer.then(
      async (session) => {
        await signIn(session);
        await navigate(landing(session.user), { replace: true });
      },
      (error: unknown) => {
        if (asProblem(error)?.code !== 'NETWORK') return signOut();
        asked = undefined;
        setUnreached(true);
        return undefined;
      },
    );
  }, [code, isUnreached, navigate, landing]);
  return isUnreached ? (
    <PublicLayout title={authWords('swap.staying')} lead={errorText('NETWORK')}>
      <Button variant="primary" size="big" onClick={() => setUnreached(false)}>
        {common('action.retry')}
      </Button>
    </PublicLayout>
  ) : (
    <PublicLayout title={authWords('swap.leaving')}>
      <Skeleton label={authWords('swap.leaving')} />
    </PublicLayout>
  );
}
