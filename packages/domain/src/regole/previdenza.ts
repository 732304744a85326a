/** The register: from pay to pension, and what a degree or a fund adds to it. */
import { known } from '../records.ts';
import { words, type Words } from '../aree.ts';
import type { Valori } from '../costanti/costanti.ts';
import { formatEuro } from '../format.ts';
import { alPct, delPct, ilPct } from '../parole/parole.ts';
import { ETA_RISCATTO_TARDI } from '../soluzioni/punteggi.ts';
import { numero, quota } from '../traccia/cifre.ts';
import { conSoglie, regola, soluzione, type Voci } from './voce.ts';

const CARRIERA = [
  'redditoNettoAnnuo',
  'dataNascita',
  'professione',
  'anniContributi',
  'primoContributo',
  'continuita',
  'regimeFiscale',
  'cassa',
  'sesso',
  'dipendentePubblico',
  'laureato',
  'comuneResidenza',
  'coefficienteForfettario',
  // The children of a mother.
  'figlioDi',
  'figliFuoriNucleo',
  'convivente',
] as const;
const FONDO = [
  'polizze.previdenzaComplementare',
  'montanteFondo',
  'anniFondo',
  'contributoDatore',
  'tfrDestinazione',
  'tfrMaturato',
  'uscita',
] as const;
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
    versione: 3,
    titolo: words('Carriera e montante di oggi', 'Career and today’s pension account'),
    risponde: words(
      'Quanti contributi ci sono dietro a chi lavora?',
      'How many contributions does a worker have behind them?',
    ),
    formula: ({ v }) =>
      words(
        `La carriera parte dal primo contributo, se è noto; altrimenti dagli anni versati, contati all’indietro; altrimenti da ${numero(v['pensione.etaInizio'])} anni (${numero(v['pensione.etaInizio.laurea'])} con la laurea), coperta ${alPct(quota(v['pensione.densita']))}. Per il futuro vale la continuità dichiarata, o quella degli anni noti (${numero(v['pensione.ingressoTardivo'])} anni di ingresso tardivo non sono buchi), mai sotto ${ilPct(quota(v['pensione.densita']))}. Montante di oggi = somma, anno per anno dal 1996, di reddito lordo di allora × aliquota di computo, rivalutata. Il reddito cresce ${delPct(quota(v['pensione.g']))} l’anno e il montante ${delPct(quota(v['pensione.rho']))}, al netto dell’inflazione.`,
        `The career starts with the first contribution, if it is known; otherwise with the years paid, counted back; otherwise at ${numero(v['pensione.etaInizio'])} (${numero(v['pensione.etaInizio.laurea'])} with a degree), with contributions for ${quota(v['pensione.densita'])} of the time. For the future we use the continuity stated, or that of the years known (${numero(v['pensione.ingressoTardivo'])} years of late entry are not gaps), never below ${quota(v['pensione.densita'])}. Today’s pension account = sum, year by year from 1996, of that year’s gross income × contribution rate, revalued. Income grows ${quota(v['pensione.g'])} a year and the account ${quota(v['pensione.rho'])}, above inflation.`,
      ),
    ingressi: CARRIERA,
    decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['fisco.netto'],
    costanti: [
      'pensione.etaInizio',
      'pensione.etaInizio.laurea',
      'pensione.densita',
      'pensione.continuita',
      'pensione.ingressoTardivo',
      'pensione.g',
      'pensione.rho',
      'inps.computo',
      'inps.massimale',
      'inps.massimale.ac95',
      'studente.sogliaGs',
    ],
    ipotesi: [
      ({ v }) =>
        words(
          `Inizio a ${numero(v['pensione.etaInizio'])} o ${numero(v['pensione.etaInizio.laurea'])} anni e continuità ${delPct(quota(v['pensione.densita']))}.`,
          `Work starts at ${numero(v['pensione.etaInizio'])} or ${numero(v['pensione.etaInizio.laurea'])}, with ${quota(v['pensione.densita'])} continuity.`,
        ),
      ({ v }) =>
        words(
          `Crescita reale dei redditi ${quota(v['pensione.g'])}, rivalutazione reale dei contributi ${quota(v['pensione.rho'])}.`,
          `Real growth of incomes ${quota(v['pensione.g'])}, real revaluation of contributions ${quota(v['pensione.rho'])}.`,
        ),
    ],
    soglie: [],
    limiti: [
      words(
        'Senza gli anni di contributi dell’estratto conto INPS la carriera è ricostruita dall’età.',
        'Without the years of contributions from the INPS statement the career is reconstructed from age.',
      ),
      words(
        'Part-time, periodi all’estero e periodi figurativi non sono ricostruiti; le casse professionali non sono stimate.',
        'Part-time work, periods abroad and credited periods are not reconstructed; professional funds are not estimated.',
      ),
    ],
  }),
  'previdenza.maturata': regola('previdenza.maturata', {
    titolo: words('Pensione maturata fino a oggi', 'Pension accrued so far'),
    risponde: words(
      'Che pensione darebbero i contributi già versati?',
      'What pension would the contributions paid so far give?',
    ),
    formula: ({ v }) =>
      words(
        `Montante di oggi × coefficiente dell’età (almeno ${numero(known(v['inps.coefficienti'][0])[0])} anni) + anni prima del 1996 × ${quota(v['pensione.retributivo'])} del reddito lordo entro la prima fascia. Zero sotto i 5 anni di contributi.`,
        `Today’s pension account × coefficient for the age (at least ${numero(known(v['inps.coefficienti'][0])[0])}) + years before 1996 × ${quota(v['pensione.retributivo'])} of gross income within the first band. Zero with fewer than 5 years of contributions.`,
      ),
    ingressi: CARRIERA,
    decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['previdenza.carriera'],
    costanti: [...COEFFICIENTI],
    ipotesi: [
      ({ v }) =>
        words(
          `I coefficienti scendono ${delPct(quota(v['pensione.coefDrift']))} l’anno dopo il ${v['inps.coefficienti.annoBase']}.`,
          `Coefficients fall ${quota(v['pensione.coefDrift'])} a year after ${v['inps.coefficienti.annoBase']}.`,
        ),
    ],
    soglie: [],
    limiti: [
      words(
        'Maggiorazioni e integrazione al minimo non sono calcolate.',
        'Supplements and the top-up to the minimum pension are not calculated.',
      ),
    ],
  }),
  'previdenza.stima': regola('previdenza.stima', {
    versione: 2,
    titolo: words('Pensione pubblica stimata', 'Estimated public pension'),
    risponde: words(
      'Quando si va in pensione e con quanto?',
      'When can you retire, and on how much?',
    ),
    formula: ({ v }) => {
      const { eta, mesi, mult } = v['pensione.contributiva'];
      const [mult0] = mult;
      return words(
        `Le uscite si guardano tutte insieme, mese per mese. Vecchiaia: l’età di quell’anno e 20 anni di contributi; chi ha iniziato dopo il 1995 deve arrivare anche all’assegno sociale. Anticipata: ${numero(v['pensione.anticipata.M'])} mesi di contributi (${numero(v['pensione.anticipata.F'])} le donne), che crescono con l’età di vecchiaia, e una finestra. Anticipata contributiva, per chi ha iniziato dopo il 1995: ${numero(eta / 12)} anni e ${numero(mesi / 12)} di contributi, che crescono allo stesso modo, e almeno ${numero(mult0)} volte l’assegno sociale (meno per le madri). Altrimenti 4 anni dopo la vecchiaia con 5 anni di contributi. Vale la prima uscita sicura, o quella scelta. Pensione lorda = montante × coefficiente di trasformazione + quota retributiva per gli anni prima del 1996. Pensione netta = lorda − IRPEF − addizionali.`,
        `All routes to retirement are looked at together, month by month. Old-age pension: state pension age in that year and 20 years of contributions; those who began after 1995 must also reach the social allowance. Early pension: ${numero(v['pensione.anticipata.M'])} months of contributions (${numero(v['pensione.anticipata.F'])} for women), which rise with state pension age, and a waiting window. Early contributory pension, for those who began after 1995: the age of ${numero(eta / 12)} and ${numero(mesi / 12)} years of contributions, which rise in the same way, and at least ${numero(mult0)} times the social allowance (less for mothers). Otherwise 4 years after state pension age with 5 years of contributions. The earliest certain route counts, or the one chosen. Gross pension = pension account × transformation coefficient + earnings-related share for years before 1996. Net pension = gross − income tax − surtaxes.`,
      );
    },
    ingressi: [...CARRIERA, 'uscita'],
    decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['previdenza.carriera'],
    costanti: [
      ...COEFFICIENTI,
      'pensione.requisito.legge',
      'pensione.requisito.proiezione',
      'pensione.anticipata.M',
      'pensione.anticipata.F',
      'pensione.anticipata.finestra',
      'pensione.finestra.pubblica',
      'pensione.contributiva',
      'pensione.sogliaSicura',
      'pensione.retributivo.eccedenza',
      'inps.assegnoSociale',
      'inps.massimale',
    ],
    ipotesi: [
      words(
        'Le età dopo il 2028 sono una previsione ufficiale, non ancora legge.',
        'Ages after 2028 are official projections, not yet law.',
      ),
      ({ v }) =>
        words(
          `Un’uscita che chiede un importo è sicura se la soglia è superata di almeno ${ilPct(quota(v['pensione.sogliaSicura'] - 1))}.`,
          `A route that requires an amount is certain if the threshold is exceeded by at least ${quota(v['pensione.sogliaSicura'] - 1)}.`,
        ),
      words(
        'Soglie e aliquote restano ferme in termini reali; la legge non adegua gli scaglioni IRPEF ai prezzi.',
        'Thresholds and rates stay constant in real terms; the law does not index income tax bands to prices.',
      ),
      words(
        'La quota retributiva usa il reddito di 5 anni prima della pensione.',
        'The earnings-related share uses the income of 5 years before retirement.',
      ),
    ],
    soglie: [],
    limiti: [
      words(
        'Ape sociale, precoci, usuranti, gravosi, totalizzazione, contributi esteri e lo sconto di età per le madri non sono considerati. Quota 103 e Opzione donna non ci sono più dal 2026.',
        'Ape sociale, early starters, arduous jobs, combining contributions from different funds, contributions abroad and the age discount for mothers are not considered. Quota 103 and Opzione donna no longer exist from 2026.',
      ),
    ],
  }),
  previdenza: regola('previdenza', {
    versione: 2,
    titolo: words(
      'Pensione a confronto con l’ultimo reddito',
      'Pension compared with final income',
    ),
    risponde: words(
      'Quanto manca all’obiettivo, e quanto servirebbe versare?',
      'How far off is the target, and how much would you need to pay in?',
    ),
    formula: ({ v }) =>
      words(
        `La distanza si misura alla vecchiaia, perché uscire prima è una scelta; all’uscita scelta, se ce n’è una. Obiettivo = ${quota(v['pensione.obiettivo'])} dell’ultimo reddito netto. Mancano = obiettivo − pensione netta − rendita del fondo (quello che c’è, il TFR e il contributo del datore), mai sotto zero. Versamento = capitale che dà la rendita mancante ÷ (valore finale di un euro l’anno − imposta finale). È fattibile con almeno 5 anni davanti e non oltre ${ilPct(quota(v['pensione.quotaMaxRisparmio']))} del reddito. Il risparmio fiscale è l’imposta in meno sulla parte deducibile.`,
        `The gap is measured at state pension age, because leaving earlier is a choice; or at the route chosen, if there is one. Target = ${quota(v['pensione.obiettivo'])} of final net income. Missing = target − net pension − annuity from the fund (what is already there, severance pay and the employer’s contribution), never below zero. Payment = capital that gives the missing annuity ÷ (final value of one euro a year − final tax). It is feasible with at least 5 years left and no more than ${quota(v['pensione.quotaMaxRisparmio'])} of income. The tax saving is the tax not paid on the deductible part.`,
      ),
    ingressi: [...CARRIERA, ...FONDO],
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
      'fondo.anniMinimi',
      'tfr.quota',
      'tfr.reale',
      'inps.trattamentoMinimo',
    ],
    ipotesi: [
      ({ v }) =>
        words(
          `Obiettivo: ${ilPct(quota(v['pensione.obiettivo']))} dell’ultimo reddito netto.`,
          `Target: ${quota(v['pensione.obiettivo'])} of final net income.`,
        ),
      ({ v }) =>
        words(
          `Rendimento del fondo netto e reale: ${rendimenti(v).it}.`,
          `Fund return, net and real: ${rendimenti(v).en}.`,
        ),
    ],
    soglie: [],
    limiti: [
      words(
        'Il TFR lasciato in azienda è un capitale e non riduce la distanza.',
        'Severance pay left in the firm is capital and does not narrow the gap.',
      ),
    ],
  }),
  'soluzione.pensione': soluzione('pensione', {
    versione: 2,
    risponde: words(
      'Quanto è urgente colmare la distanza dalla pensione?',
      'How urgent is it to close the pension gap?',
    ),
    formula: ({ v }) => {
      const [giallo, rosso] = v['pensione.soglie'];
      return words(
        `Quota scoperta = mancanti ÷ obiettivo. Fino ${alPct(quota(giallo))} è a posto, oltre ${ilPct(quota(rosso))} è da affrontare, in mezzo è da valutare. Una distanza sotto ${formatEuro(v['pensione.soglieMese'])} al mese non conta.`,
        `Uncovered share = missing ÷ target. Up to ${quota(giallo)} it is “In order”, above ${quota(rosso)} it is “To address”, in between it is “To consider”. A gap below ${formatEuro(v['pensione.soglieMese'])} a month does not count.`,
      );
    },
    ingressi: [...CARRIERA, ...FONDO],
    decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['previdenza'],
    costanti: ['pensione.soglie', 'pensione.soglieMese'],
    ipotesi: [],
    soglie: [],
    limiti: [
      words(
        'La cifra ufficiale è quella di «La mia pensione futura» dell’INPS.',
        'The official figure is the one in «La mia pensione futura» from INPS.',
      ),
    ],
  }),
  'soluzione.riscatto-laurea': soluzione('riscatto-laurea', {
    versione: 2,
    risponde: words(
      'In quanti anni si recupera il costo del riscatto?',
      'How many years does it take to recover the cost of buying back?',
    ),
    formula: ({ v }) =>
      words(
        `Costo = reddito minimo di artigiani e commercianti dell’anno × ${quota(v['riscatto.aliquota'])} × anni di studio dal 1996 in poi, contati dai ${numero(v['riscatto.etaStudi'])} anni. Costo netto = costo − risparmio fiscale della deduzione in ${numero(v['riscatto.anniRate'])} rate. Pensione in più = costo rivalutato fino alla pensione × coefficiente, al netto delle imposte. Anni per recuperare = costo netto ÷ pensione in più. Conta di più se la spesa si recupera in pochi anni e se si esce prima; un po’ meno dai ${ETA_RISCATTO_TARDI} anni.`,
        `Cost = the year’s minimum income of artisans and shopkeepers × ${quota(v['riscatto.aliquota'])} × years of study from 1996 on, counted from the age of ${numero(v['riscatto.etaStudi'])}. Net cost = cost − tax saved by deducting it in ${numero(v['riscatto.anniRate'])} instalments. Extra pension = cost revalued to retirement × coefficient, after tax. Years to recover = net cost ÷ extra pension. It counts more if the cost is recovered in only a few years and if work ends earlier; a little less from the age of ${ETA_RISCATTO_TARDI}.`,
      ),
    ingressi: [
      'laureato',
      'laureato.riscattoFiniPensionistici',
      'laureato.anni',
      ...CARRIERA.filter((key) => key !== 'laureato'),
    ],
    decisivi: ['laureato', 'redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['previdenza.stima', 'fisco.deduzione', 'riserve', 'bilancio'],
    costanti: [
      'riscatto.rate',
      'riscatto.quotaRisparmi',
      'riscatto.minimale',
      'riscatto.aliquota',
      'riscatto.anniRate',
      'riscatto.soglie',
      'riscatto.etaStudi',
      'soluzione.soglie',
    ],
    // A person who earns does not live on savings.
    tranne: ['riserva.mesiRendita', 'pensione.etaInizio'],
    ipotesi: [
      ({ v }) =>
        words(
          `Conviene se la spesa si recupera in ${numero(v['riscatto.soglie'][0])} anni o si esce ${numero(v['riscatto.soglie'][2])} mesi prima; fino a ${numero(v['riscatto.soglie'][1])} anni dipende da te.`,
          `It is worth it if the cost is recovered in ${numero(v['riscatto.soglie'][0])} years or work ends ${numero(v['riscatto.soglie'][2])} months earlier; up to ${numero(v['riscatto.soglie'][1])} years it is up to you.`,
        ),
    ],
    soglie: [
      ({ v }) =>
        words(
          `Riguarda chi ha meno di ${numero(v['soluzione.soglie'].etaRiscatto)} anni.`,
          `It concerns people under ${numero(v['soluzione.soglie'].etaRiscatto)}.`,
        ),
      conSoglie(
        `È da valutare se la spesa si recupera in circa 21 anni, o in circa 19 dai ${ETA_RISCATTO_TARDI} anni di età; se si esce prima, anche in qualche anno in più.`,
        `It is “To consider” if the cost is recovered in about 21 years, or in about 19 from the age of ${ETA_RISCATTO_TARDI}; if work ends earlier, even in a few years more.`,
      ),
    ],
    limiti: [
      words(
        'Gli anni di studio prima del 1996 usano la riserva matematica: li calcola INPS. Un’uscita per importo non si considera anticipata dal riscatto.',
        'Years of study before 1996 use the actuarial reserve: INPS works them out. A route that requires an amount is not counted as brought forward by buying back.',
      ),
    ],
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
  return words(join('oltre', 'anni', 'poi'), join('over', 'years', 'then'));
}
