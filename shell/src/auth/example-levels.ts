/** The levels of the demo family, in the order of the dial. An example, and said to be one: a test ties it to the engine. */
export const EXAMPLE_LEVELS = [
  { key: 'TCM', level: 'red' }, { key: 'infortuni', level: 'red' }, { key: 'pensione', level: 'red' }, { key: 'gestione', level: 'yellow' }, { key: 'LTC', level: 'yellow' }, { key: 'rischi', level: 'yellow' },
  { key: 'assistenza', level: 'green' }, { key: 'legale', level: 'yellow' }, { key: 'riscatto', level: 'yellow' }, { key: 'polizza', level: 'grey' }, { key: 'garantito', level: 'green' }, { key: 'unit', level: 'green' },
] as const;
