export const resultsIt = {
  missing: 'Mancano',
  unnamed: {
    me: 'Tu',
    wife: 'Tua moglie',
    husband: 'Tuo marito',
    son: 'Tuo figlio',
    daughter: 'Tua figlia',
    mother: 'Tua madre',
    father: 'Tuo padre',
    convivente: 'Chi convive con te',
    other: 'Un familiare',
  },
  supposed: {
    what_zero: '{{label}}.',
    what_one: '{{label}} e un’altra risposta.',
    what_other: '{{label}} e altre {{count}} risposte.',
    byUs_one: 'L’abbiamo supposto noi',
    byUs_other: 'Le abbiamo supposte noi',
    correct: 'correggi',
  },
  answer: 'rispondi',
  first: {
    allMarked: 'Hai già pensato a tutto',
    allMarkedText:
      'Ogni area che chiedeva attenzione è fatta o messa da parte. Se i numeri cambiano, la ritrovi qui.',
    waiting: 'Per ora niente di urgente',
    waitingText_one: 'Un’area aspetta ancora qualche dato: quando c’è, ti diciamo come sta.',
    waitingText_other:
      '{{count}} aree aspettano ancora qualche dato: quando c’è, ti diciamo come stanno.',
    nothing: 'Niente di urgente',
    nothingText:
      'Nessuna area chiede attenzione adesso. Torna quando cambia qualcosa di importante: una casa, un figlio, un lavoro.',
  },
  trace: {
    need: 'Quanto servirebbe',
    have: 'Quanto c’è già',
    less: '{{need}} meno {{have}}',
  },
  unit: {
    perYear: 'l’anno',
    perMonth: 'al mese',
    years_one: '{{number}} anno',
    years_other: '{{number}} anni',
    months_one: '{{number}} mese',
    months_other: '{{number}} mesi',
    points: '{{number}}%',
  },
  overdue: {
    tag: 'stima',
    year: 'calcolato con il valore {{year}}',
    years: 'calcolato con valori dal {{from}} al {{to}}',
    constant: 'stima: calcolato con il valore {{year}}',
  },
} as const;
