/**
 * What every screen of the area says: the family strip, a part that fails, a checkup still to
 * finish.
 */
export const areaIt = {
  leave: 'Ci sono modifiche non salvate. Vuoi uscire lo stesso?',
  kinship: {
    me: 'tu',
    wife: 'moglie',
    husband: 'marito',
    son: 'figlio',
    daughter: 'figlia',
    mother: 'madre',
    father: 'padre',
    convivente: 'compagno o compagna',
    other: 'familiare',
  },
  // Of a woman or a man alike.
  work: {
    dipendente: 'lavoro dipendente',
    autonomo: 'lavora in proprio',
    artigiano: 'artigianato o commercio',
    imprenditore: 'ha un’impresa',
    pensionato: 'in pensione',
    casalingo: 'lavora in casa',
    studente: 'studia',
    disoccupato: 'cerca lavoro',
    altro: 'altra occupazione',
  },
  person: {
    who: 'Per chi',
    of: 'Per {{name}}',
  },
  noteWithAge: '{{kinship}}, {{age}}',
  years_one: '{{count}} anno',
  years_other: '{{count}} anni',
  strip: {
    whole: 'Analisi su tutta la famiglia',
    part_one: 'Analisi su {{count}} persona su {{total}}',
    part_other: 'Analisi su {{count}} persone su {{total}}',
    ofTotal_one: '{{count}} persona su {{total}}',
    ofTotal_other: '{{count}} persone su {{total}}',
    onlyYou: 'Analisi solo su di te',
    recomputing: 'Rifaccio i conti…',
    lastOne: 'Almeno una persona deve restare nell’analisi.',
    onlyMe: 'Hai scelto di vedere solo le tue cose: chi vive con te conta lo stesso.',
    failed: 'Non siamo riusciti a cambiare chi entra nell’analisi.',
  },
  loading: 'Carico l’analisi della famiglia',
  failed: {
    title: 'Non riusciamo a leggere la tua analisi',
    safe: 'I dati che hai salvato sono al sicuro. Puoi riprovare subito.',
    tile: 'Questa parte si è fermata',
    tileSafe: 'Il resto della pagina funziona e i tuoi dati sono al sicuro.',
  },
  vista: {
    title: 'L’area di {{name}}',
    lead: '{{name}} ti mostra questo.',
    leadHidden: '{{name}} ti mostra questo, senza importi.',
    wealth: 'Patrimonio netto',
    income: 'Reddito netto, all’anno',
    people: 'Le persone',
    levels: 'I livelli',
    reports: 'I report',
    noReports: 'Non ci sono ancora report.',
  },
  notOpen: {
    title: 'Questa pagina non si apre con l’accesso che hai',
    text: '{{name}} sceglie che cosa mostrarti, e questa pagina mostra anche altro. Torna all’inizio: lì trovi tutto quello che puoi vedere.',
    action: 'Vedi che cosa puoi aprire',
  },
  noAnalisi: {
    title: 'I conti non si possono ancora fare',
    text: 'I tuoi dati ci sono, ma non siamo riusciti a calcolare i livelli. Riprova tra poco; se succede ancora, scrivici il codice.',
  },
  staff: {
    placeholder: {
      title: 'Qui non c’è una famiglia tua',
      text: 'Per vedere quest’area come la vede chi usa Bussola, apri la Famiglia Segnaposto: è inventata, e non è di nessuno.',
      action: 'Vai alla Famiglia Segnaposto',
    },
    clients: {
      title: 'Qui non c’è una famiglia tua',
      text: 'Quest’area è di chi usa Bussola. Il tuo lavoro è nell’amministrazione.',
      action: 'Vai ai clienti',
    },
    assigned: {
      title: 'Qui non c’è una famiglia tua',
      text: 'Quest’area è di chi usa Bussola. Le famiglie che segui sono nella tua pagina.',
      action: 'Vai a chi segui',
    },
  },
  resume: {
    title: 'Prima serve il checkup',
    text: 'Bastano pochi minuti: poi qui trovi i livelli della tua famiglia, le priorità e il report. Se avevi già cominciato, le tue risposte ti aspettano.',
    action: 'Vai al checkup',
  },
} as const;
