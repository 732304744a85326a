/** «Guardare insieme»: somebody of the staff asks, the client answers. */
export const lookIt = {
  title: '{{name}} chiede di guardare insieme a te',
  who: 'È del nostro personale. Oggi, alle {{time}}.',
  left_one: 'Ancora {{count}} minuto',
  left_other: 'Ancora {{count}} minuti',
  closes: 'poi la richiesta si chiude',
  why: 'Perché',
  reason: '«{{reason}}»',
  sees: 'Che cosa vedrebbe',
  seesText: 'La tua area com’è adesso, per {{minutes}} minuti. Legge e basta.',
  not: 'Che cosa no',
  notText: 'Il testamento, le risposte riservate, le tue note, i report e i documenti.',
  yes: 'Sì, guardiamo insieme',
  no: 'No, non adesso',
  silence: 'Se dici di no, {{name}} lo sa e basta. Se non rispondi, alle {{time}} vale come un no.',
  bar: {
    label: 'Guardare insieme',
    looks: 'sta guardando la tua area con te. Legge e basta.',
    looksShort: 'guarda con te',
    area: 'L’area di {{area}}',
    together: 'insieme, sola lettura',
    minutes_one: '{{count}} minuto',
    minutes_other: '{{count}} minuti',
    close: 'Chiudi',
    closeLabel: 'Chiudi: smettete di guardare insieme',
  },
  over: {
    title: 'Avete finito alle {{time}}.',
    text_zero: '{{name}} non vede più niente. Non ha aperto nessuna pagina.',
    text_one:
      '{{name}} non vede più niente. Ha aperto una pagina in {{minutes}}: è nel tuo registro, con il motivo.',
    text_other:
      '{{name}} non vede più niente. Ha aperto {{pages}} pagine in {{minutes}}: sono nel tuo registro, con il motivo.',
    minutes_one: 'un minuto',
    minutes_other: '{{count}} minuti',
    log: 'Apri il registro',
  },
  lapsed: {
    title: 'La richiesta di {{name}} si è chiusa alle {{time}}.',
    text: 'Non ha visto niente. Se serve ancora, te ne farà un’altra.',
  },
  withdrawn: {
    title: '{{name}} ha ritirato la richiesta alle {{time}}.',
    text: 'Non ha visto niente.',
  },
} as const;
