import { tokensIt } from './tokens.it.ts';
import { violationsIt } from './violations.it.ts';

/** «Stato dei portali»: which build of each part of the site people get, how it fares, and what can be done about it. */
export const portaliIt = {
  title_zero: 'I portali vanno bene.', title_one: 'Un portale chiede attenzione.', title_other: '{{count}} portali chiedono attenzione.', lead: 'Quale versione riceve chi usa il sito, come va, e che cosa si può fare. Guscio {{shell}}.', loading: 'Carico lo stato dei portali', failed: 'Non riusciamo a leggere lo stato dei portali',
  period: 'Periodo', hours: { h1: 'ultima ora', h24: 'ultime 24 ore', h168: 'ultimi 7 giorni', h720: 'ultimi 30 giorni' },
  stable: 'Per tutti', canary: 'In prova', none: 'nessuna', percent: '{{percent}} persone su 100', since: 'pubblicata il {{date}} alle {{time}}: {{author}}', unknown: 'qualcuno che non c’è più', installation: 'l’installazione', token: 'chiave «{{name}}»',
  loads_zero: 'nessun caricamento', loads_one: '{{number}} caricamento', loads_other: '{{number}} caricamenti', errors: 'errori {{rate}}', p75: 'tre su quattro entro {{ms}} ms', fallbacks_zero: 'nessun ripiego', fallbacks_one: '{{count}} ripiego', fallbacks_other: '{{count}} ripieghi', crashed_one: '{{count}} pagina si è interrotta', crashed_other: '{{count}} pagine si sono interrotte',
  attention: 'Errori oltre il {{rate}}', fine: 'Regolare', quiet: 'Nessun dato nel periodo',
  builds: 'Versioni', caption: 'Versioni di {{title}}', build: 'Versione', contract: 'Contratto', fits: '{{contract}}, va bene', misfits: '{{contract}}, non va con questo guscio', channel: 'Canale', state: { available: 'disponibile', killed: 'fermata' }, errorRate: 'Errori', p75Short: 'p75', loadsShort: 'Caricamenti', fallbacksShort: 'Ripieghi', published: 'Pubblicata', actions: 'Che cosa si può fare',
  history: 'Storia', action: { publish: 'Pubblicata', rollback: 'Tornati indietro', promote: 'Promossa', percent: 'Percentuale cambiata', kill: 'Fermata', withdraw: 'Prova ritirata' }, moved: '{{action}}: {{build}}', from: 'al posto di {{build}}', toPercent: 'al {{percent}} %', when: '{{date}} alle {{time}}, {{author}}', why: 'Motivo: «{{reason}}»', historyNone: 'Ancora niente.', faults: 'Errori per fase', fault: '{{phase}}, {{code}}: {{n}}',
  rollback: 'Torna indietro', promote: 'Promuovi la prova', changePercent: 'Cambia percentuale', withdraw: 'Ritira la prova', kill: 'Ferma', killOf: 'Ferma {{build}}', tryIt: 'Provala', tryOf: 'Prova {{build}}', of: '{{action}}: {{title}}',
  ask: {
    rollback: 'Tornare alla versione di prima?', rollbackText: 'Chi apre {{title}} da adesso riceve la versione scelta. Chi è già dentro finisce con quella che ha.', to: 'Versione',
    promote: 'Promuovere la versione in prova?', promoteText: 'La versione {{build}} diventa quella di tutti.', withdraw: 'Ritirare la versione in prova?', withdrawText: 'Nessuno riceve più la versione {{build}}: torna quella di tutti.',
    kill: 'Fermare la versione {{build}}?', killText: 'Esce da ogni lista e non si può rimettere. Se è quella di tutti, si torna alla precedente.', percent: 'Quante persone la provano?', percentLabel: 'Persone su cento', percentWrong: 'Un numero intero da 0 a 100.',
    tryIt: 'Provare la versione {{build}}?', tryText: 'Solo in questo browser, per un’ora. Poi torna quella di tutti.', reason: 'Motivo', reasonHelp: 'Resta nella storia. Facoltativo.', reasonWrong: 'Il motivo contiene caratteri che non si possono usare.', confirm: 'Conferma', busy: 'Un momento…', cancel: 'Annulla',
    conflict: 'Qualcuno ha cambiato qualcosa nel frattempo: ora vedi lo stato di adesso. Guarda e riprova.',
  },
  done: { rollback: 'Tornati alla versione di prima', promote: 'Versione promossa', withdraw: 'Prova ritirata', kill: 'Versione fermata', percent: 'Percentuale cambiata', tryIt: 'Provi questa versione per un’ora: ricarica la pagina', end: 'Di nuovo la versione di tutti: ricarica la pagina' },
  overrides: 'Prove in corso', overrideRow: '{{person}} prova {{build}} di {{portal}} fino alle {{time}} del {{date}}.', endOwn: 'Basta prove in questo browser', overridesNone: 'Nessuno sta provando una versione per conto suo.',
  violations: violationsIt,
  tokens: tokensIt,
} as const;
