/** What each answer is called where a result shows what it was worked out from. */
import { words, type Words } from '../aree.ts';
import { isChiave } from '../risposte/tabella.ts';
import { DOMANDE } from './domande/domande.ts';

/** A group of answers that is used as a whole. */
const LAUREATO = words('Laurea', 'Degree');

export function etichetta(key: string): Words {
  if (key === 'laureato') return LAUREATO;
  return isChiave(key) ? DOMANDE[key].name : words(key, key);
}

/** The name inside a sentence: «reddito netto annuo», «TFR maturato». */
export function etichettaInFrase(key: string): Words {
  const { it, en } = etichetta(key);
  return words(minuscola(it), minuscola(en));
}
/** What begins with an acronym stays as it is. */
const minuscola = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
