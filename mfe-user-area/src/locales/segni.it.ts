/** «Segna come»: what the owner says of an area. `on`: «il 25 novembre 2026». */
export const segniIt = {
  menu: 'Segna come',
  action: {
    primo_passo: 'Segna un primo passo',
    fatto: 'L’ho già fatto',
    non_ora: 'Non ora',
  },
  lead: {
    primo_passo: '{{title}}: resta tra le prime cose da fare, con la data del primo passo.',
    fatto: '{{title}}: lascia il posto alla prossima. Se i numeri cambiano, torna.',
  },
  when: 'Quando?',
  whenMissing: 'Scrivi il giorno.',
  document: 'Documento',
  documentHelp: 'Se c’è: per esempio la polizza o il preventivo.',
  documentNone: 'Nessun documento',
  documentFailed: 'Ora non riusciamo a leggere i tuoi documenti.',
  noDocuments:
    'Vuoi collegare una polizza o un preventivo? Caricali in «Documenti», poi li scegli qui.',
  save: 'Salva',
  saving: 'Salvo…',
  saved: {
    primo_passo: 'Primo passo segnato',
    fatto: 'Segnata come fatta',
    non_ora: 'Messa da parte',
  },
  asideText: 'Se i numeri cambiano, te la riproponiamo.',
  undo: 'Annulla',
  remove: 'Togli il segno',
  removed: 'Segno tolto',
  holds: {
    primo_passo: 'Primo passo segnato {{on}}.',
    fatto: 'Fatto {{on}}.',
    non_ora: 'Messa da parte {{on}}.',
  },
  changed: {
    primo_passo: 'Avevi segnato un primo passo {{on}}: da allora i numeri sono cambiati.',
    fatto: 'L’avevi segnata come fatta {{on}}: da allora i numeri sono cambiati.',
    non_ora: 'L’avevi messa da parte {{on}}: da allora i numeri sono cambiati.',
  },
  changedTheirs: {
    primo_passo: 'Primo passo segnato {{on}}: da allora i numeri sono cambiati.',
    fatto: 'Segnata come fatta {{on}}: da allora i numeri sono cambiati.',
    non_ora: 'Messa da parte {{on}}: da allora i numeri sono cambiati.',
  },
} as const;
