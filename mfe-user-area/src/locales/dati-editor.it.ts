/** What all editors of «I miei dati» say; each has its own words in the record of its question. */
export const datiEditorIt = {
  why: 'Perché lo chiediamo',
  effect: 'Se salvi',
  then: 'Dopo',
  noEffect: 'I risultati restano come sono.',
  whose: 'Lo stesso dato di',
  all: 'Tutti i dati della famiglia',
  supposed:
    'Questo valore l’abbiamo supposto noi. Correggilo; se invece è giusto, dicci che va bene così.',
  right: 'È giusto così',
  past: 'I valori di prima',
  save: 'Salva',
  saving: 'Salvo…',
  saved: 'Salvato: {{what}}',
  undo: 'Annulla la modifica',
  undone: 'Fatto: è tornato il valore di prima',
  notUndone:
    'Non siamo riusciti ad annullare: nel frattempo i dati sono cambiati. Apri la riga e correggila.',
  conflict:
    'Questi dati sono stati cambiati altrove mentre scrivevi. Qui sotto vedi che cosa è stato salvato: puoi tenere quello che hai scritto o prendere quel valore.',
  theirs: { title: 'Salvato nel frattempo', take: 'Prendi questo' },
  uscite: {
    question: 'Quanto pensi di spendere nei prossimi tre anni, oltre al solito?',
    help: 'Solo quelle a cui non vuoi rinunciare: l’auto, lavori in casa, l’università.',
  },
  perimetro: { question: 'Che cosa vuoi vedere?' },
} as const;
