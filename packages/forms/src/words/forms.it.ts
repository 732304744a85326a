export const formsIt = {
  errors: {
    required: 'Questa risposta serve per proseguire.', wrong: 'Valore errato', tooMuch: 'L’importo è troppo grande: il massimo è un miliardo di euro.', whole: 'Scrivi un numero intero, senza decimali.',
    tooLong: 'Il testo è troppo lungo.', characters: 'Alcuni caratteri non si possono usare.', nameAddress: 'Qui va solo il nome: niente indirizzi, siti o numeri lunghi.', years: 'Gli anni sono troppi: il massimo è 70.', contributi: 'Gli anni di contributi sono più di quelli possibili a questa età.',
    date: 'Questa data non esiste.', dateAhead: 'Questa data deve ancora venire.', dateFar: 'Questa data è troppo lontana.', email: 'Controlla l’indirizzo e-mail.', terms: 'Per proseguire serve il tuo assenso.',
    invalid: 'Questo valore non va bene.', unknownField: 'Questa risposta non è prevista.', tooMany: 'Le persone sono troppe: il massimo è 20.', secondSpouse: 'In famiglia c’è già un coniuge.',
  },
  dontKnow: 'Non lo so', estimated: 'È una stima: potrai correggerla quando vuoi.', about: 'circa {{amount}}',
  range: { upTo: 'fino a {{amount}}', between: 'da {{from}} a {{to}}', over: 'oltre {{amount}}', question: 'In quale fascia sta, più o meno?' },
  anagrafica: {
    underage: 'Devi essere maggiorenne per proseguire.',
    underageKind: 'Il checkup è pensato per chi ha almeno 18 anni. Puoi farlo compilare a un genitore, che aggiungerà anche te tra le persone della famiglia.',
    dataNascita: 'Quando sei nato o nata?', sesso: 'Sesso', sessoHelp: 'Come risulta all’INPS: serve solo alle regole della pensione.', m: 'Uomo', f: 'Donna',
    professione: 'Che lavoro fai?', titoloStudio: 'Che titolo di studio hai?', comune: 'In quale comune abiti?', comunePlaceholder: 'Scrivi le prime lettere',
    comuneHelp: 'Se vivi fuori dall’Italia scrivi «Estero».', estero: 'Estero', esteroNote: 'fuori dall’Italia',
    comuneChoose: 'Scegli il comune dall’elenco.', comuneKept: 'L’elenco dei comuni non risponde: teniamo quello che hai scritto e lo cercheremo più tardi.',
    reddito: 'Quanto guadagni in un anno, al netto?', redditoHelp: 'La somma che arriva sul conto in dodici mesi, tredicesima compresa. Scrivi 0 se non hai redditi.',
    firstName: 'Nome', lastName: 'Cognome',
    monthly: { open: 'Conosco la cifra mensile', close: 'Chiudi il calcolo', amount: 'Netto di un mese', months: 'Mensilità', apply: 'Usa {{amount}} l’anno', n12: '12', n13: '13', n14: '14' },
    redditoDontKnow: 'Non lo so: usa la media della mia professione', redditoEstimated: 'È la media italiana di chi fa questa professione (MEF, anno d’imposta 2024): potrai correggerla quando vuoi.',
  },
  professione: {
    'Imprenditore': 'Imprenditore', 'Dipendente': 'Dipendente', 'Autonomo/a': 'Autonomo/a o professionista', 'Artigiano/a': 'Artigiano/a o commerciante', 'Casalingo/a': 'Casalingo/a', 'Studente': 'Studente',
    'Pensionato/a': 'Pensionato/a', 'Disoccupato/a': 'Disoccupato/a', 'Altro': 'Altro',
  },
  titoloStudio: {
    'nessuno': 'Nessuno', 'licenza media': 'Licenza media', 'diploma': 'Diploma', 'laurea triennale': 'Laurea triennale', 'laurea magistrale': 'Laurea magistrale o specialistica',
    'laurea a ciclo unico': 'Laurea a ciclo unico', 'dottorato': 'Dottorato',
  },
} as const;
