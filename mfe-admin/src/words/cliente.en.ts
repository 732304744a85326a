import type { Translated } from '@bussola/i18n';
import type { clienteIt } from './cliente.it.ts';

export const clienteEn: Translated<typeof clienteIt> = {
  loading: 'Loading the client', failed: 'This client cannot be read', none: 'Choose a client from the list.', list: 'Back to the clients', noName: 'No name',
  maskedTitle: 'Amounts are covered', masked: 'To see them, write why: the client reads who saw them and the reason.', open: 'Show the amounts', opened: 'Amounts visible', openedText: 'The reason is in the log that the client reads. They are covered again when you leave this page.', cover: 'Cover the amounts',
  reason: { title: 'Why do you need the amounts?', lead: 'The client reads this sentence in “Who has seen my data”, with your name.', label: 'Reason', help: '10 to 300 characters. For example: asks for help with the level of the pension.', short: 'Write a whole sentence: at least 10 characters.', chars: 'The reason contains characters that cannot be used.', confirm: 'Show the amounts', busy: 'Opening…', cancel: 'Cancel' },
  facts: { email: 'E-mail', comune: 'Town', since: 'Account opened', last: 'Last sign-in', never: 'never', updated: 'Data updated', consulente: 'Adviser', noConsulente: 'to be assigned', checkup: 'Checkup', done: 'complete', undone: 'to complete' },
  summary: 'How they are', reddito: 'Net income, a year', patrimonio: 'Net worth', noLevels: 'The checkup is not complete: no levels yet.',
  family: 'The family', caption: 'The people of the household', noFamily: 'They have not said yet who is in the family.', person: 'Person', kin: 'Kinship', age: 'Age', years_one: '{{count}} year', years_other: '{{count}} years', income: 'Net income', home: 'Home', mortgage: 'Mortgage left', savings: 'Financial assets', out: 'out of the analysis', covered: 'covered',
  kinship: { me: 'owner', wife: 'wife', husband: 'husband', son: 'son', daughter: 'daughter', mother: 'mother', father: 'father', other: 'relative' },
  papers: 'Reports and access', reports_zero: 'No reports.', reports_one: 'One report, of {{date}}.', reports_other: '{{count}} reports, the last of {{date}}.', grants_zero: 'No access given to others.', grants_one: 'One access given to others.', grants_other: '{{count}} accesses given to others.', grantsLive_zero: 'None is active.', grantsLive_one: 'One is active.', grantsLive_other: '{{count}} are active.',
  logged: 'Opening this card is written down too, and the client reads it.',
};
