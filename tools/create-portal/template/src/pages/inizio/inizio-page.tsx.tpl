import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { PageHead } from '@bussola/ui/core';
import { {{camel}}Namespace } from '../../locales/{{name}}-namespace.ts';

/** /{{name}}/inizio: the first page of the portal. */
export default function InizioPage() {
  const t = useT({{camel}}Namespace);
  const { user } = useShell().session;
  return <PageHead title={t('title', { name: user.firstName })}>{t('lead')}</PageHead>;
}
