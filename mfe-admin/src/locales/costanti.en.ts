import type { Translated } from '@bussola/i18n';
import type { costantiIt } from './costanti.it.ts';
import { costantiVitaEn } from './costanti-vita.en.ts';

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
  vita: costantiVitaEn,
  due: {
    prepare: 'Prepare the draft',
    prepareOf: 'Prepare the draft: {{act}}',
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
  vix: {
    title: 'How much do markets move?',
    lead: 'The VIX, the volatility index of the markets, day by day.',
    none: 'No value yet.',
    value: 'Last value',
    date: 'Of',
    source: 'From',
    sourceOf: { typed: 'typed by hand', csv: 'from a file', url: 'from the source, by itself' },
    stale: 'This value is old: a new one is needed.',
    day: 'Day',
    points: 'Closing value',
    pointsHelp:
      'In points, for example 18.45. If the day has a value already, this one takes its place.',
    save: 'Save the value',
    saving: 'Saving…',
    file: 'Import a file',
    fileHelp:
      'CSV with two columns, date (2026-11-27) and value. Either every day goes in, or none.',
    fetch: 'Ask the source',
    noSource: 'No source is set on this server.',
    failed: 'We cannot read the index',
    saved: 'Value saved',
    done: 'New days: {{added}}. Replaced: {{replaced}}. Already the same: {{unchanged}}.',
    fileWrong:
      'The file did not go in: it needs two columns, date (2026-11-27) and value, with days until today and numbers between 0.01 and 200.',
    errors: {
      day: 'Type the day, not after today.',
      points: 'Type a number between 0.01 and 200.',
    },
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
