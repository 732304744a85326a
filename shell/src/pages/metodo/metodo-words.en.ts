import type { Translated } from '@bussola/i18n';
import type { metodoIt } from './metodo-words.it.ts';

export const metodoEn: Translated<typeof metodoIt> = {
  title: 'Method', lead: 'Every number in Bussola comes from one of these rules. They are all here: what they ask, how they work, with which figures of law and which assumptions.',
  of: 'Constants {{release}}, engine {{motore}}, on {{day}}.', generated: 'This page is written by the engine itself: when a rule or a figure changes, it changes here too.',
  search: 'Search a rule or a figure', found: '{{count}} rules', none: 'No rule speaks of “{{text}}”.', contents: 'The rules',
  groups: { aree: 'The twelve areas', previdenza: 'Pension and taxes', patrimonio: 'Wealth', famiglia: 'The family and comparisons' },
  formula: 'How it works', inputs: 'What it asks', decisive: 'essential', from: 'Starts from', assumptions: 'Assumptions of ours, editable', thresholds: 'Thresholds', limits: 'What it leaves out', certainty: 'How sure it is',
  constants: 'The figures', since: 'since {{day}}', read: 'read on {{day}}', kinds: { L: 'law', S: 'statistic', P: 'assumption' }, version: 'version {{n}}', beyond: 'above', elsewhere: 'elsewhere', yes: 'yes', no: 'no',
  units: { years: 'years', months: 'months', points: 'points', year: 'year', aYear: 'a year', aMonth: 'a month' },
  creditsTitle: 'Other people’s data',
  credits: 'Data: MEF – Dipartimento delle Finanze, tax returns 2025 (CC BY 3.0 IT, means by region); ISTAT, codes and names of municipalities (CC BY 3.0 IT); own processing.',
  loading: 'Reading the rules…', failed: 'The rules do not arrive.', failedLead: 'The rest of the site works: try again in a moment.', retry: 'Try again', home: 'Back to the start',
};
