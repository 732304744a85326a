export const householdIt = {
  parentela: { me: 'Tu', wife: 'Moglie', husband: 'Marito', son: 'Figlio', daughter: 'Figlia', mother: 'Madre', father: 'Padre', other: 'Altra persona' },
  famiglia: {
    parentela: 'Chi è per te?', parentelaHelp: 'Per chi convive senza matrimonio scegli «Altra persona».', secondSpouse: 'In famiglia c’è già un coniuge.',
    firstName: 'Nome', lastName: 'Cognome', lastNameHelp: 'Solo se è diverso dal tuo.', dataNascita: 'Data di nascita', professione: 'Professione', titoloStudio: 'Titolo di studio', reddito: 'Reddito netto di un anno',
    redditoHelp: 'Scrivi 0 se non ha redditi propri.', residenza: 'Abita con te?', stessa: 'Sì, nella stessa casa', altra: 'No, altrove', comune: 'In quale comune abita?',
    tooYoung: 'Ha meno di 16 anni: non serve altro.', redditoDontKnow: 'Non lo so: usa la media della sua professione',
  },
  residenza: {
    mutuoOverValore: 'Il mutuo supera il valore dell\'immobile.',
    stato: 'A che titolo ci vivete?', statoMe: 'A che titolo ci vivi?', 'proprietà': 'Proprietà', 'comproprietà': 'Comproprietà', 'affitto': 'Affitto', 'uso gratuito': 'Uso gratuito',
    valore: 'Quanto vale oggi, più o meno?', valoreShare: 'Quanto vale oggi la vostra quota?', valoreShareMe: 'Quanto vale oggi la tua quota?', valoreShareHelp: 'Se la casa vale 240.000 € e la quota è un terzo, scrivi 80.000.', valoreDontKnow: 'Non so il valore',
    mutuo: 'C’è un mutuo su questa casa?', residuo: 'Quanto resta da restituire?', residuoHelp: 'Guarda il «debito residuo» sull’ultima comunicazione della banca: è il capitale, senza gli interessi futuri.',
    residuoShareHelp: 'Scrivi solo la parte di mutuo che tocca alla quota, senza gli interessi futuri.',
    assicurazione: 'La casa è assicurata?', assicurazioneHelp: 'Con un mutuo la banca chiede almeno una polizza incendio e scoppio: probabilmente c’è già.', assicurazioneNoMutuo: 'Una polizza incendio o una «globale casa».',
    others: 'Altri immobili', secondeCase: 'Seconde case, la vostra quota', secondeCaseMe: 'Seconde case, la tua quota', secondeCaseHelp: 'Se è divisa con altri, scrivi solo la parte di famiglia.',
    altri: 'Altri immobili o terreni', altriHelp: 'Lascia vuoto se non ce ne sono.',
  },
  previdenza: {
    fondo: 'Partecipa a un fondo pensione?', fondoMe: 'Hai un fondo pensione?', fondoHelp: 'Anche quello del contratto di lavoro, o un piano individuale (PIP).',
    montante: 'Quanto c’è dentro, oggi?', montanteHelp: 'È scritto nella comunicazione annuale del fondo. Puoi lasciarlo vuoto.', anni: 'Da quanti anni è aperto?', anniUnit: 'anni', monthUnit: '€ al mese',
    riscatto: 'Ha già riscattato gli anni della laurea?', riscattoMe: 'Hai già riscattato gli anni della laurea?', riscattoHelp: 'Riscattare vuol dire pagare i contributi degli anni di studio, perché contino per la pensione.',
    ltc: 'Ha una polizza per la non autosufficienza?', ltcMe: 'Hai una polizza per la non autosufficienza?', ltcHelp: 'Si chiama LTC (long term care): paga se non si è più in grado di badare a sé stessi.',
    tipoLtc: 'Che cosa prevede?', tipo: { 'rendita': 'Una rendita ogni mese', 'rimborso': 'Il rimborso delle spese', 'collettiva': 'È quella del lavoro', 'non-so': 'Non lo so' },
    rendita: 'Di quanto è la rendita?', invalidita: 'Ha una polizza per l’invalidità permanente?', invaliditaMe: 'Hai una polizza per l’invalidità permanente?',
    invaliditaHelp: 'Per infortunio o malattia. Vale anche quella del contratto di lavoro.',
    casoMorte: 'Ha una polizza temporanea caso morte (TCM)?', casoMorteMe: 'Hai una polizza temporanea caso morte (TCM)?', casoMorteHelp: 'Lascia un capitale alla famiglia. A volte è unita al mutuo.',
    capitale: 'Per quale capitale?', capitaleHelp: 'È la somma assicurata scritta nella polizza.', salute: 'Ha una copertura per le spese mediche?', saluteMe: 'Hai una copertura per le spese mediche?',
    saluteHelp: 'Un fondo sanitario del lavoro, una mutua o una polizza.', unknownHelp: 'Facciamo conto di no, e lo segnaliamo come stima.',
  },
  finanza: {
    mobiliare: 'Quanto avete in tutto, senza gli immobili?', mobiliareMe: 'Quanto hai in tutto, senza gli immobili?', mobiliareHelp: 'Conti, depositi, fondi, titoli e polizze d’investimento di tutta la famiglia. Scrivi 0 se non c’è nulla.',
    mobiliareHelpMe: 'Conti, depositi, fondi, titoli e polizze d’investimento. Scrivi 0 se non c’è nulla.', mobiliareDontKnow: 'Non so il totale',
    imprenditore: '{{name}} ha un’azienda o una quota di azienda?', imprenditoreMe: 'Hai un’azienda o una quota di azienda?', valoreAttivita: 'Quanto vale, più o meno?',
    valoreAttivitaHelp: 'Una traccia: da 4 a 6 volte l’utile medio di un anno, tolto uno stipendio di mercato per chi la guida.',
    uscite: 'Spese importanti previste nei prossimi tre anni', usciteHelp: 'Solo quelle a cui non vuoi rinunciare: l’auto, lavori in casa, l’università. Lascia vuoto se non ce ne sono.',
    sampleHelp: 'È una composizione prudente di esempio: potrai correggerla quando arriva l’estratto conto.',
    classi: {
      title: 'In che cosa sono', azioni: 'Azioni', obbligazioni: 'Obbligazioni', obbligazioniNote: 'anche titoli di Stato', gestioneSeparate: 'Crypto', oro: 'Materie prime', oroNote: 'anche oro',
      liquidi: 'Liquidi', liquidiNote: 'conti e depositi', altro: 'Altro',
    },
    strumenti: {
      title: 'Con quali strumenti', fondi: 'Fondi comuni', etf: 'ETF', etfNote: 'fondi quotati in borsa', assicurativi: 'Prodotti assicurativi', singoliTitoli: 'Singoli titoli', altro: 'Altro', altroNote: 'conti e depositi',
    },
    regimi: {
      title: 'Con quale regime fiscale', amministrato: 'Amministrato', amministratoNote: 'le tasse le calcola la banca', gestito: 'Gestito', gestitoNote: 'affidato a un gestore',
      dichiarativo: 'Dichiarativo', dichiarativoNote: 'le dichiari tu', nonso: 'Non so',
    },
  },
  split: {
    over: 'Le percentuali assegnate sono superiori del 100%', under: 'Le percentuali assegnate sono inferiori del 100%', share: 'Ogni percentuale sta tra 0 e 100.',
  },
} as const;
