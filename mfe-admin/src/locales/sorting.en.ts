import type { Translated } from '@bussola/i18n';
import type { sortingIt } from './sorting.it.ts';

export const sortingEn: Translated<typeof sortingIt> = {
  places: {
    '1': 'first',
    '2': 'second',
    '3': 'third',
    '4': 'fourth',
    '5': 'fifth',
    '6': 'sixth',
    '7': 'seventh',
    '8': 'eighth',
    '9': 'ninth',
    '10': 'tenth',
    '11': 'eleventh',
    '12': 'twelfth',
  },
  beyond: 'number {{number}}',
  handle: 'Move {{name}}',
  handleRole: 'handle',
  up: '{{name}}: up one place',
  down: '{{name}}: down one place',
  how: 'Press Space to pick up, the arrows to move, Space again to drop, Esc to put back.',
  lifted: 'You are moving {{name}}, {{place}} of {{total}}',
  at: '{{name}}, {{place}} of {{total}}',
  back: '{{name}} is back where it was, {{place}} of {{total}}',
  keys: {
    space: 'Space',
    escape: 'Esc',
    lift: 'picks up',
    move: 'moves',
    drop: 'drops',
    putBack: 'puts back',
  },
};
