export const commonIt = {
  yes: 'Sì', no: 'No', dontKnow: 'Non lo so', home: 'Home',
  action: {
    save: 'Salva', cancel: 'Annulla', close: 'Chiudi', back: 'Indietro', next: 'Avanti', retry: 'Riprova', edit: 'Modifica', delete: 'Elimina',
    add: 'Aggiungi', remove: 'Togli', confirm: 'Conferma', download: 'Scarica', rename: 'Rinomina', search: 'Cerca', open: 'Apri', signOut: 'Esci',
    signIn: 'Accedi', register: 'Registrati', continue: 'Continua', resume: 'Riprendi', reload: 'Ricarica', backHome: 'Torna alla home',
  },
  state: { loading: 'Carico…', saving: 'Salvo…', saved: 'Salvato', savedAt: 'Salvato alle {{time}}', offline: 'Sei senza connessione', estimated: 'stimato' },
  level: { red: 'Da affrontare', yellow: 'Da valutare', green: 'A posto', grey: 'Dati insufficienti', notApplicable: 'Non ti riguarda' },
  tooLittle: 'poco', tooMuch: 'troppo',
  people_one: '{{count}} persona', people_other: '{{count}} persone',
  disclaimer: 'Le stime hanno scopo informativo, si basano sui dati inseriti e su ipotesi modificabili, non sono consulenza in materia di investimenti né proposta assicurativa, fiscale o legale.',
} as const;
