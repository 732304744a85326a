/** The vault, the pictures of people: what is kept, how much fits, and why something cannot be kept. */
export const documentiIt = {
  title: 'Un posto solo per le carte che contano.', lead: 'Quando servono, si cercano sempre di fretta. Comincia da una: le altre arriveranno.', leadSome: 'Quando servono, si cercano sempre di fretta. Qui sono in ordine, e cifrate.',
  first: 'Carica il primo documento', upload: 'Carica documenti', rules: 'PDF, JPG, PNG o WebP, fino a {{mb}} MB.', onlyYou: 'Li vedi solo tu.', others: 'Li vede anche chi ha un tuo accesso ai documenti.', drop: 'Puoi anche trascinarli qui.', dropHere: 'Lascia qui i documenti',
  startFrom: 'Per la tua famiglia cominceremmo da qui', health: 'Evita di caricare documenti sulla salute: qui non servono.', take: 'Carica', takeOne: 'Carica: {{what}}',
  suggest: {
    polizzaMutuo: { name: 'Polizza del mutuo', why: 'Dice quanto copre già, e per chi' }, polizzaCasa: { name: 'Polizza della casa', why: 'Dice che cosa è assicurato, e per quanto' }, inps: { name: 'Estratto conto INPS di {{name}}', why: 'Rende più precisa la pensione' },
    redditi: { name: '730 o modello Redditi di {{name}}', why: 'Conferma il reddito netto' }, atto: { name: 'Atto di acquisto della casa', why: 'Quote e valore' },
  },
  list: 'I documenti, dal più recente', loading: 'Carico i documenti', failed: 'Adesso non riusciamo a leggere i documenti', safe: 'Quelli già caricati sono al sicuro.',
  type: { 'application/pdf': 'PDF', 'image/jpeg': 'Foto JPEG', 'image/png': 'Immagine PNG', 'image/webp': 'Immagine WebP' }, added: 'del {{date}}', byOther: 'caricato da chi ha un tuo accesso', kb: '{{size}} kB', mb: '{{size}} MB',
  room: 'Occupati {{used}} di {{quota}}.', redrawn: 'Le immagini si salvano senza i dati nascosti dello scatto; i PDF restano identici.',
  download: 'Scarica', downloadOne: 'Scarica {{name}}', downloading: 'Scarico…', downloadFailed: 'Non siamo riusciti a scaricare il documento', rename: 'Rinomina', renameOne: 'Rinomina {{name}}', remove: 'Elimina', removeOne: 'Elimina {{name}}',
  renameTitle: 'Come si chiama?', newName: 'Nome del documento', renamed: 'Nome salvato', save: 'Salva il nome', saving: 'Salvo…',
  removeTitle: 'Elimini «{{name}}»?', removeText: 'Si cancella per sempre: non c’è modo di riaverlo. Se ti serve, scaricalo prima.', removing: 'Elimino…', removed: 'Documento eliminato',
  sending: { label: 'Caricamenti', waiting: 'In attesa', share: '{{share}} %', checking: 'Controllo e cifro…', done: 'Caricato', cancel: 'Ferma', cancelOne: 'Ferma il caricamento di {{name}}', again: 'Riprova', againOne: 'Riprova {{name}}', dismiss: 'Togli dall’elenco', dismissOne: 'Togli {{name}} dall’elenco' },
  refused: {
    fileType: 'Non è un PDF, JPG, PNG o WebP.', fileDamaged: 'Il file è danneggiato o incompleto.', fileTooLarge: 'È troppo grande: fino a {{mb}} MB.', fileActive: 'Il PDF contiene programmi o altri file: stampalo di nuovo come PDF.', fileMalware: 'Non ha superato il controllo antivirus.', fileEmpty: 'Il file è vuoto.',
    quota: 'Lo spazio è finito: elimina i documenti che non servono.', noFile: 'Scegli almeno un file.', stopped: 'Caricamento fermato.',
  },
  service: { title: 'Documenti', text: 'Polizze, mutuo, 730, atti: le carte della famiglia in un posto solo, cifrate.', open: 'Apri i documenti', state_one: '{{count}} documento', state_other: '{{count}} documenti', none: 'Ancora nessuno' },
  vista: 'I documenti', vistaNone: 'Non ci sono ancora documenti.',
  photo: {
    title: 'La foto di {{name}}', own: 'La tua foto', text: 'JPG, PNG o WebP, fino a 2 MB. Ne teniamo un quadrato piccolo, senza i dati nascosti dello scatto.', choose: 'Scegli una foto', change: 'Cambia foto', changeOf: 'Cambia foto: {{name}}', remove: 'Togli la foto', removing: 'Tolgo…', saving: 'Carico… {{share}} %', saved: 'Foto salvata', removed: 'Foto tolta', close: 'Chiudi', tooLarge: 'È troppo grande: fino a 2 MB.',
  },
} as const;
