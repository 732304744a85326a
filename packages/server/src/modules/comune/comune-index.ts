/** The search of municipalities: nine thousand names in memory. */
import type { ResponseOf } from '@bussola/contract';
import { incontroComune, paroleComune } from '@bussola/domain/nome-comune';
import type { ListedComune } from './comune-list.ts';

type Found = ResponseOf<'getByComune'>[number];
export interface ComuneIndex {
  search(typed: string): Found[];
}
/** One name of one municipality. */
interface Name {
  words: string[];
  provincia: string[];
  isCapoluogo: boolean;
  isPrecedente: boolean;
  found: Found;
}

const MOST = 20;

/**
 * Each municipality once: whole names first, then provincial capitals, then names that begin so,
 * then the others; inside each, names of today before those of the past, then by name.
 */
export function comuneIndex(comuni: readonly ListedComune[]): ComuneIndex {
  const names = comuni.flatMap(namesOf).sort(byName);
  return {
    search(text) {
      const typed = paroleComune(text);
      const ranked = names
        .map((name) => ({ name, rank: rankOf(typed, name) }))
        .filter(({ rank }) => rank < NOT_FOUND)
        // Sorting keeps the order of names inside a rank.
        .sort((a, b) => a.rank - b.rank);
      const once = new Map<string, Found>();
      for (const { name } of ranked) {
        if (!once.has(name.found.codiceIstat)) once.set(name.found.codiceIstat, name.found);
        if (once.size === MOST) break;
      }
      return [...once.values()];
    },
  };
}

const NOT_FOUND = 9;
function rankOf(typed: readonly string[], name: Name): number {
  const isSigla = typed.length === 1 && typed[0] === name.provincia.at(-1);
  const met = incontroComune(typed, name.words, name.provincia);
  const later = name.isPrecedente ? 0.5 : 0;
  if (met === 'intero') return later;
  // «re» alone is also the sigla of a province: its capital is among those meant.
  if (name.isCapoluogo && (met || isSigla)) return 1;
  if (met === 'inizio') return 2 + later;
  return met === 'parte' ? 3 + later : NOT_FOUND;
}

function namesOf(listed: ListedComune): Name[] {
  const { codiceIstat, comune, provincia, nomeProvincia, regione, isCapoluogo } = listed;
  const base = { comune, provincia, regione, codiceIstat };
  const place = [...paroleComune(nomeProvincia), provincia.toLowerCase()];
  const name = (text: string, found: Found): Name => ({
    words: paroleComune(text),
    provincia: place,
    isCapoluogo: isCapoluogo && found.nomePrecedente === undefined,
    isPrecedente: found.nomePrecedente !== undefined,
    found,
  });
  return [
    name(comune, base),
    ...listed.altreLingue.map((text) => name(text, { ...base, altraLingua: text })),
    ...listed.precedenti.map((text) => name(text, { ...base, nomePrecedente: text })),
  ];
}

const byName = (a: Name, b: Name): number =>
  a.words.join(' ').localeCompare(b.words.join(' '), 'it') ||
  a.found.provincia.localeCompare(b.found.provincia);
