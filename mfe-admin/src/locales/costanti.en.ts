import type { Translated } from '@bussola/i18n';
import type { costantiIt } from './costanti.it.ts';

export const costantiEn: Translated<typeof costantiIt> = {
  title: 'Constants',
  release: 'In force: {{release}} · Municipalities of {{comuni}}',
  lead: 'The figures that the engine computes with: laws, statistics and assumptions of ours. None falls due before {{date}}.',
  leadLate_one:
    'The figures that the engine computes with. One is overdue: where it is used, families read “estimate”.',
  leadLate_other:
    'The figures that the engine computes with. {{count}} are overdue: where they are used, families read “estimate”.',
  failed: 'We cannot read the constants',
  loading: 'Loading the constants',
  due: {
    title: 'What falls due?',
    lead: 'Every value that a law or a publication renews, the nearest first.',
    act: 'From which act',
    last: 'Last value',
    date: 'Due on',
    left: 'Time left',
    days_one: 'one day',
    days_other: '{{number}} days',
    today: 'due today',
    late_one: 'one day overdue',
    late_other: '{{number}} days overdue',
  },
  all: {
    title: 'Which are they?',
    name: 'Constant',
    value: 'Value',
    source: 'Source',
    since: 'In force since',
    read: '{{source}} ({{kind}}); read on {{date}}',
  },
  kind: { L: 'law', S: 'statistic', P: 'assumption of ours' },
  group: {
    fisco: 'Taxes and contributions',
    previdenza: 'Pension, fund and buy-back',
    protezione: 'Protection',
    patrimonio: 'Wealth and reserve',
    bilancio: 'Budget, debts and plan',
    successione: 'Inheritance',
    medie: 'Averages and statistics',
    proiezione: 'Projection',
    aree: 'Areas, levels and confidence',
    altre: 'Others',
  },
};
