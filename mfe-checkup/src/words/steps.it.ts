export const stepsIt = {
  intro: {
    title: 'Un checkup dei soldi di casa, in tre minuti', text: 'Qualche domanda su di voi, sulla casa, sulle tutele e sui risparmi. Alla fine vedi subito dove la famiglia è solida e da che cosa conviene cominciare, con i motivi.',
    go: 'Inizia', resume: 'Riprendi da «{{step}}»', topicsTitle: 'Di che cosa parliamo', atHandTitle: 'Che cosa tenere a portata di mano',
    atHand: { busta: 'Una busta paga, o la dichiarazione dei redditi', mutuo: 'L’ultima comunicazione del mutuo', estratto: 'L’estratto conto dei risparmi, se c’è' }, about: 'Bastano cifre approssimate: potrai correggerle quando vuoi.',
    topics: { t1: 'Chi sei e che cosa guadagni', t2: 'Le persone di cui ti senti responsabile', t3: 'La casa, il mutuo, gli altri immobili', t4: 'La pensione, la laurea, le polizze', t5: 'I risparmi e come sono divisi', t6: 'Il riepilogo, prima dei risultati' },
    privacyTitle: 'I tuoi dati', privacy: 'Le risposte servono solo all’analisi. Non le vendiamo e non le mostriamo a nessuno senza il tuo permesso.', privacyLink: 'Informativa sulla privacy',
    example: 'Guarda un esempio', exampleClose: 'Chiudi l’esempio', exampleTitle: 'Un esempio: la famiglia Bellini', exampleText: 'Persone e numeri di questa pagina sono inventati: servono a mostrare che cosa riceverai.',
    sample: { tcm: 'Se mancasse il reddito di Anna', tcmText: 'Coperto meno di un terzo di quanto servirebbe.', pensione: 'La pensione di Marco', pensioneText: 'Manca una parte dell’ultimo reddito.', casa: 'La casa', casaText: 'Assicurata, con un mutuo sostenibile.' },
  },
  famiglia: {
    title: 'Le persone della famiglia', intro: 'Chi dipende dal tuo reddito, e chi ne porta uno suo. Se sei solo, va bene così.',
    why: 'Chi resta a carico, e per quanti anni, decide di quanto la famiglia avrebbe bisogno. Un secondo reddito cambia tutto il quadro.',
    perimeterTitle: 'Di chi ti senti responsabile', perimeter: 'Aggiungi chi vive con te e chi aiuti, anche se abita altrove: un figlio all’università, un genitore da sostenere.',
    emptyTitle: 'Per ora ci sei tu', empty: 'Aggiungi le persone di cui ti senti responsabile, oppure prosegui così.', addFirst: 'Aggiungi una persona', add: 'Aggiungi un’altra persona', onlyMe: 'Solo io, avanti',
    person: 'Persona {{place}}', someone: 'questa persona', copy: 'Copia', remove: 'Togli', removed: 'Hai tolto {{name}}.', undo: 'Rimetti', full: 'Il massimo è venti persone.',
    perMeTitle: 'L’analisi è solo per te', perMe: 'Le persone di questa pagina per ora non contano.', perMeChange: 'Conta la famiglia',
  },
  casa: {
    title: 'La casa in cui vivete', titleMe: 'La casa in cui vivi', intro: 'Di solito è la parte più grande del patrimonio. Bastano cifre approssimate: potrai correggerle quando vuoi.',
    why: 'Il valore e il mutuo dicono quanto resterebbe da pagare alla famiglia se un reddito venisse a mancare, e quanto pesa la casa sul totale.', whyMe: 'Il valore e il mutuo dicono quanto è impegnato, quanto è libero, e quanto pesa la casa sul totale.',
    atHand: 'L’ultima comunicazione del mutuo. Per il valore, il prezzo di una casa simile venduta in zona.',
  },
  previdenza: {
    title: 'La pensione e le tutele', intro: 'Che cosa c’è già: spesso ce n’è più di quanto si ricordi, nel contratto di lavoro o insieme al mutuo.', you: 'tu',
    why: 'Si parte da quello che c’è: ogni tutela già presente abbassa quanto servirebbe. Chiediamo delle polizze, mai della salute.',
    dontKnow: 'Per prudenza facciamo conto che la copertura non ci sia, e nei risultati lo segnaliamo come stima.', atHand: 'Il contratto di lavoro, la comunicazione annuale del fondo pensione, le polizze unite al mutuo.',
  },
  pausa: {
    title: 'Sei oltre la metà', done: 'Hai già raccontato {{list}}.', parts: { you: 'chi sei', people_one: 'l’altra persona della famiglia', people_other: 'le altre {{count}} persone della famiglia', home: 'la casa', care: 'la pensione e le tutele' },
    have: 'Tra le tutele ci sono già {{list}}.', haveNone: 'Tra le tutele per ora non risulta nulla: nei risultati vedrai quali contano davvero per voi.',
    covers: { previdenzaComplementare: 'un fondo pensione', rischioNonAutosufficienza: 'una polizza per la non autosufficienza', invaliditaPermanente: 'una polizza per l’invalidità', casoMorte: 'una polizza caso morte', coperturaSanitaria: 'una copertura sanitaria', assicurazioneResidenza: 'l’assicurazione della casa' },
    missing: 'Mancano i risparmi e come sono divisi: meno di un minuto. Poi il riepilogo, e i risultati.', go: 'Continua', later: 'Finisco dopo',
  },
  finanza: {
    title: 'I risparmi e gli investimenti', intro: 'Quanto avete sui conti e negli investimenti, e come è diviso. Le suddivisioni si possono fare a grandi linee.', introMe: 'Quanto hai sui conti e negli investimenti, e come è diviso. Le suddivisioni si possono fare a grandi linee.',
    why: 'Serve a capire se i soldi saranno dove occorrono quando occorrono, e se sono troppo fermi o troppo concentrati.', dontKnow: 'Partiamo da una composizione d’esempio e lo segnaliamo come stima. La correggerai quando arriva l’estratto conto.',
    whereTitle: 'Dove si legge', where: 'Nel rendiconto di fine anno della banca: «composizione del portafoglio» e «regime fiscale».',
  },
  riepilogo: {
    title: 'Rivedi e ottieni i risultati', intro: 'Ecco quello che ci hai detto. Se qualcosa non torna, correggilo ora o quando vuoi.', edit: 'Modifica', editTopic: 'Modifica: {{topic}}', none: 'non indicato', estimated: 'stima',
    estimatesTitle: 'Le stime e quello che manca', estimatesNone: 'Nessuna stima: i risultati partono solo da numeri tuoi.', estimates: 'Queste risposte abbassano un po’ la precisione dei risultati. Li vedrai lo stesso, e potrai correggerle dopo.',
    estimateOf: '{{label}}, {{name}}: stima', missingOf: '{{label}}, {{name}}: non indicato',
    consentsTitle: 'I consensi', privacy: 'Ho letto l’', privacyLink: 'informativa sulla privacy', privacyNeeded: 'Per proseguire serve che tu abbia letto l’informativa.', marketing: 'Scrivetemi per le novità (facoltativo, si può togliere quando vuoi)',
    terms: 'Le condizioni d’uso non sono ancora accettate.', termsGo: 'Vai ai dati personali', get: 'Ottieni i risultati', getting: 'Calcolo…',
    refusedTitle: 'Prima dei risultati manca qualcosa', refused: 'Le risposte sono tutte salvate. Rivedi questi passi:', failedTitle: 'I risultati non sono ancora pronti', failed: 'Le risposte sono salvate: riprova tra poco.',
    offlineTitle: 'Senza connessione', offline: 'Appena torni in linea chiediamo i risultati da soli: lascia aperta questa pagina.',
    rows: {
      nome: 'Nome', nascita: 'Nascita', professione: 'Professione', titoloStudio: 'Titolo di studio', comune: 'Comune', reddito: 'Reddito netto annuo', perimetro: 'Analisi', casa: 'La casa', valore: 'Valore', quota: 'Valore della quota', mutuo: 'Mutuo residuo', noMutuo: 'nessun mutuo',
      assicurazione: 'Assicurazione della casa', secondeCase: 'Seconde case', altri: 'Altri immobili', risparmi: 'Risparmi e investimenti', attivita: 'Azienda', attivitaOf: 'Azienda, {{name}}', uscite: 'Uscite previste in tre anni', fondo: 'Fondo pensione', montante: 'Saldo del fondo pensione',
      contributi: 'Anni di contributi', anniFondo: 'Anni del fondo pensione', riscatto: 'Riscatto della laurea', ltc: 'Non autosufficienza', invalidita: 'Invalidità permanente', casoMorte: 'Caso morte', salute: 'Spese mediche', classi: 'In che cosa sono', strumenti: 'Con quali strumenti', regimi: 'Regime fiscale', age: '{{age}} anni', people: 'Persone', onlyMe: 'Solo tu',
    },
  },
  risultati: {
    over: 'I risultati del checkup', counts: 'Le dodici aree', list: 'Area per area', ask: 'Da che cosa si comincia', registerTitle: 'Registrati per avere il report PDF',
    register: 'È gratuito. Conserviamo le risposte e i risultati, e prepariamo il report con i numeri, i motivi e i passi da fare.', registerGo: 'Registrati', loading: 'Preparo i risultati', failed: 'I risultati non si caricano', openArea: 'Vai alla tua area', why: 'Perché', dial: 'Le dodici aree intorno alla bussola',
    empty: 'L’analisi non è ancora pronta.', needle: 'L’ago indica da dove cominciare: {{name}}.', keep: 'Senza registrarti, li ritrovi su questo browser fino al {{date}}.',
  },
  aree: {
    'TCM': 'Se mancasse un reddito', 'infortuni-malattie': 'Infortuni e malattie', 'pensione': 'Pensione', 'gestione-patrimonio': 'Gestione dei risparmi', 'LTC': 'Non autosufficienza', 'polizze-rischi': 'Casa e responsabilità',
    'assistenza-medica': 'Spese mediche', 'tutela-legale': 'Tutela legale', 'riscatto-laurea': 'Riscatto della laurea', 'polizza': 'Trasmettere il patrimonio', 'investimenti-capitale-garantito': 'Capitale garantito', 'unit-index-linked': 'Polizze d’investimento',
  },
} as const;
