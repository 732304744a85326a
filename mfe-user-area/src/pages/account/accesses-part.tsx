import { useT } from '@bussola/i18n';
import { AccessLog } from '../../accessi/access-log.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { Part } from './part.tsx';

/** *Chi ha visto i miei dati*. */
export function AccessesPart({ userId }: { userId: string }) {
  const t = useT(userAreaNamespace);
  return (
    <Part id="accessi" title={t('account.log.title')} lead={t('account.log.lead')}>
      <AccessLog userId={userId} none={t('account.log.none')} />
    </Part>
  );
}
