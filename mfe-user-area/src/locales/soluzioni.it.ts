/**
 * The list of the priorities and the common page of the twelve areas; numbers and reasons come from
 * the engine.
 */
export const soluzioniIt = {
  title: 'Aree da approfondire',
  lead: 'Dodici aree, dalla più urgente. Ogni livello ha un perché: aprilo e controlla i numeri.',
  leadDate: 'Al {{date}}',
  everyone: 'Tutti',
  filterLabel: 'Filtra per persona',
  noneForFilter: 'Nessuna area riguarda {{name}} in particolare.',
  group: {
    red: 'Da affrontare',
    yellow: 'Da valutare',
    toCheck: 'Da verificare',
    green: 'A posto',
    missing: 'Dati insufficienti',
    notApplicable: 'Per ora non ti serve',
  },
  notApplicableCount_one: '{{count}} area',
  notApplicableCount_other: '{{count}} aree',
  allGreen: {
    title: 'Niente di urgente',
    text: 'Tutte le aree che ti riguardano sono a posto. Rivedi i dati tra un anno, o quando cambia qualcosa di importante.',
  },
  page: {
    aside: 'Per giudicare la risposta',
    why: 'Perché',
    whyLead: 'Ogni passaggio, con la regola da cui viene.',
    act: 'Che cosa si può fare',
    matters: 'Perché conta',
    inputs: 'I dati che abbiamo usato',
    perMember: 'Persona per persona',
    levels: 'I livelli',
    ask: 'Prima di firmare, chiedi',
    sources: 'Fonti e metodo',
    release: 'Cifre {{costanti}} · regole {{motore}}',
    wrong: 'Non ti torna?',
    wrongLead: 'I dati da cui viene questo risultato:',
    back: 'Tutte le priorità',
    item: 'Voce',
    value: 'Valore',
    origin: 'Da dove viene',
  },
  figures: {
    pensione: 'Pensione netta stimata di {{name}}, da {{from}}',
    riserva: 'Riserva per gli imprevisti',
    subito: 'Disponibile subito',
    successione: 'Imposta di successione stimata',
  },
  provenance: { typed: 'scritto da te', estimated: 'stimato', missing: 'manca' },
  yes: 'sì',
  no: 'no',
  given: 'indicato',
  noValue: '—',
  missingData: {
    title: 'Per rispondere ci manca qualcosa',
    lead: 'Bastano questi dati:',
    action: 'Completa i dati di {{name}}',
    actionAny: 'Completa i dati',
    nothing: 'Alcuni dati del checkup non ci sono ancora.',
    off: 'Una parte è in una sezione spenta: i risultati non la usano.',
    offLink: 'Guarda le sezioni',
  },
  notApplicable: {
    title: 'Per ora non ti serve',
    text: 'Se cambia qualcosa, qui lo vedi.',
  },
  area: {
    TCM: {
      red: 'manca più di metà di quello che servirebbe.',
      yellow: 'ne manca una parte.',
      green: 'manca poco o nulla.',
    },
    'infortuni-malattie': {
      red: 'resterebbe scoperta gran parte del reddito.',
      yellow: 'ne resterebbe scoperta una parte.',
      green: 'il reddito è protetto, o quasi.',
    },
    pensione: {
      red: 'manca una parte importante dell’ultimo reddito.',
      yellow: 'manca qualcosa.',
      green: 'la pensione stimata basta, o quasi.',
    },
    'gestione-patrimonio': {
      red: 'della riserva manca più di metà.',
      yellow: 'alla riserva manca qualcosa, o i risparmi sono sbilanciati.',
      green: 'riserva e risparmi sono in equilibrio.',
    },
    LTC: {
      red: 'gran parte del costo resterebbe scoperta.',
      yellow: 'ne resterebbe scoperta una parte.',
      green: 'il costo sarebbe coperto, o quasi.',
    },
    'polizze-rischi': {
      red: 'una parte importante del patrimonio è scoperta.',
      yellow: 'qualcosa è scoperto.',
      green: 'gli immobili sono coperti.',
    },
    'assistenza-medica': {
      yellow: 'conviene verificare che cosa avete già.',
      green: 'l’esposizione è bassa o già coperta.',
    },
    'tutela-legale': {
      yellow: 'qualche motivo c’è.',
      green: 'l’esposizione è bassa o già coperta.',
    },
    'riscatto-laurea': {
      yellow: 'si recupera in un tempo ragionevole: fai i conti.',
      green: 'oggi non conviene, o si può aspettare.',
    },
    polizza: {
      yellow: 'vale la pena approfondire.',
      green: 'oggi non serve.',
    },
    'investimenti-capitale-garantito': {
      yellow: 'una parte è esposta.',
      green: 'quello che serve presto è al riparo.',
    },
    'unit-index-linked': {
      yellow: 'ne avete: verificate costi e penali.',
      green: 'il peso è piccolo.',
    },
  },
} as const;
