/** What a mail program or a reader makes an address of, also when written to look harmless. */
import { isTopLevelDomain } from './top-level-domains.ts';

/** What a reader sees: without the signs that are drawn as nothing, in plain letters. */
export const seen = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC');

const DOTS = /[\u3002\uFF61\u06D4\u0701\u0702\uA4F8]/gu;
/** In Catalan a dot between two l is part of the word: «Marcel·lí». */
const MIDDLE_DOTS = /(l?)[·•‧∙⋅](?=(l?))/giu;
/** «premi[.]it», «premi (punto) it», «premi punto it». */
const SPELLED = /\s*[[({]\s*(?:\.|punto|dot)\s*[\])}]\s*|\s+(?:punto|dot)\s+/giu;
const folded = (text: string): string =>
  seen(text)
    .replace(DOTS, '.')
    .replace(MIDDLE_DOTS, (dot, before: string, after: string) =>
      before && after ? dot : `${before}.`,
    )
    .replace(SPELLED, '.');

const SCHEME = /:\s*[/\\]{2}/u;
const WWW = /(?:^|[^\p{L}])www(?:[^\p{L}]|$)/iu;
const LATIN = /\p{Script=Latin}/u;

/**
 * A domain: a dot before a known top-level domain, or before letters with a digit («c0m»).
 * «M.Grazia» and «Rossi S.r.l.» are none. In other scripts, of which the list knows no domains,
 * words of two letters or more around a dot are.
 */
export function hasWebAddress(text: string): boolean {
  const plain = folded(text);
  if (plain.includes('@') || WWW.test(plain) || SCHEME.test(plain)) return true;
  return plain.split(/[^\p{L}\p{M}\p{N}.-]+/u).some((word) => {
    const labels = word.toLowerCase().split('.');
    return labels.some((label, at) => at > 0 && isDomain(labels[at - 1] ?? '', label));
  });
}

function isDomain(before: string, label: string): boolean {
  if (before === '' || label === '') return false;
  if (isTopLevelDomain(label)) return true;
  if (/\p{N}/u.test(label) && /\p{L}/u.test(label)) return true;
  const isForeign = !LATIN.test(label) && /\p{L}/u.test(label);
  return isForeign && letters(before) > 1 && letters(label) > 1;
}
const letters = (label: string): number => label.match(/\p{L}/gu)?.length ?? 0;
