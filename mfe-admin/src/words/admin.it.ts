import { clienteIt } from './cliente.it.ts';
import { gestioneIt } from './gestione.it.ts';
import { portaliIt } from './portali.it.ts';
export const adminIt = {
  cliente: clienteIt,
  gestione: gestioneIt,
  portali: portaliIt,
  clienti: {
    title: 'Clienti', count_zero: 'Nessuna famiglia', count_one: 'Una famiglia', count_other: '{{number}} famiglie', found_zero: 'Nessuna famiglia trovata', found_one: 'Una famiglia trovata', found_other: '{{number}} famiglie trovate',
    search: 'Cerca per nome o e-mail', checkup: 'Checkup', all: 'Checkup: tutti', clear: 'Togli i filtri', caption: 'I clienti',
    name: 'Nome', membri: 'Nucleo', levels: 'Livelli', consulente: 'Consulente', lastLogin: 'Ultimo accesso', updated: 'Aggiornato',
    state: { none: 'Non iniziato', started: 'Iniziato', completed: 'Completato' },
    noLevels: 'ancora nessuno', noConsulente: 'da assegnare', never: 'mai', noName: 'Senza nome',
    levelsOf: '{{red}} da affrontare, {{yellow}} da valutare, {{green}} a posto',
    emptyTitle: 'Nessun cliente corrisponde', emptyText: 'Prova con una parte del nome o dell’e-mail, o togli i filtri.', noneTitle: 'Ancora nessun cliente', noneText: 'Chi si registra compare qui.',
    failed: 'Non riusciamo a leggere i clienti', loading: 'Carico i clienti', note: 'L’elenco non mostra importi.',
  },
} as const;
