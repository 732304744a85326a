export const shellIt = {
  pageTitle: 'Area riservata',
  language: 'Lingua',
  policies: { method: 'Metodo', terms: 'Termini', privacy: 'Privacy', cookies: 'Cookie' },
  login: {
    title: 'È un piacere rivederti.', lead: 'Entra per leggere a che punto siete, tu e la tua famiglia.', staffLead: 'L’area di chi fa funzionare Bussola.',
    email: 'E-mail', password: 'Password', forgot: 'L’hai dimenticata?', remember: 'Ricordami su questo dispositivo', submit: 'Accedi', busy: 'Entro…',
    noAccount: 'Non hai ancora un’area?', register: 'Registrati', draftKept: 'Le risposte del checkup vengono con te: le ritrovi appena entri.',
    emailMissing: 'Scrivi il tuo indirizzo e-mail.', passwordMissing: 'Scrivi la password.',
    verified: 'Indirizzo confermato. Ora puoi accedere.', passwordSet: 'La nuova password è salvata. Ora puoi accedere.', with: 'Entra con {{name}}', withPasskey: 'Entra con una passkey', waitSeconds: 'Riprova tra {{count}} secondi.',
  },
  promise: {
    title: 'Tre minuti per sapere da dove cominciare.', lead: 'Rispondi a sette temi, dalla casa alla pensione. Alla fine vedi subito che cosa è a posto e che cosa merita attenzione.',
    start: 'Inizia il checkup gratuito', busy: 'Apro il checkup…', resume: 'Riprendi il checkup', minutes: '3 minuti', noPassword: 'Senza password per iniziare', yours: 'I dati restano tuoi', example: 'Un esempio: la famiglia Bellini',
  },
  areas: {
    TCM: 'Se mancasse un reddito', infortuni: 'Infortuni e malattie', pensione: 'Pensione', gestione: 'Gestione del patrimonio', LTC: 'Non autosufficienza', rischi: 'Casa e responsabilità',
    assistenza: 'Cure mediche', legale: 'Tutela legale', riscatto: 'Riscatto della laurea', polizza: 'Passaggio del patrimonio', garantito: 'Capitale garantito', unit: 'Polizze d’investimento',
  },
  register: {
    title: 'Crea la tua area', titleAfterCheckup: 'Tieni le tue risposte',
    lead: 'Bastano un indirizzo e una password.', leadAfterCheckup: 'Le risposte del checkup restano tue: registrandoti le ritrovi su ogni dispositivo e puoi scaricare il report.',
    firstName: 'Nome', lastName: 'Cognome', email: 'E-mail', password: 'Password', confirm: 'Conferma password',
    privacy: 'Ho letto l’informativa sulla', privacyLink: 'privacy', marketing: 'Scrivetemi quando ci sono novità (facoltativo)',
    submit: 'Registrati', busy: 'Registro…', haveAccount: 'Hai già un’area?', signIn: 'Accedi',
    rules: { title: 'La password deve avere:', length: 'da 8 a 32 caratteri', digit: 'almeno una cifra', upper: 'almeno una maiuscola', lower: 'almeno una minuscola', symbols: 'solo lettere, cifre e ! @ # $ % ^ & * ( ) . , _ - + = ?', met: 'rispettata', unmet: 'non ancora' },
    errors: {
      firstName: 'Per favore inserisci il nome.', lastName: 'Per favore inserisci il cognome.', email: 'Per favore inserisci l’e-mail.', emailForm: 'Questo indirizzo e-mail non è completo.',
      password: 'Per favore inserisci la password.', passwordRules: 'La password non rispetta le regole scritte sotto.', confirm: 'La password di conferma non coincide.', privacy: 'Per favore accetta la privacy.',
    },
  },
  forgot: {
    title: 'Una nuova password', lead: 'Scrivi il tuo indirizzo: se lo conosciamo, ti mandiamo un collegamento per sceglierne una nuova.', submit: 'Invia il collegamento', busy: 'Invio…',
    sentTitle: 'Guarda la posta', sent: 'Se {{email}} è un indirizzo che conosciamo, tra poco riceverai un collegamento. Vale un’ora.', again: 'Invia di nuovo', againIn: 'Puoi chiederne un altro tra {{count}} s', back: 'Torna all’accesso',
  },
  reset: {
    title: 'Scegli la nuova password', lead: 'Quando la salvi, usciamo da tutti i dispositivi.', submit: 'Salva la password', busy: 'Salvo…',
    badTitle: 'Questo collegamento non vale più', bad: 'È scaduto o è già stato usato. Puoi chiederne un altro: arriva in un minuto.', ask: 'Chiedi un nuovo collegamento',
  },
  verify: {
    title: 'Confermo l’indirizzo…', ready: 'Conferma il tuo indirizzo', readyLead: 'Premi il bottone per confermare che questo indirizzo è tuo.', confirm: 'Conferma l’indirizzo',
    doneTitle: 'Indirizzo confermato', done: 'Ora puoi accedere con la tua password.', badTitle: 'Questo collegamento non vale più', bad: 'È scaduto o è già stato usato. Se hai già confermato, accedi; altrimenti fatti mandare un codice nuovo.',
    toLogin: 'Vai all’accesso', newCode: 'Inserisci un codice',
  },
  code: {
    title: 'Ti abbiamo scritto', lead: 'Scrivi qui il codice di sei cifre che abbiamo mandato a {{email}}.', change: 'Cambia indirizzo', label: 'Codice di sei cifre', submit: 'Verifica', busy: 'Verifico…',
    again: 'Invia di nuovo', againIn: 'Puoi chiedere un altro codice tra {{count}} s', sent: 'Abbiamo mandato un nuovo codice.', emailMissing: 'A quale indirizzo?', askEmail: 'Scrivi l’indirizzo con cui ti sei registrato.', missing: 'Scrivi le sei cifre del codice.',
    mailNote: 'Non arriva? Guarda tra la posta indesiderata. Nel messaggio c’è anche un collegamento: fa la stessa cosa.',
  },
  error: { title: 'Ops ... sembra che si sia verificato un errore!', lead: 'La pagina che cerchi non c’è, oppure non siamo riusciti ad aprirla. I tuoi dati sono al sicuro.', code: 'Codice {{code}}', home: 'Torna alla home' },
  unauthorized: { title: 'tentativi di accesso non autorizzato', text: 'Non sei autorizzato a visualizzare la pagina...', who: 'Sei entrato come {{name}}, con il ruolo {{role}}.', nobody: 'Non hai effettuato l’accesso.', change: 'Cambia utente', home: 'Torna alla home' },
  exists: { title: 'Hai già un’area', lead: 'Con questo indirizzo esiste già un’area. Se sei stato tu a registrarti, accedi; se non ricordi la password, scegline una nuova.', signIn: 'Accedi', recover: 'Scegli una nuova password' },
  guide: { title: 'La guida si apre in una nuova scheda', lead: 'Se non si è aperta da sola, usa questo collegamento.', open: 'Apri la guida', back: 'Torna indietro' },
  sintesi: {
    title: 'La sintesi della famiglia', of: 'Famiglia {{name}}, {{date}}', lead: 'Dodici aree, ciascuna con il suo livello. Gli importi restano in famiglia.', expired: 'Questo collegamento non vale più', expiredLead: 'La sintesi condivisa è scaduta o è stata ritirata. Chi te l’ha mandata può fartene avere un’altra.',
    start: 'Fai il tuo checkup', print: 'Stampa', expires: 'Il collegamento vale fino al {{date}}.', area: 'Area', level: 'Livello',
  },
  frame: {
    home: 'Home', note: 'Note', guide: 'Guida', signOut: 'Esci', more: 'Altro', hideAmounts: 'Nascondi importi', showAmounts: 'Mostra importi', theme: 'Tema', light: 'Chiaro', dark: 'Scuro', system: 'Come il dispositivo', settings: 'Aspetto e lingua', direction: 'Direzione del testo', ltr: 'Da sinistra a destra', rtl: 'Da destra a sinistra',
    notifications: 'Avvisi', skip: 'Vai al contenuto', close: 'Chiudi', leave: 'Ci sono modifiche non salvate. Vuoi uscire lo stesso?',
  },
  portal: {
    loading: 'Carico {{name}}', slowTitle: 'Sta impiegando più del previsto', slow: 'La connessione è lenta o il servizio è occupato. Continuiamo a provare: quello che hai scritto resta qui.', retry: 'Riprova', retryNow: 'Riprova adesso', home: 'Torna alla Home',
    downTitle: '«{{name}}» non risponde, per ora.', down: 'È un guasto nostro e riguarda solo questa parte: il resto funziona.', offlineTitle: 'Sei senza connessione', offline: 'Quando la rete torna, premi Riprova. Quello che hai scritto resta in questo browser.',
    staleTitle: 'C’è una versione più recente', stale: 'Questa parte è stata aggiornata mentre era aperta. Riprova per continuare con la nuova: le tue risposte sono salvate.',
    mismatchTitle: 'Serve un aggiornamento', mismatch: 'Questa parte è più recente della pagina che hai aperto. Ricarica la pagina per continuare.', reload: 'Ricarica la pagina',
    integrityTitle: '«{{name}}» non supera un controllo di sicurezza', integrity: 'Un file non corrisponde a quello che abbiamo pubblicato, quindi non lo eseguiamo. I tuoi dati sono al sicuro.',
    renderTitle: 'Questa pagina si è fermata', render: 'È un errore nostro. Puoi riprovare: quello che è stato salvato non è andato perso.',
    what: 'Che cosa non va', safe: 'Che cosa è al sicuro', safeText: 'Tutto: nessun dato è andato perso', meanwhile: 'Intanto puoi', meanwhileText: 'Usare le altre parti del menu', code: 'Codice',
  },
} as const;
