import { useShellWords, useSession } from '../../boot/hooks.ts';
import { useLanding } from '../../auth/use-landing.ts';
import { SystemPage } from './system-page.tsx';
import { LinkButton } from '@bussola/ui/core';

/** /error and every unknown path (specification §8). */
export default function ErrorPage({ code = '404' }: { code?: string }) {
  const landing = useLanding();
  const t = useShellWords();
  const { user } = useSession();
  const home = user ? landing(user) : '/user/login';
  return (
    <SystemPage title={t('error.title')} lead={t('error.lead')} note={t('error.code', { code })}>
      <LinkButton variant="primary" size="big" href={home}>
        {t('error.home')}
      </LinkButton>
    </SystemPage>
  );
}
