/** The statement of contributions (INPS), read on the device. */
export const estrattoIt = {
  question: 'Hai l’estratto conto dell’INPS?',
  lead: 'È la fonte migliore per la tua pensione: dice quando hai cominciato e quanto hai versato davvero. Leggiamolo insieme e i conti diventano più precisi.',
  who: 'Di chi è',
  where:
    'Sul sito dell’INPS entra in «Fascicolo previdenziale del cittadino», poi in «Estratto conto», e scaricalo in PDF o in XML.',
  privacy:
    'Il file si legge qui, sul tuo dispositivo: non ce lo mandi e non lo teniamo. Se vuoi conservarlo, mettilo tu tra i documenti.',
  choose: 'Scegli il file',
  another: 'Scegli un altro file',
  problem: {
    format: 'Questo file non sembra un estratto conto dell’INPS',
    size: 'Questo file è troppo grande: un estratto conto non supera i 10 MB',
    password: 'Questo PDF è protetto da una password: salvalo senza e riprova',
    empty: 'In questo file non troviamo contributi',
    unavailable: 'Non siamo riusciti ad aprire il lettore: controlla la connessione e riprova',
    somebodyElse: 'La data di nascita non torna: questo estratto non è di {{name}}',
  },
  byHand: 'Scrivi gli anni di contributi a mano',
  noWeeks: 'Nel file ci sono righe, ma nessuna settimana di contributi.',
  found: 'Che cosa dice',
  fact: {
    first: 'Il primo contributo è di {{first}}, l’ultimo di {{last}}.',
    years_one: 'In tutto {{weeks}} settimane: un anno intero di contributi.',
    years_other: 'In tutto {{weeks}} settimane: {{count}} anni interi di contributi.',
    noGaps: 'Dal primo contributo all’ultimo non manca nessun mese.',
    gaps_one: 'Tra il primo contributo e l’ultimo manca un mese.',
    gaps_other: 'Tra il primo contributo e l’ultimo mancano {{count}} mesi.',
    pay: 'Nel {{year}}, l’ultimo anno intero, la retribuzione lorda è stata di {{amount}}.',
  },
  doubt: {
    old: 'L’ultimo contributo è di oltre un anno fa. Se dopo ci sono stati altri contributi, scarica un estratto più recente prima di usare queste risposte.',
    unread_one: 'C’è una riga che non siamo riusciti a leggere: non l’abbiamo contata.',
    unread_other:
      'Ci sono {{count}} righe che non siamo riusciti a leggere: non le abbiamo contate.',
    separate:
      'Per la Gestione separata l’INPS non scrive quanti mesi valgono questi anni, e non li abbiamo contati: {{years}}.',
  },
  gaps: 'I mesi che mancano',
  gap_one: 'da {{from}} a {{to}} ({{count}} mese)',
  gap_other: 'da {{from}} a {{to}} ({{count}} mesi)',
  years: 'Anno per anno',
  year: 'Anno',
  weeks: 'Settimane',
  pay: 'Retribuzione lorda',
  answers: 'Che cosa cambia nelle risposte',
  answer: {
    primoContributo: {
      missing: 'Primo contributo: {{after}}',
      told: 'Primo contributo: {{after}} (oggi {{before}})',
    },
    anniContributi: {
      missing: 'Anni di contributi: {{after}}',
      told: 'Anni di contributi: {{after}} (oggi {{before}})',
    },
    redditoNettoAnnuo: {
      missing: 'Reddito netto di un anno: circa {{after}}, stimato dal lordo',
      told: 'Reddito netto di un anno: circa {{after}}, stimato dal lordo (oggi {{before}})',
    },
  },
  nothing: 'Le tue risposte dicono già le stesse cose: non c’è niente da cambiare.',
  effect: 'E nei risultati',
  then: 'Con l’estratto',
  noEffect: 'Con queste risposte i risultati restano come sono.',
  use: 'Usa queste risposte',
  leave: 'Lascia stare',
  saved: 'Fatto: le risposte di {{name}} sono quelle dell’estratto conto.',
} as const;
