import type { Translated } from '@bussola/i18n';
import type { cambiamentiIt } from './cambiamenti.it.ts';

export const cambiamentiEn: Translated<typeof cambiamentiIt> = {
  compare: 'Compare two',
  title: 'What changed',
  from: 'Between this report',
  to: 'and this one',
  choose: 'Choose two different reports.',
  loading: 'Looking for what changed',
  failed: 'We cannot compare them now',
  notKept: 'One of the two is older than comparisons: its PDF is there, its figures were not kept.',
  methodChanged: 'The method changed: the levels below are those written then and those of today.',
  method: 'The method changed.',
  same: 'Nothing changed between the two.',
  noLevel: 'No level changed.',
  levels_one: 'One level changed.',
  levels_other: '{{count}} levels changed.',
  differences_one: 'One difference',
  differences_other: '{{count}} differences',
  since_one: 'Since then one level changed.',
  since_other: 'Since then {{count}} levels changed.',
};
