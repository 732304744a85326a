import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '@bussola/contract';
import { useLanguage } from '@bussola/i18n';
import { formatDate, formatList } from '@bussola/i18n/format';
import { Actions, Button, FactList, LinkButton } from '@bussola/ui/core';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthAction } from '../../auth/use-auth-action.ts';
import { swapCode, swapGrant, swapIsLook } from '../../auth/one-time-link.ts';
import { useSession } from '../../boot/hooks.ts';
import { useAreasHeld, useLanding } from '../../auth/use-landing.ts';
import { useSections } from '../../frame/sections.ts';
import { exchangeSession, readGrantsHeld } from '../../session/calls.ts';
import { signIn } from '../../session/session.ts';

/**
 * /user/authenticate/thirdparty: enters another person's area when the button is pressed. The code
 * was taken out of the address before the page was drawn.
 */
export default function AuthenticateThirdPartyPage() {
  const authWords = useAuthWords();
  const navigate = useNavigate();
  const language = useLanguage();
  const sections = useSections();
  const [[code, grantId, isLook]] = useState(
    () => [swapCode(), swapGrant(), swapIsLook()] as const,
  );
  const { user } = useSession();
  const [held, setHeld] = useState(user?.thirdParty);
  const grant = held?.find((one) => one.grantId === grantId);
  // The placeholder household is nobody's grant.
  const isPlaceholder = grantId === null && !isLook;
  const landing = useLanding();
  const list = useAreasHeld(user);
  const back = user && grantId === null ? landing(user) : list;
  const { busy, banner, refused, send } = useAuthAction();
  const enter = () =>
    void send(async () => {
      if (code === null) return;
      const session = await exchangeSession(code).catch(async (error: unknown) => {
        // Revoked or expired meanwhile: the page says which.
        if (user && grantId !== null) setHeld(await readGrantsHeld(user.id));
        throw error;
      });
      await signIn(session);
      await navigate(landing(session.user, null, true), { replace: true });
    });
  if (code === null || refused)
    return <NotOpened grant={grant} isLook={isLook} banner={banner} back={back} />;
  return (
    <PublicLayout
      title={
        grant
          ? authWords('swap.titleOf', { name: grant.name })
          : authWords(isLook ? 'swap.together' : isPlaceholder ? 'swap.placeholder' : 'swap.title')
      }
      lead={authWords(
        isLook ? 'swap.togetherLead' : isPlaceholder ? 'swap.placeholderLead' : 'swap.lead',
      )}
    >
      {grant && (
        <FactList
          facts={[
            { label: authWords('swap.open'), value: formatList(sections(grant.scopes), language) },
            ...(grant.purpose ? [{ label: authWords('swap.purpose'), value: grant.purpose }] : []),
            { label: authWords('swap.until'), value: formatDate(grant.to, language, 'long') },
          ]}
        />
      )}
      <Actions marginTop={grant ? '6' : undefined}>
        <Button variant="primary" size="big" busy={busy} onClick={enter}>
          {authWords('swap.enter')}
        </Button>
        <LinkButton variant="tertiary" href={back}>
          {authWords('swap.giveUp')}
        </LinkButton>
      </Actions>
    </PublicLayout>
  );
}

/** Why the area does not open: access that is over, or a link that is not good. */
function NotOpened({
  grant,
  isLook,
  banner,
  back,
}: {
  grant: User['thirdParty'][number] | undefined;
  isLook: boolean;
  banner: string | null;
  back: string;
}) {
  const authWords = useAuthWords();
  const language = useLanguage();
  const { state } = grant ?? {};
  const over = state === 'revoked' || state === 'expired' ? state : null;
  return (
    <PublicLayout
      title={authWords('swap.badTitle')}
      lead={
        grant && over
          ? authWords(`ended.${over}`, {
              area: grant.name,
              date: formatDate(grant.to, language, 'long'),
            })
          : authWords(isLook ? 'swap.badTogether' : 'swap.bad')
      }
    >
      {!over && !isLook && <AuthBanner text={banner} />}
      <LinkButton variant="primary" size="big" href={back}>
        {authWords(isLook ? 'swap.backToOwn' : 'swap.back')}
      </LinkButton>
    </PublicLayout>
  );
}
