import type { Translated } from '@bussola/i18n';
import type { confrontiIt } from './confronti.it.ts';

export const confrontiEn: Translated<typeof confrontiIt> = {
  uscite: {
    question: 'What will you have to pay, and when?', lead: 'Write the expenses you already know of in the next three years: the ladder says what money would pay each. Nothing is saved here.',
    row: 'Outflow {{number}}', date: 'When', amount: 'How much', what: 'What', whatHint: 'Car, university, work on the house…', add: 'Add an outflow', remove: 'Remove outflow {{number}}', wrong: 'Wrong value', months: 'Reserve for surprises', saving: 'How much you set aside every month',
    savingHelp: 'Left empty, no new savings are counted.', monthsReserve: '{{months}}: {{amount}}', none: 'With these dates there is nothing to pay', noDate: 'Write the date and the amount of an outflow: the ladder is drawn at once.', splits: 'To draw the ladder we need to know how the savings are split.', complete: 'Complete the data',
    chart: 'Outflows of the next three years, by quarter', cash: 'Cash above the reserve', bonds: 'Bonds', swings: 'To be sold, at prices that swing', missing: 'Not covered', need: 'Needed', when: 'Quarter from', asChart: 'Chart', asTable: 'Table',
    allCovered: 'Over three years **{{total}}** are needed: the money is there, without touching what swings.', selling: 'Over three years **{{total}}** are needed: the money is there, but from {{date}} something that swings would have to be sold.', short: 'Over three years **{{total}}** are needed: on {{date}} **{{missing}}** would be missing, if the reserve stays whole.',
    beyond_one: 'One outflow is beyond three years and is not counted.', beyond_other: '{{count}} outflows are beyond three years and are not counted.', caution: 'Prices do not move in this ladder: what swings may be worth less that day.',
  },
  riscatto: {
    question: 'And if the same money went elsewhere?', lead: 'Four ways with the same effort: what is left to pay after tax relief, every year, in euro of today.', who: 'For whom', years: 'Years to buy back', form: 'Form', agevolato: 'Flat-rate', ordinario: 'Ordinary', loading: 'Comparing the ways', failed: 'We cannot compare right now', retry: 'Try again',
    effort: 'The effort is **{{amount}}** for {{years}}; the pension would begin at {{age}}.', tipo: { riscatto: 'Buying back the degree', fondo: 'Pension fund', pac: 'Savings plan', niente: 'Keeping it in the account' },
    way: 'Way', paid: 'You pay a year', capital: 'Capital', income: 'Gives a year', even: 'Break-even', never: 'never before 95', at: 'at {{age}}', balance: 'At {{age}}', balances: 'Received less paid', short: { riscatto: 'Buy-back', fondo: 'Fund', pac: 'Plan', niente: 'Account' }, bars: 'What it would give every year, from retirement on',
    better: 'For the same effort the buy-back would give more every year than the pension fund.', worse: 'For the same effort the pension fund would give more every year than the buy-back.',
    notes: 'Buy-back and fund pay for life; the plan and the account end at 95. Capital is what there is at retirement: with a buy-back there is none, and nothing goes to heirs. The years earlier that a buy-back may give are not in these figures. The plan follows the model by age; returns are assumptions of ours, not promises.',
    reason: { troppo_tardi: 'There are fewer years to retirement than instalments: there is nothing to compare.', other: 'With the data of now the pension cannot be estimated, and so neither can the comparison.' },
  },
  medie: {
    with: 'Compared with', mean: 'mean', median: 'median', year: 'Data of {{year}}. Source: {{source}}.', estimate: 'It is an estimate of ours from published data.', own: 'you', ownAlone: 'you', ownOf: '{{name}}', of: '{{name}}: {{group}}', strip: 'Where you stand against: {{group}}',
    metrica: { redditoFamiglia: 'Household income', redditoPersonale: 'Personal income', patrimonioFamiglia: 'Household net worth', patrimonioPerPersona: 'Net worth per person', risparmiFamiglia: 'Household savings' },
    above: '{{pct}} above the {{of}}.', below: '{{pct}} below the {{of}}.', equal: 'In line with the {{of}}.', farAbove: 'More than ten times the {{of}}.', farBelow: 'Less than a tenth of the {{of}}.',
  },
};
