import { useAuthWords } from '../auth/use-auth-words.ts';

const SECTIONS = [
  'dati',
  'patrimonio',
  'protezione',
  'previdenza',
  'report',
  'documenti',
  'appuntamenti',
] as const;

/** Scopes of a grant as they are read: «patrimonio (anche modificare)». */
export function useSections(): (scopes: readonly string[]) => string[] {
  const d = useAuthWords();
  return (scopes) =>
    SECTIONS.flatMap((section) => {
      const name = d(`acting.section.${section}`);
      return scopes.includes(`${section}:write`)
        ? [d('acting.write', { section: name })]
        : scopes.includes(section)
          ? [name]
          : [];
    });
}
