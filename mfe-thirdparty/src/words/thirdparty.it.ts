export const thirdpartyIt = {
  title_zero: 'Nessuna area affidata a te.', title_one: 'Una persona si fida di te.', title_other: '{{count}} persone si fidano di te.',
  lead: 'Qui trovi chi ti ha dato accesso alla propria area, a che cosa e fino a quando. Chi te l’ha dato può toglierlo in ogni momento.',
  live: 'In corso', past: 'Conclusi', noneLive: 'Nessun accesso in corso.',
  enter: 'Entra nell’area', enterOf: 'Entra nell’area di {{name}}', accept: 'Accetta', refuse: 'Rifiuta', giveUp: 'Rinuncia all’accesso', needsFactor: 'Qui ci sono i dati di un’altra persona: prima di entrare aggiungi un secondo fattore nel tuo account.', sections: 'Sezioni', purpose: 'Scopo', until: 'Valido', range: 'dal {{from}} al {{to}}', lastAccess: 'Ultimo accesso', never: 'mai', noPurpose: 'non indicato',
  state: { pending: 'In attesa', active: 'Attivo', expired: 'Scaduto', revoked: 'Tolto', refused: 'Rifiutato' },
  daysLeft_one: 'scade tra {{count}} giorno', daysLeft_other: 'scade tra {{count}} giorni', lastDay: 'scade oggi',
  scope: { dati: 'dati personali', patrimonio: 'patrimonio', protezione: 'protezione', previdenza: 'previdenza', report: 'report', documenti: 'documenti', appuntamenti: 'appuntamenti' },
  withWrite: '{{section}} (anche in modifica)',
  empty: {
    title: 'Come si riceve un accesso', text: 'È la persona che segui a concederlo, dalla sua area: sceglie che cosa puoi vedere e fino a quando. Quando lo fa, l’accesso compare qui e ricevi un’e-mail.',
    step1: 'Chiedi alla persona di aprire la propria area.', step2: 'Comunicale l’indirizzo e-mail con cui entri qui: {{email}}.', step3: 'Appena concede l’accesso, lo trovi in questa pagina.',
  },
  assigned: {
    title_zero: 'Nessun cliente, per ora.', title_one: 'Segui una persona.', title_other: 'Segui {{count}} persone.', lead: 'Sono i clienti che ti sono stati affidati. Ognuno di loro lo sa, e può cambiare idea in ogni momento.',
    comune: 'Comune', unknown: 'non indicato', checkup: 'Checkup', done: 'completo', missing: 'da finire', since: 'Lo segui dal',
    emptyTitle: 'Qui troverai i tuoi clienti', empty: 'Quando ti viene affidata una persona, la avvisiamo: dopo 24 ore, se non ha obiezioni, la trovi in questa pagina.',
    failed: 'Non riusciamo a leggere i tuoi clienti', loading: 'Carico i tuoi clienti',
  },
  failed: 'Non riusciamo a leggere gli accessi', loading: 'Carico gli accessi',
} as const;
