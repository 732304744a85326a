import type { Translated } from '@bussola/i18n';
import type { reportIt } from './report.it.ts';

export const reportEn: Translated<typeof reportIt> = {
  services: { title: 'What you can do from here.', reports: 'My reports', reportsText: 'The picture of the family in a PDF: to read at ease, print, show to whoever helps you.', open: 'Open the reports', state_one: '{{count}} report', state_other: '{{count}} reports', none: 'None yet' },
  title: 'The picture of the family, on paper.', lead: 'Each report stays as it was the day you made it: the data, the formulas and the constants of then.',
  generate: 'Make the report', first: 'Make the first report', generating: 'Preparing the report…', generatingText: 'It takes a few seconds. You may leave this page: we tell you when it is ready.',
  changed: 'The data changed after the last report.',
  options: { title: 'How would you like it?', language: 'Language', it: 'Italian', en: 'English', hideAmounts: 'Hide the amounts', hideAmountsHelp: 'Levels and explanations stay; dots take the place of the figures.', confirm: 'Make the report' },
  empty: { title: 'No reports yet', text: 'The first gathers everything in a PDF: the summary in one page, the priorities, the figures step by step, the sources.' },
  list: 'The reports, latest first', made: 'Made on {{date}}', members: 'On {{people}}', release: 'Constants {{costanti}} · engine {{motore}}', language: { it: 'in Italian', en: 'in English' }, hidden: 'amounts hidden', size: '{{kb}} kB', outdated: 'out of date', outdatedHelp: 'The data changed after this report.',
  state: { queued: 'Waiting', running: 'Being prepared', ready: 'Ready', failed: 'Failed' },
  failedText: 'We could not prepare this report. Earlier reports can still be downloaded.',
  download: 'Download', downloading: 'Downloading…', rename: 'Rename', downloadLabel: 'Download {{name}}', renameLabel: 'Rename {{name}}',
  renameTitle: 'What is it called?', newName: 'Name of the report', nameMissing: 'Write a name: it cannot be empty.', nameLong: 'The name can have 120 characters at most.', nameChars: 'The name holds characters that cannot be used.', save: 'Save the name', saving: 'Saving…',
  renamed: 'Name saved', ready: 'The report is ready', readyText: '“{{name}}” can be downloaded.', downloadNow: 'Download', openList: 'See the reports', failed: 'The report failed', downloadFailed: 'We could not download the report', listFailed: 'We cannot read the reports', listSafe: 'The reports already made are safe.', loading: 'Loading the reports',
};
