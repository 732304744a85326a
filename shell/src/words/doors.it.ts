/** Words of the doors that few open: they come with the page that needs them, and not with the sign-in. */
export const doorsIt = {
  emailAccess: {
    title: 'Bentornato', lead: 'Premi Continua e riprendiamo da dove eri.', leadReport: 'Premi Continua per aprire il report che ti abbiamo mandato.', go: 'Continua', busy: 'Stiamo aprendo la tua area…', replaces: 'In questo browser c’è già l’area di {{name}}: continuando la chiudi.',
    reportTitle: 'Il report è pronto', reportLead: 'Puoi scaricarlo adesso. Il collegamento vale una volta sola.', download: 'Scarica il report', limited: 'Da qui si vede solo il report, per quindici minuti. Per tutto il resto accedi con la password o con una passkey.', toLogin: 'Vai all’accesso', newLink: 'Inviami un nuovo collegamento',
    badTitle: 'Questo collegamento non vale più', bad: 'È scaduto, è già stato usato, o non è arrivato intero.', signIn: 'Il tuo account è protetto da un secondo fattore: per vedere il report accedi.',
  },
  emailRegister: {
    title: 'Un collegamento nella tua posta', lead: 'Scrivi il tuo indirizzo: se lo conosciamo, ti mandiamo un collegamento per leggere l’ultimo report o riprendere il checkup.', leadCheckup: 'Ti mandiamo un collegamento per riprendere il checkup da un altro dispositivo. Le tue risposte restano qui.',
    submit: 'Invia il collegamento', sentTitle: 'Guarda la posta', sent: 'Se {{email}} è un indirizzo che conosciamo, entro un paio di minuti arriva un messaggio di {{brand}}. Il collegamento vale un giorno e una volta sola.', again: 'Invia di nuovo', againIn: 'Puoi chiederne un altro tra {{count}} s', toCheckup: 'Torna al checkup',
  },
  changeEmail: {
    title: 'Il nuovo indirizzo', leadCode: 'Oggi il tuo account usa {{email}}. Scrivi il codice che abbiamo mandato al nuovo indirizzo.', leadLink: 'Oggi il tuo account usa {{email}}. Conferma per passare al nuovo indirizzo.', confirm: 'Conferma il nuovo indirizzo', cancel: 'Annulla', note: 'Finché non confermi vale l’indirizzo di prima. Dopo la conferma usciamo dagli altri dispositivi.',
    signInFirst: 'Per confermare accedi con l’account che ha chiesto il cambio, poi apri di nuovo il collegamento.', doneTitle: 'Indirizzo cambiato', done: 'Da adesso accedi con {{email}}. Abbiamo scritto anche all’indirizzo di prima.', toAccount: 'Torna all’account',
    undoTitle: 'Non sei stato tu?', undoLead: 'Annulla il cambio: l’indirizzo torna quello di prima, tutte le sessioni si chiudono e ti mandiamo un collegamento per una nuova password.', undoGo: 'Annulla il cambio', undoneTitle: 'Cambio annullato', undone: 'Il tuo account usa di nuovo {{email}}. Ti abbiamo scritto per scegliere una nuova password.',
  },
  social: { title: 'Un momento, ti riconosciamo…', badTitle: 'Non siamo riusciti a farti entrare', over: 'È passato troppo tempo, o questa pagina è stata aperta da sola: ricomincia dall’accesso.' },
  completeProfile: { title: 'Ancora un momento', lead: 'L’altro sito ci ha detto solo questo: {{email}}. Controlla il nome e scegli che cosa accetti.', submit: 'Continua', busy: 'Salvo…' },
  undoDelete: {
    title: 'Ci hai ripensato?', lead: 'Il tuo account è ancora qui. Riaprilo: ritrovi tutto, tranne le sessioni e gli accessi dati ad altri, che restano chiusi.', go: 'Riapri l’account', doneTitle: 'Account riaperto', done: 'Ora puoi accedere come prima.',
    badTitle: 'Non si può più riaprire', bad: 'I sette giorni sono passati, il collegamento è già stato usato, o con questo indirizzo c’è un nuovo account.',
  },
  swap: { title: 'Stai per entrare in un’area non tua', titleOf: 'Stai per entrare nell’area di {{name}}', open: 'Puoi vedere', purpose: 'Scopo', until: 'Fino al', lead: 'Vedrai e farai solo quello che ti è stato concesso. Ogni accesso resta scritto e chi te lo ha dato può leggerlo.', enter: 'Entra', giveUp: 'Rinuncia', badTitle: 'Non si può entrare', bad: 'L’accesso è scaduto o è stato revocato, oppure è passato più di un minuto. Ricomincia dall’elenco.', back: 'Torna all’elenco', leaving: 'Torno alla tua area…' },
  note: { leave: 'La tua nota non è salvata: se esci si perde. Vuoi uscire lo stesso?', keptTitle: 'La nota non è ancora salvata', kept: 'Resta in questa pagina, e riproviamo da soli. Non ricaricarla prima.', title: 'Note', lead: 'Solo per te: non le vede nessun altro, nemmeno chi ha un tuo accesso. Si salvano da sole.', label: 'La tua nota', loading: 'Carico la nota', none: 'Ancora niente di scritto.', saving: 'Salvo…', saved: 'Salvata il {{date}}, alle {{time}}.', unsaved: 'La nota non è ancora salvata: resta qui finché non ci riusciamo.', retry: 'Riprova', conflict: 'Hai scritto anche da un’altra parte. Scegli quale tenere: l’altra si perde.', other: 'L’altra versione', keepMine: 'Tieni questa', takeOther: 'Tieni l’altra' },
  acting: {
    label: 'Area di un’altra persona', grant: '{{name}}, sei nell’area di {{area}}.', placeholder: '{{name}}, sei nell’area di prova «{{area}}».', may: 'Puoi vedere: {{sections}}.', write: '{{section}} (anche modificare)', hidden: 'Gli importi sono nascosti.', until: 'Fino alle {{time}} del {{date}}.', leave: 'Esci dall’area',
    section: { dati: 'dati personali', patrimonio: 'patrimonio', protezione: 'protezione', previdenza: 'previdenza', report: 'report', documenti: 'documenti', appuntamenti: 'appuntamenti' },
  },
  unreachable: { title: 'Adesso il servizio non risponde.', lead: 'Non ti abbiamo fatto uscire, e quello che hai salvato è al sicuro. Riprova tra poco: torni alla pagina che stavi aprendo.' },
  secondStep: {
    title: 'Un secondo passaggio', lead: 'La password è giusta. Per entrare serve anche il tuo secondo fattore.', code: 'Codice dell’app', codeLead: 'Le sei cifre che vedi adesso nella tua app di codici.', missing: 'Scrivi le sei cifre del codice.', submit: 'Entra', busy: 'Entro…', passkey: 'Usa una passkey', useApp: 'Usa il codice dell’app', useRecovery: 'Usa un codice di recupero',
    recovery: 'Codice di recupero', recoveryHelp: 'Dieci lettere e cifre, dall’elenco che hai salvato. Ogni codice vale una volta.', recoveryWrong: 'Questo codice non ha la forma di un codice di recupero.', back: 'Torna all’accesso', over: 'È passato troppo tempo, o troppi tentativi: accedi di nuovo.',
  },
  notice: {
    'new-device': 'Accesso da un dispositivo nuovo: {{browser}} su {{system}}.', 'new-device-unknown': 'Accesso da un dispositivo nuovo.', 'password-changed': 'La password è stata cambiata.', 'email-change-asked': 'È stato chiesto un altro indirizzo e-mail.', 'email-changed': 'L’indirizzo e-mail è stato cambiato.', 'email-change-undone': 'Il cambio di indirizzo è stato annullato.',
    'factor-added': 'È stato aggiunto un secondo fattore.', 'factor-removed': 'È stato tolto un secondo fattore.', 'recovery-used': 'È stato usato un codice di recupero.', 'recovery-renewed': 'I codici di recupero sono stati rifatti.', 'session-replayed': 'Una sessione è stata chiusa perché qualcuno l’ha copiata.', 'social-linked': 'È stato collegato un altro modo di entrare.', 'grant-given': 'Hai dato a qualcuno accesso alla tua area.', 'adviser-linked': 'Un consulente comincerà a seguirti 24 ore dopo questo avviso: fino ad allora non vede i tuoi dati. Se non lo vuoi, toglilo in «Accesso a terzi».', not: 'Se non sei stato tu, cambia subito la password.', at: '{{date}}, {{time}}',
  },
} as const;
export type DoorsWords = typeof doorsIt;
