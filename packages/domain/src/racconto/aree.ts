/** Each area inside a sentence, with its article in Italian (domain.md 7). */
import { words, type SoluzioneCode, type Words } from '../aree.ts';

export const AREE: Readonly<Record<SoluzioneCode, Words>> = {
  'gestione-patrimonio': words('la gestione dei risparmi', 'managing your savings'),
  TCM: words('la protezione della famiglia', 'protecting your family'),
  'infortuni-malattie': words('la copertura di infortuni e malattie', 'accident and illness cover'),
  'polizze-rischi': words('l’assicurazione della casa', 'home insurance'),
  pensione: words('la pensione', 'the pension'),
  LTC: words('l’assistenza in età avanzata', 'care in old age'),
  'assistenza-medica': words('le spese mediche', 'medical costs'),
  'tutela-legale': words('la tutela legale', 'legal cover'),
  polizza: words('il passaggio del patrimonio', 'passing on your wealth'),
  'riscatto-laurea': words('il riscatto della laurea', 'buying back degree years'),
  'investimenti-capitale-garantito': words('i soldi che servono presto', 'money needed soon'),
  'unit-index-linked': words('le polizze d’investimento', 'investment policies'),
};
