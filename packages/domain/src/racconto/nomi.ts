import type { SoluzioneCode, Words } from '../aree.ts';

export { naturaDi } from '../aree.ts';
export { etichetta } from './etichette.ts';

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
  'tutela-legale': { it: 'Tutela legale', en: 'Legal protection' },
  'riscatto-laurea': { it: 'Riscatto della laurea', en: 'Buying back degree years' },
  polizza: { it: 'Passaggio del patrimonio', en: 'Passing on your wealth' },
  'investimenti-capitale-garantito': { it: 'Capitale garantito', en: 'Guaranteed capital' },
  'unit-index-linked': { it: 'Polizze d’investimento', en: 'Investment policies' },
};
