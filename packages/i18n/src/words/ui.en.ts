import type { Translated } from '../words.ts';
import type { uiIt } from './ui.it.ts';

export const uiEn: Translated<typeof uiIt> = {
  yes: 'Yes', no: 'No',
  close: 'Close', opensNewTab: 'opens in a new tab', mainMenu: 'Main menu', breadcrumbs: 'Breadcrumbs',
  loading: 'Loading', slow: 'This is taking longer than usual.', errorCode: 'Code {{code}}', why: 'Why we ask',
  showMore: 'All the figures', showLess: 'Fewer figures', toAddress_one: '{{count}} to address', toAddress_other: '{{count}} to address',
  level: { red: 'To address', yellow: 'To consider', green: 'In order', grey: 'Not enough data', notApplicable: 'Does not concern you', tooLittle: 'too little', tooMuch: 'too much' },
  counts: { red: 'to address', yellow: 'to consider', green: 'in order', grey: 'not enough data', notApplicable: 'not for you', label: 'The areas by level' },
  money: { hidden: 'amount hidden', understood: '= {{amount}}', wrong: 'Wrong value' },
  password: { show: 'Show the password', hide: 'Hide the password' },
  date: { day: 'Day', month: 'Month', year: 'Year', dayHint: 'dd', monthHint: 'mm', yearHint: 'yyyy', wrong: 'This date does not exist' },
  combo: { none: 'No results', searching: 'Searching…', failed: 'The search is not answering: you can type anyway.', count_one: '{{count}} result', count_other: '{{count}} results' },
  select: { choose: 'Choose' },
  split: {
    total: 'Total assigned', exact: 'The total is 100%.', complete: 'Complete with “{{label}}”', share: 'Share out the rest',
    sliderLabel: '{{label}}, percentage by slider', totalLabel: '{{pct}} of 100% assigned',
  },
  code: { digit: 'Digit {{place}} of {{count}}' },
  summary: { title_one: 'There is one answer to check', title_other: 'There are {{count}} answers to check' },
  stepper: { label: 'Steps', position: '{{current}} of {{count}}', done: 'done', notYet: 'Complete the earlier steps first' },
  strip: { label: 'Who is in the analysis', inAnalysis: '{{name}} in the analysis', reset: 'Reset' },
  chart: {
    other: 'Other', item: 'Item', share: 'Share', amount: 'Amount', level: 'Level', area: 'Area',
    covered: '{{pct}} covered', coveredVowel: '{{pct}} covered', coveredZero: '{{pct}} covered', asShares: 'Chart', withAmounts: 'With amounts', dialNeedle: 'The needle points to where to begin: {{name}}.', dialAtRest: 'The needle is at rest.',
  },
  confidence: { high: 'High precision', medium: 'Medium precision', low: 'Low precision' },
  explainer: { what: 'What it is', steps: 'Your number, step by step', why: 'Why it matters', levels: 'The three levels', wrong: 'Does it look wrong?', sources: 'Sources and method', formula: 'How it is worked out', constants: 'The figures used', improve: 'What would make it better' },
  result: { ask: 'Why?', why: 'Why', simulate: 'Simulate', mark: 'Mark as', missing: 'Missing' },
  table: { pages: 'Pages', previous: 'Previous', next: 'Next', range: '{{from}}–{{to}} of {{total}}', ascending: 'in ascending order', descending: 'in descending order', empty: 'No rows', sortBy: 'Sort by {{column}}' },
  matrix: { person: 'Person', caption: 'Level of each risk by person' },
};
