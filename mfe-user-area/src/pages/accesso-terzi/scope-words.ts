import { useT } from '@bussola/i18n';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { SECTIONS } from './grant-form.ts';

const ALL = [...SECTIONS, 'appuntamenti'] as const;

/** Scopes as they are read: «patrimonio (anche da modificare)»; one we do not know is left out. */
export function useScopeWords(): (scopes: readonly string[]) => string[] {
  const t = useT(userAreaNamespace);
  return (scopes) =>
    ALL.flatMap((section) => {
      const name = t(`grants.section.${section}`);
      return scopes.includes(`${section}:write`)
        ? [t('grants.withWrite', { section: name })]
        : scopes.includes(section)
          ? [name]
          : [];
    });
}
