import { Button, LinkButton } from '@bussola/ui/core';
import { useSession, useShellWords } from '../../boot/hooks.ts';
import { useLanding } from '../../auth/use-landing.ts';
import { signOut } from '../../session/session.ts';
import { SystemPage } from './system-page.tsx';

/** /unauthorized (specification §8): the text, who one is now, two ways on. */
export default function UnauthorizedPage() {
  const landing = useLanding();
  const t = useShellWords();
  const { user } = useSession();
  const who = user
    ? t('unauthorized.who', {
        name: `${user.firstName} ${user.lastName}`.trim() || '–',
        role: t(`unauthorized.role.${user.role}`),
      })
    : t('unauthorized.nobody');
  return (
    <SystemPage title={t('unauthorized.title')} lead={t('unauthorized.text')} note={who}>
      <LinkButton variant="primary" size="big" href={user ? landing(user) : '/user/login'}>
        {t('unauthorized.home')}
      </LinkButton>
      {user && (
        <Button variant="tertiary" onClick={() => void signOut()}>
          {t('unauthorized.change')}
        </Button>
      )}
    </SystemPage>
  );
}
