import { datiEditorIt } from './dati-editor.it.ts';

/** «I miei dati»: every answer, where it comes from, and the way to change it. */
export const datiIt = {
  sentence: {
    all: 'Tutto quello che sappiamo l’hai scritto tu.',
    nearlyAll: 'Quasi tutto l’hai scritto tu.',
    most: 'Buona parte l’hai scritta tu.',
    some: 'Una parte l’hai scritta tu.',
    other: {
      all: 'Tutto quello che sappiamo è stato scritto.',
      nearlyAll: 'Quasi tutto è stato scritto.',
      most: 'Buona parte è stata scritta.',
      some: 'Una parte è stata scritta.',
    },
    missing_one: 'Una risposta manca ancora.',
    missing_other: '{{word}} risposte mancano ancora.',
    supposed_one: 'Una risposta l’abbiamo supposta noi.',
    supposed_other: '{{word}} risposte le abbiamo supposte noi.',
  },
  count: {
    told_one: 'scritta da te',
    told_other: 'scritte da te',
    written_one: 'scritta',
    written_other: 'scritte',
    supposed_one: 'stima nostra',
    supposed_other: 'stime nostre',
    missing_one: 'manca',
    missing_other: 'mancano',
  },
  answerMissing_one: 'Rispondi a quella che manca',
  answerMissing_other: 'Rispondi a quelle che mancano',
  download: 'Scarica i miei dati',
  lastChange: 'Ultima modifica: {{date}}',
  readOnly: 'Puoi leggere questi dati. Li può cambiare solo chi ti ha aperto l’area.',
  check: 'Che cosa conviene ricontrollare?',
  group: {
    chi: { one: 'Chi sei?', many: 'Chi siete?' },
    entrate: { one: 'Quanto entra?', many: 'Quanto entra?' },
    avere: { one: 'Che cosa hai?', many: 'Che cosa avete?' },
    investimenti: { one: 'Come sono divisi i risparmi?', many: 'Come sono divisi i risparmi?' },
    dovere: { one: 'Che cosa devi?', many: 'Che cosa dovete?' },
    tutele: { one: 'Quali tutele hai?', many: 'Quali tutele avete?' },
  },
  sum: {
    people_one: 'una persona',
    people_other: '{{count}} persone',
    yearly: '{{sum}} l’anno, netti',
  },
  row: { edit: 'Modifica', editing: 'In modifica', add: 'Aggiungi', answer: 'Rispondi' },
  origin: { supposed: 'stima nostra', missing: 'manca', part: 'manca ancora: {{what}}' },
  told: {
    you: 'scritto da te il {{date}}',
    other: 'scritto da {{who}} il {{date}}',
    unknown: 'scritto da un’altra persona il {{date}}',
  },
  value: {
    yes: 'sì',
    no: 'no',
    none: 'nessuna risposta',
    noRows: 'nessuno',
    open: 'non indicato',
    unknown: 'non lo sai',
    age_one: 'un anno',
    age_other: '{{count}} anni',
    perMe: 'solo le tue cose',
    perNucleo: 'tutta la famiglia',
  },
  note: {
    reddito: 'Netto, all’anno',
    spese: 'Al mese, senza le rate',
    rata: 'Al mese',
    casa: {
      proprietà: 'Di proprietà',
      comproprietà: 'In comproprietà: il valore della quota',
    },
    capitale: 'Il capitale assicurato',
    rendita: 'La rendita di un mese',
    anniFondo_one: 'Aperto da un anno',
    anniFondo_other: 'Aperto da {{count}} anni',
    liquidi: 'Il {{share}} è liquido',
  },
  details: {
    title: 'Che cosa manca per essere sicuri',
    lead: 'Nessuno è obbligatorio. Accanto a ognuno c’è il risultato che diventerebbe più sicuro.',
  },
  use: {
    label: 'Usa questi dati nei risultati',
    off: 'Li teniamo, ma i risultati non li usano dal {{date}}.',
    answerOff: 'I risultati non usano questo dato: la sua sezione è spenta in «I miei dati».',
  },
  surer: {
    step: 'un passo verso una precisione più alta',
    of: '{{area}}, {{name}}',
    more_one: 'e un altro risultato',
    more_other: 'e altri {{count}} risultati',
  },
  margin: {
    from: 'Da dove viene ogni dato',
    told: 'scritto da te',
    toldText: 'Vale la tua parola, con la data.',
    supposedText: 'L’abbiamo supposto noi. Vale finché non lo correggi.',
    missingText: 'Il risultato c’è, ma è meno sicuro.',
    who: 'Chi li vede',
    whoText:
      'Tu, chi autorizzi, il consulente che ti segue, e il nostro personale solo con un motivo scritto che trovi nel registro.',
    reservedText:
      'Di chi sono i figli, chi vive del vostro reddito e i figli che vivono altrove sono risposte riservate: restano a te, e i risultati che vedono gli altri non ne tengono conto.',
    whoLink: 'Guarda chi sono',
    when: 'Quando cambiano',
    whenText:
      'I risultati si aggiornano appena salvi. I valori di prima restano nella storia di ogni riga.',
  },
  editor: datiEditorIt,
  field: {
    speseMensili: {
      label: 'Quanto spendete in un mese?',
      help: 'Tutto, tranne le rate dei debiti: spesa, bollette, affitto, auto, tempo libero.',
    },
    rataMutuo: {
      label: 'Quanto pagate di rata ogni mese?',
      help: 'La rata intera del mutuo della casa, anche se la pagate in due.',
    },
    tfrMaturato: {
      label: 'Quanto TFR c’è in azienda?',
      help: 'È scritto sulla CU, o chiedilo all’ufficio del personale.',
    },
    contributoDatore: {
      label: 'Quanto versa il datore nel fondo, all’anno?',
      help: 'Il contributo che il contratto dà a chi versa anche del suo. Scrivi 0 se non c’è.',
    },
    mutuoSecondeCase: {
      label: 'Quanto resta dei mutui sulle altre case?',
      help: 'Scrivi 0 se non ce ne sono.',
    },
    catastoAbitazione: {
      label: 'Qual è la rendita catastale della casa?',
      help: 'La rendita di un anno, non il valore. Per una quota, scrivi la parte che tocca.',
    },
    coefficienteForfettario: {
      label: 'Qual è il coefficiente di redditività?',
      help: 'Dal 40 all’86%, secondo il codice ATECO: 78% per le professioni.',
    },
    primoContributo: {
      label: 'Quando è stato versato il primo contributo?',
      help: 'Mese e anno del primo lavoro in regola, come 09/2004.',
    },
    continuita: {
      label: 'Da allora, ha lavorato tutto l’anno?',
      help: 'Senza l’estratto conto, da qui stimiamo quanti anni sono stati versati.',
    },
    dipendentePubblico: {
      label: 'È un lavoro pubblico?',
      help: 'Cambia l’indennità di fine servizio e la pensione d’inabilità.',
    },
    regimeFiscale: {
      label: 'Con quale regime fiscale lavora?',
      help: 'Nel forfettario i versamenti al fondo pensione di solito non riducono le tasse.',
    },
    tfrDestinazione: {
      label: 'Dove va il TFR che matura?',
      help: 'Si può cambiare da azienda a fondo, non il contrario.',
    },
    figlioDi: { label: 'Di chi è?', help: 'Serve a dividere l’eredità come dice la legge.' },
    uscita: {
      label: 'Quale uscita preferisce?',
      help: 'Se quella scelta non è possibile, usiamo la prima che lo è.',
    },
    aCarico: {
      label: 'Vive del reddito della famiglia?',
      help: 'Il motivo non ci serve.',
    },
    cassa: {
      label: 'Versa alla cassa di una professione?',
      help: 'Quella di avvocati, ingegneri, medici, commercialisti e così via: ha regole sue, diverse dall’INPS.',
    },
    convivente: {
      label: 'Vivete insieme come coppia, senza essere sposati?',
      help: 'Per la legge chi convive non eredita e non ha la pensione ai superstiti: è giusto saperlo prima.',
    },
    secondeCaseAssicurate: {
      label: 'Le altre case sono assicurate?',
      help: 'Almeno contro l’incendio.',
    },
    garanziePersonali: {
      label: 'Ha firmato garanzie per debiti di altri?',
      help: 'Una fideiussione o un avallo, per l’azienda o per un parente.',
    },
    haTestamento: {
      label: 'Ha fatto testamento?',
      help: 'Non chiediamo che cosa c’è scritto.',
    },
    tutelaLegale: {
      label: 'Ha una polizza di tutela legale?',
      help: 'Anche dentro un’altra polizza.',
    },
    anniLaurea: {
      label: 'Quanti anni dura il corso?',
      help: 'Gli anni previsti, non quelli impiegati.',
    },
  },
  choice: {
    sesso: { M: 'Uomo', F: 'Donna' },
    continuita: {
      piena: 'Sì, quasi sempre',
      parziale: 'Con qualche pausa',
      saltuaria: 'Solo a periodi',
    },
    dipendentePubblico: {
      no: 'No, privato',
      locale: 'Sì: comune, regione o sanità',
      statale: 'Sì: Stato, scuola o forze dell’ordine',
    },
    regimeFiscale: { ordinario: 'Ordinario', forfettario: 'Forfettario' },
    tfrDestinazione: { azienda: 'Resta in azienda', fondo: 'Va al fondo pensione' },
    figlioDi: {
      entrambi: 'Di tutti e due',
      me: 'Solo di chi ha quest’area',
      partner: 'Solo del partner',
    },
    aCarico: { no: 'No', si: 'Sì, per ora', sempre: 'Sì, e sarà così sempre' },
    analisiFamiliare: {
      perMe: 'Solo le mie cose; chi vive con me conta lo stesso',
      perNucleo: 'Le cose di tutta la famiglia',
    },
    uscita: {
      vecchiaia: 'Vecchiaia',
      anticipata: 'Anticipata',
      anticipata_contributiva: 'Anticipata contributiva',
      vecchiaia_contributiva: 'Vecchiaia contributiva',
    },
  },
  list: {
    remove: 'Togli',
    altriDebiti: {
      any: 'Ci sono altri debiti, oltre al mutuo della casa?',
      help: 'Prestiti, carte a rate, cessione del quinto.',
      one: 'Debito {{count}}',
      add: 'Aggiungi un debito',
      tipo: 'Di che tipo?',
      residuo: 'Quanto resta da restituire?',
      rata: 'La rata di un mese',
    },
    figliFuoriNucleo: {
      any: 'Ci sono figli che non vivono con te?',
      help: 'Anche grandi, anche nati da un’altra unione.',
      one: 'Figlio {{count}}',
      add: 'Aggiungi un figlio',
      eta: 'Quanti anni ha?',
      private:
        'È riservata: chi autorizzi, il consulente e il nostro personale vedono risultati che non ne tengono conto, e non trovano i report che la contano.',
    },
  },
  debito: {
    prestito: 'Prestito',
    carta: 'Carta di credito a rate',
    cessione: 'Cessione del quinto',
    mutuo: 'Altro mutuo',
    altro: 'Altro',
  },
} as const;
