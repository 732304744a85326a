import { readScopes } from '@bussola/contract/grant-rules';
import { useAuthWords } from '../auth/use-auth-words.ts';

/** Scopes of a grant as they are read: «patrimonio (anche modificare)». */
export function useSections(): (scopes: readonly string[]) => string[] {
  const authWords = useAuthWords();
  return (scopes) =>
    readScopes(scopes).map(({ section, write }) => {
      const name = authWords(`acting.section.${section}`);
      return write ? authWords('acting.write', { section: name }) : name;
    });
}
