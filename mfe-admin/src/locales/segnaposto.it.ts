export const segnapostoIt = {
  title: 'Famiglia Segnaposto',
  lead: 'Una famiglia inventata: apri la sua area e prova Bussola come chi la usa.',
  rules: {
    look: 'In alto resta una barra che dice dove sei, con il modo di uscire.',
    change:
      'Puoi cambiare le risposte e provare tutto: quando esce l’ultima persona, torna com’era.',
    real: 'Nessun dato è di una persona vera.',
  },
  open: 'Apri la famiglia',
  opening: 'Apro…',
} as const;
