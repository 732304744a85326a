/** The keys of section 8 of the domain specification and the shape of each value. */
import type { Segnale } from './segnali.ts';
import type { SoluzioneCode } from '../aree.ts';
import type { SuddivisioneInvestimento } from '../nucleo.ts';

/** [base, middle, slope, limit1, limit2, limit3, extra, extraFrom, extraTo], euro. */
export type Detrazione = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
/** Upper limit (null = none) and rate. */
export type Scaglioni = readonly (readonly [number | null, number])[];
/** x and y of a broken line, x rising. */
export type Nodi = readonly (readonly [number, number])[];
/** Rows kept by year: see `perAnno` in per-anno.ts. */
export type PerAnno = Readonly<Record<number, number>>;
export type Coppie = Readonly<Record<string, readonly [number, number]>>;
type PerSoluzione = { [K in SoluzioneCode as `soluzione.${K}.peso`]: number } & {
  [K in SoluzioneCode as `soluzione.${K}.attiva`]: boolean;
} & { [K in SoluzioneCode as `soluzione.${K}.ordine`]: number };

export type ValoriCostanti = {
  'tax.irpef.scaglioni': Scaglioni;
  'tax.detr.dip': Detrazione;
  'tax.detr.aut': Detrazione;
  'tax.detr.pens': Detrazione;
  'tax.cuneo.somma': Nodi;
  'tax.cuneo.detrazione': readonly [number, number, number, number];
  'tax.trattamentoIntegrativo': readonly [number, number, number];
  'tax.addizionali.regioni': Coppie;
  'tax.addizionali.default.r': number;
  'tax.addizionali.default.c': number;
  'tax.forfettario.aliquota': number;
  'tax.forfettario.limite': number;
  /** Share of the turnover that is income, when the person does not tell it. */
  'forfettario.coefficienti': {
    readonly gs: number;
    readonly artigiano: number;
    readonly commerciante: number;
  };
  /** Income of a year above which a student pays contributions. */
  'studente.sogliaGs': number;
  'tfr.quota': number;
  'tfr.reale': number;
  /** Starting contributions to a fund besides severance pay: shares of gross pay. */
  'tfr.contributi': { readonly proprio: number; readonly datore: number };
  'inps.massimale': number;
  /** Of artisans and shopkeepers who paid before 1996. */
  'inps.massimale.ac95': number;
  'inps.primaFascia': number;
  'inps.minimaleAC': number;
  'inps.dip.aliquota': number;
  'inps.dip.aggiuntiva': number;
  'inps.gs.aliquota': number;
  'inps.art.aliquota': number;
  'inps.com.aliquota': number;
  'inps.ac.aggiuntiva': number;
  'inps.ac.maternita': number;
  'inps.computo': {
    readonly dip: number;
    readonly gs: number;
    readonly art: number;
    readonly com: number;
  };
  'inps.coefficienti': Nodi;
  'inps.coefficienti.annoBase': number;
  'inps.assegnoSociale': number;
  'inps.trattamentoMinimo': number;
  'inps.accompagnamento': number;
  /** Age of the old-age pension in months, by year, as set by law. */
  'pensione.requisito.legge': Nodi;
  /** The same from the first year that is a projection; it moves every second year. */
  'pensione.requisito.proiezione': Nodi;
  /** Months to wait after the requirement in the pension funds of local bodies, by year. */
  'pensione.finestra.pubblica': PerAnno;
  /**
   * The early pension of people who began after 1995: age and months of contributions, in 2026,
   * amount asked as multiples of the social allowance (mothers of one child, of more), months to
   * wait, and the most that is paid until old age, as a multiple of the minimum pension.
   */
  'pensione.contributiva': {
    readonly eta: number;
    readonly mesi: number;
    readonly mult: readonly [number, number, number];
    readonly finestra: number;
    readonly tetto: number;
  };
  'pensione.sogliaSicura': number;
  'pensione.continuita': {
    readonly piena: number;
    readonly parziale: number;
    readonly saltuaria: number;
  };
  'pensione.ingressoTardivo': number;
  /** Uncovered share of the target at which the pension turns yellow, and red. */
  'pensione.soglie': readonly [number, number];
  'pensione.soglieMese': number;
  'pensione.anticipata.M': number;
  'pensione.anticipata.F': number;
  'pensione.anticipata.finestra': number;
  'pensione.g': number;
  'pensione.rho': number;
  'pensione.coefDrift': number;
  'pensione.densita': number;
  'pensione.etaInizio': number;
  'pensione.etaInizio.laurea': number;
  'pensione.retributivo': number;
  'pensione.retributivo.eccedenza': number;
  'pensione.obiettivo': number;
  'pensione.quotaMaxRisparmio': number;
  'fondo.rendimento': Nodi;
  'fondo.coeffRendita': Nodi;
  'fondo.deducibilita': number;
  'fondo.deducibilita.extra': number;
  'fondo.imposta.max': number;
  'fondo.imposta.min': number;
  'fondo.imposta.passo': number;
  'fondo.imposta.da': number;
  /** Years of participation before which a fund pays no benefit. */
  'fondo.anniMinimi': number;
  'riscatto.minimale': PerAnno;
  'riscatto.aliquota': number;
  'riscatto.anniRate': number;
  /** Share of the savings beyond the reserve that a buy-back may take. */
  'riscatto.quotaRisparmi': number;
  /** Monthly instalments of a buy-back. */
  'riscatto.rate': number;
  'riscatto.soglie': readonly [number, number, number];
  'riscatto.etaStudi': number;
  'tcm.quotaReddito': number;
  'tcm.etaFigli': number;
  'tcm.anniConiuge': number;
  'tcm.anniGenitori': number;
  'tcm.sogliaConiuge': number;
  'tcm.redditoGenitore': number;
  'tcm.studi': readonly [number, number, number];
  'tcm.speseFinali': number;
  'tcm.quotaLiquidi': number;
  'tcm.etaMax': number;
  /** Below this income a son or daughter of age still depends, euro a year. */
  'dipendenti.redditoFiglio': number;
  /** Years of support: for a person who depends on the income for now, and for ever. */
  'dipendenti.anniSi': number;
  'dipendenti.anniSempre': number;
  /** Green up to the first share uncovered, red from the second. */
  'livelli.scopertura': readonly [number, number];
  /** Amounts below these are too small to count, euro. */
  'livelli.materialita': {
    readonly tcm: number;
    readonly invalidita: number;
    readonly ltc: number;
  };
  /** Points that each sign takes away from the confidence in an estimate. */
  'affidabilita.segnali': { readonly [K in Segnale]: number };
  /** Width of an estimate by confidence, high first: share of a sum, points of a pension's rate. */
  'affidabilita.banda': {
    readonly stima: readonly [number, number, number];
    readonly pensione: readonly [number, number, number];
  };
  /**
   * Points added to the priority of an area that is not green; in place of them those of a reserve
   * that is short, and of a need that nobody depends on.
   */
  'priorita.bonus': { readonly [K in SoluzioneCode | 'carenza' | 'senzaDipendenti']: number };
  /** Highest points: of a yellow, of a need that nobody depends on, of care below fifty. */
  'livelli.tetti': {
    readonly giallo: number;
    readonly tcmSenza: number;
    readonly ltcSotto50: number;
  };
  /** Times the minimum pension, and the cut above it. */
  'superstiti.tabellaF': readonly (readonly [number, number])[];
  'superstiti.quote': {
    readonly coniuge: readonly [number, number, number];
    readonly figli: readonly [number, number, number];
  };
  'ltc.costo': {
    readonly Nord: number;
    readonly Centro: number;
    readonly Mezzogiorno: number;
    readonly default: number;
  };
  'ltc.anni': number;
  'ltc.quotaSingolo': number;
  'ltc.quotaCoppia': number;
  /** Share of savings that may pay for care. */
  'ltc.quotaRisparmi': number;
  /** Age below which the matter waits. */
  'ltc.presto': number;
  /** What must be left of a month for a cover to be looked at, euro. */
  'ltc.margineMinimo': number;
  /** From which age and until which day the «Prestazione universale» may be asked for. */
  'ltc.universale': { readonly eta: number; readonly fino: string };
  /** In months: bonus up to which age, at most, contributions asked, of which in the last years. */
  'invalidita.bonus': {
    readonly eta: number;
    readonly max: number;
    readonly requisito: number;
    readonly ultimi: number;
  };
  /** Times the social allowance, alone and as a couple. */
  'invalidita.integrazione': { readonly personale: number; readonly coniugale: number };
  'invalidita.quota': number;
  'invalidita.anniMax': number;
  'invalidita.multiplo': number;
  'emergenza.mesi': {
    readonly imp: number;
    readonly aut: number;
    readonly pens: number;
    readonly due: number;
    readonly uno: number;
    readonly nessuno: number;
  };
  'spese.quotaEssenziale': number;
  /** Of a family of two, euro a month, by area. */
  'spese.mediana': {
    readonly Nord: number;
    readonly Centro: number;
    readonly Mezzogiorno: number;
    readonly default: number;
  };
  /** By how many people, from one to five and more. */
  'spese.fattore': readonly [number, number, number, number, number];
  /** Share of that spending for a person who owns the home. */
  'spese.proprieta': number;
  /** Share of told spending that is essential, and least share of a similar family's. */
  'spese.essenziale': number;
  'spese.minime': number;
  /** Least share of income that a family is taken to spend. */
  'spese.quotaReddito': number;
  /** Months of deficit that savings must bear: before it comes first, before all is well. */
  'bilancio.mesi': number;
  'bilancio.mesiSolide': number;
  /** Months of income in expensive debts: before debts come first, before a crisis is spoken of. */
  'debiti.mesiApertura': number;
  'debiti.mesiOcc': number;
  /** Instalments that savings must cover where there is no income. */
  'debiti.rateLiquide': number;
  /** Instalments over income, as answered: noticeable, high, unbearable. */
  'rate.soglie': readonly [number, number, number];
  /** Budget to compare covers with: share of the margin and of the income, euro a month. */
  'piano.protezione': { readonly quota: number; readonly reddito: number; readonly max: number };
  /** Smallest sum of a plan and its step, euro. */
  'piano.minimo': number;
  /** Share of the reserve that may be missing when saving for the pension begins. */
  'piano.riservaTollerata': number;
  /** A low income in old age: times the minimum pension, and from what age. */
  'situazioni.anziani': { readonly tm: number; readonly eta: number };
  'situazioni.etaAssegno': number;
  /** Income of a family with children over what a similar one spends, below which it is low. */
  'situazioni.redditoFigli': number;
  /** Savings from which the mix begins to weigh, and from which it weighs in full; euro. */
  'gestione.allocazione': readonly [number, number];
  /** Months of reserve for a person who lives on savings. */
  'riserva.mesiRendita': number;
  /** Rate and length of a mortgage of which only the residual is known. */
  'rata.stima': {
    readonly tasso: number;
    readonly eta: number;
    readonly min: number;
    readonly max: number;
  };
  'modello.azioni': readonly [number, number, number];
  'modello.oro': number;
  'modello.liquidiMin': number;
  'modello.crypto': number;
  'rischio.sigma': SuddivisioneInvestimento;
  'soglie.allocazione': readonly [number, number];
  'soglie.immobili': readonly [number, number];
  'soglie.impresa': readonly [number, number];
  'soglie.leva': readonly [number, number];
  'vix.soglie': readonly [number, number];
  'depositi.garanzia': number;
  'tassa.capitale': number;
  'tassa.statali': number;
  'tassa.crypto': number;
  'bollo.prodotti': number;
  'bollo.conto': number;
  'successione.aliquote': {
    readonly linea: readonly [number, number];
    readonly fratello: readonly [number, number];
    readonly parente: readonly [number, number];
    readonly altro: readonly [number, number];
    readonly disabile: number;
  };
  'successione.quotaCatastale': number;
  /** Cadastral value: revaluation of the rent, multiplier of a first home, of another one. */
  'catasto.rivalutazione': number;
  'catasto.prima': number;
  'catasto.altra': number;
  /**
   * Points when an unmarried partner would inherit nothing: with a home, without anything; from and
   * to which net worth they grow, euro.
   */
  'passaggio.convivente': {
    readonly casa: number;
    readonly base: number;
    readonly da: number;
    readonly a: number;
  };
  /** Inheritance tax from which it weighs in full, euro. */
  'passaggio.imposta': number;
  /** Declared mean → net mean, by region; `Italia` is the fallback. */
  'medie.regioni': Coppie;
  /** Taxable mean → net mean, by profession. */
  'medie.professioni': Coppie;
  /** Highest age of the band (null = no limit), household income, household net worth. */
  'medie.eta': readonly (readonly [number | null, number, number])[];
  /** Household net income: mean, median. */
  'medie.famiglia': readonly [number, number];
  /** Mean and median household net worth. */
  'medie.patrimonio': readonly [number, number];
  'medie.area': { readonly centroNord: number; readonly mezzogiorno: number };
  'medie.area.mediana': {
    readonly nordEst: number;
    readonly nordOvest: number;
    readonly mezzogiorno: number;
  };
  'medie.condizione': {
    readonly indipendente: number;
    readonly dipendente: number;
    readonly pensionato: number;
    readonly nonOccupato: number;
  };
  'medie.istruzione': {
    readonly primaria: number;
    readonly secondaria: number;
    readonly laurea: number;
  };
  'medie.patrimonio.2020': number;
  'medie.risparmi': number;
  'medie.patrimonio.testa': {
    readonly indipendente: number;
    readonly pensionato: number;
    readonly dipendente: number;
  };
  /** Out-of-pocket health spending of a family, a year. */
  'medie.spesaSanitaria': number;
  'score.red': number;
  'score.yellow': number;
  'soluzione.soglie': {
    readonly gestione: number;
    readonly polizza: number;
    readonly unit: number;
    readonly etaRiscatto: number;
  };
  'ui.decimali.prezzi': number;
  'ui.vix.giorniMax': number;
  'gestione.anniUscite': number;
  /** Age up to which the projection goes. */
  'proiezione.etaFinale': number;
  'proiezione.inflazione': number;
  /** Spending beyond the essential, as a share of what comes in. */
  'proiezione.quotaAltreSpese': number;
  'proiezione.mutuo.tasso': number;
  'proiezione.mutuo.anni': number;
  'proiezione.mutuo.etaMax': number;
  /** Real growth of the value of property. */
  'proiezione.immobili': number;
  /** Share of bonds taxed as government bonds. */
  'proiezione.quotaStatali': number;
  /** Real yearly return of each class, costs taken away, before tax. */
  'proiezione.rendimenti': SuddivisioneInvestimento;
  /** Correlations of the logarithms of returns, classes in the order of `CLASSI`. */
  'proiezione.correlazioni': readonly (readonly number[])[];
  'proiezione.percorsi': number;
} & PerSoluzione;

export type ChiaveCostante = keyof ValoriCostanti;
