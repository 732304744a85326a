/** The register: assets, how they are kept, and how they pass on. */
import { words } from '../aree.ts';
import { alPct, delPct, euro, ilPct, maiuscola } from '../parole/parole.ts';
import { PESI_ALTI } from '../patrimonio/allocazione.ts';
import { LUNGO_TERMINE, RESTO_MINIMO } from '../patrimonio/riserve.ts';
import { ETA_MODELLO } from '../soluzioni/gestione-patrimonio.ts';
import { ETA_SICURI, MIX, UNIT } from '../soluzioni/punteggi.ts';
import { numero, quota, type Testo } from '../traccia/cifre.ts';
import { conSoglie, regola, soluzione, type Voci } from './voce.ts';

export const BENI = [
  'valoreResidenza',
  'valorePatrimonioMobiliare',
  'statoResidenza',
  'valoreResiduoMutuo',
  'valorePatrimonioImmobiliareSecondHomes',
  'valoreAttivita',
  'montanteFondo',
  'altriDebiti',
  'mutuoSecondeCase',
] as const;
const DA_RISPARMI: Testo = ({ v }) =>
  words(
    `Si valuta da ${euro(v['soluzione.soglie'].gestione)} di risparmi.`,
    `Assessed from ${euro(v['soluzione.soglie'].gestione)} of savings.`,
  );
const SOLO_CLASSI = words(
  'Le classi si guardano in grande: non i singoli strumenti né i loro costi.',
  'Classes are looked at broadly: not individual instruments or their costs.',
);

export const PATRIMONIO: Voci<
  | 'patrimonio.netto'
  | 'patrimonio.liquidita'
  | 'patrimonio.composizione'
  | 'patrimonio.segnali'
  | 'gestione'
  | 'riserve'
  | 'modello'
  | 'soluzione.gestione-patrimonio'
  | 'soluzione.investimenti-capitale-garantito'
  | 'soluzione.unit-index-linked'
> = {
  'patrimonio.netto': regola('patrimonio.netto', {
    titolo: words('Patrimonio netto', 'Net worth'),
    risponde: words('Che cosa resta togliendo i debiti?', 'What is left after debts?'),
    formula: words(
      'Lordo = casa di proprietà + altri immobili + risparmi e investimenti + valore dell’attività + fondo pensione. Netto = lordo − mutuo della casa, mutui sulle altre case e altri debiti.',
      'Gross = home you own + other property + savings and investments + value of the business + pension fund. Net = gross − mortgage on the home, mortgages on other homes and other debts.',
    ),
    versione: 2,
    ingressi: BENI,
    decisivi: ['valoreResidenza', 'valorePatrimonioMobiliare'],
    usa: [],
    costanti: [],
    ipotesi: [],
    soglie: [],
    limiti: [
      words(
        'I valori sono quelli indicati; auto, gioielli e debiti non indicati non sono compresi.',
        'Values are those you gave; cars, jewellery and debts you did not mention are not included.',
      ),
    ],
  }),
  'patrimonio.liquidita': regola('patrimonio.liquidita', {
    titolo: words('Quanto è raggiungibile', 'How much is within reach'),
    risponde: words(
      'Che cosa si può usare subito, presto o solo vendendo?',
      'What can be used at once, soon, or only by selling?',
    ),
    formula: words(
      'Subito = liquidità; in poco tempo = il resto dei risparmi; bloccato = immobili, attività e fondo pensione. La somma è il patrimonio lordo.',
      'At once = cash; soon = the rest of savings; locked = property, business and pension fund. The total is gross wealth.',
    ),
    ingressi: ['suddivisioneInvestimento', 'valorePatrimonioMobiliare'],
    decisivi: ['valorePatrimonioMobiliare'],
    da: ['patrimonio.netto'],
    usa: [],
    costanti: [],
    ipotesi: [],
    soglie: [],
    limiti: [
      words(
        'Senza la suddivisione nulla è contato come disponibile subito.',
        'Without a breakdown nothing is counted as available at once.',
      ),
    ],
  }),
  'patrimonio.composizione': regola('patrimonio.composizione', {
    titolo: words('Come sono investiti i risparmi', 'How savings are invested'),
    risponde: words(
      'In che cosa, con quali strumenti e con quale regime?',
      'In what, with which instruments and under which tax regime?',
    ),
    formula: words(
      'Media delle suddivisioni indicate, pesata sui risparmi di ciascuno; ogni euro segue la sua percentuale.',
      'Average of the breakdowns given, weighted by each person’s savings; every euro follows its percentage.',
    ),
    ingressi: [
      'suddivisioneInvestimento',
      'strumentiInvestimento',
      'regimeInvestimento',
      'valorePatrimonioMobiliare',
    ],
    decisivi: ['valorePatrimonioMobiliare'],
    usa: [],
    costanti: [],
    ipotesi: [],
    soglie: [],
    limiti: [SOLO_CLASSI],
  }),
  'patrimonio.segnali': regola('patrimonio.segnali', {
    titolo: words('Segnali sul patrimonio', 'Signals about wealth'),
    risponde: words('C’è qualcosa che pesa troppo?', 'Does anything weigh too much?'),
    formula: words(
      `Immobili, attività e mutuo si confrontano con due soglie ciascuno; nei risparmi si segnalano crypto oltre ${ilPct(`${PESI_ALTI.crypto[0]}%`)} (da affrontare oltre ${ilPct(`${PESI_ALTI.crypto[1]}%`)}), azioni oltre ${ilPct(`${PESI_ALTI.azioni}%`)}, liquidi oltre ${ilPct(`${PESI_ALTI.liquidi}%`)}, oro oltre ${ilPct(`${PESI_ALTI.oro}%`)}, «altro» oltre ${ilPct(`${PESI_ALTI.altro}%`)}; inoltre depositi oltre la garanzia, regime fiscale non noto e garanzie firmate.`,
      `Property, business and mortgage are compared with two thresholds each; in savings we flag crypto above ${PESI_ALTI.crypto[0]}% (“To address” above ${PESI_ALTI.crypto[1]}%), shares above ${PESI_ALTI.azioni}%, cash above ${PESI_ALTI.liquidi}%, gold above ${PESI_ALTI.oro}%, “other” above ${PESI_ALTI.altro}%; also deposits above the guarantee, an unknown tax regime and guarantees signed for others.`,
    ),
    ingressi: [
      'suddivisioneInvestimento',
      'regimeInvestimento',
      'garanziePersonali',
      'strumentiInvestimento',
      'valorePatrimonioMobiliare',
    ],
    decisivi: [],
    da: ['patrimonio.netto'],
    usa: [],
    costanti: ['soglie.immobili', 'soglie.impresa', 'soglie.leva', 'depositi.garanzia'],
    ipotesi: [
      ({ v }) =>
        words(
          `Soglie: immobili ${quota(v['soglie.immobili'][0])} e ${quota(v['soglie.immobili'][1])}, attività ${quota(v['soglie.impresa'][0])} e ${quota(v['soglie.impresa'][1])}, mutuo ${quota(v['soglie.leva'][0])} e ${quota(v['soglie.leva'][1])} del valore della casa.`,
          `Thresholds: property ${quota(v['soglie.immobili'][0])} and ${quota(v['soglie.immobili'][1])}, business ${quota(v['soglie.impresa'][0])} and ${quota(v['soglie.impresa'][1])}, mortgage ${quota(v['soglie.leva'][0])} and ${quota(v['soglie.leva'][1])} of the home’s value.`,
        ),
    ],
    soglie: [],
    limiti: [
      words(
        'Non si sa come i depositi sono divisi tra banche.',
        'We do not know how deposits are split between banks.',
      ),
    ],
  }),
  riserve: regola('riserve', {
    versione: 2,
    titolo: words('Riserve e compiti dei risparmi', 'Reserves and the jobs of savings'),
    risponde: words(
      'Quanto tenere da parte, e che cosa resta?',
      'How much should be set aside, and what is left?',
    ),
    formula: ({ v }) =>
      words(
        `Spese essenziali di un mese = ${quota(v['spese.essenziale'])} di quelle indicate più le rate, oppure la maggiore tra ${quota(v['spese.quotaEssenziale'])} del reddito netto ÷ 12 e ${quota(v['spese.minime'])} della spesa di una famiglia simile (ISTAT) più le rate. Riserva = spese × mesi secondo il lavoro in famiglia (${numero(v['emergenza.mesi'].imp)} con un’impresa, ${numero(v['emergenza.mesi'].aut)} con lavoro in proprio, ${numero(v['emergenza.mesi'].due)} con due redditi, ${numero(v['emergenza.mesi'].uno)} con uno, ${numero(v['emergenza.mesi'].pens)} con sole pensioni, ${numero(v['emergenza.mesi'].nessuno)} senza redditi; ${numero(v['riserva.mesiRendita'])} per chi vive di risparmi). Poi le uscite previste in 3 anni. Il resto: (100 − età)% a lungo termine, tra ${quota(LUNGO_TERMINE[0])} e ${quota(LUNGO_TERMINE[1])}, il rimanente a medio. Carenza = riserva + uscite − risparmi.`,
        `One month’s essential costs = ${quota(v['spese.essenziale'])} of the spending given plus instalments, or the larger of ${quota(v['spese.quotaEssenziale'])} of net income ÷ 12 and ${quota(v['spese.minime'])} of what a similar family spends (ISTAT) plus instalments. Reserve = costs × months, depending on work in the family (${numero(v['emergenza.mesi'].imp)} with a business, ${numero(v['emergenza.mesi'].aut)} with self-employment, ${numero(v['emergenza.mesi'].due)} with two incomes, ${numero(v['emergenza.mesi'].uno)} with one, ${numero(v['emergenza.mesi'].pens)} with pensions only, ${numero(v['emergenza.mesi'].nessuno)} with no income; ${numero(v['riserva.mesiRendita'])} for those who live on savings). Then the outflows planned over 3 years. The rest: (100 − age)% long term, between ${quota(LUNGO_TERMINE[0])} and ${quota(LUNGO_TERMINE[1])}, the remainder medium term. Shortfall = reserve + outflows − savings.`,
      ),
    ingressi: [
      'valorePatrimonioMobiliare',
      'redditoNettoAnnuo',
      'uscitePianificate',
      'professione',
      'dataNascita',
      'statoResidenza',
      'valoreResiduoMutuo',
      'comuneResidenza',
    ],
    decisivi: ['valorePatrimonioMobiliare', 'redditoNettoAnnuo'],
    usa: ['bilancio'],
    costanti: [
      'emergenza.mesi',
      'spese.essenziale',
      'spese.quotaEssenziale',
      'spese.minime',
      'spese.mediana',
      'spese.fattore',
      'spese.proprieta',
      'riserva.mesiRendita',
      'rata.stima',
    ],
    ipotesi: [
      ({ v }) =>
        words(
          `${maiuscola(ilPct(quota(v['spese.quotaEssenziale'])))} del reddito è spesa essenziale; i mesi di riserva sono una scelta nostra.`,
          `${quota(v['spese.quotaEssenziale'])} of income is essential spending; the months of reserve are our choice.`,
        ),
      ({ v }) =>
        words(
          `La spesa di una famiglia simile parte dalla mediana ISTAT della zona (${euro(v['spese.mediana'].Nord)} al mese al Nord, ${euro(v['spese.mediana'].Centro)} al Centro, ${euro(v['spese.mediana'].Mezzogiorno)} nel Mezzogiorno), cresce con il numero di persone e scende ${alPct(quota(v['spese.proprieta']))} per chi ha la casa di proprietà.`,
          `What a similar family spends starts from the ISTAT median for the area (${euro(v['spese.mediana'].Nord)} a month in the North, ${euro(v['spese.mediana'].Centro)} in the Centre, ${euro(v['spese.mediana'].Mezzogiorno)} in the South), grows with the number of people and falls to ${quota(v['spese.proprieta'])} for home owners.`,
        ),
      words(
        'Contano i redditi, i risparmi e le spese di tutta la famiglia, anche quando l’analisi è solo per te.',
        'The income, savings and spending of the whole family count, even when the analysis is for you alone.',
      ),
    ],
    soglie: [],
    limiti: [
      words(
        'Finché la famiglia non indica le sue spese, la riserva è una stima.',
        'Until the family gives its own spending, the reserve is an estimate.',
      ),
    ],
  }),
  modello: regola('modello', {
    titolo: words('Modello didattico per età', 'Educational model by age'),
    risponde: words(
      'Quanto dista la composizione da un modello scolastico?',
      'How far is the mix from a textbook model?',
    ),
    formula: ({ v }) =>
      words(
        `Azioni = (${numero(v['modello.azioni'][0])} − età)%, tra ${numero(v['modello.azioni'][1])} e ${numero(v['modello.azioni'][2])}, ridotte della quota che serve entro 3 anni; liquidi = quella quota, almeno ${numero(v['modello.liquidiMin'])}%; oro fino ${alPct(`${numero(v['modello.oro'])}%`)}${v['modello.crypto'] > 0 ? `; crypto ${numero(v['modello.crypto'])}%` : ''}; il resto obbligazioni. Distanza = metà della somma delle differenze. Indice di rischio = media, pesata sulle quote, di quanto oscilla ogni tipo d’investimento. Concentrazione = somma dei quadrati delle quote.`,
        `Shares = (${numero(v['modello.azioni'][0])} − age)%, between ${numero(v['modello.azioni'][1])} and ${numero(v['modello.azioni'][2])}, reduced by the share needed within 3 years; cash = that share, at least ${numero(v['modello.liquidiMin'])}%; gold up to ${numero(v['modello.oro'])}%${v['modello.crypto'] > 0 ? `; crypto ${numero(v['modello.crypto'])}%` : ''}; the rest bonds. Distance = half the sum of the differences. Risk index = average, weighted by the shares, of how much each kind of investment swings. Concentration = sum of the squares of the shares.`,
      ),
    ingressi: ['suddivisioneInvestimento', 'dataNascita'],
    decisivi: ['suddivisioneInvestimento', 'dataNascita'],
    usa: ['riserve'],
    costanti: [
      'modello.azioni',
      'modello.oro',
      'modello.liquidiMin',
      'modello.crypto',
      'rischio.sigma',
    ],
    ipotesi: [
      words(
        'Il modello è didattico: non è un consiglio di portafoglio.',
        'The model is educational: it is not portfolio advice.',
      ),
      words(
        'Sommiamo le oscillazioni come se venissero tutte insieme: è il caso peggiore.',
        'We add up the swings as if they all came at once: this is the worst case.',
      ),
    ],
    soglie: [],
    limiti: [SOLO_CLASSI],
  }),
  gestione: regola('gestione', {
    titolo: words('Riserve e composizione dei risparmi', 'Reserves and mix of savings'),
    risponde: words(
      'I risparmi bastano per imprevisti e spese in vista?',
      'Are savings enough for the unexpected and for costs in sight?',
    ),
    formula: words(
      `Divide i risparmi come dice la regola «Riserve e compiti dei risparmi» e li confronta con il modello per età. È da affrontare se manca più di metà di quanto serve; è da valutare se manca qualcosa o resta meno ${delPct(quota(RESTO_MINIMO))}.`,
      `It divides savings as in the rule “Reserves and the jobs of savings” and compares them with the age-based model. It is “To address” if more than half of what is needed is missing; it is “To consider” if something is missing or less than ${quota(RESTO_MINIMO)} is left.`,
    ),
    ingressi: [
      'valorePatrimonioMobiliare',
      'redditoNettoAnnuo',
      'uscitePianificate',
      'suddivisioneInvestimento',
      'professione',
      'dataNascita',
    ],
    decisivi: ['valorePatrimonioMobiliare', 'redditoNettoAnnuo'],
    usa: ['riserve', 'modello'],
    costanti: [],
    ipotesi: [],
    soglie: [
      words(
        `Da valutare: oltre riserva e uscite resta meno ${delPct(quota(RESTO_MINIMO))} dei risparmi.`,
        `To consider: less than ${quota(RESTO_MINIMO)} of savings is left beyond the reserve and outflows.`,
      ),
    ],
    limiti: [SOLO_CLASSI],
  }),
  'soluzione.gestione-patrimonio': soluzione('gestione-patrimonio', {
    risponde: words(
      'Quanto c’è da mettere in ordine nei risparmi?',
      'How much of your savings needs putting in order?',
    ),
    formula: ({ v }) =>
      words(
        `Decide la peggiore tra la riserva e la composizione. Riserva: quota mancante = carenza ÷ (riserva + uscite). Composizione: contano di più la distanza dal modello per età e la liquidità oltre il necessario; poi un solo tipo d’investimento oltre ${ilPct(`${MIX.classe}%`)} dei risparmi e gli immobili oltre ${ilPct(quota(MIX.immobili))} di ciò che la famiglia possiede; meno di tutto i risparmi di cui non si conosce il regime fiscale. La composizione conta meno sotto ${euro(v['gestione.allocazione'][1])} di risparmi, e niente sotto ${euro(v['gestione.allocazione'][0])} o dai ${ETA_MODELLO} anni.`,
        `The worse of the two, reserve or mix, decides. Reserve: missing share = shortfall ÷ (reserve + outflows). Mix: what counts most is the distance from the age-based model and the cash beyond what is needed; then a single kind of investment above ${MIX.classe}% of savings and property above ${quota(MIX.immobili)} of what the family owns; least of all the savings whose tax regime is not known. The mix counts less below ${euro(v['gestione.allocazione'][1])} of savings, and not at all below ${euro(v['gestione.allocazione'][0])} or from the age of ${ETA_MODELLO}.`,
      ),
    versione: 2,
    ingressi: [
      'valorePatrimonioMobiliare',
      'redditoNettoAnnuo',
      'suddivisioneInvestimento',
      'uscitePianificate',
      'regimeInvestimento',
      'dataNascita',
      'professione',
    ],
    decisivi: ['valorePatrimonioMobiliare', 'redditoNettoAnnuo'],
    usa: ['riserve', 'modello', 'patrimonio.netto'],
    costanti: ['gestione.allocazione', 'livelli.scopertura', 'livelli.tetti'],
    ipotesi: [
      words(
        'I pesi delle cinque parti sono una scelta nostra.',
        'The weights of the five parts are our choice.',
      ),
    ],
    soglie: [
      ({ v }) => {
        const [giallo, rosso] = v['livelli.scopertura'];
        return words(
          `Se manca fino ${alPct(quota(giallo))} di quello che serve è a posto, oltre ${ilPct(quota(rosso))} è da affrontare, in mezzo è da valutare. La composizione da sola è al massimo da valutare.`,
          `With up to ${quota(giallo)} of what is needed missing it is “In order”, above ${quota(rosso)} it is “To address”, in between it is “To consider”. The mix alone is “To consider” at most.`,
        );
      },
    ],
    limiti: [SOLO_CLASSI],
  }),
  'soluzione.investimenti-capitale-garantito': soluzione('investimenti-capitale-garantito', {
    risponde: words('Quello che serve presto è al sicuro?', 'Is the money needed soon safe?'),
    versione: 2,
    formula: ({ v }) => {
      const [giallo] = v['livelli.scopertura'];
      return words(
        `Bisogno = riserva + uscite dei prossimi 3 anni. Sicuri = liquidi + obbligazioni. Se i sicuri coprono il bisogno, o ne manca al massimo ${ilPct(quota(giallo))}, è a posto; se manca di più, è da valutare. L’età, dai ${ETA_SICURI} anni, e i liquidi oltre la garanzia dei depositi spostano solo il posto nell’elenco.`,
        `Need = reserve + outflows over the next 3 years. Safe = cash + bonds. If the safe part covers the need, or at most ${quota(giallo)} of it is missing, it is “In order”; if more is missing, it is “To consider”. Age, from ${ETA_SICURI}, and cash beyond the deposit guarantee change only its place in the list.`,
      );
    },
    ingressi: ['suddivisioneInvestimento', 'valorePatrimonioMobiliare', 'uscitePianificate'],
    decisivi: ['suddivisioneInvestimento', 'valorePatrimonioMobiliare'],
    usa: ['riserve'],
    costanti: ['soluzione.soglie', 'depositi.garanzia', 'livelli.scopertura'],
    ipotesi: [
      words(
        'Tutte le obbligazioni si contano a basso rischio.',
        'All bonds are counted as low risk.',
      ),
    ],
    soglie: [DA_RISPARMI],
    limiti: [
      words(
        'Scadenze ed emittenti non sono chiesti.',
        'We do not ask about maturities and issuers.',
      ),
    ],
  }),
  'soluzione.unit-index-linked': soluzione('unit-index-linked', {
    risponde: words(
      'Conviene verificare le polizze d’investimento?',
      'Is it worth checking investment policies?',
    ),
    formula: words(
      `Importo = risparmi × quota in polizze d’investimento. Contano la quota, l’importo fino a ${euro(UNIT.importo)}, una riserva che manca e un’età dai ${UNIT.eta} anni in su.`,
      `Amount = savings × share in investment policies. What counts is the share, the amount up to ${euro(UNIT.importo)}, a reserve that is short and an age of ${UNIT.eta} or more.`,
    ),
    versione: 2,
    ingressi: ['strumentiInvestimento', 'valorePatrimonioMobiliare'],
    decisivi: ['strumentiInvestimento', 'valorePatrimonioMobiliare'],
    usa: ['riserve'],
    costanti: ['soluzione.soglie'],
    ipotesi: [
      words(
        'Si verifica ciò che si possiede: non è un giudizio sui singoli prodotti.',
        'We check what is owned: this is not a judgement on individual products.',
      ),
    ],
    soglie: [
      ({ v }) =>
        words(
          `Si valuta da ${euro(v['soluzione.soglie'].unit)} in prodotti assicurativi.`,
          `Assessed from ${euro(v['soluzione.soglie'].unit)} in insurance products.`,
        ),
      conSoglie(
        `È da valutare se la riserva manca, dai ${UNIT.eta} anni in su, oppure se nelle polizze c’è il 18% dei risparmi o ci sono 45.000\u00A0€; anche meno, se quota e importo si sommano.`,
        `It is “To consider” if the reserve is short, from the age of ${UNIT.eta}, or if policies hold 18% of savings or 45.000\u00A0€; even less, if share and amount add up.`,
      ),
    ],
    limiti: [
      words(
        'Costi e garanzie stanno nel documento con le informazioni chiave: non li conosciamo.',
        'Costs and guarantees are in the key information document: we do not know them.',
      ),
    ],
  }),
};
