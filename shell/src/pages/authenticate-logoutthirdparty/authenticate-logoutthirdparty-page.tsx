import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asProblem } from '@bussola/client';
import { mayHaveSession, refreshSession, sessionStore } from '@bussola/client/session';
import type { SessionState } from '@bussola/client/session';
import type { User } from '@bussola/contract';
import { useCommonWords, useErrorText } from '@bussola/i18n';
import { Button, Skeleton } from '@bussola/ui/core';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { swapCode } from '../../auth/one-time-link.ts';
import { useLanding } from '../../auth/use-landing.ts';
import { exchangeSession } from '../../session/calls.ts';
import { leaveArea, signIn, signOut } from '../../session/session.ts';

/**
 * Ends the session in another person's area, and no other: a link to this page from another site
 * signs nobody out.
 * @returns one's own session; undefined without one, or while the browser leaves the page
 */
async function withoutCode(): Promise<Arrived | undefined> {
  if (!mayHaveSession() || (await refreshSession()) === null) {
    await signOut();
    return undefined;
  }
  const { user, limitedTo, acting } = sessionStore.getState();
  if (acting) await leaveArea();
  return user && !acting ? { user, limitedTo } : undefined;
}

async function withCode(code: string): Promise<Arrived | undefined> {
  try {
    const session = await exchangeSession(code);
    await signIn(session);
    return { user: session.user, limitedTo: null, back: session.back };
  } catch (error) {
    if (asProblem(error)?.code === 'NETWORK') throw error;
    return withoutCode();
  }
}

type Arrived = Pick<SessionState, 'limitedTo'> & { user: User; back?: string | undefined };
/** One try at a time: effects run twice in development, and a code is good once. */
let arriving: Promise<Arrived | undefined> | undefined;

/** /user/authenticate/logoutthirdparty: one's own session again. */
export default function AuthenticateLogoutThirdPartyPage() {
  const authWords = useAuthWords();
  const common = useCommonWords();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const landing = useLanding();
  const [code] = useState(swapCode);
  const [isUnreached, setUnreached] = useState(false);
  useEffect(() => {
    if (isUnreached) return;
    arriving ??= (code === null ? withoutCode() : withCode(code)).finally(() => {
      arriving = undefined;
    });
    void arriving.then(
      (arrived) =>
        arrived &&
        navigate(arrived.back ?? landing(arrived.user, arrived.limitedTo), { replace: true }),
      () => setUnreached(true),
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
