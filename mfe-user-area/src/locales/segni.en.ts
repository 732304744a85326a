import type { Translated } from '@bussola/i18n';
import type { segniIt } from './segni.it.ts';

export const segniEn: Translated<typeof segniIt> = {
  menu: 'Mark as',
  action: {
    primo_passo: 'Mark a first step',
    fatto: 'I have already done it',
    non_ora: 'Not now',
  },
  lead: {
    primo_passo: '{{title}}: it stays among the first things to do, with the day of the step.',
    fatto: '{{title}}: it makes room for the next one. If the numbers change, it comes back.',
  },
  when: 'When?',
  whenMissing: 'Write the day.',
  document: 'Document',
  documentHelp: 'If there is one: the policy or the quote, for example.',
  documentNone: 'No document',
  documentFailed: 'We cannot read your documents right now.',
  noDocuments:
    'Do you want to link a policy or a quote? Upload it in “Documents”, then pick it here.',
  save: 'Save',
  saving: 'Saving…',
  saved: {
    primo_passo: 'First step marked',
    fatto: 'Marked as done',
    non_ora: 'Put aside',
  },
  asideText: 'If the numbers change, we will bring it back.',
  undo: 'Undo',
  remove: 'Remove the mark',
  removed: 'Mark removed',
  holds: {
    primo_passo: 'First step marked {{on}}.',
    fatto: 'Done {{on}}.',
    non_ora: 'Put aside {{on}}.',
  },
  changed: {
    primo_passo: 'You marked a first step {{on}}: the numbers have changed since then.',
    fatto: 'You marked it as done {{on}}: the numbers have changed since then.',
    non_ora: 'You put it aside {{on}}: the numbers have changed since then.',
  },
  changedTheirs: {
    primo_passo: 'First step marked {{on}}: the numbers have changed since then.',
    fatto: 'Marked as done {{on}}: the numbers have changed since then.',
    non_ora: 'Put aside {{on}}: the numbers have changed since then.',
  },
};
