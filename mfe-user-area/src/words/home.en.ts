import type { Translated } from '@bussola/i18n';
import type { homeIt } from './home.it.ts';

export const homeEn: Translated<typeof homeIt> = {
  letter: { placeAndDate: '{{place}}, {{date}}', dearF: 'Dear {{name}}, {{sentence}}', dearM: 'Dear {{name}}, {{sentence}}', dear: 'Dear {{name}}, {{sentence}}', dial: 'The twelve areas of the family.', begin: 'Begin with the first', all: 'See the twelve areas' },
  first: {
    question: 'What do we do first?', all: 'All the priorities', nothing: 'Nothing urgent',
    nothingText: 'No area asks for attention now. Come back when something important changes: a home, a child, a job.',
  },
  patrimonio: {
    question: 'How much do we have?', net: 'Net worth of the family, on {{date}}', netAlone: 'Net worth, on {{date}}', own: 'You own', ownAlone: 'You own', owe: 'You owe', oweAlone: 'You owe',
    residenza: 'Home', altriImmobili: 'Other property', mobiliare: 'Savings', attivita: 'Business', fondoPensione: 'Pension fund', mutuo: 'Residual mortgage',
    sentence: 'You own {{gross}}, you owe {{debts}}: {{net}} is left.', sentenceAlone: 'You own {{gross}}, you owe {{debts}}: {{net}} is left.', noDebts: 'No debts among your data.',
    empty: 'There is no property among your data yet. A reserve for the unexpected comes first: three to six months of expenses.',
  },
  reddito: {
    question: 'How much comes in?', net: 'Net income of the family, per year', netAlone: 'Net income, per year', bars: 'Income of each person', empty: 'No income among the data. Add it to know how much comes in and what it protects.', add: 'Add an income',
    farAbove: 'More than ten times the average of Italian families.', above: '{{pct}} above the average of Italian families.', below: '{{pct}} below the average of Italian families.', equal: 'As the average of Italian families.',
    without: 'Without the income of {{name}}: {{pct}}.', source: 'Source: {{source}}.', median: 'median', mean: 'mean', you: 'you', youAlone: 'you', strip: 'Where the income stands among Italian families',
  },
  report: {
    theirs: 'The PDFs with this family’s picture, to read and download.',
    title: 'The report of the family', none: 'It gathers everything in a PDF, to read at ease and to show to whoever helps you.', last: 'The last one is of {{date}}.', changed: 'The last one is of {{date}}: the data changed after the report.',
    generate: 'Make the report', all: 'My reports',
  },
};
