/** What the first screen needs; the words of the other steps come with them. */
export const checkupIt = {
  load: { loading: 'Carico le tue risposte', failed: 'Non riusciamo ad aprire il checkup' },
  tabs: {
    t0: 'Introduzione',
    t1: 'Dati personali',
    t2: 'Famiglia',
    t3: 'Casa e immobili',
    t4: 'Previdenza e tutele',
    t5: 'Area finanziaria',
    t6: 'Riepilogo',
  },
  minutes: {
    few: 'meno di un minuto',
    about_one: 'circa un minuto',
    about_other: 'circa {{count}} minuti',
    span_one: 'un minuto al massimo',
    span_other: 'da {{least}} a {{count}} minuti',
    left: '{{time}} alla fine',
    nearly: 'ci siamo',
  },
  header: {
    home: 'Home',
    pause: 'A metà strada',
    later: 'Continua dopo',
    signIn: 'Accedi',
    hideAmounts: 'Nascondi importi',
    showAmounts: 'Mostra importi',
    steps: 'Temi del checkup',
    locked: 'Si apre quando hai completato i passi precedenti',
    position: '{{current}} di 7',
  },
  save: {
    waiting: 'In attesa della rete',
    network: 'La rete',
    lostTitle: 'Non c’è rete.',
    lost: 'Puoi continuare: quello che scrivi resta qui, in questa pagina.',
    backTitle: 'La rete è tornata.',
    back_one: 'Mandiamo una risposta e rileggiamo la pagina.',
    back_other: 'Mandiamo {{count}} risposte e rileggiamo la pagina.',
    doneTitle: 'Tutto salvato.',
    done_one: 'Una risposta mandata, pagina aggiornata.',
    done_other: '{{count}} risposte mandate, pagina aggiornata.',
    mergedTitle: 'Il checkup è aperto anche altrove',
    merged:
      'Abbiamo unito le risposte date sull’altro dispositivo; dove erano diverse vale l’ultima.',
    failedTitle: 'Il passo non è stato salvato',
    failed: 'Quello che hai scritto è ancora qui.',
  },
  resume: {
    title: 'Eccoti di nuovo: eri a «{{step}}»',
    text: 'Le tue risposte sono tutte al loro posto.',
    go: 'Riprendi da lì',
  },
  leave: {
    title: 'Vuoi continuare dopo?',
    provisional:
      'Le risposte sono salvate. Le ritrovi su questo browser fino al {{date}}; poi, se non ti registri, le cancelliamo.',
    registered:
      'Le risposte sono salvate: le ritrovi su qualsiasi dispositivo quando accedi di nuovo.',
    waiting:
      'Alcune risposte non sono ancora partite: aspetta un momento prima di chiudere questa scheda.',
    go: 'Vai alla pagina iniziale',
    stay: 'Resto qui',
  },
  footer: {
    toReview_one: 'Un dato da rivedere prima di proseguire',
    toReview_other: '{{count}} dati da rivedere prima di proseguire',
  },
  notes: {
    label: 'Perché lo chiediamo',
    why: 'Perché lo chiediamo',
    atHand: 'Da tenere a portata di mano',
    who: 'Chi vede queste risposte',
    dontKnow: '«Non lo so» va bene',
    whoText:
      'Tu, chi autorizzi, il consulente che ti segue, e il nostro personale solo con un motivo scritto che trovi nel registro.',
    whoFamily:
      'Tu, chi autorizzi, il consulente che ti segue, e il nostro personale solo con un motivo scritto che trovi nel registro. Delle altre persone non chiediamo contatti né notizie sulla salute.',
  },
  dati: {
    title: 'Cominciamo da te',
    intro: 'Quasi tutto dipende da tre cose: quanti anni hai, che lavoro fai e quanto guadagni.',
    why: 'L’età e il lavoro decidono quando e con quanto andrai in pensione, e quali tutele pubbliche hai già. Il comune serve per le tasse locali e per i costi di assistenza della zona.',
    whyRedditoTitle: 'Perché il reddito netto',
    whyReddito:
      'È quello con cui si vive: da lì stimiamo di quanto avrebbe bisogno la famiglia se mancasse. Basta la cifra arrotondata.',
    whyNomeTitle: 'Perché il nome',
    whyNome:
      'Per parlarti e per intestare il report. Età e titolo di studio servono anche a capire se il riscatto della laurea conviene.',
    perimetro: 'Per chi facciamo l’analisi?',
    perNucleo: 'Per la famiglia',
    perNucleoHelp: 'Coniuge, figli, genitori: le persone di cui ti senti responsabile.',
    perMe: 'Solo per me',
    perMeHelp: 'Potrai aggiungere gli altri quando vuoi.',
    nomeTitle: 'Come ti chiami',
    email: 'E-mail',
    emailHelp: 'Facoltativa: la useremo solo per questo checkup.',
    terms: 'Accetto le',
    termsLink: 'condizioni d’uso',
  },
} as const;
