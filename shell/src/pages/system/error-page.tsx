import { useShellWords, useSession } from '../../boot/hooks.ts';
import { landing } from '../../guards/decide.ts';
import { toVisitor } from '../../session/visitor.ts';
import { SystemPage } from './system-page.tsx';
import { LinkButton } from '@bussola/ui/core';

/** /error and every unknown path (specification §8). */
export default function ErrorPage({ code = '404' }: { code?: string }) {
  const t = useShellWords();
  const { user } = useSession();
  const home = user ? landing(toVisitor(user)) : '/user/login';
  return (
    <SystemPage title={t('error.title')} lead={t('error.lead')} note={t('error.code', { code })}>
      <LinkButton variant="primary" size="big" href={home}>{t('error.home')}</LinkButton>
    </SystemPage>
  );
}
