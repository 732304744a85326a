/**
 * The levels of the demo family, in the engine's order. An example, and said to be one; a test
 * holds it to the engine.
 */
export const EXAMPLE_LEVELS = [
  { key: 'TCM', level: 'red' },
  { key: 'infortuni', level: 'red' },
  { key: 'pensione', level: 'red' },
  { key: 'rischi', level: 'yellow' },
  { key: 'riscatto', level: 'yellow' },
  { key: 'LTC', level: 'yellow' },
  { key: 'gestione', level: 'yellow' },
  { key: 'unit', level: 'green' },
  { key: 'legale', level: 'green' },
  { key: 'assistenza', level: 'green' },
  { key: 'garantito', level: 'green' },
  { key: 'polizza', level: 'grey' },
] as const;
