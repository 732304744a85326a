import type { LevelOrGrey, SoluzioneCode } from '@bussola/domain';

/**
 * The levels of the demo family, in the engine's order. An example, and said to be one; a test
 * holds it to the engine.
 */
export const EXAMPLE_LEVELS = [
  { code: 'TCM', level: 'red' },
  { code: 'infortuni-malattie', level: 'yellow' },
  { code: 'polizze-rischi', level: 'yellow' },
  { code: 'pensione', level: 'yellow' },
  { code: 'polizza', level: 'yellow' },
  { code: 'LTC', level: 'yellow' },
  { code: 'gestione-patrimonio', level: 'yellow' },
  { code: 'tutela-legale', level: 'yellow' },
  { code: 'investimenti-capitale-garantito', level: 'yellow' },
  { code: 'riscatto-laurea', level: 'yellow' },
  { code: 'unit-index-linked', level: 'green' },
  { code: 'assistenza-medica', level: 'green' },
] as const satisfies readonly { code: SoluzioneCode; level: LevelOrGrey }[];
