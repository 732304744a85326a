import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Skeleton } from '@bussola/ui/core';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { swapCode } from '../../auth/one-time-link.ts';
import { useLanding } from '../../guards/use-landing.ts';
import { exchangeSession } from '../../session/calls.ts';
import { signIn, signOut } from '../../session/session.ts';

/** One try for each code, however often the page is drawn. */
let asked: { code: string; answer: ReturnType<typeof exchangeSession> } | undefined;

/**
 * /user/authenticate/logoutthirdparty: one's own session again; where it cannot be had, a clean way
 * out.
 */
export default function AuthenticateLogoutThirdPartyPage() {
  const d = useAuthWords();
  const navigate = useNavigate();
  const landing = useLanding();
  const [code] = useState(swapCode);
  useEffect(() => {
    if (code === null) {
      void signOut();
      return;
    }
    if (asked?.code !== code) asked = { code, answer: exchangeSession(code) };
    asked.answer
      .then(async (session) => {
        await signIn(session);
        await navigate(landing(session.user), { replace: true });
      })
      .catch(() => signOut());
  }, [code, navigate, landing]);
  return (
    <PublicLayout title={d('swap.leaving')}>
      <Skeleton label={d('swap.leaving')} />
    </PublicLayout>
  );
}
