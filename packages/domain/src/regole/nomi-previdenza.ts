import { testo, type Words } from '../aree.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';

/** Names of the constants on pensions, funds, degrees and projections. */
export const NOMI_PREVIDENZA: Readonly<Partial<Record<ChiaveCostante, Words>>> = {
  'inps.computo': testo(
    'Aliquote di computo della pensione',
    'Rates that build the pension account',
  ),
  'inps.coefficienti': testo(
    'Coefficienti di trasformazione per età',
    'Transformation coefficients by age',
  ),
  'inps.coefficienti.annoBase': testo('Anno dei coefficienti', 'Year of the coefficients'),
  'inps.assegnoSociale': testo('Assegno sociale', 'Social allowance'),
  'inps.trattamentoMinimo': testo('Trattamento minimo', 'Minimum pension'),
  'inps.accompagnamento': testo('Indennità di accompagnamento', 'Public care allowance'),
  'pensione.requisito.legge': testo(
    'Età della pensione di vecchiaia per anno, di legge',
    'Old-age pension age by year, by law',
  ),
  'pensione.requisito.proiezione': testo(
    'Età della pensione di vecchiaia per anno, previsione ufficiale',
    'Old-age pension age by year, official projection',
  ),
  'pensione.finestra.pubblica': testo(
    'Finestra della pensione anticipata, enti locali e sanità',
    'Window of the early pension, local bodies and health service',
  ),
  'pensione.contributiva': testo('Pensione anticipata contributiva', 'Early contributory pension'),
  'pensione.sogliaSicura': testo(
    'Margine che rende sicura un’uscita per importo',
    'Margin that makes a route by amount certain',
  ),
  'pensione.continuita': testo('Continuità dichiarata del lavoro', 'Continuity of work as stated'),
  'pensione.ingressoTardivo': testo(
    'Anni di ingresso tardivo ammessi',
    'Years of late entry allowed for',
  ),
  'pensione.soglie': testo(
    'Quota scoperta dell’obiettivo da cui è da valutare, e da affrontare',
    'Uncovered share of the target from which it is “To consider”, and “To address”',
  ),
  'pensione.soglieMese': testo('Distanza trascurabile al mese', 'Negligible gap a month'),
  'pensione.anticipata.M': testo(
    'Contributi per la pensione anticipata, uomini',
    'Contributions for the early pension, men',
  ),
  'pensione.anticipata.F': testo(
    'Contributi per la pensione anticipata, donne',
    'Contributions for the early pension, women',
  ),
  'pensione.anticipata.finestra': testo(
    'Finestra della pensione anticipata',
    'Window of the early pension',
  ),
  'pensione.g': testo('Crescita reale dei redditi', 'Real growth of incomes'),
  'pensione.rho': testo('Rivalutazione reale dei contributi', 'Real revaluation of contributions'),
  'pensione.coefDrift': testo('Calo annuo dei coefficienti', 'Yearly fall of the coefficients'),
  'pensione.densita': testo('Continuità della carriera', 'Continuity of the career'),
  'pensione.etaInizio': testo('Età di inizio del lavoro', 'Age work starts'),
  'pensione.etaInizio.laurea': testo(
    'Età di inizio del lavoro, laureati',
    'Age work starts, graduates',
  ),
  'pensione.retributivo': testo('Quota retributiva per anno', 'Earnings-related share a year'),
  'pensione.retributivo.eccedenza': testo(
    'Quota retributiva oltre la prima fascia',
    'Earnings-related share above the first band',
  ),
  'pensione.obiettivo': testo('Obiettivo sull’ultimo reddito', 'Target over final income'),
  'pensione.quotaMaxRisparmio': testo(
    'Risparmio massimo sul reddito',
    'Highest saving over income',
  ),
  'fondo.rendimento': testo(
    'Rendimento reale netto del fondo per durata',
    'Real net return of the fund by length',
  ),
  'fondo.coeffRendita': testo(
    'Coefficienti di rendita del fondo',
    'Annuity coefficients of the fund',
  ),
  'fondo.deducibilita': testo(
    'Contributi deducibili al fondo pensione',
    'Deductible contributions to a pension fund',
  ),
  'fondo.deducibilita.extra': testo(
    'Deducibilità in più dei primi anni di lavoro',
    'Extra deduction of the first years of work',
  ),
  'fondo.imposta.max': testo(
    'Imposta massima sulla prestazione del fondo',
    'Highest tax on fund benefits',
  ),
  'fondo.imposta.min': testo(
    'Imposta minima sulla prestazione del fondo',
    'Lowest tax on fund benefits',
  ),
  'fondo.imposta.passo': testo(
    'Riduzione dell’imposta per anno di adesione',
    'Tax reduction a year of membership',
  ),
  'fondo.imposta.da': testo(
    'Anni di adesione prima della riduzione',
    'Years of membership before the reduction',
  ),
  'riscatto.minimale': testo(
    'Reddito minimo per il riscatto agevolato, per anno',
    'Minimum income for the flat-rate buy-back, by year',
  ),
  'riscatto.aliquota': testo('Aliquota del riscatto agevolato', 'Rate of the flat-rate buy-back'),
  'riscatto.anniRate': testo('Anni di rate del riscatto', 'Years of instalments of the buy-back'),
  'riscatto.rate': testo('Rate mensili del riscatto', 'Monthly instalments of the buy-back'),
  'riscatto.quotaRisparmi': testo(
    'Quota dei risparmi oltre la riserva che il riscatto può prendere',
    'Share of the savings beyond the reserve that a buy-back may take',
  ),
  'riscatto.etaStudi': testo('Età di inizio degli studi', 'Age studies start'),
  'fondo.anniMinimi': testo(
    'Anni di partecipazione prima dei quali il fondo non paga',
    'Years of participation before which a fund pays nothing',
  ),
  'tfr.quota': testo('Quota del TFR sul reddito lordo', 'Severance pay over gross income'),
  'tfr.contributi': testo(
    'Contributi al fondo da cui parte il confronto sul TFR',
    'Fund contributions that the severance pay comparison starts from',
  ),
  'tfr.reale': testo('Rivalutazione reale del TFR', 'Real revaluation of severance pay'),
  'riscatto.soglie': testo(
    'Soglie di convenienza del riscatto',
    'Thresholds of a worthwhile buy-back',
  ),
  'proiezione.etaFinale': testo('Età finale della proiezione', 'Last age of the projection'),
  'proiezione.inflazione': testo('Inflazione', 'Inflation'),
  'proiezione.quotaAltreSpese': testo('Altre spese sul reddito', 'Other spending over income'),
  'proiezione.mutuo.tasso': testo('Tasso del mutuo', 'Mortgage rate'),
  'proiezione.mutuo.anni': testo('Durata del mutuo', 'Length of the mortgage'),
  'proiezione.mutuo.etaMax': testo('Età a cui il mutuo finisce', 'Age the mortgage ends'),
  'proiezione.immobili': testo('Rivalutazione reale degli immobili', 'Real growth of property'),
  'proiezione.quotaStatali': testo(
    'Titoli di Stato tra le obbligazioni',
    'Government bonds among bonds',
  ),
  'proiezione.rendimenti': testo('Rendimenti reali delle classi', 'Real returns of the classes'),
  'proiezione.correlazioni': testo('Correlazioni tra le classi', 'Correlations between classes'),
  'proiezione.percorsi': testo('Percorsi della simulazione', 'Paths of the simulation'),
};
