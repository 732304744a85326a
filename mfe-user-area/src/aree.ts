import type { SoluzioneCode } from '@bussola/domain';

/**
 * The twelve areas as people read them: dial, matrix, breadcrumbs. Written once, because the descriptor (read by Node when
 * the portal is built) and the screens must say the same.
 */
export const AREE: Record<SoluzioneCode, { it: string; en: string }> = {
  TCM: { it: 'Se mancasse un reddito', en: 'If an income stopped' },
  'infortuni-malattie': { it: 'Infortuni e malattie', en: 'Accident and illness' },
  pensione: { it: 'Pensione', en: 'Pension' },
  'gestione-patrimonio': { it: 'Gestione del patrimonio', en: 'Managing wealth' },
  LTC: { it: 'Non autosufficienza', en: 'Long-term care' },
  'polizze-rischi': { it: 'Casa e responsabilità', en: 'Home and liability' },
  'assistenza-medica': { it: 'Cure mediche', en: 'Medical care' },
  'tutela-legale': { it: 'Tutela legale', en: 'Legal protection' },
  'riscatto-laurea': { it: 'Riscatto della laurea', en: 'Degree buy-back' },
  polizza: { it: 'Passaggio del patrimonio', en: 'Passing on wealth' },
  'investimenti-capitale-garantito': { it: 'Capitale garantito', en: 'Guaranteed capital' },
  'unit-index-linked': { it: 'Polizze d’investimento', en: 'Linked policies' },
};
