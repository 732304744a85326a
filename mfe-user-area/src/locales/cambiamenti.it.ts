export const cambiamentiIt = {
  compare: 'Confronta due',
  title: 'Che cosa è cambiato',
  from: 'Tra questo report',
  to: 'e questo',
  choose: 'Scegli due report diversi.',
  loading: 'Cerco che cosa è cambiato',
  failed: 'Adesso non riusciamo a confrontarli',
  notKept:
    'Uno dei due è di prima dei confronti: resta il suo PDF, ma i conti non erano conservati.',
  methodChanged:
    'È cambiato il modo di calcolare: i livelli qui sotto sono quelli scritti allora e quelli di adesso.',
  method: 'È cambiato il modo di calcolare.',
  same: 'Tra i due non è cambiato nulla.',
  noLevel: 'Nessun livello è cambiato.',
  levels_one: 'È cambiato un livello.',
  levels_other: 'Sono cambiati {{count}} livelli.',
  differences_one: 'Una cosa diversa',
  differences_other: '{{count}} cose diverse',
  since_one: 'Da allora è cambiato un livello.',
  since_other: 'Da allora sono cambiati {{count}} livelli.',
} as const;
