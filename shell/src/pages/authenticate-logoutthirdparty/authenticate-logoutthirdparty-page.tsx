import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '@bussola/client';
import { Skeleton } from '@bussola/ui/core';
import { useDoorsWords } from '../../auth/doors-words.ts';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { swapCode } from '../../auth/held-address.ts';
import { landing } from '../../guards/decide.ts';
import { signIn, signOut } from '../../session/session.ts';
import { toVisitor } from '../../session/visitor.ts';

const exchange = (code: string) => call('exchangeSession', { body: { code } });
/** One try for each code, however often the page is drawn. */
let asked: { code: string; answer: ReturnType<typeof exchange> } | undefined;

/** /user/authenticate/logoutthirdparty: one's own session again; where it cannot be had, a clean way out. */
export default function AuthenticateLogoutThirdPartyPage() {
  const d = useDoorsWords();
  const navigate = useNavigate();
  const [code] = useState(swapCode);
  useEffect(() => {
    if (code === null) { void signOut(); return; }
    if (asked?.code !== code) asked = { code, answer: exchange(code) };
    asked.answer.then(async (session) => {
      await signIn(session);
      await navigate(session.user.role === 'User' ? landing(toVisitor(session.user)) : '/admin', { replace: true });
    }).catch(() => signOut());
  }, [code, navigate]);
  return <PublicLayout title={d('swap.leaving')}><Skeleton label={d('swap.leaving')} /></PublicLayout>;
}
