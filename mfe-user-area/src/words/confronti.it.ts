/** Comparisons: outflows by their dates, buying back a degree against the alternatives, the household among the others. */
export const confrontiIt = {
  uscite: {
    question: 'Che cosa dovrai pagare, e quando?', lead: 'Scrivi le spese che già conosci nei prossimi tre anni: la scala dice con quali soldi si pagherebbe ciascuna. Qui non salviamo nulla.',
    row: 'Uscita {{number}}', date: 'Quando', amount: 'Quanto', what: 'Che cosa', whatHint: 'Auto, università, lavori in casa…', add: 'Aggiungi un’uscita', remove: 'Togli l’uscita {{number}}', wrong: 'Valore errato', months: 'Riserva per gli imprevisti', saving: 'Quanto metti da parte ogni mese',
    savingHelp: 'Se lo lasci vuoto non contiamo nuovi risparmi.', monthsReserve: '{{months}}: {{amount}}', none: 'Con queste date non c’è nulla da pagare', noDate: 'Scrivi la data e l’importo di un’uscita: la scala si disegna subito.', splits: 'Per disegnare la scala ci serve sapere come sono divisi i risparmi.', complete: 'Completa i dati',
    chart: 'Uscite dei prossimi tre anni, per trimestre', cash: 'Liquidi oltre la riserva', bonds: 'Obbligazioni', swings: 'Da vendere, con prezzi che oscillano', missing: 'Non coperto', need: 'Serve', when: 'Trimestre dal', asChart: 'Grafico', asTable: 'Tabella',
    allCovered: 'In tre anni servono **{{total}}**: i soldi ci sono, senza toccare quello che oscilla.', selling: 'In tre anni servono **{{total}}**: i soldi ci sono, ma dal {{date}} bisognerebbe vendere qualcosa che oscilla.', short: 'In tre anni servono **{{total}}**: il {{date}} mancherebbero **{{missing}}**, se la riserva resta intera.',
    beyond_one: 'Una uscita è oltre i tre anni e non è contata.', beyond_other: '{{count}} uscite sono oltre i tre anni e non sono contate.', caution: 'I prezzi non si muovono in questa scala: quello che oscilla quel giorno potrebbe valere meno.',
  },
  riscatto: {
    question: 'E se gli stessi soldi andassero altrove?', lead: 'Quattro strade con lo stesso sforzo: quello che resta da pagare dopo il risparmio fiscale, ogni anno, in euro di oggi.', who: 'Per chi', years: 'Anni da riscattare', form: 'Forma', agevolato: 'Agevolata', ordinario: 'Ordinaria', loading: 'Confronto le strade', failed: 'Adesso non riusciamo a fare il confronto', retry: 'Riprova',
    effort: 'Lo sforzo è di **{{amount}}** per {{years}}; la pensione comincerebbe a {{age}}.', tipo: { riscatto: 'Riscatto della laurea', fondo: 'Fondo pensione', pac: 'Piano di accumulo', niente: 'Tenerli sul conto' },
    way: 'Strada', paid: 'Versi all’anno', capital: 'Capitale', income: 'Dà all’anno', even: 'Pareggio', never: 'mai entro i 95 anni', at: 'a {{age}}', balance: 'A {{age}} anni', balances: 'Entrato meno versato', short: { riscatto: 'Riscatto', fondo: 'Fondo', pac: 'Piano', niente: 'Conto' }, bars: 'Quanto darebbe ogni anno, dalla pensione in poi',
    better: 'A parità di sforzo il riscatto darebbe ogni anno più del fondo pensione.', worse: 'A parità di sforzo il fondo pensione darebbe ogni anno più del riscatto.',
    notes: 'Riscatto e fondo pagano finché si vive; il piano e il conto finiscono a 95 anni. Il capitale è quello che c’è alla pensione: con il riscatto non ce n’è, e nulla va agli eredi. Gli anni di anticipo che il riscatto può dare non sono in queste cifre. Il piano segue il modello per età; i rendimenti sono ipotesi nostre, non promesse.',
    reason: { troppo_tardi: 'Alla pensione mancano meno anni delle rate: non c’è un confronto da fare.', other: 'Con i dati di adesso la pensione non si può stimare, e quindi neppure il confronto.' },
  },
  medie: {
    with: 'Confronto con', mean: 'media', median: 'mediana', year: 'Dati del {{year}}. Fonte: {{source}}.', estimate: 'È una stima nostra da dati pubblicati.', own: 'voi', ownAlone: 'tu', ownOf: '{{name}}', of: '{{name}}: {{group}}', strip: 'Dove stai rispetto a: {{group}}',
    metrica: { redditoFamiglia: 'Reddito della famiglia', redditoPersonale: 'Reddito personale', patrimonioFamiglia: 'Patrimonio della famiglia', patrimonioPerPersona: 'Patrimonio a persona', risparmiFamiglia: 'Risparmi della famiglia' },
    above: 'Il {{pct}} sopra la {{of}}.', below: 'Il {{pct}} sotto la {{of}}.', equal: 'In linea con la {{of}}.', farAbove: 'Oltre dieci volte la {{of}}.', farBelow: 'Meno di un decimo della {{of}}.',
  },
} as const;
