/** The register: the month of the family and its one plan. */
import { words } from '../aree.ts';
import { euro, ilPct } from '../parole/parole.ts';
import { numero, quota } from '../traccia/cifre.ts';
import { regola, type Voci } from './voce.ts';

export const BILANCIO: Voci<'bilancio' | 'situazioni' | 'piano'> = {
  bilancio: regola('bilancio', {
    titolo: words('Quanto resta ogni mese', 'What is left each month'),
    risponde: words(
      'Tolte spese e rate, quanto resta del reddito?',
      'After spending and instalments, how much of the income is left?',
    ),
    formula: ({ v }) =>
      words(
        `Resta = reddito netto della famiglia ÷ 12 − spese − rate, mai sotto zero. Spese: quelle indicate, oppure la maggiore tra la spesa di una famiglia simile (ISTAT) e ${quota(v['spese.quotaReddito'])} del reddito. Rate: quella indicata per il mutuo, oppure stimata al ${quota(v['rata.stima'].tasso)} fino ai ${numero(v['rata.stima'].eta)} anni, più quelle degli altri debiti. Senza il reddito di tutti non si calcola.`,
        `Left = net household income ÷ 12 − spending − instalments, never below zero. Spending: as given, or the larger of what a similar family spends (ISTAT) and ${quota(v['spese.quotaReddito'])} of income. Instalments: the one given for the mortgage, or estimated at ${quota(v['rata.stima'].tasso)} until the age of ${numero(v['rata.stima'].eta)}, plus those on other debts. Without everyone’s income it is not calculated.`,
      ),
    ingressi: [
      'redditoNettoAnnuo',
      'speseMensili',
      'rataMutuo',
      'altriDebiti',
      'valoreResiduoMutuo',
      'mutuoSecondeCase',
      'statoResidenza',
      'professione',
      'dataNascita',
      'comuneResidenza',
      'convivente',
    ],
    decisivi: ['redditoNettoAnnuo'],
    usa: [],
    costanti: [
      'spese.quotaReddito',
      'spese.mediana',
      'spese.fattore',
      'spese.proprieta',
      'rata.stima',
    ],
    ipotesi: [
      ({ v }) =>
        words(
          `Se le spese non sono indicate contiamo quelle di una famiglia simile, e almeno ${ilPct(quota(v['spese.quotaReddito']))} del reddito.`,
          `If spending is not given we count that of a similar family, and at least ${quota(v['spese.quotaReddito'])} of income.`,
        ),
    ],
    soglie: [],
    limiti: [
      words(
        'Le spese di un mese sono una media: non sappiamo di quelle che capitano una volta l’anno.',
        'A month’s spending is an average: we do not know about costs that come once a year.',
      ),
    ],
  }),
  situazioni: regola('situazioni', {
    titolo: words('Le situazioni difficili', 'Hard situations'),
    risponde: words(
      'C’è un aiuto da chiedere prima di tutto il resto?',
      'Is there help to ask for before everything else?',
    ),
    formula: ({ v }) => {
      const [bassa, alta, oltre] = v['rate.soglie'].map(quota);
      const income = euro(v['situazioni.anziani'].tm * v['inps.trattamentoMinimo'] * 13);
      return words(
        `Rate note oltre il ${oltre} del reddito, rate senza reddito e con meno di ${numero(v['debiti.rateLiquide'])} rate da parte, o beni sotto i debiti con rate oltre il ${bassa} e debiti cari oltre ${numero(v['debiti.mesiOcc'])} mesi di reddito: crisi da debiti. Rate oltre il ${alta}: rata alta. Mutuo sopra il valore della casa; lavoro perso, con o senza mutuo; una pensione bassa dai ${numero(v['situazioni.anziani'].eta)} anni (sotto ${income} l’anno); una prima pensione dopo l’età di vecchiaia, dai ${numero(v['situazioni.etaAssegno'])} anni e con reddito basso; figli minori e reddito sotto il ${quota(v['situazioni.redditoFigli'])} della spesa di una famiglia simile.`,
        `Known instalments over ${oltre} of income, instalments without an income and with fewer than ${numero(v['debiti.rateLiquide'])} of them saved, or debts above what is owned with instalments over ${bassa} and expensive debts over ${numero(v['debiti.mesiOcc'])} months of income: a debt crisis. Instalments over ${alta}: heavy instalments. A mortgage above the value of the home; a lost job, with or without a mortgage; a low pension from the age of ${numero(v['situazioni.anziani'].eta)} (below ${income} a year); a first pension after state pension age, from ${numero(v['situazioni.etaAssegno'])} and with a low income; minor children and an income below ${quota(v['situazioni.redditoFigli'])} of what a similar family spends.`,
      );
    },
    ingressi: [
      'redditoNettoAnnuo',
      'rataMutuo',
      'altriDebiti',
      'professione',
      'dataNascita',
      'valoreResidenza',
      'valoreResiduoMutuo',
      'valorePatrimonioMobiliare',
      'garanziePersonali',
    ],
    decisivi: [],
    usa: ['bilancio', 'previdenza.stima', 'patrimonio.netto'],
    costanti: [
      'rate.soglie',
      'debiti.rateLiquide',
      'debiti.mesiOcc',
      'situazioni.anziani',
      'situazioni.etaAssegno',
      'situazioni.redditoFigli',
      'inps.trattamentoMinimo',
    ],
    ipotesi: [],
    soglie: [],
    limiti: [
      words(
        'Le rate stimate non bastano mai a parlare di debiti: contano solo quelle indicate.',
        'Estimated instalments are never enough to speak of debts: only those you gave count.',
      ),
    ],
  }),
  piano: regola('piano', {
    titolo: words('Il piano del mese', 'The monthly plan'),
    risponde: words(
      'Con quello che resta ogni mese, che cosa viene prima?',
      'With what is left each month, what comes first?',
    ),
    formula: ({ v }) =>
      words(
        `In ordine, mai più di quanto resta, a passi di ${euro(v['piano.minimo'])}: un mese di spese da parte e i debiti più cari, poi la riserva; un budget per confrontare le coperture (al massimo ${quota(v['piano.protezione'].quota)} di ciò che resta, ${quota(v['piano.protezione'].reddito)} del reddito e ${euro(v['piano.protezione'].max)}); infine la pensione integrativa, quando non ci sono debiti cari e alla riserva manca al massimo ${quota(v['piano.riservaTollerata'])}. Quello che non ci sta viene dopo.`,
        `In order, never more than is left, in steps of ${euro(v['piano.minimo'])}: one month’s spending set aside and the most expensive debts, then the reserve; a budget for comparing insurance cover (at most ${quota(v['piano.protezione'].quota)} of what is left, ${quota(v['piano.protezione'].reddito)} of income and ${euro(v['piano.protezione'].max)}); last, the pension fund, if there are no expensive debts and at most ${quota(v['piano.riservaTollerata'])} of the reserve is missing. What does not fit comes later.`,
      ),
    ingressi: ['altriDebiti'],
    decisivi: [],
    usa: ['bilancio', 'riserve', 'previdenza'],
    da: ['soluzioni', 'bilancio'],
    costanti: ['piano.minimo', 'piano.protezione', 'piano.riservaTollerata', 'fondo.deducibilita'],
    ipotesi: [
      words(
        'Prima quello che protegge dagli imprevisti, poi quello che fa crescere i risparmi.',
        'First what protects against the unexpected, then what makes savings grow.',
      ),
      words(
        'Mese per mese, per due anni: quello che resta non cambia, in euro di oggi, anche quando un debito finisce; contano solo le somme del piano, senza interessi.',
        'Month by month, for two years: what is left does not change, in today’s euros, even when a debt ends; only the sums in the plan count, without interest.',
      ),
    ],
    soglie: [],
    limiti: [
      words(
        'Le somme per le coperture sono un budget per confrontarle, non un prezzo.',
        'The sums for insurance cover are a budget for comparing policies, not a price.',
      ),
    ],
  }),
};
