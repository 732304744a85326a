/**
 * The register: what happens to the family when income stops, care is needed, or something breaks.
 */
import { testo } from '../aree.ts';
import { anni, delPct, euro, ilPct } from '../racconto/parole.ts';
import { numero, quota, type Testo } from './cifre.ts';
import { soluzione, type Voci } from './voce.ts';

const REDDITO_RISPARMI: Testo = ({ v }) =>
  testo(
    `Si tolgono dal bisogno ${ilPct(quota(v['tcm.quotaLiquidi']))} dei risparmi: il resto serve a vivere.`,
    `${quota(v['tcm.quotaLiquidi'])} of savings is taken off the need: the rest is needed to live.`,
  );
const PUNTI = testo(
  'È una scala di attenzione a punti, non una misura di danno.',
  'It is a scale of attention in points, not a measure of damage.',
);

export const PROTEZIONE: Voci<
  | 'soluzione.TCM'
  | 'soluzione.infortuni-malattie'
  | 'soluzione.LTC'
  | 'soluzione.assistenza-medica'
  | 'soluzione.polizze-rischi'
  | 'soluzione.tutela-legale'
> = {
  'soluzione.TCM': soluzione('TCM', {
    risponde: testo(
      'Di quanto avrebbe bisogno la famiglia se mancasse un reddito?',
      'How much would the family need if an income stopped?',
    ),
    formula: ({ v }) =>
      testo(
        `Sostegno = (${quota(v['tcm.quotaReddito'])} del reddito netto − pensione ai superstiti netta) × anni in cui qualcuno dipende da quel reddito, non oltre quelli che mancano alla pensione (almeno 3). Bisogno = sostegno + mutuo residuo + studi dei figli + spese immediate. Mancano = bisogno − ${quota(v['tcm.quotaLiquidi'])} dei risparmi − coperture già in essere, mai sotto zero. Punti = 20 × mancanti ÷ reddito di un anno, al massimo 100; la metà se nessuno dipende e c’è solo un mutuo.`,
        `Support = (${quota(v['tcm.quotaReddito'])} of net income − net survivors’ pension) × the years somebody depends on that income, no longer than those left to retirement (at least 3). Need = support + residual mortgage + children’s studies + immediate costs. Missing = need − ${quota(v['tcm.quotaLiquidi'])} of savings − cover already held, never below zero. Points = 20 × missing ÷ a year’s income, 100 at most; half when nobody depends and there is only a mortgage.`,
      ),
    ingressi: [
      'redditoNettoAnnuo',
      'dataNascita',
      'professione',
      'polizze.casoMorte',
      'polizze.capitaleCasoMorte',
      'valoreResiduoMutuo',
      'valorePatrimonioMobiliare',
      'anniContributi',
      'laureato',
      'comuneResidenza',
    ],
    decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['previdenza.stima', 'previdenza.maturata'],
    costanti: [
      'tcm.quotaReddito',
      'tcm.etaFigli',
      'tcm.anniConiuge',
      'tcm.anniGenitori',
      'tcm.sogliaConiuge',
      'tcm.redditoGenitore',
      'tcm.studi',
      'tcm.speseFinali',
      'tcm.quotaLiquidi',
      'tcm.etaMax',
      'superstiti.quote',
    ],
    ipotesi: [
      ({ v }) =>
        testo(
          `Per mantenere il tenore di vita basta ${ilPct(quota(v['tcm.quotaReddito']))} del reddito.`,
          `${quota(v['tcm.quotaReddito'])} of income is enough to keep the standard of living.`,
        ),
      REDDITO_RISPARMI,
      ({ v }) =>
        testo(
          `I figli dipendono fino a ${numero(v['tcm.etaFigli'])} anni; il coniuge che guadagna meno ${delPct(quota(v['tcm.sogliaConiuge']))} dell’altro per ${anni(v['tcm.anniConiuge']).it}; i genitori con meno di ${euro(v['tcm.redditoGenitore'])} per ${numero(v['tcm.anniGenitori'])}.`,
          `Children depend until ${numero(v['tcm.etaFigli'])}; a spouse earning less than ${quota(v['tcm.sogliaConiuge'])} of the other for ${anni(v['tcm.anniConiuge']).en}; parents with less than ${euro(v['tcm.redditoGenitore'])} for ${numero(v['tcm.anniGenitori'])}.`,
        ),
      ({ v }) =>
        testo(
          `Gli studi costano ${euro(v['tcm.studi'][0])} l’anno per ${anni(v['tcm.studi'][1]).it} dai ${numero(v['tcm.studi'][2])}; le spese immediate ${euro(v['tcm.speseFinali'])}.`,
          `Studies cost ${euro(v['tcm.studi'][0])} a year for ${anni(v['tcm.studi'][1]).en} from ${numero(v['tcm.studi'][2])}; immediate costs are ${euro(v['tcm.speseFinali'])}.`,
        ),
    ],
    soglie: [
      ({ v }) =>
        testo(
          `Si valuta fino a ${numero(v['tcm.etaMax'])} anni di età.`,
          `Assessed up to the age of ${numero(v['tcm.etaMax'])}.`,
        ),
    ],
    limiti: [
      testo(
        'Coperture collettive del contratto di lavoro e assicurazione del mutuo contano solo se indicate.',
        'Collective covers of the work contract and mortgage insurance count only when told.',
      ),
    ],
    tetto: {
      livello: 'media',
      finche: 'anniContributi',
      perche: testo(
        'Senza gli anni di contributi la pensione ai superstiti è una stima.',
        'Without the years of contributions the survivors’ pension is an estimate.',
      ),
    },
  }),
  'soluzione.infortuni-malattie': soluzione('infortuni-malattie', {
    risponde: testo(
      'Quanto costerebbe non poter più lavorare?',
      'What would being unable to work cost?',
    ),
    formula: ({ v }) =>
      testo(
        `Perdita di un anno = ${quota(v['invalidita.quota'])} del reddito netto − pensione maturata fino a oggi al netto delle imposte (zero sotto i 5 anni di contributi). Capitale = perdita × anni alla pensione (al massimo ${numero(v['invalidita.anniMax'])}) − ${quota(v['tcm.quotaLiquidi'])} dei risparmi, tra zero e ${numero(v['invalidita.multiplo'])} volte il reddito. Punti = 100 × capitale ÷ (${numero(v['invalidita.multiplo'])} × reddito); un quinto in più per chi lavora in proprio, il 30% se c’è già una copertura.`,
        `Loss of a year = ${quota(v['invalidita.quota'])} of net income − pension accrued so far after tax (zero below 5 years of contributions). Capital = loss × years to retirement (${numero(v['invalidita.anniMax'])} at most) − ${quota(v['tcm.quotaLiquidi'])} of savings, between zero and ${numero(v['invalidita.multiplo'])} times income. Points = 100 × capital ÷ (${numero(v['invalidita.multiplo'])} × income); a fifth more for the self-employed, 30% of it when cover is already held.`,
      ),
    ingressi: [
      'redditoNettoAnnuo',
      'dataNascita',
      'professione',
      'polizze.invaliditaPermanente',
      'valorePatrimonioMobiliare',
      'anniContributi',
      'laureato',
      'comuneResidenza',
    ],
    decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['previdenza.stima', 'previdenza.maturata'],
    costanti: ['invalidita.quota', 'invalidita.anniMax', 'invalidita.multiplo', 'tcm.quotaLiquidi'],
    ipotesi: [
      ({ v }) =>
        testo(
          `Serve ${ilPct(quota(v['invalidita.quota']))} del reddito, per al massimo ${anni(v['invalidita.anniMax']).it} e ${numero(v['invalidita.multiplo'])} redditi.`,
          `${quota(v['invalidita.quota'])} of income is needed, for ${anni(v['invalidita.anniMax']).en} and ${numero(v['invalidita.multiplo'])} incomes at most.`,
        ),
      REDDITO_RISPARMI,
    ],
    soglie: [],
    limiti: [
      testo(
        'Indennità INAIL, malattia e casse professionali non sono calcolate.',
        'INAIL benefits, sick pay and professional funds are not worked out.',
      ),
    ],
    tetto: {
      livello: 'media',
      finche: 'anniContributi',
      perche: testo(
        'Senza gli anni di contributi la prestazione pubblica è una stima.',
        'Without the years of contributions the public benefit is an estimate.',
      ),
    },
  }),
  'soluzione.LTC': soluzione('LTC', {
    risponde: testo(
      'Quanto resterebbe da pagare per un’assistenza di tutti i giorni?',
      'How much would be left to pay for daily care?',
    ),
    formula: ({ v }) =>
      testo(
        `Scoperto al mese = costo dell’assistenza nella zona − indennità di accompagnamento − quota del reddito futuro (${quota(v['ltc.quotaSingolo'])} da soli, ${quota(v['ltc.quotaCoppia'])} in coppia) − rendita già assicurata, mai sotto zero. Capitale = scoperto × 12 × ${anni(v['ltc.anni']).it}. Punti = 100 × scoperto ÷ (60% del costo), meno per i più giovani e oltre i 75 anni, metà se i risparmi sono almeno il doppio del capitale, un quinto se c’è già una copertura.`,
        `Uncovered a month = cost of care in the area − care allowance − share of future income (${quota(v['ltc.quotaSingolo'])} alone, ${quota(v['ltc.quotaCoppia'])} in a couple) − annuity already insured, never below zero. Capital = uncovered × 12 × ${anni(v['ltc.anni']).en}. Points = 100 × uncovered ÷ (60% of cost), less for the younger and above 75, half when savings are at least twice the capital, a fifth when cover is already held.`,
      ),
    ingressi: [
      'dataNascita',
      'professione',
      'redditoNettoAnnuo',
      'polizze.rischioNonAutosufficienza',
      'comuneResidenza',
      'valorePatrimonioMobiliare',
      'polizze.renditaLtcMensile',
      'anniContributi',
      'laureato',
    ],
    decisivi: ['dataNascita', 'professione', 'redditoNettoAnnuo'],
    usa: ['previdenza.stima'],
    costanti: [
      'ltc.costo',
      'ltc.anni',
      'ltc.quotaSingolo',
      'ltc.quotaCoppia',
      'inps.accompagnamento',
      'tcm.etaFigli',
    ],
    ipotesi: [
      ({ v }) =>
        testo(
          `Costo al mese: Nord ${euro(v['ltc.costo'].Nord)}, Centro ${euro(v['ltc.costo'].Centro)}, Mezzogiorno ${euro(v['ltc.costo'].Mezzogiorno)}; l’assistenza dura ${anni(v['ltc.anni']).it}.`,
          `Monthly cost: North ${euro(v['ltc.costo'].Nord)}, Centre ${euro(v['ltc.costo'].Centro)}, South ${euro(v['ltc.costo'].Mezzogiorno)}; care lasts ${anni(v['ltc.anni']).en}.`,
        ),
      ({ v }) =>
        testo(
          `Del reddito futuro si può usare ${ilPct(quota(v['ltc.quotaSingolo']))} da soli, ${ilPct(quota(v['ltc.quotaCoppia']))} in coppia.`,
          `${quota(v['ltc.quotaSingolo'])} of future income can be used alone, ${quota(v['ltc.quotaCoppia'])} in a couple.`,
        ),
    ],
    soglie: [],
    limiti: [
      testo(
        'L’indennità spetta solo se riconosciuta; i contributi delle Regioni non sono calcolati.',
        'The allowance is due only once recognised; regional contributions are not worked out.',
      ),
    ],
    tetto: {
      livello: 'media',
      perche: testo(
        'Costo e durata dell’assistenza sono medie: nessuno può conoscere i propri.',
        'Cost and length of care are averages: nobody can know their own.',
      ),
    },
  }),
  'soluzione.assistenza-medica': soluzione('assistenza-medica', {
    risponde: testo(
      'Quanto conviene verificare una copertura per le cure?',
      'How much is it worth checking health cover?',
    ),
    formula: testo(
      'Punti = 15 + 10 per ogni figlio a carico (al massimo 30) + 15 se lavora in proprio + 20 tra 50 e 74 anni, 10 tra 40 e 49 + 15 sopra 35.000\u00A0€ netti; un quinto della somma se c’è già una copertura.',
      'Points = 15 + 10 for each dependent child (30 at most) + 15 if self-employed + 20 from 50 to 74 years, 10 from 40 to 49 + 15 above 35.000\u00A0€ net; a fifth of the sum when cover is already held.',
    ),
    ingressi: ['polizze.coperturaSanitaria', 'dataNascita', 'professione', 'redditoNettoAnnuo'],
    decisivi: ['dataNascita', 'professione'],
    usa: [],
    costanti: ['medie.spesaSanitaria', 'tcm.etaFigli'],
    ipotesi: [PUNTI],
    soglie: [],
    limiti: [
      testo(
        'Non si chiede nulla sulla salute: contano età, lavoro e famiglia.',
        'Nothing is asked about health: age, work and family count.',
      ),
    ],
  }),
  'soluzione.polizze-rischi': soluzione('polizze-rischi', {
    risponde: testo(
      'Quanta parte del patrimonio è in immobili senza copertura?',
      'How much of the wealth is in uninsured property?',
    ),
    formula: testo(
      'Esposizione = casa di proprietà non assicurata + altri immobili. Punti = 45 + 40 × esposizione ÷ patrimonio, oppure 15 se non c’è esposizione; 10 in più con figli a carico, 5 con un mutuo su una casa scoperta.',
      'Exposure = owned home not insured + other property. Points = 45 + 40 × exposure ÷ wealth, or 15 with no exposure; 10 more with dependent children, 5 with a mortgage on an uninsured home.',
    ),
    ingressi: [
      'statoResidenza',
      'assicurazioneResidenza',
      'valoreResidenza',
      'valorePatrimonioImmobiliareSecondHomes',
    ],
    decisivi: ['statoResidenza', 'valoreResidenza'],
    usa: [],
    costanti: ['tcm.etaFigli'],
    ipotesi: [
      PUNTI,
      testo(
        'Gli altri immobili si contano come non assicurati.',
        'Other property is counted as not insured.',
      ),
    ],
    soglie: [],
    limiti: [
      testo(
        'Il valore è quello di mercato; la polizza si fa sul costo di ricostruzione.',
        'The value is the market one; cover is written on the cost of rebuilding.',
      ),
    ],
  }),
  'soluzione.tutela-legale': soluzione('tutela-legale', {
    risponde: testo(
      'Quante occasioni di controversia ci sono?',
      'How many occasions for disputes are there?',
    ),
    formula: testo(
      'Punti = 10 + 30 se si lavora in proprio + 10 con un’impresa + 20 con altri immobili + 15 oltre 250.000\u00A0€ di patrimonio netto + 10 con figli a carico + 5 se la casa è di proprietà; un quinto della somma se c’è già una copertura.',
      'Points = 10 + 30 if self-employed + 10 with a business + 20 with other property + 15 above 250.000\u00A0€ net wealth + 10 with dependent children + 5 if the home is owned; a fifth of the sum when cover is already held.',
    ),
    ingressi: [
      'polizze.tutelaLegale',
      'professione',
      'statoResidenza',
      'valorePatrimonioMobiliare',
    ],
    decisivi: ['professione'],
    usa: [],
    costanti: ['tcm.etaFigli'],
    ipotesi: [PUNTI],
    soglie: [],
    limiti: [
      testo(
        'Non conta se una tutela è già compresa in altre polizze, se non lo si indica.',
        'It does not know of legal cover inside other policies unless told.',
      ),
    ],
  }),
};
