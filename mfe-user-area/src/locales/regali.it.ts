/** Useful gifts. What each gift is, and its letter, are words of the engine. */
export const regaliIt = {
  title: 'Fai un regalo utile a chi vuoi bene.',
  lead: 'Scegli il regalo e scrivi due parole: la lettera la mandiamo noi.',
  loading: 'Carico i tuoi regali',
  failed: 'Adesso non riusciamo ad aprire i regali',
  safe: 'Quelli che hai fatto sono al sicuro: riprova tra poco.',
  write: {
    question: 'Che cosa regali?',
    gift: 'Il regalo',
    deductible:
      'Se è fiscalmente a tuo carico, quello che versi per lei o per lui lo deduci tu: fino a {{limit}} l’anno, contando anche i tuoi versamenti.',
    to: 'A chi?',
    name: 'Il suo nome',
    nameMissing: 'Scrivi il suo nome.',
    nameHelp: 'Serve a te, per lo storico. Nella lettera non c’è.',
    email: 'La sua e-mail',
    emailMissing: 'Scrivi la sua e-mail.',
    emailHelp: 'La usiamo solo per questa lettera, poi la cancelliamo.',
    message: 'Un messaggio tuo (facoltativo)',
    messageHelp:
      'Solo testo, fino a {{max}} caratteri. Niente collegamenti né indirizzi: così nessuno può usare le nostre lettere per ingannare.',
    count: '{{count}} di {{max}}',
    next: 'Vedi la lettera',
  },
  letter: {
    question: 'Ecco la lettera',
    to: 'A',
    subject: 'Oggetto',
    send: 'Invia',
    sendAgain: 'Invia di nuovo',
    sending: 'Invio…',
    back: 'Torna a scrivere',
    againTitle: 'A questo indirizzo hai già fatto lo stesso regalo il {{date}}.',
    againText: 'Non abbiamo mandato niente. Se vuoi, la lettera parte un’altra volta.',
    sent: 'Regalo inviato a {{name}}',
    limit:
      'In un giorno si possono fare al massimo cinque regali. Quello che hai scritto resta qui: riprova domani.',
    unsure:
      'Non abbiamo avuto risposta: la lettera potrebbe essere già partita. Riprova: se è così, te lo diciamo prima di mandarne un’altra.',
  },
  promise: {
    addressTitle: 'Che fine fa il suo indirizzo',
    once: 'Lo usiamo una volta sola, per questa lettera.',
    erased: 'Poi lo cancelliamo: nello storico resta solo il nome che scrivi tu.',
    fingerprint:
      'Per trenta giorni ne teniamo un’impronta illeggibile, per avvisarti se ripeti lo stesso regalo.',
    refuse: 'Con un collegamento nella lettera, chi la riceve può dirci di non scrivere più.',
    moneyTitle: 'E il denaro?',
    money: 'Da qui non ne passa. Quello che regali lo dai tu, come preferisci.',
  },
  history: {
    question: 'Storico',
    private: 'Non lo vedono chi autorizzi, il consulente e il nostro personale.',
    empty: 'Ancora nessun regalo. Il primo che fai lo ritrovi qui.',
    row: 'a {{name}}',
    delete: 'Togli dallo storico: {{gift}}, a {{name}}',
    deleteTitle: 'Togli questo regalo dallo storico?',
    deleteText:
      '{{gift}}, a {{name}}: la lettera è già partita e non cambia. Non sapremo più avvisarti se lo ripeti.',
    confirm: 'Togli',
    deleting: 'Tolgo…',
    deleted: 'Tolto dallo storico',
  },
};
