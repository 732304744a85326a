import { readScopes } from '@bussola/contract/grant-rules';
import { useAuthWords } from '../auth/use-auth-words.ts';

/** Scopes of a grant as they are read: «patrimonio (anche modificare)». */
export function useSections(): (scopes: readonly string[]) => string[] {
  const d = useAuthWords();
  return (scopes) =>
    readScopes(scopes).map(({ section, write }) => {
      const name = d(`acting.section.${section}`);
      return write ? d('acting.write', { section: name }) : name;
    });
}
