/**
 * Scores of the solutions that are not the outcome of a rule of their own (domain.md 7). 0–100, not
 * rounded.
 */
import type { Valori } from '../costanti/costanti.ts';
import { clamp, sum } from '../money.ts';
import type { PensioneOk } from '../previdenza/pensione.ts';
import { punteggioScopertura } from '../protezione/copertura.ts';

// Limits that the register tells too (`regole/`).
/** Ages and net income that make health cover worth a look; from `etaFine` on age is no reason. */
export const ASSISTENZA = { eta: 40, etaForte: 50, etaFine: 75, reddito: 35_000 } as const;
/** Above this net worth there is something to quarrel about. */
export const NETTO_TUTELA = 250_000;
/** From this age on years bought back count less. */
export const ETA_RISCATTO_TARDI = 55;
export const LIMITI_PASSAGGIO = {
  /** From this net worth a family has something that the law would divide. */
  netto: 100_000,
  eta: 55,
  etaForte: 70,
  risparmi: 250_000,
  /** Share of savings in insurance products above which there is less to do, 0–100. */
  assicurativiPct: 40,
} as const;
/** From here on the mix has a fault: one class, 0–100, and property, 0–1. */
export const MIX = { classe: 40, immobili: 0.5 } as const;
/** From this age on safe money counts more. */
export const ETA_SICURI = 65;
export const UNIT = { importo: 100_000, eta: 70 } as const;

const score = (value: number): number => clamp(value, 0, 100);

/** domain.md 7.3. The share of the target that is missing after the fund. */
export function scorePensione(
  valori: Valori,
  { gapAnnuo, obiettivoNetto }: Pick<PensioneOk, 'gapAnnuo' | 'obiettivoNetto'>,
): number {
  const soglie = valori['pensione.soglie'];
  const missing = obiettivoNetto > 0 ? gapAnnuo / obiettivoNetto : 0;
  // A few euro a month are not a gap, whatever they are a share of.
  const small = gapAnnuo / 12 < valori['pensione.soglieMese'];
  return punteggioScopertura(small ? Math.min(missing, soglie[0]) : missing, soglie);
}

export interface InputGestione {
  /** Distance from the model, points. */
  D: number;
  /** Missing reserve over what it takes. */
  carenzaRatio: number;
  /** Points of cash above what the near future asks for. */
  eccessoLiquidi: number;
  /** Largest class, cash left out, points. */
  maxPeso: number;
  nonso: number;
  quotaImmobili: number;
  /** Savings: few weigh less on the mix. Absent: enough. */
  mobiliare?: number | undefined;
}
/** What the parts of the mix weigh, points of 100 in all (domain.md 7.4). */
export const pesiMix = ({
  D,
  eccessoLiquidi,
  maxPeso,
  nonso,
  quotaImmobili,
}: Omit<InputGestione, 'carenzaRatio' | 'mobiliare'>): Readonly<Record<ParteMix, number>> => ({
  distanza: 0.3 * 100 * clamp(D / 50),
  liquidita: 0.3 * 100 * clamp(eccessoLiquidi / 50),
  concentrazione: 0.15 * 100 * clamp((maxPeso - MIX.classe) / 50),
  regime: 0.1 * nonso,
  immobili: 0.15 * 100 * clamp((quotaImmobili - MIX.immobili) / 0.4),
});
export type ParteMix = 'distanza' | 'liquidita' | 'concentrazione' | 'regime' | 'immobili';

/** domain.md 7.4. A missing reserve decides; the mix alone is never red. */
export function scoreGestione(
  valori: Valori,
  { carenzaRatio, mobiliare, ...mix }: InputGestione,
): number {
  const [pochi, molti] = valori['gestione.allocazione'];
  const weight = mobiliare === undefined ? 1 : clamp((mobiliare - pochi) / (molti - pochi));
  const points = sum(Object.values(pesiMix(mix)));
  return Math.max(
    punteggioScopertura(carenzaRatio, valori['livelli.scopertura']),
    weight * Math.min(valori['livelli.tetti'].giallo, points),
  );
}

export interface InputPolizzeRischi {
  /** Told value of the homes that were said not to be insured. */
  casaNonAssicurata: number;
  /** Other homes that were said not to be insured. */
  secondeCaseScoperte: number;
  lordo: number;
  figli: number;
  /** There is a mortgage on a home that was said not to be insured. */
  mutuo: boolean;
}
/**
 * domain.md 7.6. Banks ask for cover of a mortgaged home: «not insured» is to be checked, and never
 * red.
 */
export function scorePolizzeRischi(
  valori: Valori,
  p: InputPolizzeRischi,
): { esposizione: number; controlla: boolean; score: number } {
  const esposizione = p.casaNonAssicurata + p.secondeCaseScoperte;
  const share = p.lordo > 0 ? esposizione / p.lordo : 0;
  const base = esposizione > 0 ? 45 + 40 * share : 15;
  const total = score(base + (p.figli > 0 ? 10 : 0) + (p.mutuo ? 5 : 0));
  return {
    esposizione,
    controlla: p.mutuo,
    score: p.mutuo ? Math.min(valori['livelli.tetti'].giallo, total) : total,
  };
}

/** Of a check or an opportunity: yellow at most. */
const alPiuGiallo = (valori: Valori, total: number): number =>
  clamp(total, 0, valori['livelli.tetti'].giallo);
/** With a cover in place, a fifth of the points remains. */
const COPERTO = 0.2;

export interface InputAssistenza {
  figli: number;
  autonomo: boolean;
  eta: number;
  redditoNetto: number;
  copertura: boolean;
}
/** Points of each reason of 7.7. */
export const puntiAssistenza = (p: InputAssistenza) => ({
  base: 15,
  figli: Math.min(30, 10 * p.figli),
  lavoroInProprio: p.autonomo ? 15 : 0,
  eta:
    p.eta < ASSISTENZA.eta || p.eta >= ASSISTENZA.etaFine
      ? 0
      : p.eta < ASSISTENZA.etaForte
        ? 10
        : 20,
  reddito: p.redditoNetto > ASSISTENZA.reddito ? 15 : 0,
});
/** domain.md 7.7. */
export function scoreAssistenza(valori: Valori, p: InputAssistenza): number {
  const total = alPiuGiallo(valori, sum(Object.values(puntiAssistenza(p))));
  return p.copertura ? COPERTO * total : total;
}

export interface InputTutela {
  autonomo: boolean;
  imprenditore: boolean;
  secondeCase: number;
  netto: number;
  figli: number;
  residenzaPropria: boolean;
  copertura: boolean;
}
/** Points of each reason of 7.8. `autonomo`: works on own account in any form. */
export const puntiTutela = (p: InputTutela) => ({
  base: 10,
  lavoroInProprio: p.autonomo || p.imprenditore ? 30 : 0,
  impresa: p.imprenditore ? 10 : 0,
  altriImmobili: p.secondeCase > 0 ? 20 : 0,
  patrimonio: p.netto > NETTO_TUTELA ? 15 : 0,
  figli: p.figli > 0 ? 10 : 0,
  casa: p.residenzaPropria ? 5 : 0,
});
/** domain.md 7.8. */
export function scoreTutelaLegale(valori: Valori, p: InputTutela): number {
  const total = alPiuGiallo(valori, sum(Object.values(puntiTutela(p))));
  return p.copertura ? COPERTO * total : total;
}

/** domain.md 7.9. The cost must be bearable: see `riscattoSostenibile`. */
export function scoreRiscatto(
  valori: Valori,
  p: { anniRecupero: number | null; mesiAnticipo: number; eta: number },
): number {
  if (p.anniRecupero === null) return 0;
  const base = score(80 - 4 * (p.anniRecupero - 10) + Math.min(20, p.mesiAnticipo));
  return alPiuGiallo(valori, base * (p.eta >= ETA_RISCATTO_TARDI ? 0.8 : 1));
}

/** Why passing on wealth is looked at; the first two leave out an unmarried partner. */
export type MotivoPassaggio = 'convivente' | 'convivente_senza_beni' | 'testamento' | 'patrimonio';

export interface InputPolizza {
  /** Savings and net worth of me and the partner. */
  mobiliare: number;
  netto?: number | undefined;
  eta: number;
  imprenditore: boolean;
  garanzie: boolean;
  /** Said that there is no will: not answered says nothing. */
  senzaTestamento: boolean;
  imposta: number;
  assicurativiPct: number;
  /** The partner is not a spouse. */
  convivente?: boolean | undefined;
  /** Me owns a home. */
  casaPropria?: boolean | undefined;
  coniuge?: boolean | undefined;
  figli?: number | undefined;
  figliFuoriNucleo?: boolean | undefined;
}

/** domain.md 7.10. Null when there is too little to pass on. */
export function scorePolizza(
  valori: Valori,
  p: InputPolizza,
): { score: number; motivo: MotivoPassaggio } | null {
  if (p.senzaTestamento && p.convivente) return scoreConvivente(valori, p);
  const altro = p.senzaTestamento && (divide(p) || p.imprenditore);
  if (p.mobiliare < valori['soluzione.soglie'].polizza && !altro) return null;
  const total = alPiuGiallo(valori, Math.max(altro ? 34 : 0, puntiPassaggio(valori, p)));
  return {
    score: p.assicurativiPct > LIMITI_PASSAGGIO.assicurativiPct ? total / 2 : total,
    motivo: altro ? 'testamento' : 'patrimonio',
  };
}

function scoreConvivente(
  valori: Valori,
  { casaPropria, netto = 0 }: InputPolizza,
): { score: number; motivo: MotivoPassaggio } {
  const { casa, base, da, a } = valori['passaggio.convivente'];
  if (casaPropria) return { score: casa, motivo: 'convivente' };
  return {
    score: base + (casa - base) * clamp((netto - da) / (a - da)),
    motivo: netto >= a ? 'convivente' : 'convivente_senza_beni',
  };
}

/** The law would divide among people who may not agree. */
const divide = ({ figliFuoriNucleo, coniuge, figli = 0, netto = 0 }: InputPolizza): boolean =>
  figliFuoriNucleo === true || ((coniuge === true || figli > 0) && netto >= LIMITI_PASSAGGIO.netto);

function puntiPassaggio(valori: Valori, p: InputPolizza): number {
  const byAge = p.eta >= LIMITI_PASSAGGIO.etaForte ? 20 : p.eta >= LIMITI_PASSAGGIO.eta ? 15 : 0;
  return (
    10 +
    byAge +
    (p.imprenditore || p.garanzie ? 25 : 0) +
    (p.senzaTestamento ? 10 : 0) +
    25 * clamp(p.imposta / valori['passaggio.imposta']) +
    (p.mobiliare >= LIMITI_PASSAGGIO.risparmi ? 10 : 0)
  );
}

/** domain.md 7.11. Amounts in euro; null when there is too little to place. */
export function scoreGarantito(
  valori: Valori,
  p: { mobiliare: number; bisognoBreve: number; sicuri: number; eta: number; liquidi: number },
): number | null {
  if (p.mobiliare < valori['soluzione.soglie'].gestione) return null;
  const short = p.bisognoBreve > 0 ? clamp((p.bisognoBreve - p.sicuri) / p.bisognoBreve) : 0;
  const [giallo] = valori['livelli.scopertura'];
  if (short > giallo) return 34 + 32.99 * short;
  const held =
    10 + (p.eta >= ETA_SICURI ? 10 : 0) + (p.liquidi > valori['depositi.garanzia'] ? 10 : 0);
  return Math.max(giallo > 0 ? (33 * short) / giallo : 0, held);
}

/** domain.md 7.12. Score null when the insurance instruments held are too few. */
export function scoreUnit(
  valori: Valori,
  p: { mobiliare: number; assicurativiPct: number; carenza: number; eta: number },
): { importo: number; score: number | null } {
  const importo = (p.mobiliare * p.assicurativiPct) / 100;
  if (importo < valori['soluzione.soglie'].unit) return { importo, score: null };
  const total =
    25 +
    0.5 * p.assicurativiPct +
    20 * clamp(importo / UNIT.importo) +
    (p.eta >= UNIT.eta ? 10 : 0) +
    (p.carenza > 0 ? 15 : 0);
  return { importo, score: alPiuGiallo(valori, total) };
}
