import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '@bussola/client';
import { Actions, Button, LinkButton } from '@bussola/ui/core';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { useDoorsWords } from '../../auth/doors-words.ts';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { swapCode } from '../../auth/held-address.ts';
import { signIn } from '../../session/session.ts';

/** /user/authenticate/thirdparty: into somebody else's area, on a press; the code was taken out of the address before anything was drawn. */
export default function AuthenticateThirdPartyPage() {
  const d = useDoorsWords();
  const navigate = useNavigate();
  const [code] = useState(swapCode);
  const { busy, banner, refused, send } = useAuthForm({ clears: false });
  const enter = () => void send(async () => {
    if (code === null) return;
    await signIn(await call('exchangeSession', { body: { code } }));
    await navigate('/app/dashboards/home', { replace: true });
  });
  if (code === null || refused) {
    return (
      <PublicLayout title={d('swap.badTitle')} lead={d('swap.bad')}>
        <AuthBanner text={banner} />
        <LinkButton variant="primary" size="big" href="/thirdparty">{d('swap.back')}</LinkButton>
      </PublicLayout>
    );
  }
  return (
    <PublicLayout title={d('swap.title')} lead={d('swap.lead')}>
      <Actions>
        <Button variant="primary" size="big" busy={busy} onClick={enter}>{d('swap.enter')}</Button>
        <LinkButton variant="tertiary" href="/thirdparty">{d('swap.giveUp')}</LinkButton>
      </Actions>
    </PublicLayout>
  );
}
