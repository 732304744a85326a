/** «E se…»: sliders, before and after, and the years ahead. */
export const simulaIt = {
  question: 'E se cambiasse qualcosa?', loading: 'Preparo le ipotesi', of: 'Per {{name}}', who: 'Per chi', today: 'Oggi', then: 'Con queste ipotesi', points: 'Punteggio da {{before}} a {{after}}.', move: 'Sposta una leva: il risultato cambia subito.',
  nothing: 'Con queste ipotesi qui non cambia nulla.', impossible: 'Queste ipotesi non possono stare insieme: i risparmi non bastano.', reset: 'Azzera', notSaved: 'Non salviamo nulla.', also: '{{area}}:', age: '{{years}} e {{months}}',
  lever: {
    'eta-pensione': 'A che età smettere di lavorare', risparmio: 'Quanto mettere da parte, per cinque anni', 'fondo-pensione': 'Quanto versare in un fondo pensione', 'copertura-tcm': 'Capitale di una copertura caso morte, in tutto', 'rendita-ltc': 'Rendita per non autosufficienza, in tutto',
    'copertura-invalidita': 'Avere una copertura per invalidità permanente', 'copertura-sanitaria': 'Avere una copertura sanitaria', 'tutela-legale': 'Avere una tutela legale', 'assicurazione-casa': 'Assicurare la casa di proprietà', 'mutuo-rimborsato': 'Quanto mutuo rimborsare con i risparmi',
    riscatto: 'Quanti anni di laurea riscattare, in forma agevolata e a rate', testamento: 'Avere un testamento', 'polizze-sottoscritte': 'Quanti punti dei risparmi spostare in polizze d’investimento', 'polizze-riscattate': 'Quanti punti dei risparmi togliere dalle polizze d’investimento', 'casa-venduta': 'Vendere gli altri immobili, al valore indicato', investimenti: 'Quanto avvicinarsi al modello per età',
  },
  projection: {
    title: 'Bastano i soldi?', lasts: 'Secondo il piano, i risparmi bastano fino al {{year}}.', ends: 'Secondo il piano, nel {{year}} i risparmi finiscono.', probability: 'Bastano fino al {{year}} in {{pct}} dei futuri provati.', worstLasts: 'Anche nel decimo peggiore non finiscono prima.', worstEnds: 'Per il decimo peggiore finiscono entro il {{year}}.',
    chart: 'Risparmi e investimenti della famiglia, anno per anno', plan: 'Il piano', low: '10 su 100 sotto', mid: 'A metà', high: '10 su 100 sopra', worst: 'Decimo peggiore', year: 'Anno', asChart: 'Grafico', asTable: 'Tabella',
    today: 'In euro di oggi: i prezzi che salgono sono già tolti. Rendimenti e spese sono ipotesi nostre, non promesse.', run: 'Prova diecimila futuri', progress: 'Provo diecimila futuri: {{pct}}', stop: 'Ferma', failed: 'Non siamo riusciti a provare i futuri. Il piano resta valido.', missing: 'Per vedere gli anni futuri mancano la data di nascita o i redditi.',
  },
} as const;
