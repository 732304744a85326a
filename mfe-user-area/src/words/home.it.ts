export const homeIt = {
  letter: { placeAndDate: '{{place}}, {{date}}', dearF: 'Cara {{name}}, {{sentence}}', dearM: 'Caro {{name}}, {{sentence}}', dear: '{{name}}, {{sentence}}', dial: 'Le dodici aree della famiglia.', begin: 'Comincia dalla prima', all: 'Vedi le dodici aree' },
  first: {
    question: 'Che cosa facciamo per primo?', all: 'Tutte le priorità', nothing: 'Niente di urgente',
    nothingText: 'Nessuna area chiede attenzione adesso. Torna quando cambia qualcosa di importante: una casa, un figlio, un lavoro.',
  },
  patrimonio: {
    question: 'Quanto abbiamo?', net: 'Patrimonio netto della famiglia, al {{date}}', netAlone: 'Patrimonio netto, al {{date}}', own: 'Possedete', ownAlone: 'Possiedi', owe: 'Dovete', oweAlone: 'Devi',
    residenza: 'Casa', altriImmobili: 'Altri immobili', mobiliare: 'Risparmi', attivita: 'Attività', fondoPensione: 'Fondo pensione', mutuo: 'Mutuo residuo',
    sentence: 'Possedete {{gross}}, dovete {{debts}}: restano {{net}}.', sentenceAlone: 'Possiedi {{gross}}, devi {{debts}}: restano {{net}}.', noDebts: 'Nessun debito segnalato.',
    empty: 'Non ci sono ancora beni tra i tuoi dati. Prima viene una riserva per gli imprevisti: da tre a sei mesi di spese.',
  },
  reddito: {
    question: 'Quanto entra?', net: 'Reddito netto della famiglia, all’anno', netAlone: 'Reddito netto, all’anno', bars: 'Il reddito di ciascuno', empty: 'Nessun reddito tra i dati. Aggiungilo per sapere quanto entra e che cosa protegge.', add: 'Aggiungi un reddito',
    farAbove: 'Oltre dieci volte la media delle famiglie italiane.', above: 'Il {{pct}} sopra la media delle famiglie italiane.', below: 'Il {{pct}} sotto la media delle famiglie italiane.', equal: 'Come la media delle famiglie italiane.',
    without: 'Senza il reddito di {{name}}: {{pct}}.', source: 'Fonte: {{source}}.', median: 'mediana', mean: 'media', you: 'voi', youAlone: 'tu', strip: 'Dove sta il reddito rispetto alle famiglie italiane',
  },
  report: {
    theirs: 'I PDF con il quadro di questa famiglia, da leggere e scaricare.',
    title: 'Il report della famiglia', none: 'Raccoglie tutto in un PDF da leggere con calma e da mostrare a chi ti aiuta.', last: 'L’ultimo è del {{date}}.', changed: 'L’ultimo è del {{date}}: i dati sono cambiati dopo il report.',
    generate: 'Genera il report', all: 'I miei report',
  },
} as const;
