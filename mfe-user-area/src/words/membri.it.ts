export const membriIt = {
  count: { n1: 'Una persona', n2: 'Due persone', n3: 'Tre persone', n4: 'Quattro persone', n5: 'Cinque persone', n6: 'Sei persone', n7: 'Sette persone', n8: 'Otto persone', n9: 'Nove persone', n10: 'Dieci persone', many: '{{count}} persone' },
  incomes: { n0: 'nessun reddito.', n1: 'un reddito.', n2: 'due redditi.', n3: 'tre redditi.', n4: 'quattro redditi.', n5: 'cinque redditi.', many: '{{count}} redditi.' },
  weight: { allOn: 'Il peso è tutto su {{name}}.', nearlyAllOn: 'Il peso è quasi tutto su {{name}}.', moreOn: 'Il peso maggiore è su {{name}}.', shared: 'Il peso è diviso.' },
  people: 'Le persone', add: 'Aggiungi una persona', edit: 'Modifica', suspend: 'Sospendi', resume: 'Riattiva', remove: 'Elimina',
  suspended: 'Fuori dall’analisi', complete: 'Dati completi', missing: 'Manca: {{what}}', missingMore_one: 'Manca: {{what}} e un altro dato', missingMore_other: 'Manca: {{what}} e altri {{count}} dati',
  owner: 'L’area è intestata a questa persona: non si può eliminare.', 
  invitation: { title: 'Per ora ci sei solo tu', text: 'Aggiungi chi vive con te o dipende da te: un coniuge, un figlio, un genitore da sostenere. I conti cambiano molto.' },
  matrix: { question: 'Chi ha bisogno di che cosa?', asOf: 'Al {{date}}', caption: 'Livello di ogni rischio per persona', short: { TCM: 'Senza un reddito', 'infortuni-malattie': 'Infortuni', LTC: 'Assi­stenza', pensione: 'Pensione', 'assistenza-medica': 'Cure mediche', 'polizze-rischi': 'Casa', 'tutela-legale': 'Tutela legale' } },
  household: { question: 'E della famiglia insieme?', all: 'Tutte le priorità' },
  updating: 'Aggiorno i totali…',
  leave: 'Ci sono modifiche non salvate. Vuoi uscire lo stesso?', saved: 'Dati di {{name}} salvati', created: '{{name}} è in famiglia', createdText: 'Tra un attimo aggiorniamo i totali.', removed: '{{name}} non è più in famiglia', off: '{{name}} è fuori dall’analisi', on: '{{name}} è di nuovo nell’analisi',
  form: {
    addTitle: 'Chi aggiungiamo?', editTitle: 'I dati di {{name}}', intro: 'Bastano i dati essenziali: quello che non sai puoi darlo dopo.',
    person: 'La persona', work: 'Lavoro e studi', cover: 'Tutele che ha già', commitments: 'Impegni e volontà', garanziePersonali: 'Ha firmato garanzie per debiti di altri?', garanzieHelp: 'Una fideiussione o un avallo, per l’azienda o per un parente.', haTestamento: 'Ha fatto testamento?', testamentoHelp: 'Non chiediamo che cosa c’è scritto.',
    gradoParentela: 'Parentela', firstName: 'Nome', lastName: 'Cognome', dataNascita: 'Data di nascita', sesso: 'Sesso', female: 'Femmina', male: 'Maschio', professione: 'Professione', redditoNettoAnnuo: 'Reddito netto annuo', redditoHelp: 'Dopo le tasse, in euro interi. Zero se non ne ha.',
    titoloStudio: 'Titolo di studio', anniContributi: 'Anni di contributi INPS', anniContributiHelp: 'Si leggono nell’estratto conto INPS. Se non lo sai lascia vuoto: li stimiamo.',
    casoMorte: 'Ha un’assicurazione sulla vita (TCM)?', capitaleCasoMorte: 'Capitale assicurato', invaliditaPermanente: 'Ha una polizza per l’invalidità permanente?', rischioNonAutosufficienza: 'Ha una polizza per la non autosufficienza (LTC)?', coperturaSanitaria: 'Ha una copertura sanitaria?', tutelaLegale: 'Ha una polizza di tutela legale?',
    unanswered: 'Non risposto', save: 'Salva i dati', saving: 'Salvo…', create: 'Aggiungi alla famiglia', creating: 'Aggiungo…',
    conflict: 'Qualcuno ha cambiato questi dati nel frattempo. Li abbiamo riletti: controlla e salva di nuovo.',
    errors: {
      gradoParentela: 'Scegli la parentela.', firstName: 'Per favore inserisci il nome.', nameChars: 'Il nome contiene caratteri che non si possono usare.', nameAddress: 'Qui va solo il nome: niente indirizzi, siti o numeri lunghi.', dataNascita: 'Inserisci la data di nascita.', future: 'La data è nel futuro.', tooOld: 'Controlla l’anno di nascita.', minor: 'Devi essere maggiorenne per proseguire.',
      professione: 'Scegli la professione.', reddito: 'Inserisci il reddito netto annuo; zero se non c’è.', redditoRange: 'Il reddito va da 0 a 1.000.000.000 €.', integer: 'Scrivi un numero intero.', anniContributi: 'Gli anni di contributi vanno da 0 a 70.', anniContributiAge: 'Gli anni di contributi sono più di quelli possibili a questa età.', capitale: 'Il capitale va da 0 a 1.000.000.000 €.', spouse: 'In famiglia c’è già un coniuge.',
    },
  },
  delete: {
    title: 'Vuoi togliere {{name}} dalla famiglia?', text: 'Spariscono i suoi dati e il suo peso nei conti. Se vuoi solo escludere {{name}} dall’analisi, basta la sospensione.', type: 'Scrivi «{{name}}» per confermare', mismatch: 'Il nome scritto non coincide.', confirm: 'Togli {{name}}', removing: 'Tolgo…', onlySuspended: 'Lascia in sospeso',
  },
} as const;
