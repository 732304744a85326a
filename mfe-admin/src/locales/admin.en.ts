import type { Translated } from '@bussola/i18n';
import { clienteEn } from './cliente.en.ts';
import { costantiEn } from './costanti.en.ts';
import { gestioneEn } from './gestione.en.ts';
import { portaliEn } from './portali.en.ts';
import { squadraEn } from './squadra.en.ts';
import type { adminIt } from './admin.it.ts';

export const adminEn: Translated<typeof adminIt> = {
  cliente: clienteEn,
  costanti: costantiEn,
  gestione: gestioneEn,
  portali: portaliEn,
  squadra: squadraEn,
  clienti: {
    title: 'Clients',
    count_zero: 'No families',
    count_one: 'One family',
    count_other: '{{number}} families',
    found_zero: 'Nobody found',
    found_one: 'One row found',
    found_other: '{{number}} rows found',
    countMore: 'More than {{number}}',
    newReds_one: ', one with something new to address',
    newReds_other: ', {{number}} with something new to address',
    newRedsMore: ', more than {{number}} with something new to address',
    search: 'Search by name or e-mail',
    checkup: 'Checkup',
    reds: 'To address',
    newRed: 'To address since {{day}}',
    filter: {
      who: 'Whom to show',
      families: 'Families',
      noAdviser: 'Without an adviser',
      checkup: { started: 'Checkup started', completed: 'Checkup completed' },
    },
    who: {
      toConfirm: 'E-mail to confirm',
      never: 'Checkup never started',
      partner: 'Partners',
      staff: 'Staff',
    },
    atLeast: {
      new: 'New to address',
      '1': 'At least 1 to address',
      '2': 'At least 2 to address',
      '3': 'At least 3 to address',
    },
    seen: {
      '7': 'Seen within 7 days',
      '30': 'Seen within 30 days',
      '90': 'Seen within 90 days',
      older: 'Not seen for 90 days',
      never: 'Never signed in',
    },
    clear: 'Clear the filters',
    caption: 'The clients',
    name: 'Name',
    membri: 'Family',
    levels: 'Levels',
    consulente: 'Adviser',
    lastLogin: 'Last access',
    updated: 'Updated',
    state: { none: 'Not started', started: 'Started', completed: 'Completed' },
    noLevels: 'none yet',
    noConsulente: 'to be assigned',
    never: 'never',
    toConfirm: 'e-mail to confirm',
    noName: 'No name',
    levelsOf: '{{red}} to address, {{yellow}} to consider, {{green}} in order',
    emptyTitle: 'No client matches',
    emptyText: 'Try the beginning of the name, e-mail or town, or clear the filters.',
    noneTitle: 'No clients yet',
    noneText: 'Whoever registers appears here.',
    failed: 'We cannot read the clients',
    loading: 'Loading the clients',
    note: 'The list shows no amounts.',
  },
};
