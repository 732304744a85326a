/** The values that sentences about the solutions name, and the codes of their steps. */
import type { FamigliaEredi } from '../successione/per-erede.ts';
import type { FattiImposta } from '../successione/stima.ts';
import type { MotivoPassaggio, ParteMix } from './punteggi.ts';
import type { PensioneOk } from '../previdenza/pensione.ts';
import type { Ripartizione } from '../fisco/regione.ts';
import type { Membro } from '../nucleo.ts';
import type { CasoTcm } from '../protezione/caso-tcm.ts';
import type { OrigineSpese } from '../patrimonio/riserva.ts';
import type { AzioneLtc } from '../protezione/ltc.ts';
import type { Riscatto } from '../riscatto/riscatto.ts';

/** As much of a person as a sentence names. */
export type Persona = Pick<Membro, 'firstName' | 'gradoParentela'>;

/** Why a person was not scored, for the sentence that says it. */
export interface Ragione {
  code:
    | 'reddito_ignoto'
    | 'reddito_partner_ignoto'
    | 'nessuno'
    | 'nessun_reddito'
    | 'non_lavora'
    | 'cassa_professionale'
    | 'pensione_raggiunta'
    | 'presto'
    | 'pensione_futura'
    | 'reddito_riserva'
    | 'spese_ignote'
    | 'risparmi_ignoti'
    | 'non_sostenibile'
    | 'studi_prima_1996';
  persona: Persona;
  /** The other of the couple, where the sentence names one. */
  partner?: Persona | undefined;
  /** From which age the matter comes back. */
  eta?: number;
  /** Euro. */
  somma?: number;
}

/** Amounts are euro, shares 0–1, times years, unless stated otherwise. */
export interface Fatti {
  TCM: {
    persona: Persona;
    caso: CasoTcm;
    partner: Persona | undefined;
    /** The partner is not a spouse. */ convivente: boolean;
    redditoPartnerIgnoto: boolean;
    eta: number;
    /** A policy may be looked at. */ prodotto: boolean;
    /** Enrolled in the fund of a profession. */ cassa: boolean;
    reddito: number;
    capitale: number;
    /** How long the family needs support. */ anni: number;
    /** Support lasts beyond the pension of the insured. */ oltrePensione: boolean;
    /** Who depends, the partner among them. */ dipendono: Persona[];
    fabbisognoLordo: number;
    istruzione: number;
    pensioneSuperstiti: number;
    superstitiRidotta: boolean;
    /** Counted for this person. */ debiti: number;
    mobiliare: number;
    /** Told value of the homes, where it counts. */ immobili: number;
    quotaReddito: number;
    /** Share of savings taken off the need. */ quotaLiquidi: number;
    /** Yearly cost of studies, for how many years, from which age. */
    studi: readonly [costo: number, durata: number, da: number];
    /** The children who study. */ figli: Persona[];
  };
  'infortuni-malattie': {
    persona: Persona;
    inProprio: boolean;
    pubblico: boolean;
    /** Contributions are enough for the public benefits. */ diritto: boolean;
    prodotto: boolean;
    reddito: number;
    perditaAnnua: number;
    anni: number;
    anniMax: number;
    anniBonus: number;
    prestazionePubblicaNetta: number;
    assegnoOrdinarioNetto: number;
    capitale: number;
    tettoRaggiunto: boolean;
    quota: number;
    quotaLiquidi: number;
    mobiliare: number;
    /** Times the yearly income. */ multiplo: number;
  };
  pensione: {
    persona: Persona;
    reddito: number;
    obiettivo: number;
    /** The person told the years of contributions. */ contributiDetti: boolean;
    /** There is an employer, who may pay into a fund. */ dipendente: boolean;
    /** Tax savings may be named: how the work is taxed is known. */ regimeNoto: boolean;
    /** Takes part in a fund and did not give what it holds. */ fondoSenzaSaldo: boolean;
    stima: PensioneOk;
  };
  'gestione-patrimonio': {
    /** Of all who are switched on. */ mobiliare: number;
    bisogno: number;
    carenza: number;
    /** Months of the reserve. */ mesi: number;
    /** What the essential spending was worked out from. */
    spese: OrigineSpese;
    /** Share of income that is essential. */ quotaEssenziale: number;
    /** Share of a similar family's spending. */ quotaSimile: number;
    /** Of the household, a year. */ reddito: number;
    /** Outflows planned over the next three years. */ uscite: number;
    /** The rest, for longer goals. */ residuo: number;
    /** Cash above the need. */ liquiditaInPiu: number;
    /** From the model by age, points; undefined when the split was not given. */
    distanza: number | undefined;
    eta: number;
    quotaImmobili: number;
    maxPeso: number;
    /** Share of savings whose tax regime is not known. */ senzaRegime: number;
    segnali: SegnaleGestione[];
    /** What weighs most, where the reserve is there and the mix alone makes the level. */
    sbilancio: ParteMix | undefined;
  };
  LTC: {
    persona: Persona;
    azione: readonly AzioneLtc[];
    costoMensile: number;
    /** Year of that estimate. */ annoCosto: number;
    gapMensile: number;
    risorseProprie: number;
    capitale: number;
    /** What savings do not cover of it. */ scoperto: number;
    /** Share of savings that may pay for care. */ quotaRisparmi: number;
    mobiliare: number;
    /** Of the allowance, a month. */ indennita: number;
    anni: number;
    /** Of the future income that is counted. */ quota: number;
    /** Euro a month; of a couple the mean of the two. */ redditoFuturo: number;
    coppia: boolean;
    ripartizione: Ripartizione | null;
  };
  'polizze-rischi': {
    esposizione: number;
    quota: number;
    immobili: number;
    /** A mortgaged home was said not to be insured: probably a wrong answer. */ controlla: boolean;
    /** Nobody said whether the home is insured; whether the other homes are. */
    casaIgnota: boolean;
    secondeIgnote: boolean;
    /** Firms must insure their property. */ impresa: boolean;
  };
  'assistenza-medica': {
    spesa: number;
    /** Year of that statistic. */ anno: number;
    motivi: MotivoAssistenza[];
    copertura: boolean;
  };
  'tutela-legale': { copertura: boolean; motivi: MotivoTutela[] };
  'riscatto-laurea': {
    persona: Persona;
    aliquota: number;
    anniRate: number;
    /** Years of study that count. */ anniUtili: number;
    /** Year of the minimum income, when it is not that of the application. */
    annoMinimale: number | undefined;
    forfettario: boolean;
    mesiAnticipo: number;
    agevolato: Extract<Riscatto, { status: 'ok' }>['agevolato'];
  };
  polizza: {
    motivo: MotivoPassaggio;
    partner: Persona | undefined;
    /** Me owns the home. */ casaPropria: boolean;
    mobiliare: number;
    eredi: FamigliaEredi;
    /** Share that a will may leave freely. */ disponibile: number;
    imposta: FattiImposta;
    quotaCatastale: number;
  };
  'investimenti-capitale-garantito': {
    bisogno: number;
    sicuri: number;
    liquidi: number;
    /** What deposits are guaranteed up to. */ garanzia: number;
    manca: number;
    /** Months of the reserve. */ mesi: number;
    /** Nothing to speak of is missing. */ aPosto: boolean;
  };
  'unit-index-linked': { importo: number; assicurativiPct: number; mobiliare: number };
}

export type SegnaleGestione = 'liquidita' | 'concentrazione' | 'immobili' | 'regime';
export type MotivoAssistenza = 'figli' | 'lavoroInProprio' | 'eta' | 'reddito';
export type MotivoTutela =
  'lavoroInProprio' | 'impresa' | 'altriImmobili' | 'patrimonio' | 'figli' | 'casa';
export interface CodicePasso {
  TCM:
    | 'sostegno'
    | 'debiti'
    | 'studi'
    | 'spese'
    | 'servono'
    | 'immobili'
    | 'risparmi'
    | 'copertura'
    | 'mancano';
  'infortuni-malattie': 'reddito' | 'prestazione' | 'perdita' | 'anni' | 'risparmi' | 'mancano';
  pensione:
    | 'lordo'
    | 'contributi'
    | 'montante'
    | 'pensioneLorda'
    | 'pensioneNetta'
    | 'obiettivo'
    | 'fondo'
    | 'mancano'
    | 'versamento';
  'gestione-patrimonio': 'spese' | 'riserva' | 'uscite' | 'risparmi' | 'manca' | 'distanza';
  LTC:
    | 'costo'
    | 'indennita'
    | 'redditoFuturo'
    | 'rendita'
    | 'scoperti'
    | 'capitale'
    | 'risparmi'
    | 'mancano';
  'polizze-rischi': 'casa' | 'altriImmobili' | 'esposizione';
  'assistenza-medica': never;
  'tutela-legale': never;
  'riscatto-laurea':
    'costo' | 'risparmioFiscale' | 'costoNetto' | 'pensione' | 'recupero' | 'anticipo';
  polizza: 'risparmi' | 'base' | 'imposta';
  'investimenti-capitale-garantito': 'riserva' | 'uscite' | 'sicuri' | 'mancano';
  'unit-index-linked': 'importo';
}
