import { readScopes } from '@bussola/contract/grant-rules';
import { useT } from '@bussola/i18n';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/** Scopes as they are read: «patrimonio (anche da modificare)»; one we do not know is left out. */
export function useScopeWords(): (scopes: readonly string[]) => string[] {
  const t = useT(userAreaNamespace);
  return (scopes) =>
    readScopes(scopes).map(({ section, write }) => {
      const name = t(`grants.section.${section}`);
      return write ? t('grants.withWrite', { section: name }) : name;
    });
}
