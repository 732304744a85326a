/** What browsers stopped: in the words of who keeps the portals. */
export const violationsIt = {
  title: 'Che cosa hanno fermato i browser?',
  none: 'Niente, in questo periodo: nessuna pagina ha provato a fare quello che non deve.',
  lead: 'Tentativi che le regole delle pagine non permettono, contati senza sapere di chi. Anche un’estensione del browser può farne: contano quelli che si ripetono, o di un portale solo.',
  portal: 'Dove',
  shell: 'Fuori dai portali',
  directive: 'Regola',
  blocked: 'Fermato',
  n: 'Volte',
} as const;
