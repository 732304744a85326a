import type { Translated } from '@bussola/i18n';
import type { resultsIt } from './results.it.ts';

export const resultsEn: Translated<typeof resultsIt> = {
  missing: 'Missing',
  unnamed: {
    me: 'You',
    wife: 'Your wife',
    husband: 'Your husband',
    son: 'Your son',
    daughter: 'Your daughter',
    mother: 'Your mother',
    father: 'Your father',
    convivente: 'Your partner',
    other: 'A relative',
  },
  supposed: {
    what_zero: '{{label}}.',
    what_one: '{{label}} and one other answer.',
    what_other: '{{label}} and {{count}} other answers.',
    byUs_one: 'We supposed it',
    byUs_other: 'We supposed them',
    correct: 'correct',
  },
  answer: 'answer',
  first: {
    allMarked: 'You have been through everything',
    allMarkedText:
      'Every area that asked for attention is done or put aside. If the numbers change, it comes back here.',
    waiting: 'Nothing urgent for now',
    waitingText_one: 'One area still waits for some answers: then we can say how it stands.',
    waitingText_other:
      '{{count}} areas still wait for some answers: then we can say how they stand.',
    nothing: 'Nothing urgent',
    nothingText:
      'No area asks for attention now. Come back when something important changes: a home, a child, a job.',
  },
  trace: {
    need: 'How much would be needed',
    have: 'How much is there already',
    less: '{{need}} less {{have}}',
  },
  unit: {
    perYear: 'a year',
    perMonth: 'a month',
    years_one: '{{number}} year',
    years_other: '{{number}} years',
    months_one: '{{number}} month',
    months_other: '{{number}} months',
    points: '{{number}}%',
  },
  overdue: {
    tag: 'estimate',
    year: 'computed with the value of {{year}}',
    years: 'computed with values of {{from}} to {{to}}',
    constant: 'estimate: computed with the value of {{year}}',
  },
};
