import type { Soluzione } from '../analisi.ts';
import type { SoluzioneCode, Words } from '../aree.ts';

export { naturaDi } from '../aree.ts';
export { etichetta, etichettaInFrase } from './etichette.ts';
export { missingOfMember } from '../analisi/risposte-mancanti.ts';

/**
 * The names of the twelve areas, of nobody in particular. Plain data: where nobody reads them, no
 * bundle holds them.
 */
export const NOMI: Readonly<Record<SoluzioneCode, Words>> = {
  TCM: { it: 'Se mancasse un reddito', en: 'If an income stopped' },
  'infortuni-malattie': { it: 'Infortuni e malattie', en: 'Accident and illness' },
  pensione: { it: 'Pensione', en: 'Pension' },
  'gestione-patrimonio': { it: 'Gestione del patrimonio', en: 'Managing your wealth' },
  LTC: { it: 'Non autosufficienza', en: 'Long-term care' },
  'polizze-rischi': { it: 'Casa e responsabilità', en: 'Home and liability' },
  'assistenza-medica': { it: 'Cure mediche', en: 'Medical care' },
  'tutela-legale': { it: 'Tutela legale', en: 'Legal cover' },
  'riscatto-laurea': { it: 'Riscatto della laurea', en: 'Buying back degree years' },
  polizza: { it: 'Passaggio del patrimonio', en: 'Passing on your wealth' },
  'investimenti-capitale-garantito': { it: 'Capitale garantito', en: 'Guaranteed capital' },
  'unit-index-linked': { it: 'Polizze d’investimento', en: 'Investment policies' },
};

const LITTLE_COVER: Words = { it: 'copertura scarsa', en: 'thin cover' };
const TOO_MUCH_CASH: Words = { it: 'troppa liquidità', en: 'too much cash' };

/** What an area has too little of; areas that are not listed have too little cover. */
const TOO_LITTLE: Readonly<Partial<Record<SoluzioneCode, Words>>> = {
  pensione: { it: 'sotto l’obiettivo', en: 'below the goal' },
  'gestione-patrimonio': { it: 'riserva scarsa', en: 'thin reserve' },
  'investimenti-capitale-garantito': { it: 'poco al sicuro', en: 'too little kept safe' },
};

/** Why an area is yellow, in words; undefined for other levels. */
export function direzioneDi({
  code,
  level,
  direzione,
}: Pick<Soluzione, 'code' | 'level' | 'direzione'>): Words | undefined {
  if (level !== 'yellow' || !direzione) return undefined;
  return direzione === 'troppo' ? TOO_MUCH_CASH : (TOO_LITTLE[code] ?? LITTLE_COVER);
}
