import { words, type Words } from '../aree.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';

/** Names of the constants on pensions, funds, degrees and projections. */
export const NOMI_PREVIDENZA: Readonly<Partial<Record<ChiaveCostante, Words>>> = {
  'inps.computo': words(
    'Aliquote di computo della pensione',
    'Rates that build the pension account',
  ),
  'inps.coefficienti': words(
    'Coefficienti di trasformazione per età',
    'Transformation coefficients by age',
  ),
  'inps.coefficienti.annoBase': words('Anno dei coefficienti', 'Year of the coefficients'),
  'inps.assegnoSociale': words('Assegno sociale', 'Social allowance'),
  'inps.trattamentoMinimo': words('Trattamento minimo', 'Minimum pension'),
  'inps.accompagnamento': words('Indennità di accompagnamento', 'Public care allowance'),
  'pensione.requisito.legge': words(
    'Età della pensione di vecchiaia per anno, di legge',
    'Old-age pension age by year, by law',
  ),
  'pensione.requisito.proiezione': words(
    'Età della pensione di vecchiaia per anno, previsione ufficiale',
    'Old-age pension age by year, official projection',
  ),
  'pensione.finestra.pubblica': words(
    'Finestra della pensione anticipata, enti locali e sanità',
    'Window of the early pension, local bodies and health service',
  ),
  'pensione.contributiva': words('Pensione anticipata contributiva', 'Early contributory pension'),
  'pensione.sogliaSicura': words(
    'Margine che rende sicura un’uscita per importo',
    'Margin that makes a route by amount certain',
  ),
  'pensione.continuita': words('Continuità dichiarata del lavoro', 'Continuity of work as stated'),
  'pensione.ingressoTardivo': words(
    'Anni di ingresso tardivo ammessi',
    'Years of late entry allowed for',
  ),
  'pensione.soglie': words(
    'Quota scoperta dell’obiettivo da cui è da valutare, e da affrontare',
    'Uncovered share of the target from which it is “To consider”, and “To address”',
  ),
  'pensione.soglieMese': words('Distanza trascurabile al mese', 'Negligible gap a month'),
  'pensione.anticipata.M': words(
    'Contributi per la pensione anticipata, uomini',
    'Contributions for the early pension, men',
  ),
  'pensione.anticipata.F': words(
    'Contributi per la pensione anticipata, donne',
    'Contributions for the early pension, women',
  ),
  'pensione.anticipata.finestra': words(
    'Finestra della pensione anticipata',
    'Window of the early pension',
  ),
  'pensione.g': words('Crescita reale dei redditi', 'Real growth of incomes'),
  'pensione.rho': words('Rivalutazione reale dei contributi', 'Real revaluation of contributions'),
  'pensione.coefDrift': words('Calo annuo dei coefficienti', 'Yearly fall of the coefficients'),
  'pensione.densita': words('Continuità della carriera', 'Continuity of the career'),
  'pensione.etaInizio': words('Età di inizio del lavoro', 'Age work starts'),
  'pensione.etaInizio.laurea': words(
    'Età di inizio del lavoro, laureati',
    'Age work starts, graduates',
  ),
  'pensione.retributivo': words('Quota retributiva per anno', 'Earnings-related share a year'),
  'pensione.retributivo.eccedenza': words(
    'Quota retributiva oltre la prima fascia',
    'Earnings-related share above the first band',
  ),
  'pensione.obiettivo': words('Obiettivo sull’ultimo reddito', 'Target over final income'),
  'pensione.quotaMaxRisparmio': words(
    'Risparmio massimo sul reddito',
    'Highest saving over income',
  ),
  'fondo.rendimento': words(
    'Rendimento reale netto del fondo per durata',
    'Real net return of the fund by length',
  ),
  'fondo.coeffRendita': words(
    'Coefficienti di rendita del fondo',
    'Annuity coefficients of the fund',
  ),
  'fondo.deducibilita': words(
    'Contributi deducibili al fondo pensione',
    'Deductible contributions to a pension fund',
  ),
  'fondo.deducibilita.extra': words(
    'Deducibilità in più dei primi anni di lavoro',
    'Extra deduction of the first years of work',
  ),
  'fondo.imposta.max': words(
    'Imposta massima sulla prestazione del fondo',
    'Highest tax on fund benefits',
  ),
  'fondo.imposta.min': words(
    'Imposta minima sulla prestazione del fondo',
    'Lowest tax on fund benefits',
  ),
  'fondo.imposta.passo': words(
    'Riduzione dell’imposta per anno di adesione',
    'Tax reduction a year of membership',
  ),
  'fondo.imposta.da': words(
    'Anni di adesione prima della riduzione',
    'Years of membership before the reduction',
  ),
  'riscatto.minimale': words(
    'Reddito minimo per il riscatto agevolato, per anno',
    'Minimum income for the flat-rate buy-back, by year',
  ),
  'riscatto.aliquota': words('Aliquota del riscatto agevolato', 'Rate of the flat-rate buy-back'),
  'riscatto.anniRate': words('Anni di rate del riscatto', 'Years of instalments of the buy-back'),
  'riscatto.rate': words('Rate mensili del riscatto', 'Monthly instalments of the buy-back'),
  'riscatto.quotaRisparmi': words(
    'Quota dei risparmi oltre la riserva che il riscatto può prendere',
    'Share of the savings beyond the reserve that a buy-back may take',
  ),
  'riscatto.etaStudi': words('Età di inizio degli studi', 'Age studies start'),
  'fondo.anniMinimi': words(
    'Anni di partecipazione prima dei quali il fondo non paga',
    'Years of participation before which a fund pays nothing',
  ),
  'tfr.quota': words('Quota del TFR sul reddito lordo', 'Severance pay over gross income'),
  'tfr.contributi': words(
    'Contributi al fondo da cui parte il confronto sul TFR',
    'Fund contributions that the severance pay comparison starts from',
  ),
  'tfr.reale': words('Rivalutazione reale del TFR', 'Real revaluation of severance pay'),
  'riscatto.soglie': words(
    'Soglie di convenienza del riscatto',
    'Thresholds of a worthwhile buy-back',
  ),
  'proiezione.etaFinale': words('Età finale della proiezione', 'Last age of the projection'),
  'proiezione.inflazione': words('Inflazione', 'Inflation'),
  'proiezione.quotaAltreSpese': words('Altre spese sul reddito', 'Other spending over income'),
  'proiezione.mutuo.tasso': words('Tasso del mutuo', 'Mortgage rate'),
  'proiezione.mutuo.anni': words('Durata del mutuo', 'Length of the mortgage'),
  'proiezione.mutuo.etaMax': words('Età a cui il mutuo finisce', 'Age the mortgage ends'),
  'proiezione.immobili': words('Rivalutazione reale degli immobili', 'Real growth of property'),
  'proiezione.quotaStatali': words(
    'Titoli di Stato tra le obbligazioni',
    'Government bonds among bonds',
  ),
  'proiezione.rendimenti': words('Rendimenti reali delle classi', 'Real returns of the classes'),
  'proiezione.correlazioni': words('Correlazioni tra le classi', 'Correlations between classes'),
  'proiezione.percorsi': words('Percorsi della simulazione', 'Paths of the simulation'),
};
