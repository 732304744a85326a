/** Letting somebody into one's area: who, what, until when, and what they did there. */
export const grantsIt = {
  title_zero: 'Per ora la tua area la vedi solo tu.', title_one: 'Una persona può entrare nella tua area.', title_other: '{{count}} persone possono entrare nella tua area.',
  advisers: {
    title: 'Chi ti segue?', waits: 'comincerà a leggere la tua area il {{date}} alle {{time}}', reads: 'legge la tua area dal {{date}}', remove: 'Togli il consulente', removeOf: 'Togli il consulente {{name}}',
    removeTitle: 'Vuoi togliere {{name}}?', removeText: 'Da subito non può leggere la tua area. Se cambi idea, chiedilo a noi.', busy: 'Un momento…', removed: '{{name}} non ti segue più',
  },
  lead: 'Un commercialista, un consulente, un figlio: decidi tu chi entra, che cosa vede e fino a quando. Togliere l’accesso vale subito.',
  give: 'Dai un accesso', loading: 'Carico gli accessi', failed: 'Adesso non riusciamo a leggere gli accessi',
  live: 'Chi può entrare', past: 'Accessi conclusi', noneLive: 'Nessuno, per ora.',
  empty: { title: 'Che cosa vede chi fai entrare', text: 'Solo le sezioni che scegli, solo per il tempo che decidi. Mai le tue note, la password o gli altri accessi. Tutto quello che apre resta scritto, e lo leggi da qui.' },
  state: { pending: 'In attesa di risposta', active: 'Attivo', expired: 'Scaduto', revoked: 'Tolto', refused: 'Rifiutato' },
  facts: { sections: 'Sezioni', people: 'Persone', everybody: 'tutta la famiglia', amounts: 'Importi', hidden: 'nascosti', shown: 'visibili', purpose: 'Scopo', when: 'Valido', range: 'dal {{from}} al {{to}}', last: 'Ultimo accesso', never: 'mai' },
  left_one: 'si chiude tra {{count}} giorno', left_other: 'si chiude tra {{count}} giorni', lastDay: 'si chiude oggi',
  section: { dati: 'dati personali', patrimonio: 'patrimonio', protezione: 'protezione', previdenza: 'previdenza', report: 'report', documenti: 'documenti', appuntamenti: 'appuntamenti' },
  what: {
    dati: 'nomi, età, lavoro, comune e redditi', patrimonio: 'casa, mutui, risparmi e investimenti', protezione: 'polizze e coperture', previdenza: 'contributi, fondo pensione, laurea', report: 'i PDF con il quadro della famiglia', documenti: 'le carte che hai caricato',
  },
  withWrite: '{{section}} (anche in modifica)',
  change: 'Cambia', changeOf: 'Cambia l’accesso di {{name}}', revoke: 'Togli l’accesso', revokeOf: 'Togli l’accesso a {{name}}', log: 'Che cosa ha visto', logOf: 'Che cosa ha visto {{name}}',
  logTitle: 'Che cosa ha visto {{name}}', logNone: 'Non è ancora entrato.',
  revokeTitle: 'Togli l’accesso a {{name}}?', revokeText: 'Vale subito, anche se in questo momento è nella tua area. Quello che ha già letto o scaricato resta a chi l’ha letto. Per farlo rientrare servirà un nuovo accesso.', revoking: 'Tolgo…', revoked: 'Accesso tolto',
  drawer: {
    giveTitle: 'Dai un accesso', changeTitle: 'Cambia l’accesso', step: '{{step}} di {{steps}}', who: 'A chi?', sections: 'Che cosa?', until: 'Fino a quando?', summary: 'Ecco che cosa vedrà',
    email: 'E-mail della persona', emailHelp: 'Se non ha un account, le scriviamo come aprirlo. Prima di entrare deve accettare.', purpose: 'A che cosa serve', purposeHelp: 'Lo legge anche chi entra. Per esempio: dichiarazione dei redditi.',
    sectionsLabel: 'Sezioni', rights: { none: 'No', read: 'Vede', write: 'Vede e modifica' }, people: 'Di chi?', everybody: 'Di tutta la famiglia, anche di chi si aggiungerà', some: 'Solo di alcune persone', hide: 'Nascondi gli importi', hideHelp: 'Restano livelli e spiegazioni, senza cifre.',
    from: 'Dal', to: 'Al', toHelp: 'Al massimo dodici mesi. Poi si chiude da solo.', days_one: '{{count}} giorno', days_other: '{{count}} giorni', year: 'Un anno', period: 'Per quanto?',
    next: 'Avanti', back: 'Indietro', confirm: 'Dai l’accesso', save: 'Salva l’accesso', saving: 'Salvo…', given: 'Accesso dato', givenText: 'Abbiamo scritto a {{email}}: entra dopo aver accettato.', changed: 'Accesso cambiato',
    conflict: 'Questo accesso è cambiato nel frattempo: ora vedi com’è adesso. Controlla e salva di nuovo.', cancel: 'Annulla',
  },
  errors: { email: 'Questo indirizzo e-mail non è completo.', ownEmail: 'Questo indirizzo è il tuo.', purpose: 'Scrivi a che cosa serve.', scopes: 'Scegli almeno una sezione.', members: 'Scegli almeno una persona.', from: 'Non può cominciare nel passato.', order: 'La fine viene prima dell’inizio.', long: 'Al massimo dodici mesi.', date: 'Scrivi una data intera.', tooMany: 'Hai già dato venti accessi: togline uno.' },
  preview: {
    who: '{{email}} potrà entrare nella tua area.', sees: 'Vedrà', changes: 'Potrà cambiare', not: 'Non vedrà', never: 'Le tue note, la password, il secondo fattore e gli altri accessi.',
    all: 'le stesse schermate che vedi tu', people: 'Solo di {{people}}.', everybody: 'Di tutta la famiglia, anche di chi si aggiungerà.', hidden: 'Al posto degli importi ci sono puntini.',
    reports: 'i report già fatti, da scaricare', reportsHidden: 'solo i report fatti senza importi', reportsNobody: 'i report: parlano di tutta la famiglia', papers: 'i documenti caricati, da scaricare', papersAmounts: 'Nei documenti gli importi si leggono: non si possono coprire.',
    from: 'Dal {{from}} al {{to}}, poi si chiude da solo.', logged: 'Tutto quello che apre resta scritto, e lo leggi da qui.',
  },
  seen: {
    open: 'Guarda la tua area con i suoi occhi', card: 'Così ti vede', example: 'Guarda un esempio', title: 'Così ti vede {{name}}', exampleTitle: 'Così ti vedrebbe: tutte le sezioni, senza importi', loading: 'Preparo la tua area con i suoi occhi', failed: 'Adesso non riusciamo a mostrartela',
    failedSafe: 'Nessuno è entrato e niente è cambiato.', bar: 'È la tua area, con gli occhi di un’altra persona.', barText: 'È solo una prova: i pulsanti non fanno nulla e nessuno viene avvisato.', covered: 'Gli importi che hai nascosto in questo browser restano coperti anche qui: chi entra li legge.', back: 'Chiudi la prova',
  },
  service: { title: 'Accesso a terzi', text: 'Fai entrare nella tua area chi ti aiuta: decidi che cosa vede e fino a quando, e leggi che cosa ha aperto.', open: 'Apri gli accessi', state_one: '{{count}} attivo', state_other: '{{count}} attivi', none: 'Nessuno' },
  received: { title: 'Accessi che hai ricevuto', lead: 'Altre persone ti hanno dato accesso alla propria area.', offer: '{{name}} ti offre l’accesso: {{sections}}.', holding: '{{name}} ti ha dato accesso fino al {{to}}.', accept: 'Accetta', refuse: 'Rifiuta', acceptOf: 'Accetta l’accesso di {{name}}', refuseOf: 'Rifiuta l’accesso di {{name}}', accepted: 'Accesso accettato', refusedDone: 'Accesso rifiutato', open: 'Vai alle aree affidate a te' },
} as const;
