/**
 * The register: what happens to the family when income stops, care is needed, or something breaks.
 */
import { words } from '../aree.ts';
import { clamp } from '../money.ts';
import { alPct, anni, delPct, euro, ilPct } from '../parole/parole.ts';
import { ETA_MAI_ROSSO } from '../protezione/ltc.ts';
import { ASSISTENZA, NETTO_TUTELA } from '../soluzioni/punteggi.ts';
import { numero, quota, type Testo } from '../traccia/cifre.ts';
import { conSoglie, soluzione, type Voci } from './voce.ts';

const REDDITO_RISPARMI: Testo = ({ v }) =>
  words(
    `Si toglie dal bisogno ${ilPct(quota(v['tcm.quotaLiquidi']))} dei risparmi: il resto serve a vivere.`,
    `${quota(v['tcm.quotaLiquidi'])} of savings is deducted from the need: the rest is needed to live on.`,
  );
const SCOPERTURA: Testo = ({ v }) => {
  const [giallo, rosso] = v['livelli.scopertura'];
  return words(
    `Quota scoperta = mancanti ÷ bisogno. Fino ${alPct(quota(giallo))} è a posto, oltre ${ilPct(quota(rosso))} è da affrontare, in mezzo è da valutare.`,
    `Uncovered share = missing ÷ need. Up to ${quota(giallo)} it is “In order”, above ${quota(rosso)} it is “To address”, in between it is “To consider”.`,
  );
};
const MOTIVI = words(
  'Contiamo i motivi per pensarci: non è una misura del danno.',
  'We count the reasons to think about it: this does not measure the damage.',
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
    versione: 3,
    risponde: words(
      'Di quanto avrebbe bisogno la famiglia se mancasse un reddito?',
      'How much would the family need if an income stopped?',
    ),
    formula: ({ v }) =>
      words(
        `Se qualcuno dipende dal reddito: sostegno = (${quota(v['tcm.quotaReddito'])} del reddito netto, o della pensione netta per gli anni di pensione, − pensione ai superstiti netta) × anni di sostegno; bisogno = sostegno + debiti + studi dei figli + spese immediate. Se nessuno dipende e c’è un partner che risponde dei debiti: bisogno = la parte dei debiti pagata con questo reddito + spese immediate. Se non c’è nessuno: bisogno = debiti, e si tolgono anche casa e tutti i risparmi. Mancano = bisogno − ${quota(v['tcm.quotaLiquidi'])} dei risparmi − coperture già in essere, mai sotto zero.`,
        `If someone depends on the income: support = (${quota(v['tcm.quotaReddito'])} of net income, or of the net pension for the years in retirement, − net survivors’ pension) × years of support; need = support + debts + children’s education + immediate costs. If nobody depends on it and a partner is liable for the debts: need = the part of the debts paid with this income + immediate costs. If there is nobody: need = debts, and the home and all savings are deducted too. Missing = need − ${quota(v['tcm.quotaLiquidi'])} of savings − cover already held, never below zero.`,
      ),
    ingressi: [
      'redditoNettoAnnuo',
      'dataNascita',
      'professione',
      'polizze.casoMorte',
      'polizze.capitaleCasoMorte',
      'valoreResiduoMutuo',
      'valorePatrimonioMobiliare',
      'aCarico',
      'anniContributi',
      'laureato',
      'comuneResidenza',
      'altriDebiti',
      'mutuoSecondeCase',
      'convivente',
      'figlioDi',
      'figliFuoriNucleo',
    ],
    decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['previdenza.stima', 'previdenza.maturata', 'patrimonio.netto'],
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
      'dipendenti.redditoFiglio',
      'dipendenti.anniSi',
      'dipendenti.anniSempre',
      'superstiti.quote',
      'superstiti.tabellaF',
      'inps.trattamentoMinimo',
      'livelli.scopertura',
      'livelli.materialita',
      'livelli.tetti',
    ],
    ipotesi: [
      ({ v }) =>
        words(
          `Per mantenere il tenore di vita basta ${ilPct(quota(v['tcm.quotaReddito']))} del reddito.`,
          `${quota(v['tcm.quotaReddito'])} of income is enough to maintain the standard of living.`,
        ),
      REDDITO_RISPARMI,
      ({ v }) =>
        words(
          `I figli dipendono fino a ${numero(v['tcm.etaFigli'])} anni, e altri ${numero(v['dipendenti.anniSi'])} se guadagnano meno di ${euro(v['dipendenti.redditoFiglio'])} l’anno; il partner che guadagna meno ${delPct(quota(v['tcm.sogliaConiuge']))} dell’altro per ${anni(v['tcm.anniConiuge']).it}; i genitori con meno di ${euro(v['tcm.redditoGenitore'])} per ${numero(v['tcm.anniGenitori'])}. Chi dipende per sempre dal reddito della famiglia conta per ${numero(v['dipendenti.anniSempre'])}.`,
          `Children depend on it until the age of ${numero(v['tcm.etaFigli'])}, and for ${numero(v['dipendenti.anniSi'])} more years if they earn less than ${euro(v['dipendenti.redditoFiglio'])} a year; a partner earning less than ${quota(v['tcm.sogliaConiuge'])} of the other’s income, for ${anni(v['tcm.anniConiuge']).en}; parents with less than ${euro(v['tcm.redditoGenitore'])}, for ${numero(v['tcm.anniGenitori'])}. Anyone who will always depend on the family’s income counts for ${numero(v['dipendenti.anniSempre'])}.`,
        ),
      ({ v }) =>
        words(
          `Gli studi costano ${euro(v['tcm.studi'][0])} l’anno per ${anni(v['tcm.studi'][1]).it} dai ${numero(v['tcm.studi'][2])}; le spese immediate ${euro(v['tcm.speseFinali'])}.`,
          `Education costs ${euro(v['tcm.studi'][0])} a year for ${anni(v['tcm.studi'][1]).en} from the age of ${numero(v['tcm.studi'][2])}; immediate costs are ${euro(v['tcm.speseFinali'])}.`,
        ),
      words(
        'La pensione ai superstiti spetta al coniuge e ai figli che studiano, non a chi convive; senza figli si riduce se il coniuge ha un reddito alto.',
        'The survivors’ pension goes to the spouse and to children who study, not to an unmarried partner; without children it is reduced if the spouse has a high income.',
      ),
    ],
    soglie: [
      SCOPERTURA,
      ({ v }) =>
        words(
          `Fino a ${euro(v['livelli.materialita'].tcm)} mancanti è a posto. È al massimo da valutare se nessuno dipende e nessun altro risponde dei debiti, oppure se manca meno di un anno di reddito.`,
          `With up to ${euro(v['livelli.materialita'].tcm)} missing it is “In order”. It is “To consider” at most if nobody depends on the income and nobody else is liable for the debts, or if less than one year’s income is missing.`,
        ),
      ({ v }) =>
        words(
          `Da ${numero(v['tcm.etaMax'])} anni le coperture caso morte di solito non si vendono più: il conto resta.`,
          `From the age of ${numero(v['tcm.etaMax'])} term life cover is usually no longer sold: the calculation still stands.`,
        ),
    ],
    limiti: [
      words(
        'Coperture collettive del contratto di lavoro e assicurazione del mutuo contano solo se indicate; le casse professionali hanno regole proprie.',
        'Group cover under an employment contract and mortgage insurance count only if you tell us about them; professional funds have rules of their own.',
      ),
    ],
  }),
  'soluzione.infortuni-malattie': soluzione('infortuni-malattie', {
    versione: 2,
    risponde: words(
      'Quanto costerebbe non poter più lavorare?',
      'What would being unable to work cost?',
    ),
    formula: ({ v }) =>
      words(
        `Perdita di un anno = ${quota(v['invalidita.quota'])} del reddito netto − pensione di inabilità netta (quella maturata, più i contributi aggiunti fino a ${numero(v['invalidita.bonus'].eta / 12)} anni di età; mai sotto l’assegno ordinario integrato). Capitale = perdita × anni alla pensione (al massimo ${numero(v['invalidita.anniMax'])}) − ${quota(v['tcm.quotaLiquidi'])} dei risparmi, tra zero e ${numero(v['invalidita.multiplo'])} volte il reddito.`,
        `One year’s loss = ${quota(v['invalidita.quota'])} of net income − net disability pension (the pension accrued so far, plus contributions added up to the age of ${numero(v['invalidita.bonus'].eta / 12)}; never below the topped-up ordinary allowance). Capital = loss × years to retirement (${numero(v['invalidita.anniMax'])} at most) − ${quota(v['tcm.quotaLiquidi'])} of savings, between zero and ${numero(v['invalidita.multiplo'])} times income.`,
      ),
    ingressi: [
      'redditoNettoAnnuo',
      'dataNascita',
      'professione',
      'polizze.invaliditaPermanente',
      'valorePatrimonioMobiliare',
      'anniContributi',
      'dipendentePubblico',
      'laureato',
      'comuneResidenza',
      'convivente',
    ],
    decisivi: ['redditoNettoAnnuo', 'dataNascita', 'professione'],
    usa: ['previdenza.stima', 'previdenza.maturata'],
    costanti: [
      'invalidita.quota',
      'invalidita.anniMax',
      'invalidita.multiplo',
      'invalidita.bonus',
      'invalidita.integrazione',
      'inps.trattamentoMinimo',
      'inps.assegnoSociale',
      'tcm.quotaLiquidi',
      'tcm.etaMax',
      'livelli.scopertura',
      'livelli.materialita',
      'livelli.tetti',
    ],
    ipotesi: [
      ({ v }) =>
        words(
          `Serve ${ilPct(quota(v['invalidita.quota']))} del reddito, per al massimo ${anni(v['invalidita.anniMax']).it} e ${numero(v['invalidita.multiplo'])} redditi.`,
          `${quota(v['invalidita.quota'])} of income is needed, for at most ${anni(v['invalidita.anniMax']).en} and ${numero(v['invalidita.multiplo'])} times yearly income.`,
        ),
      REDDITO_RISPARMI,
      ({ v }) =>
        words(
          `L’INPS chiede ${numero(v['invalidita.bonus'].requisito / 12)} anni di contributi, di cui ${numero(v['invalidita.bonus'].ultimi / 12)} negli ultimi cinque.`,
          `INPS requires ${numero(v['invalidita.bonus'].requisito / 12)} years of contributions, ${numero(v['invalidita.bonus'].ultimi / 12)} of them in the last five.`,
        ),
    ],
    soglie: [
      SCOPERTURA,
      words(
        'Con una polizza di importo non noto è al massimo da valutare.',
        'With a policy of unknown amount it is “To consider” at most.',
      ),
    ],
    limiti: [
      words(
        'Indennità INAIL, malattia, invalidità civile e casse professionali non sono calcolate; per i dipendenti pubblici l’assegno ordinario non è contato.',
        'INAIL benefits, sick pay, civil disability and professional funds are not calculated; for public employees the ordinary allowance is not counted.',
      ),
    ],
  }),
  'soluzione.LTC': soluzione('LTC', {
    versione: 2,
    risponde: words(
      'Quanto resterebbe da pagare per un’assistenza di tutti i giorni?',
      'How much would be left to pay for daily care?',
    ),
    formula: ({ v }) =>
      words(
        `Scoperto al mese = costo dell’assistenza nella zona − indennità di accompagnamento − quota del reddito futuro (${quota(v['ltc.quotaSingolo'])} da soli, ${quota(v['ltc.quotaCoppia'])} della media dei due in coppia) − rendita già assicurata, mai sotto zero. Capitale = scoperto × 12 × ${anni(v['ltc.anni']).it}. Mancano = capitale − ${quota(v['ltc.quotaRisparmi'])} dei risparmi, mai sotto zero.`,
        `Uncovered each month = cost of care in the area − care allowance − share of future income (${quota(v['ltc.quotaSingolo'])} for one person alone, ${quota(v['ltc.quotaCoppia'])} of the average of the two for a couple) − annuity already insured, never below zero. Capital = uncovered × 12 × ${anni(v['ltc.anni']).en}. Missing = capital − ${quota(v['ltc.quotaRisparmi'])} of savings, never below zero.`,
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
    usa: ['previdenza.stima', 'bilancio'],
    costanti: [
      'ltc.margineMinimo',
      'ltc.costo',
      'ltc.anni',
      'ltc.quotaSingolo',
      'ltc.quotaCoppia',
      'ltc.quotaRisparmi',
      'ltc.presto',
      'ltc.universale',
      'inps.accompagnamento',
      'livelli.scopertura',
      'livelli.materialita',
      'livelli.tetti',
    ],
    ipotesi: [
      ({ v }) =>
        words(
          `Costo al mese: Nord ${euro(v['ltc.costo'].Nord)}, Centro ${euro(v['ltc.costo'].Centro)}, Mezzogiorno ${euro(v['ltc.costo'].Mezzogiorno)}; l’assistenza dura ${anni(v['ltc.anni']).it}.`,
          `Monthly cost: North ${euro(v['ltc.costo'].Nord)}, Centre ${euro(v['ltc.costo'].Centro)}, South ${euro(v['ltc.costo'].Mezzogiorno)}; care lasts ${anni(v['ltc.anni']).en}.`,
        ),
      ({ v }) =>
        words(
          `Del reddito futuro si può usare ${ilPct(quota(v['ltc.quotaSingolo']))} da soli, ${ilPct(quota(v['ltc.quotaCoppia']))} in coppia; dei risparmi ${ilPct(quota(v['ltc.quotaRisparmi']))}.`,
          `Of future income, ${quota(v['ltc.quotaSingolo'])} can be used by one person alone, ${quota(v['ltc.quotaCoppia'])} by a couple; of savings, ${quota(v['ltc.quotaRisparmi'])}.`,
        ),
    ],
    soglie: [
      SCOPERTURA,
      ({ v }) =>
        words(
          `Si valuta dai ${numero(v['ltc.presto'])} anni. Sotto ${euro(v['livelli.materialita'].ltc)} mancanti è a posto; prima dei ${ETA_MAI_ROSSO} anni, o con una polizza di importo non noto, è al massimo da valutare.`,
          `Assessed from the age of ${numero(v['ltc.presto'])}. With less than ${euro(v['livelli.materialita'].ltc)} missing it is “In order”; before the age of ${ETA_MAI_ROSSO}, or with a policy of unknown amount, it is “To consider” at most.`,
        ),
    ],
    limiti: [
      words(
        'Costo e durata dell’assistenza sono medie: i propri non si possono sapere prima.',
        'The cost and length of care are averages: nobody can know their own in advance.',
      ),
      words(
        'L’indennità spetta solo se riconosciuta; i contributi delle Regioni non sono calcolati.',
        'The allowance is due only once awarded; regional contributions are not calculated.',
      ),
    ],
  }),
  'soluzione.assistenza-medica': soluzione('assistenza-medica', {
    versione: 2,
    risponde: words(
      'Conviene verificare una copertura per le cure?',
      'Is it worth checking health cover?',
    ),
    formula: words(
      `Con una copertura sanitaria è a posto. Senza, contano i motivi per averla: un’età tra ${ASSISTENZA.etaForte} e ${ASSISTENZA.etaFine - 1} anni, un po’ meno tra ${ASSISTENZA.eta} e ${ASSISTENZA.etaForte - 1}; i figli a carico, uno per uno fino a tre; il lavoro in proprio in famiglia; un reddito netto sopra ${euro(ASSISTENZA.reddito)}.`,
      `With health cover it is “In order”. Without it, the reasons for having it count: age between ${ASSISTENZA.etaForte} and ${ASSISTENZA.etaFine - 1}, a little less between ${ASSISTENZA.eta} and ${ASSISTENZA.etaForte - 1}; dependent children, one by one, up to three; self-employment in the family; net income above ${euro(ASSISTENZA.reddito)}.`,
    ),
    ingressi: [
      'polizze.coperturaSanitaria',
      'dataNascita',
      'professione',
      'redditoNettoAnnuo',
      'aCarico',
      'figlioDi',
      'convivente',
      'figliFuoriNucleo',
    ],
    decisivi: ['dataNascita'],
    usa: [],
    costanti: ['medie.spesaSanitaria', 'tcm.etaFigli'],
    ipotesi: [MOTIVI],
    soglie: [
      conSoglie(
        `Senza copertura è da valutare tra ${ASSISTENZA.etaForte} e ${ASSISTENZA.etaFine - 1} anni, da due figli a carico in su, oppure con due motivi qualsiasi. Con uno solo degli altri motivi è a posto.`,
        `Without cover it is “To consider” between the ages of ${ASSISTENZA.etaForte} and ${ASSISTENZA.etaFine - 1}, with two or more dependent children, or with any two reasons. With just one of the other reasons it is “In order”.`,
      ),
    ],
    limiti: [
      words(
        'Non si chiede nulla sulla salute: contano età, lavoro e famiglia.',
        'We ask nothing about health: age, work and family are what count.',
      ),
    ],
  }),
  'soluzione.polizze-rischi': soluzione('polizze-rischi', {
    versione: 2,
    risponde: words(
      'Quanta parte del patrimonio è in immobili senza copertura?',
      'How much of your wealth is in uninsured property?',
    ),
    formula: words(
      'Quota esposta = valore delle case che hai detto non assicurate ÷ ciò che la famiglia possiede. Se non ce ne sono, è a posto. Se ce n’è almeno una, è da valutare. Più la quota è grande più conta, e con figli a carico conta di più.',
      'Exposed share = value of the homes you said are not insured ÷ what the family owns. If there are none, it is “In order”. If there is at least one, it is “To consider”. The larger the share, the more it counts, and it counts more with dependent children.',
    ),
    ingressi: [
      'statoResidenza',
      'assicurazioneResidenza',
      'valoreResidenza',
      'valorePatrimonioImmobiliareSecondHomes',
      'secondeCaseAssicurate',
      'mutuoResidenza',
      'aCarico',
      'figlioDi',
      'convivente',
      'figliFuoriNucleo',
      'dataNascita',
      'professione',
    ],
    decisivi: ['statoResidenza'],
    usa: ['patrimonio.netto'],
    costanti: ['tcm.etaFigli', 'livelli.tetti'],
    ipotesi: [
      words(
        'Una casa di cui non si sa se è assicurata non si conta come scoperta.',
        'If we do not know whether a home is insured, we do not count it as uninsured.',
      ),
    ],
    soglie: [
      ({ v }) => {
        const share = (points: number) => quota(clamp((v['score.red'] - points) / 40));
        return words(
          `È da affrontare se la quota esposta arriva ${alPct(share(45))}, o ${alPct(share(55))} con figli a carico.`,
          `It is “To address” if the exposed share reaches ${share(45)}, or ${share(55)} with dependent children.`,
        );
      },
      words(
        'Con un mutuo la banca di solito chiede la polizza incendio: se hai risposto «non assicurata» va controllato, ed è al massimo da valutare.',
        'With a mortgage the bank usually requires fire cover: if you answered “not insured” it needs checking, and it is “To consider” at most.',
      ),
    ],
    limiti: [
      words(
        'Il valore è quello di mercato; la polizza si fa sul costo di ricostruzione.',
        'The value is the market value; a policy is based on the cost of rebuilding.',
      ),
    ],
  }),
  'soluzione.tutela-legale': soluzione('tutela-legale', {
    versione: 3,
    risponde: words(
      'Quante occasioni di controversia ci sono?',
      'How many grounds for dispute are there?',
    ),
    formula: words(
      `Con una tutela legale è a posto. Senza, contano i motivi di lite, dal più forte: il lavoro in proprio, e di più con un’impresa; altre case; più di ${euro(NETTO_TUTELA)} di patrimonio netto; figli a carico; la casa di proprietà.`,
      `With legal cover it is “In order”. Without it, the grounds for dispute count, the strongest first: self-employment, and more so with a business; other homes; net worth above ${euro(NETTO_TUTELA)}; dependent children; a home you own.`,
    ),
    ingressi: [
      'polizze.tutelaLegale',
      'professione',
      'imprenditore',
      'statoResidenza',
      'valorePatrimonioImmobiliareSecondHomes',
      'aCarico',
      'figlioDi',
      'convivente',
      'figliFuoriNucleo',
      'dataNascita',
      'redditoNettoAnnuo',
    ],
    decisivi: ['professione'],
    usa: ['patrimonio.netto'],
    costanti: ['tcm.etaFigli'],
    ipotesi: [MOTIVI],
    soglie: [
      conSoglie(
        `Senza tutela è da valutare se in famiglia qualcuno lavora in proprio; se ci sono altre case e almeno un altro motivo; oppure con più di ${euro(NETTO_TUTELA)} di patrimonio netto e figli a carico.`,
        `Without cover it is “To consider” if someone in the family is self-employed; if there are other homes and at least one other reason; or with net worth above ${euro(NETTO_TUTELA)} and dependent children.`,
      ),
    ],
    limiti: [
      words(
        'Se una tutela è già compresa in un’altra polizza lo sappiamo solo se ce lo dici.',
        'If legal cover is already part of another policy, we know only if you tell us.',
      ),
    ],
  }),
};
