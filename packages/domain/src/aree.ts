/** The twelve areas, and text in the two languages: what everything else is made of. */

export const SOLUZIONI = [
  'TCM', 'infortuni-malattie', 'pensione', 'gestione-patrimonio', 'LTC', 'polizze-rischi', 'assistenza-medica', 'tutela-legale',
  'riscatto-laurea', 'polizza', 'investimenti-capitale-garantito', 'unit-index-linked',
] as const;
/** Codes are the last segment of the page's path (specification §2), in the default order. */
export type SoluzioneCode = (typeof SOLUZIONI)[number];

/** Italian is written first; both are always there. */
export type Words = { it: string; en: string };
