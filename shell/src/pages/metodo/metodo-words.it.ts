export const metodoIt = {
  title: 'Metodo', lead: 'Ogni numero di Bussola nasce da una di queste regole. Qui ci sono tutte: che cosa chiedono, come si calcola, con quali cifre di legge e con quali ipotesi.',
  of: 'Costanti {{release}}, motore {{motore}}, al {{day}}.', generated: 'Questa pagina è scritta dal motore stesso: se una regola o una cifra cambia, cambia anche qui.',
  search: 'Cerca una regola o una cifra', found: '{{count}} regole', none: 'Nessuna regola parla di «{{text}}».', contents: 'Le regole',
  groups: { aree: 'Le dodici aree', previdenza: 'Pensione e imposte', patrimonio: 'Patrimonio', famiglia: 'La famiglia e i confronti' },
  formula: 'Come si calcola', inputs: 'Che cosa chiede', decisive: 'indispensabile', from: 'Parte da', assumptions: 'Ipotesi nostre, modificabili', thresholds: 'Soglie', limits: 'Che cosa non considera', certainty: 'Quanto è sicura',
  constants: 'Le cifre', since: 'dal {{day}}', read: 'letta il {{day}}', kinds: { L: 'legge', S: 'statistica', P: 'ipotesi' }, version: 'versione {{n}}', beyond: 'oltre', elsewhere: 'altrove', yes: 'sì', no: 'no',
  units: { years: 'anni', months: 'mesi', points: 'punti', year: 'anno', aYear: 'l’anno', aMonth: 'al mese' },
  creditsTitle: 'I dati degli altri',
  credits: 'Dati: MEF – Dipartimento delle Finanze, dichiarazioni 2025 (CC BY 3.0 IT, medie per regione); ISTAT, codici e denominazioni dei comuni (CC BY 3.0 IT); rielaborazione propria.',
  loading: 'Sto leggendo le regole…', failed: 'Le regole non arrivano.', failedLead: 'Il resto del sito funziona: riprova tra poco.', retry: 'Riprova', home: 'Torna all’inizio',
} as const;
