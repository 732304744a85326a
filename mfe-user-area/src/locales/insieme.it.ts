/** While somebody of the staff looks together with the client. */
export const insiemeIt = {
  aside: 'Che cosa guarda {{name}}',
  opened: 'Finora ha aperto',
  now: '{{page}}, adesso',
  none: 'Ancora nessuna pagina.',
  kept: 'Ogni pagina resta nel tuo registro.',
  cannot: 'Non può',
  cannotDo: {
    change: 'cambiare una risposta',
    download: 'scaricare report o documenti',
    open: 'aprire testamento, risposte riservate, note',
  },
  hidden: '{{name}} non lo vede',
  covered: 'Coperto per te',
  coveredOne: 'coperto',
  notes: 'Note',
} as const;
