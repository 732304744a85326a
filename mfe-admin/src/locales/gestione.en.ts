import type { Translated } from '@bussola/i18n';
import type { gestioneIt } from './gestione.it.ts';

export const gestioneEn: Translated<typeof gestioneIt> = {
  advisers: {
    title: 'Who follows them?',
    none: 'No adviser yet.',
    since: 'since {{date}}',
    assign: 'Assign an adviser',
    unlink: 'Take off',
    unlinkOf: 'Take off {{name}}',
    assignTitle: 'Who should follow {{client}}?',
    assignLead:
      'We tell the client now, with your reason. After 24 hours the adviser can read this area, without changing it; documents and notes stay out.',
    choose: 'Adviser',
    missing: 'Choose an adviser.',
    nobody: 'There is no adviser to choose yet: invite one first, and they must accept.',
    loading: 'Loading the advisers',
    confirm: 'Assign',
    busy: 'One moment…',
    assigned: '{{name}} will follow {{client}} in 24 hours. We have told the client',
    unlinkTitle: 'Take off {{name}}?',
    unlinkText: 'From now on they read this area no more. What they have read stays with them.',
    unlinkConfirm: 'Take off the adviser',
    unlinked: '{{name}} no longer follows {{client}}',
  },
  account: {
    title: 'The account',
    active: 'Open.',
    disabled:
      'Suspended: the client cannot come in, and whoever follows them or has their access does not open their area.',
    disabledShort: 'suspended',
    suspend: 'Suspend the account',
    reopen: 'Open the account again',
    remove: 'Delete the account',
    suspendTitle: 'Suspend the account of {{client}}?',
    suspendText:
      'Their sessions close at once; whoever follows them, or has access from them, no longer opens their area. The data stay, and it can be opened again.',
    suspendConfirm: 'Suspend',
    suspended: 'Account suspended',
    reopenTitle: 'Open the account of {{client}} again?',
    reopenText: 'They come in as before; advisers, and access that is not over, hold again.',
    reopenConfirm: 'Open again',
    reopened: 'Account open again',
    removeTitle: 'Delete the account of {{client}}?',
    removeText:
      'The client has fourteen days to take it back, with the link they are mailed. Then the key of their documents is destroyed and everything is erased: it cannot be had back.',
    removeConfirm: 'Delete the account',
    typed: 'To confirm, type {{client}}',
    mismatch: 'This is not the name you see above.',
    reason: 'Reason',
    reasonHelp: 'The client reads it. 10 to 300 characters.',
    reasonMail: 'The client is mailed it, and reads it in their log. 10 to 300 characters.',
    conflict: 'The account was opened again meanwhile: look, and try again.',
    busy: 'One moment…',
    goneTitle: 'The account of {{client}} is deleted.',
    goneText:
      'In fourteen days everything is erased, unless the client takes it back. Until then there is nothing left to see here.',
  },
};
