/** The register: from pay to pension, and what a degree or a fund adds to it. */
import { testo } from '../aree.ts';
import { regola, soluzione, type Voci } from './voce.ts';

const CARRIERA = ['redditoNettoAnnuo', 'dataNascita', 'professione', 'anniContributi', 'laureato', 'comuneResidenza'] as const;
const SENZA_ESTRATTO = {
  livello: 'media', finche: 'anniContributi',
  perche: testo('Senza gli anni di contributi dell’estratto conto INPS la carriera è ricostruita dall’età.', 'Without the years of contributions of the INPS statement the career is rebuilt from age.'),
} as const;
const COEFFICIENTI = ['inps.coefficienti', 'inps.coefficienti.annoBase', 'pensione.coefDrift', 'pensione.retributivo', 'inps.primaFascia'] as const;

export const PREVIDENZA: Voci<'soluzione.pensione' | 'soluzione.riscatto-laurea' | 'previdenza' | 'previdenza.carriera' | 'previdenza.maturata' | 'previdenza.stima'> = {
  'previdenza.carriera': regola('previdenza.carriera', {
    titolo: testo('Carriera e montante di oggi', 'Career and today’s account'),
    risponde: testo('Quanti contributi ci sono dietro a chi lavora?', 'How many contributions stand behind a worker?'),
    formula: testo(
      'Se gli anni di contributi sono noti, la carriera parte da lì; altrimenti da 21 anni (26 con la laurea) ed è coperta all’85%. Montante di oggi = somma, anno per anno dal 1996, di reddito lordo di allora × aliquota di computo, rivalutata. Il reddito cresce dell’1,2% l’anno e il montante dello 0,6%, al netto dell’inflazione.',
      'When the years of contributions are known the career starts there; otherwise at 21 (26 with a degree) and is covered for 85%. Today’s account = sum, year by year from 1996, of that year’s gross income × contribution rate, revalued. Income grows 1,2% a year and the account 0,6%, above inflation.'),
    ingressi: CARRIERA, decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'], usa: ['fisco.netto'],
    costanti: ['pensione.etaInizio', 'pensione.etaInizio.laurea', 'pensione.densita', 'pensione.g', 'pensione.rho', 'inps.computo'],
    ipotesi: [
      testo('Inizio a 21 o 26 anni e continuità dell’85%.', 'Start at 21 or 26 and 85% continuity.'),
      testo('Crescita reale dei redditi 1,2%, rivalutazione reale dei contributi 0,6%.', 'Real growth of pay 1,2%, real revaluation of contributions 0,6%.'),
    ],
    soglie: [], limiti: [testo('Casse professionali, periodi all’estero e buchi di carriera non sono ricostruiti.', 'Professional funds, periods abroad and career gaps are not rebuilt.')], tetto: SENZA_ESTRATTO,
  }),
  'previdenza.maturata': regola('previdenza.maturata', {
    titolo: testo('Pensione maturata fino a oggi', 'Pension accrued so far'),
    risponde: testo('Che pensione darebbero i contributi già versati?', 'What pension would the contributions paid so far give?'),
    formula: testo(
      'Montante di oggi × coefficiente dell’età (almeno 57 anni) + anni prima del 1996 × 2% del reddito lordo entro la prima fascia. Zero sotto i 5 anni di contributi.',
      'Today’s account × coefficient of the age (at least 57) + years before 1996 × 2% of gross income within the first band. Zero below 5 years of contributions.'),
    ingressi: CARRIERA, decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'], usa: ['previdenza.carriera'], costanti: [...COEFFICIENTI],
    ipotesi: [testo('I coefficienti scendono dello 0,4% l’anno dopo il 2026.', 'Coefficients fall 0,4% a year after 2026.')], soglie: [],
    limiti: [testo('Maggiorazioni e integrazione al minimo non sono calcolate.', 'Supplements and the minimum pension are not worked out.')], tetto: SENZA_ESTRATTO,
  }),
  'previdenza.stima': regola('previdenza.stima', {
    titolo: testo('Pensione pubblica stimata', 'Estimated public pension'),
    risponde: testo('Quando si va in pensione e con quanto?', 'When does retirement start, and on how much?'),
    formula: testo(
      'La pensione parte dal primo mese con l’età richiesta in quell’anno e 20 anni di contributi (oppure 4 anni più tardi con 5). Pensione lorda = montante alla pensione × coefficiente di trasformazione + quota retributiva per gli anni prima del 1996. Chi ha iniziato dopo il 1995 e starebbe sotto l’assegno sociale aspetta 4 anni. Pensione netta = lorda − IRPEF − addizionali.',
      'The pension starts in the first month with the age required that year and 20 years of contributions (or 4 years later with 5). Gross pension = account at retirement × transformation coefficient + earnings-related share for years before 1996. Who began after 1995 and would be below the social allowance waits 4 years. Net pension = gross − income tax − surtaxes.'),
    ingressi: CARRIERA, decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'], usa: ['previdenza.carriera'],
    costanti: [...COEFFICIENTI, 'pensione.requisito.nodi', 'pensione.retributivo.eccedenza', 'inps.assegnoSociale'],
    ipotesi: [
      testo('Le età dopo il 2028 seguono le proiezioni ufficiali.', 'Ages after 2028 follow official projections.'),
      testo('Soglie e aliquote restano ferme in termini reali; la legge non adegua gli scaglioni IRPEF ai prezzi.', 'Thresholds and rates stay constant in real terms; the law does not index income tax bands to prices.'),
      testo('La quota retributiva usa il reddito di 5 anni prima della pensione.', 'The earnings-related share uses the pay of 5 years before retirement.'),
    ],
    soglie: [], limiti: [testo('Uscite anticipate, lavori usuranti e casse professionali non sono modellati.', 'Early exits, arduous jobs and professional funds are not modelled.')], tetto: SENZA_ESTRATTO,
  }),
  previdenza: regola('previdenza', {
    titolo: testo('Pensione a confronto con l’ultimo reddito', 'Pension against the last income'),
    risponde: testo('Quanto manca all’obiettivo, e quanto servirebbe versare?', 'How much is missing to the target, and what would have to be paid in?'),
    formula: testo(
      'Obiettivo = 80% dell’ultimo reddito netto. Mancano = obiettivo − pensione netta − rendita del fondo che c’è già, mai sotto zero. Versamento = capitale che dà la rendita mancante ÷ (valore finale di un euro l’anno − imposta finale). È fattibile con almeno 5 anni davanti e non oltre il 25% del reddito. Il risparmio fiscale è l’imposta in meno sulla parte deducibile.',
      'Target = 80% of the last net income. Missing = target − net pension − annuity of the fund already there, never below zero. Payment = capital that gives the missing annuity ÷ (final value of one euro a year − final tax). It is feasible with at least 5 years left and no more than 25% of income. The tax saving is the tax not paid on the deductible part.'),
    ingressi: [...CARRIERA, 'polizze.previdenzaComplementare', 'montanteFondo', 'anniFondo'], decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['previdenza.stima', 'fisco.deduzione'],
    costanti: [
      'pensione.obiettivo', 'pensione.quotaMaxRisparmio', 'fondo.rendimento', 'fondo.coeffRendita', 'fondo.deducibilita', 'fondo.imposta.max', 'fondo.imposta.min', 'fondo.imposta.passo',
      'fondo.imposta.da', 'inps.massimale',
    ],
    ipotesi: [
      testo('Obiettivo: l’80% dell’ultimo reddito netto.', 'Target: 80% of the last net income.'),
      testo('Rendimento del fondo netto e reale: 2% oltre 20 anni, 1,5% oltre 10, poi 0,5%.', 'Fund return, net and real: 2% above 20 years, 1,5% above 10, then 0,5%.'),
    ],
    soglie: [], limiti: [testo('Il risultato ha un margine di circa 8 punti; TFR e contributo del datore di lavoro non sono compresi.', 'The result has a margin of about 8 points; severance pay and employer contributions are not included.')], tetto: SENZA_ESTRATTO,
  }),
  'soluzione.pensione': soluzione('pensione', {
    risponde: testo('Quanto è urgente colmare la distanza dalla pensione?', 'How urgent is it to fill the pension gap?'),
    formula: testo(
      'Punti = 100 × (mancanti ÷ obiettivo) ÷ 25%, al massimo 100, × urgenza (0,85 oltre 30 anni alla pensione, 1 oltre 15, 0,9 oltre 5, poi 0,6), × 0,6 se c’è già un fondo.',
      'Points = 100 × (missing ÷ target) ÷ 25%, 100 at most, × urgency (0,85 above 30 years to retirement, 1 above 15, 0,9 above 5, then 0,6), × 0,6 when there is already a fund.'),
    ingressi: [...CARRIERA, 'polizze.previdenzaComplementare', 'montanteFondo', 'anniFondo'], decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['previdenza'], costanti: ['pensione.gapPieno'],
    ipotesi: [testo('Una distanza pari a un quarto dell’obiettivo vale il massimo dei punti.', 'A gap of a quarter of the target is worth all the points.')], soglie: [],
    limiti: [testo('La cifra ufficiale è quella di «La mia pensione futura» dell’INPS.', 'The official figure is that of INPS, «La mia pensione futura».')], tetto: SENZA_ESTRATTO,
  }),
  'soluzione.riscatto-laurea': soluzione('riscatto-laurea', {
    risponde: testo('In quanti anni si recupera il costo del riscatto?', 'In how many years is the cost of buying back recovered?'),
    formula: testo(
      'Costo = reddito minimo di artigiani e commercianti dell’anno × 33% × anni. Costo netto = costo − risparmio fiscale della deduzione in 10 rate. Pensione in più = costo rivalutato fino alla pensione × coefficiente, al netto delle imposte. Anni per recuperare = costo netto ÷ pensione in più. Punti = 80 − 4 × (anni per recuperare − 10) + mesi di anticipo (al massimo 20), tra 0 e 100; × 0,8 dai 55 anni.',
      'Cost = year’s minimum income of artisans and shopkeepers × 33% × years. Net cost = cost − tax saved by deducting it in 10 instalments. Extra pension = cost revalued to retirement × coefficient, after tax. Years to recover = net cost ÷ extra pension. Points = 80 − 4 × (years to recover − 10) + months earlier (20 at most), between 0 and 100; × 0,8 from the age of 55.'),
    ingressi: ['laureato', 'laureato.riscattoFiniPensionistici', 'laureato.anni', ...CARRIERA, 'sesso'].filter((key, at, all) => all.indexOf(key) === at),
    decisivi: ['laureato', 'redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['previdenza.stima', 'fisco.deduzione'],
    costanti: [
      'riscatto.minimale', 'riscatto.aliquota', 'riscatto.anniRate', 'riscatto.soglie', 'soluzione.soglie', 'pensione.anticipata.M', 'pensione.anticipata.F', 'pensione.anticipata.finestra',
    ],
    tranne: ['pensione.etaInizio'],
    ipotesi: [testo('Conviene se si recupera in 16 anni o si anticipa di 12 mesi; da valutare fino a 20.', 'Worth it when recovered in 16 years or leaving 12 months earlier; to be considered up to 20.')],
    soglie: [testo('Riguarda chi ha meno di 60 anni.', 'It concerns who is under 60.')],
    limiti: [testo('Gli anni di studio prima del 1996 usano la riserva matematica: li calcola INPS.', 'Years of study before 1996 use the actuarial reserve: INPS works them out.')], tetto: SENZA_ESTRATTO,
  }),
};
