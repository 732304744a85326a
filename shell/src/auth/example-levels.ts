import type { LevelOrGrey, SoluzioneCode } from '@bussola/domain';

/**
 * The levels of the demo family, in the engine's order. An example, and said to be one; a test
 * holds it to the engine.
 */
export const EXAMPLE_LEVELS = [
  { code: 'TCM', level: 'red' },
  { code: 'pensione', level: 'yellow' },
  { code: 'polizze-rischi', level: 'yellow' },
  { code: 'infortuni-malattie', level: 'yellow' },
  { code: 'riscatto-laurea', level: 'yellow' },
  { code: 'LTC', level: 'yellow' },
  { code: 'gestione-patrimonio', level: 'yellow' },
  { code: 'unit-index-linked', level: 'green' },
  { code: 'tutela-legale', level: 'green' },
  { code: 'assistenza-medica', level: 'green' },
  { code: 'investimenti-capitale-garantito', level: 'green' },
  { code: 'polizza', level: 'grey' },
] as const satisfies readonly { code: SoluzioneCode; level: LevelOrGrey }[];
