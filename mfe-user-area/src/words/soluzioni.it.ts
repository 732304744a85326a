/** The list of the priorities and the common page of the twelve areas; numbers and reasons come from the engine. */
export const soluzioniIt = {
  title: 'Aree da approfondire', lead: 'Dodici aree, dalla più urgente. Ogni livello ha un perché: aprilo e controlla i numeri.', leadDate: 'Al {{date}}',
  everyone: 'Tutti', filterLabel: 'Filtra per persona', noneForFilter: 'Nessuna area riguarda {{name}} in particolare.',
  group: { red: 'Da affrontare', yellow: 'Da valutare', green: 'A posto', missing: 'Dati insufficienti', notApplicable: 'Non ti riguarda' },
  notApplicableCount_one: '{{count}} area', notApplicableCount_other: '{{count}} aree',
  allGreen: { title: 'Niente di urgente', text: 'Tutte le aree che ti riguardano sono a posto. Rivedi i dati tra un anno, o quando cambia qualcosa di importante.' },
  missing: 'Mancano',
  score: 'Il livello viene da un punteggio da 0 a 100: qui è {{score}}.',
  page: {
    aside: 'Per giudicare la risposta', why: 'Perché', whyLead: 'Ogni passaggio, con la regola da cui viene.', act: 'Che cosa si può fare', matters: 'Perché conta', inputs: 'I dati che abbiamo usato', inputsLead: 'Un dato stimato o mancante rende il risultato meno preciso.',
    perMember: 'Persona per persona', levels: 'I tre livelli', ask: 'Da chiedere a chi vende', sources: 'Fonti e metodo', release: 'Costanti {{costanti}} · motore {{motore}}', wrong: 'Non ti torna?', wrongLead: 'Correggi i dati di:', back: 'Tutte le priorità',
    item: 'Voce', value: 'Valore', origin: 'Da dove viene',
  },
  figures: { pensione: 'Pensione netta stimata di {{name}}', riserva: 'Riserva per gli imprevisti', subito: 'Disponibile subito', successione: 'Imposta di successione stimata' },
  provenance: { typed: 'scritto da te', estimated: 'stimato', missing: 'manca' }, yes: 'sì', no: 'no', given: 'indicato', noValue: '—',
  missingData: { title: 'Per rispondere ci manca qualcosa', lead: 'Bastano questi dati:', action: 'Completa i dati di {{name}}', actionAny: 'Completa i dati', nothing: 'Alcuni dati del checkup non ci sono ancora.' },
  notApplicable: { title: 'Quest’area non ti riguarda, per ora', text: 'Se qualcosa cambia nella tua famiglia, la ricalcoliamo da soli.' },
  area: {
    TCM: {
      what: 'È il conto di quanto servirebbe alla famiglia se mancasse chi porta il reddito: anni di sostegno, debiti e studi, tolti la pensione ai superstiti e i risparmi. TCM vuol dire assicurazione temporanea caso morte.',
      red: 'quello che manca vale molti redditi annui.', yellow: 'ne manca una parte.', green: 'manca poco o nulla.', ask1: 'Che cosa esclude, e per quanto tempo?', ask2: 'Il premio resta uguale per tutta la durata?', ask3: 'Quanto costa se il capitale cala insieme al mutuo?',
    },
    'infortuni-malattie': {
      what: 'È il conto di quanto reddito si perderebbe con un’invalidità permanente, tolti l’assegno pubblico e i risparmi.',
      red: 'resterebbe scoperta gran parte del reddito.', yellow: 'ne resterebbe scoperta una parte.', green: 'il reddito è protetto, o quasi.', ask1: 'Copre anche la malattia o soltanto l’infortunio?', ask2: 'Da quale percentuale di invalidità paga?', ask3: 'C’è una diaria per i giorni senza lavoro?',
    },
    pensione: {
      what: 'È la stima di quando si va in pensione, di quanto sarà e di quanto manca ogni mese per vivere come oggi.',
      red: 'manca una parte importante dell’ultimo reddito.', yellow: 'manca qualcosa.', green: 'la pensione stimata basta, o quasi.', ask1: 'Qual è il costo annuo del fondo (ISC)?', ask2: 'Il datore di lavoro versa un contributo?', ask3: 'Quando e come si possono ritirare i soldi?',
    },
    'gestione-patrimonio': {
      what: 'È il confronto tra dove sono i risparmi e quando serviranno: riserva per gli imprevisti, uscite dei prossimi tre anni, concentrazione.',
      red: 'la riserva non basta o quasi tutto sta in un posto solo.', yellow: 'qualcosa è sbilanciato: troppo fermo o troppo concentrato.', green: 'riserva e risparmi sono in equilibrio.', ask1: 'Quanto costa all’anno, tutto compreso?', ask2: 'In quanto tempo posso riavere i soldi?', ask3: 'Chi è pagato se scelgo questo?',
    },
    LTC: {
      what: 'È il conto di chi pagherebbe un’assistenza continua, con l’indennità pubblica e il reddito futuro. LTC vuol dire cure a lungo termine (long term care).',
      red: 'gran parte del costo resterebbe scoperta.', yellow: 'ne resterebbe scoperta una parte.', green: 'il costo sarebbe coperto, o l’età dà ancora tempo.', ask1: 'Quante attività della vita quotidiana non si devono più saper fare perché paghi?', ask2: 'La rendita cresce con i prezzi?', ask3: 'Fino a che età si può entrare?',
    },
    'polizze-rischi': {
      what: 'È la parte del patrimonio in immobili senza una copertura per incendio, eventi naturali e danni ad altri.',
      red: 'una parte importante del patrimonio è scoperta.', yellow: 'qualcosa è scoperto.', green: 'gli immobili sono coperti.', ask1: 'Il valore assicurato è quello di ricostruzione?', ask2: 'Alluvione e terremoto sono compresi?', ask3: 'Il massimale per i danni ad altri arriva a un milione?',
    },
    'assistenza-medica': {
      what: 'È quanto la famiglia è esposta alle spese sanitarie di tasca propria: età, figli, lavoro, coperture già in essere.',
      red: 'l’esposizione è alta e non c’è una copertura.', yellow: 'conviene verificare che cosa avete già.', green: 'l’esposizione è bassa o già coperta.', ask1: 'Che cosa copre già il fondo sanitario del contratto di lavoro?', ask2: 'Quali periodi di attesa ci sono?', ask3: 'Che cosa succede dopo i 75 anni?',
    },
    'tutela-legale': {
      what: 'È quanto è probabile dover affrontare una controversia: lavoro in proprio, immobili, figli. La tutela legale paga avvocato e perizie entro un limite.',
      red: 'più motivi insieme espongono a controversie.', yellow: 'qualche motivo c’è.', green: 'l’esposizione è bassa o già coperta.', ask1: 'È già compresa nella polizza auto o casa?', ask2: 'Posso scegliere l’avvocato?', ask3: 'Quali materie esclude?',
    },
    'riscatto-laurea': {
      what: 'È il confronto tra quanto costa farsi contare gli anni di università per la pensione e quanto rende.',
      red: 'la spesa si recupera in pochi anni: è urgente decidere.', yellow: 'si recupera in un tempo ragionevole: fai i conti.', green: 'oggi non conviene, o si può aspettare.', ask1: 'Quanto dice il simulatore INPS per i miei anni?', ask2: 'Si può pagare a rate, e per quanto?', ask3: 'Rende di più dello stesso versamento in un fondo pensione?',
    },
    polizza: {
      what: 'È la domanda se una polizza vita può servire a proteggere e a trasmettere quello che avete: beneficiari, imposte, azienda, garanzie firmate.',
      red: 'ci sono più motivi per parlarne presto con un notaio.', yellow: 'vale la pena approfondire.', green: 'oggi non serve.', ask1: 'Quanto costa all’anno e per uscire?', ask2: 'Chi sono i beneficiari, e come si cambiano?', ask3: 'Rispetta la quota di legittima degli eredi?',
    },
    'investimenti-capitale-garantito': {
      what: 'È una verifica: quanto dei soldi che servono presto è al riparo, e quanto costa una garanzia.',
      red: 'i soldi che servono presto sono esposti.', yellow: 'una parte è esposta.', green: 'quello che serve presto è al riparo.', ask1: 'Chi garantisce, fino a quanto e fino a quando?', ask2: 'Quanto rendimento si perde per la garanzia?', ask3: 'Che cosa succede se esco prima?',
    },
    'unit-index-linked': {
      what: 'È una verifica delle polizze d’investimento che possedete già: di norma non garantiscono il capitale e hanno più livelli di costo. Il KID è il foglio con i costi e i rischi.',
      red: 'una parte importante dei risparmi è lì: chiedi i costi prima di decidere.', yellow: 'ne avete: verificate costi e penali.', green: 'il peso è piccolo.', ask1: 'Mi date il KID di ogni prodotto?', ask2: 'Qual è il costo annuo complessivo?', ask3: 'Quanto costa uscire oggi, e tra tre anni?',
    },
  },
} as const;
