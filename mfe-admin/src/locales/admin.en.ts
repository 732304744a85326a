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
    found_zero: 'No family found',
    found_one: 'One family found',
    found_other: '{{number}} families found',
    search: 'Search by name or e-mail',
    checkup: 'Checkup',
    all: 'Checkup: all',
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
    noName: 'No name',
    levelsOf: '{{red}} to address, {{yellow}} to consider, {{green}} in order',
    emptyTitle: 'No client matches',
    emptyText: 'Try part of the name or e-mail, or clear the filters.',
    noneTitle: 'No clients yet',
    noneText: 'Whoever registers appears here.',
    failed: 'We cannot read the clients',
    loading: 'Loading the clients',
    note: 'The list shows no amounts.',
  },
};
