import type { KeyOf } from '@bussola/i18n';
import type { shellIt } from '../../locales/shell.it.ts';

/** The word of each area by the code that the API uses. */
export const AREA_WORDS: Record<string, KeyOf<typeof shellIt>> = {
  TCM: 'areas.TCM',
  'infortuni-malattie': 'areas.infortuni',
  pensione: 'areas.pensione',
  'gestione-patrimonio': 'areas.gestione',
  LTC: 'areas.LTC',
  'polizze-rischi': 'areas.rischi',
  'assistenza-medica': 'areas.assistenza',
  'tutela-legale': 'areas.legale',
  'riscatto-laurea': 'areas.riscatto',
  polizza: 'areas.polizza',
  'investimenti-capitale-garantito': 'areas.garantito',
  'unit-index-linked': 'areas.unit',
};
