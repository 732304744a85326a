/** What the explainer says of a figure besides what the engine and «Metodo» say. */
export const percheIt = {
  title: 'Perché?',
  loading: 'Leggo la regola',
  failed: 'Non riusciamo a leggere la regola',
  failedSafe: 'I numeri della pagina restano validi.',
  askMissing: 'La risposta che costa meno e che qui manca:',
  askEstimated: 'La stima che costa meno confermare:',
  constants_one: 'Una cifra, con la sua fonte (costanti {{release}})',
  constants_other: '{{count}} cifre, con la loro fonte (costanti {{release}})',
  rule: 'Regola {{id}}, versione {{version}}.',
  method: 'Leggi tutto il metodo',
  methodShort: 'Metodo',
  source: '{{source}} ({{kind}}), dal {{from}}; letta il {{read}}',
  kind: { L: 'legge', S: 'statistica', P: 'ipotesi nostra' },
  improve: {
    loading: 'Provo le strade possibili…',
    none: 'Nessuna strada tra quelle che sappiamo provare basta da sola.',
    failed: 'Adesso non riusciamo a provare le strade possibili. Il livello resta quello che vedi.',
    lead: 'Provato sui tuoi dati, una cosa alla volta. Non salviamo nulla.',
  },
  of: {
    sintesi: 'Come sta la famiglia',
    patrimonio: 'Patrimonio netto',
    reddito: 'Reddito netto',
    confronto: 'Confronto con le famiglie italiane',
    person: '{{area}}, {{name}}',
  },
} as const;
