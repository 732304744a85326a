export const reportIt = {
  services: { title: 'Quello che puoi fare da qui.', reports: 'I miei report', reportsText: 'Il quadro della famiglia in un PDF: da leggere con calma, stampare, mostrare a chi ti aiuta.', open: 'Apri i report', state_one: '{{count}} report', state_other: '{{count}} report', none: 'Ancora nessuno' },
  title: 'Il quadro della famiglia, su carta.', lead: 'Ogni report resta com’era il giorno in cui l’hai fatto: i dati, le formule e le costanti di allora.',
  generate: 'Genera il report', first: 'Genera il primo report', generating: 'Preparo il report…', generatingText: 'Ci vuole qualche secondo. Puoi lasciare questa pagina: ti avvisiamo quando è pronto.',
  changed: 'I dati sono cambiati dopo l’ultimo report.',
  options: { title: 'Come lo vuoi?', language: 'Lingua', it: 'Italiano', en: 'Inglese', hideAmounts: 'Nascondi gli importi', hideAmountsHelp: 'Restano livelli e spiegazioni; al posto delle cifre ci sono puntini.', confirm: 'Genera il report' },
  empty: { title: 'Ancora nessun report', text: 'Il primo raccoglie tutto in un PDF: la sintesi in una pagina, le priorità, i conti passo per passo, le fonti.' },
  list: 'I report, dal più recente', made: 'Fatto il {{date}}', members: 'Su {{people}}', release: 'Costanti {{costanti}} · motore {{motore}}', language: { it: 'in italiano', en: 'in inglese' }, hidden: 'importi nascosti', size: '{{kb}} kB', outdated: 'superato', outdatedHelp: 'I dati sono cambiati dopo questo report.',
  state: { queued: 'In coda', running: 'In preparazione', ready: 'Pronto', failed: 'Non riuscito' },
  failedText: 'Non siamo riusciti a preparare questo report. I report precedenti restano scaricabili.',
  download: 'Scarica', downloading: 'Scarico…', rename: 'Rinomina', downloadLabel: 'Scarica {{name}}', renameLabel: 'Rinomina {{name}}',
  renameTitle: 'Come si chiama?', newName: 'Nome del report', nameMissing: 'Scrivi un nome: non può restare vuoto.', nameLong: 'Il nome può avere al massimo 120 caratteri.', nameChars: 'Il nome contiene caratteri che non si possono usare.', save: 'Salva il nome', saving: 'Salvo…',
  renamed: 'Nome salvato', ready: 'Il report è pronto', readyText: '«{{name}}» si può scaricare.', downloadNow: 'Scarica', openList: 'Vedi i report', failed: 'Il report non è riuscito', downloadFailed: 'Non siamo riusciti a scaricare il report', listFailed: 'Non riusciamo a leggere i report', listSafe: 'I report già fatti sono al sicuro.', loading: 'Carico i report',
} as const;
