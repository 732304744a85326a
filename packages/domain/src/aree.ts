/** The twelve areas, and text in the two languages: what everything else is made of. */
import { recordOf } from './records.ts';

export const SOLUZIONI = [
  'gestione-patrimonio',
  'TCM',
  'infortuni-malattie',
  'polizze-rischi',
  'pensione',
  'LTC',
  'assistenza-medica',
  'tutela-legale',
  'polizza',
  'riscatto-laurea',
  'investimenti-capitale-garantito',
  'unit-index-linked',
] as const;
/** Codes are the last segment of the page's path (specification §2), in the default order. */
export type SoluzioneCode = (typeof SOLUZIONI)[number];

/**
 * A need that may be uncovered, a cover or a holding to look into, or a choice that may be worth
 * making.
 */
export type Natura = 'problema' | 'verifica' | 'opportunita';

const NATURE = {
  'gestione-patrimonio': 'problema',
  TCM: 'problema',
  'infortuni-malattie': 'problema',
  'polizze-rischi': 'problema',
  pensione: 'problema',
  LTC: 'problema',
  'assistenza-medica': 'verifica',
  'tutela-legale': 'verifica',
  polizza: 'opportunita',
  'riscatto-laurea': 'opportunita',
  'investimenti-capitale-garantito': 'opportunita',
  'unit-index-linked': 'verifica',
} as const satisfies Readonly<Record<SoluzioneCode, Natura>>;
export const isArea = (code: string): code is SoluzioneCode => Object.hasOwn(NATURE, code);
/** A code that we do not know is taken for a problem. */
export const naturaDi = (code: string): Natura => (isArea(code) ? NATURE[code] : 'problema');
export type AreaProblema = {
  [C in SoluzioneCode]: (typeof NATURE)[C] extends 'problema' ? C : never;
}[SoluzioneCode];
/** Only problems can be red; checks and opportunities are yellow at most (domain.md 7.0). */
export const isProblema = (code: SoluzioneCode): code is AreaProblema =>
  NATURE[code] === 'problema';

const nomi = <K extends SoluzioneCode>(code: K) =>
  ({
    figura: `soluzione.${code}`,
    attiva: `soluzione.${code}.attiva`,
    peso: `soluzione.${code}.peso`,
    ordine: `soluzione.${code}.ordine`,
  }) as const;
/**
 * The names each area goes by as a figure and in the constants: made once, as a text made at every
 * look-up costs more than the look-up.
 */
export const NOMI_AREA = recordOf(SOLUZIONI, nomi) as {
  readonly [K in SoluzioneCode]: ReturnType<typeof nomi<K>>;
};

/** Italian is written first; both are always there. */
export type Words = { it: string; en: string };

export const words = (it: string, en: string): Words => ({ it, en });
