import { Navigate } from 'react-router-dom';
import { LinkButton } from '@bussola/ui/core';
import { useOneUseToken } from '../../auth/use-one-use-token.ts';
import { useShellWords } from '../../boot/hooks.ts';
import { SystemPage } from './system-page.tsx';

/**
 * /alreadyexits (the specification's spelling): only from a link in a mail to the address, so it
 * tells nobody anything new.
 */
export default function AlreadyExistsPage() {
  const t = useShellWords();
  const token = useOneUseToken();
  if (token === null) return <Navigate to="/user/login" replace />;
  return (
    <SystemPage title={t('exists.title')} lead={t('exists.lead')}>
      <LinkButton variant="primary" size="big" href="/user/login">
        {t('exists.signIn')}
      </LinkButton>
      <LinkButton variant="tertiary" href="/user/forgot-password">
        {t('exists.recover')}
      </LinkButton>
    </SystemPage>
  );
}
