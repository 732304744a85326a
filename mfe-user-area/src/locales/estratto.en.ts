import type { Translated } from '@bussola/i18n';
import type { estrattoIt } from './estratto.it.ts';

export const estrattoEn: Translated<typeof estrattoIt> = {
  question: 'Do you have your INPS statement?',
  lead: 'It is the best source for your pension: it says when you began and how much was really paid. Read it here and the sums become more precise.',
  who: 'Whose it is',
  where:
    'On the INPS website open «Fascicolo previdenziale del cittadino», then «Estratto conto», and download it as PDF or XML.',
  privacy:
    'The file is read here, on your device: it is not sent to us and we do not keep it. If you want to keep it, put it among your documents.',
  choose: 'Choose the file',
  another: 'Choose another file',
  problem: {
    format: 'This file does not look like an INPS statement',
    size: 'This file is too large: a statement is never above 10 MB',
    password: 'This PDF is protected by a password: save it without one and try again',
    empty: 'We find no contributions in this file',
    unavailable: 'We could not open the reader: check your connection and try again',
    somebodyElse: 'The birth date does not match: this statement is not {{name}}’s',
  },
  byHand: 'Type the years of contributions yourself',
  noWeeks: 'The file has rows, but no week of contributions.',
  found: 'What it says',
  fact: {
    first: 'The first contribution is of {{first}}, the last of {{last}}.',
    years_one: '{{weeks}} weeks in all: one whole year of contributions.',
    years_other: '{{weeks}} weeks in all: {{count}} whole years of contributions.',
    noGaps: 'No month is missing between the first contribution and the last.',
    gaps_one: 'One month is missing between the first contribution and the last.',
    gaps_other: '{{count}} months are missing between the first contribution and the last.',
    pay: 'In {{year}}, the last whole year, gross pay was {{amount}}.',
  },
  doubt: {
    old: 'The last contribution is more than a year old. If there were others since, download a newer statement before you use these answers.',
    unread_one: 'There is one row that we could not read: we did not count it.',
    unread_other: 'There are {{count}} rows that we could not read: we did not count them.',
    unit_one: 'One row has a number without a unit: we counted it in weeks.',
    unit_other: '{{count}} rows have a number without a unit: we counted them in weeks.',
    days: 'In show business, sport and farming days are counted, and how many make a year depends on the group: the statement does not say which. We did not count that work in these years: {{years}}.',
    separate:
      'For the Gestione separata INPS does not write how many months these years are worth, and we did not count them: {{years}}.',
  },
  gaps: 'The months that are missing',
  gap_one: 'from {{from}} to {{to}} ({{count}} month)',
  gap_other: 'from {{from}} to {{to}} ({{count}} months)',
  unread: 'The rows that were not read',
  unreadRow: 'from {{from}} to {{to}}: not read',
  unreadNoDays: 'a row without dates: not read',
  years: 'Year by year',
  year: 'Year',
  weeks: 'Weeks',
  pay: 'Gross pay',
  answers: 'What changes in the answers',
  answer: {
    primoContributo: {
      missing: 'First contribution: {{after}}',
      told: 'First contribution: {{after}} (today {{before}})',
    },
    anniContributi: {
      missing: 'Years of contributions: {{after}}',
      told: 'Years of contributions: {{after}} (today {{before}})',
    },
    redditoNettoAnnuo: {
      missing: 'Net income of a year: about {{after}}, estimated from gross pay',
      told: 'Net income of a year: about {{after}}, estimated from gross pay (today {{before}})',
    },
  },
  nothing: 'Your answers already say the same: there is nothing to change.',
  effect: 'And in the results',
  then: 'With the statement',
  noEffect: 'With these answers the results stay as they are.',
  use: 'Use these answers',
  leave: 'Leave it',
  saved: 'Done: {{name}}’s answers are those of the statement.',
};
