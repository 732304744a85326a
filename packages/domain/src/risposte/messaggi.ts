/** The exact messages of the specification. */
export const MESSAGGI = {
  valoreErrato: 'Valore errato',
  minorenne: 'Devi essere maggiorenne per proseguire.',
  percentualiSopra: 'Le percentuali assegnate sono superiori del 100%',
  percentualiSotto: 'Le percentuali assegnate sono inferiori del 100%',
  mutuoOltreValore: "Il mutuo supera il valore dell'immobile.",
} as const;
