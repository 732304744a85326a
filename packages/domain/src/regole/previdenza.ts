/** The register: from pay to pension, and what a degree or a fund adds to it. */
import { testo, type Words } from '../aree.ts';
import type { Valori } from '../costanti/costanti.ts';
import { alPct, delPct, ilPct } from '../racconto/parole.ts';
import { numero, quota } from './cifre.ts';
import { regola, soluzione, type Voci } from './voce.ts';

const CARRIERA = [
  'redditoNettoAnnuo',
  'dataNascita',
  'professione',
  'anniContributi',
  'laureato',
  'comuneResidenza',
] as const;
const SENZA_ESTRATTO = {
  livello: 'media',
  finche: 'anniContributi',
  perche: testo(
    'Senza gli anni di contributi dell’estratto conto INPS la carriera è ricostruita dall’età.',
    'Without the years of contributions of the INPS statement the career is rebuilt from age.',
  ),
} as const;
const COEFFICIENTI = [
  'inps.coefficienti',
  'inps.coefficienti.annoBase',
  'pensione.coefDrift',
  'pensione.retributivo',
  'inps.primaFascia',
] as const;

export const PREVIDENZA: Voci<
  | 'soluzione.pensione'
  | 'soluzione.riscatto-laurea'
  | 'previdenza'
  | 'previdenza.carriera'
  | 'previdenza.maturata'
  | 'previdenza.stima'
> = {
  'previdenza.carriera': regola('previdenza.carriera', {
    titolo: testo('Carriera e montante di oggi', 'Career and today’s account'),
    risponde: testo(
      'Quanti contributi ci sono dietro a chi lavora?',
      'How many contributions stand behind a worker?',
    ),
    formula: ({ v }) =>
      testo(
        `Se gli anni di contributi sono noti, la carriera parte da lì; altrimenti da ${numero(v['pensione.etaInizio'])} anni (${numero(v['pensione.etaInizio.laurea'])} con la laurea) ed è coperta ${alPct(quota(v['pensione.densita']))}. Montante di oggi = somma, anno per anno dal 1996, di reddito lordo di allora × aliquota di computo, rivalutata. Il reddito cresce ${delPct(quota(v['pensione.g']))} l’anno e il montante ${delPct(quota(v['pensione.rho']))}, al netto dell’inflazione.`,
        `When the years of contributions are known the career starts there; otherwise at ${numero(v['pensione.etaInizio'])} (${numero(v['pensione.etaInizio.laurea'])} with a degree) and is covered for ${quota(v['pensione.densita'])}. Today’s account = sum, year by year from 1996, of that year’s gross income × contribution rate, revalued. Income grows ${quota(v['pensione.g'])} a year and the account ${quota(v['pensione.rho'])}, above inflation.`,
      ),
    ingressi: CARRIERA,
    decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['fisco.netto'],
    costanti: [
      'pensione.etaInizio',
      'pensione.etaInizio.laurea',
      'pensione.densita',
      'pensione.g',
      'pensione.rho',
      'inps.computo',
    ],
    ipotesi: [
      ({ v }) =>
        testo(
          `Inizio a ${numero(v['pensione.etaInizio'])} o ${numero(v['pensione.etaInizio.laurea'])} anni e continuità ${delPct(quota(v['pensione.densita']))}.`,
          `Start at ${numero(v['pensione.etaInizio'])} or ${numero(v['pensione.etaInizio.laurea'])} and ${quota(v['pensione.densita'])} continuity.`,
        ),
      ({ v }) =>
        testo(
          `Crescita reale dei redditi ${quota(v['pensione.g'])}, rivalutazione reale dei contributi ${quota(v['pensione.rho'])}.`,
          `Real growth of pay ${quota(v['pensione.g'])}, real revaluation of contributions ${quota(v['pensione.rho'])}.`,
        ),
    ],
    soglie: [],
    limiti: [
      testo(
        'Casse professionali, periodi all’estero e buchi di carriera non sono ricostruiti.',
        'Professional funds, periods abroad and career gaps are not rebuilt.',
      ),
    ],
    tetto: SENZA_ESTRATTO,
  }),
  'previdenza.maturata': regola('previdenza.maturata', {
    titolo: testo('Pensione maturata fino a oggi', 'Pension accrued so far'),
    risponde: testo(
      'Che pensione darebbero i contributi già versati?',
      'What pension would the contributions paid so far give?',
    ),
    formula: ({ v }) =>
      testo(
        `Montante di oggi × coefficiente dell’età (almeno ${numero(v['inps.coefficienti'][0]![0])} anni) + anni prima del 1996 × ${quota(v['pensione.retributivo'])} del reddito lordo entro la prima fascia. Zero sotto i 5 anni di contributi.`,
        `Today’s account × coefficient of the age (at least ${numero(v['inps.coefficienti'][0]![0])}) + years before 1996 × ${quota(v['pensione.retributivo'])} of gross income within the first band. Zero below 5 years of contributions.`,
      ),
    ingressi: CARRIERA,
    decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['previdenza.carriera'],
    costanti: [...COEFFICIENTI],
    ipotesi: [
      ({ v }) =>
        testo(
          `I coefficienti scendono ${delPct(quota(v['pensione.coefDrift']))} l’anno dopo il ${v['inps.coefficienti.annoBase']}.`,
          `Coefficients fall ${quota(v['pensione.coefDrift'])} a year after ${v['inps.coefficienti.annoBase']}.`,
        ),
    ],
    soglie: [],
    limiti: [
      testo(
        'Maggiorazioni e integrazione al minimo non sono calcolate.',
        'Supplements and the minimum pension are not worked out.',
      ),
    ],
    tetto: SENZA_ESTRATTO,
  }),
  'previdenza.stima': regola('previdenza.stima', {
    titolo: testo('Pensione pubblica stimata', 'Estimated public pension'),
    risponde: testo(
      'Quando si va in pensione e con quanto?',
      'When does retirement start, and on how much?',
    ),
    formula: testo(
      'La pensione parte dal primo mese con l’età richiesta in quell’anno e 20 anni di contributi (oppure 4 anni più tardi con 5). Pensione lorda = montante alla pensione × coefficiente di trasformazione + quota retributiva per gli anni prima del 1996. Chi ha iniziato dopo il 1995 e starebbe sotto l’assegno sociale aspetta 4 anni. Pensione netta = lorda − IRPEF − addizionali.',
      'The pension starts in the first month with the age required that year and 20 years of contributions (or 4 years later with 5). Gross pension = account at retirement × transformation coefficient + earnings-related share for years before 1996. Who began after 1995 and would be below the social allowance waits 4 years. Net pension = gross − income tax − surtaxes.',
    ),
    ingressi: CARRIERA,
    decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['previdenza.carriera'],
    costanti: [
      ...COEFFICIENTI,
      'pensione.requisito.nodi',
      'pensione.retributivo.eccedenza',
      'inps.assegnoSociale',
    ],
    ipotesi: [
      testo(
        'Le età che la legge non ha ancora fissato seguono le proiezioni ufficiali.',
        'Ages that the law has not set yet follow official projections.',
      ),
      testo(
        'Soglie e aliquote restano ferme in termini reali; la legge non adegua gli scaglioni IRPEF ai prezzi.',
        'Thresholds and rates stay constant in real terms; the law does not index income tax bands to prices.',
      ),
      testo(
        'La quota retributiva usa il reddito di 5 anni prima della pensione.',
        'The earnings-related share uses the pay of 5 years before retirement.',
      ),
    ],
    soglie: [],
    limiti: [
      testo(
        'Uscite anticipate, lavori usuranti e casse professionali non sono modellati.',
        'Early exits, arduous jobs and professional funds are not modelled.',
      ),
    ],
    tetto: SENZA_ESTRATTO,
  }),
  previdenza: regola('previdenza', {
    titolo: testo('Pensione a confronto con l’ultimo reddito', 'Pension against the last income'),
    risponde: testo(
      'Quanto manca all’obiettivo, e quanto servirebbe versare?',
      'How much is missing to the target, and what would have to be paid in?',
    ),
    formula: ({ v }) =>
      testo(
        `Obiettivo = ${quota(v['pensione.obiettivo'])} dell’ultimo reddito netto. Mancano = obiettivo − pensione netta − rendita del fondo che c’è già, mai sotto zero. Versamento = capitale che dà la rendita mancante ÷ (valore finale di un euro l’anno − imposta finale). È fattibile con almeno 5 anni davanti e non oltre ${ilPct(quota(v['pensione.quotaMaxRisparmio']))} del reddito. Il risparmio fiscale è l’imposta in meno sulla parte deducibile.`,
        `Target = ${quota(v['pensione.obiettivo'])} of the last net income. Missing = target − net pension − annuity of the fund already there, never below zero. Payment = capital that gives the missing annuity ÷ (final value of one euro a year − final tax). It is feasible with at least 5 years left and no more than ${quota(v['pensione.quotaMaxRisparmio'])} of income. The tax saving is the tax not paid on the deductible part.`,
      ),
    ingressi: [...CARRIERA, 'polizze.previdenzaComplementare', 'montanteFondo', 'anniFondo'],
    decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['previdenza.stima', 'fisco.deduzione'],
    costanti: [
      'pensione.obiettivo',
      'pensione.quotaMaxRisparmio',
      'fondo.rendimento',
      'fondo.coeffRendita',
      'fondo.deducibilita',
      'fondo.imposta.max',
      'fondo.imposta.min',
      'fondo.imposta.passo',
      'fondo.imposta.da',
      'inps.massimale',
    ],
    ipotesi: [
      ({ v }) =>
        testo(
          `Obiettivo: ${ilPct(quota(v['pensione.obiettivo']))} dell’ultimo reddito netto.`,
          `Target: ${quota(v['pensione.obiettivo'])} of the last net income.`,
        ),
      ({ v }) =>
        testo(
          `Rendimento del fondo netto e reale: ${rendimenti(v).it}.`,
          `Fund return, net and real: ${rendimenti(v).en}.`,
        ),
    ],
    soglie: [],
    limiti: [
      testo(
        'Il risultato ha un margine di circa 8 punti; TFR e contributo del datore di lavoro non sono compresi.',
        'The result has a margin of about 8 points; severance pay and employer contributions are not included.',
      ),
    ],
    tetto: SENZA_ESTRATTO,
  }),
  'soluzione.pensione': soluzione('pensione', {
    risponde: testo(
      'Quanto è urgente colmare la distanza dalla pensione?',
      'How urgent is it to fill the pension gap?',
    ),
    formula: ({ v }) =>
      testo(
        `Punti = 100 × (mancanti ÷ obiettivo) ÷ ${quota(v['pensione.gapPieno'])}, al massimo 100, × urgenza (0,85 oltre 30 anni alla pensione, 1 oltre 15, 0,9 oltre 5, poi 0,6), × 0,6 se c’è già un fondo.`,
        `Points = 100 × (missing ÷ target) ÷ ${quota(v['pensione.gapPieno'])}, 100 at most, × urgency (0,85 above 30 years to retirement, 1 above 15, 0,9 above 5, then 0,6), × 0,6 when there is already a fund.`,
      ),
    ingressi: [...CARRIERA, 'polizze.previdenzaComplementare', 'montanteFondo', 'anniFondo'],
    decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['previdenza'],
    costanti: ['pensione.gapPieno'],
    ipotesi: [
      ({ v }) =>
        testo(
          `Una distanza pari ${alPct(quota(v['pensione.gapPieno']))} dell’obiettivo vale il massimo dei punti.`,
          `A gap of ${quota(v['pensione.gapPieno'])} of the target is worth all the points.`,
        ),
    ],
    soglie: [],
    limiti: [
      testo(
        'La cifra ufficiale è quella di «La mia pensione futura» dell’INPS.',
        'The official figure is that of INPS, «La mia pensione futura».',
      ),
    ],
    tetto: SENZA_ESTRATTO,
  }),
  'soluzione.riscatto-laurea': soluzione('riscatto-laurea', {
    risponde: testo(
      'In quanti anni si recupera il costo del riscatto?',
      'In how many years is the cost of buying back recovered?',
    ),
    formula: ({ v }) =>
      testo(
        `Costo = reddito minimo di artigiani e commercianti dell’anno × ${quota(v['riscatto.aliquota'])} × anni. Costo netto = costo − risparmio fiscale della deduzione in ${numero(v['riscatto.anniRate'])} rate. Pensione in più = costo rivalutato fino alla pensione × coefficiente, al netto delle imposte. Anni per recuperare = costo netto ÷ pensione in più. Punti = 80 − 4 × (anni per recuperare − 10) + mesi di anticipo (al massimo 20), tra 0 e 100; × 0,8 dai 55 anni.`,
        `Cost = year’s minimum income of artisans and shopkeepers × ${quota(v['riscatto.aliquota'])} × years. Net cost = cost − tax saved by deducting it in ${numero(v['riscatto.anniRate'])} instalments. Extra pension = cost revalued to retirement × coefficient, after tax. Years to recover = net cost ÷ extra pension. Points = 80 − 4 × (years to recover − 10) + months earlier (20 at most), between 0 and 100; × 0,8 from the age of 55.`,
      ),
    ingressi: [
      'laureato',
      'laureato.riscattoFiniPensionistici',
      'laureato.anni',
      ...CARRIERA,
      'sesso',
    ].filter((key, at, all) => all.indexOf(key) === at),
    decisivi: ['laureato', 'redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['previdenza.stima', 'fisco.deduzione'],
    costanti: [
      'riscatto.minimale',
      'riscatto.aliquota',
      'riscatto.anniRate',
      'riscatto.soglie',
      'soluzione.soglie',
      'pensione.anticipata.M',
      'pensione.anticipata.F',
      'pensione.anticipata.finestra',
    ],
    tranne: ['pensione.etaInizio'],
    ipotesi: [
      ({ v }) =>
        testo(
          `Conviene se si recupera in ${numero(v['riscatto.soglie'][0])} anni o si anticipa di ${numero(v['riscatto.soglie'][2])} mesi; da valutare fino a ${numero(v['riscatto.soglie'][1])}.`,
          `Worth it when recovered in ${numero(v['riscatto.soglie'][0])} years or leaving ${numero(v['riscatto.soglie'][2])} months earlier; to be considered up to ${numero(v['riscatto.soglie'][1])}.`,
        ),
    ],
    soglie: [
      ({ v }) =>
        testo(
          `Riguarda chi ha meno di ${numero(v['soluzione.soglie'].etaRiscatto)} anni.`,
          `It concerns who is under ${numero(v['soluzione.soglie'].etaRiscatto)}.`,
        ),
    ],
    limiti: [
      testo(
        'Gli anni di studio prima del 1996 usano la riserva matematica: li calcola INPS.',
        'Years of study before 1996 use the actuarial reserve: INPS works them out.',
      ),
    ],
    tetto: SENZA_ESTRATTO,
  }),
};

/**
 * «2% oltre 20 anni, 1,5% oltre 10, poi 0,5%»: the fund's return by years left, the longest first;
 * nothing below the last row.
 */
function rendimenti(v: Valori): Words {
  const rows = v['fondo.rendimento'];
  const known = rows.at(-1)?.[0] === 0 ? rows : [...rows, [0, 0] as const];
  const join = (above: string, years: string, then: string) =>
    known
      .map(([from, rate], at) =>
        from === 0
          ? `${at > 0 ? `${then} ` : ''}${quota(rate)}`
          : `${quota(rate)} ${above} ${numero(from)}${at === 0 ? ` ${years}` : ''}`,
      )
      .join(', ');
  return testo(join('oltre', 'anni', 'poi'), join('above', 'years', 'then'));
}
