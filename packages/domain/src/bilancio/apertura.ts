/** How the household stands, in one code: what the opening sentence says (domain.md 13.1). */
import type { SoluzioneCode } from '../aree.ts';
import type { Valori } from '../costanti/costanti.ts';

export type Apertura =
  'debiti' | 'pochi_dati' | 'bilancio' | 'riserva' | 'da_sistemare' | 'in_parte' | 'solide';
/** Why debts come first: instalments, wealth below zero, a home worth less than its mortgage. */
export type CausaDebiti = 'rate' | 'beni' | 'casa';

/** The code of the opening sentence and what the sentence names. */
export interface AperturaCalcolata {
  codice: Apertura;
  causa: CausaDebiti | null;
  /** Deficit of a month from given answers, euro. */
  disavanzo: number | null;
  /** The areas that the sentence names, in the order of the list. */
  aree: SoluzioneCode[];
  /** Areas that lack an answer of one of the couple. */
  mancanti: SoluzioneCode[];
}

/** Of me and the partner, for any member shown. Amounts in euro. */
export interface QuadroApertura {
  /** Areas that wait for an answer. */
  mancanti: number;
  netto: number;
  /** False: the savings of one of them or the value of a home were not given. */
  nettoNoto?: boolean | undefined;
  /** Told instalments over income; null without an income. */
  quotaRateNota: number | null;
  redditoNettoMensile: number | null;
  /** Residual of all debts but mortgages. */
  debitiCostosi: number;
  mutuoOltreValore?: boolean | undefined;
  /** Missing over what the reserve takes, 0–1; null when it is not known. */
  carenzaRatio: number | null;
  /** Told, of a month. */
  disavanzo?: number | null | undefined;
  /** Savings of the reserve. */
  mobiliare: number;
  /** How many hard situations hold. */
  situazioni: number;
  rossi: number;
  /** Reds among what ruins: reserve, income of the family, home. */
  rossiPrimi: number;
  /** Yellow problems. */
  gialli: number;
  /** A business, a mortgage or guarantees that weigh too much, or a partner without rights. */
  segnaliRossi?: boolean | undefined;
}

/** Yellow problems from which on something is to be strengthened. */
const GIALLI_TOLLERATI = 2;
const MANCANTI_TOLLERATI = 2;
const MANCANTI_TROPPI = 5;
const ROSSI_MOLTI = 3;
/** Share of the reserve that is missing: said first, and noticed. */
const META = 0.5;
const POCO = 0.1;

export function apertura(valori: Valori, q: QuadroApertura): Apertura {
  if (causaDebiti(valori, q) !== null) return 'debiti';
  if (q.mancanti >= MANCANTI_TROPPI || q.carenzaRatio === null) return 'pochi_dati';
  if (isDisavanzo(q, valori['bilancio.mesi'])) return 'bilancio';
  if (q.carenzaRatio > META) return 'riserva';
  if (q.rossiPrimi > 0 || q.rossi >= ROSSI_MOLTI) return 'da_sistemare';
  return isInParte(valori, q, q.carenzaRatio) ? 'in_parte' : 'solide';
}

function isInParte(valori: Valori, q: QuadroApertura, carenzaRatio: number): boolean {
  const [bassa] = valori['rate.soglie'];
  return [
    q.rossi > 0,
    carenzaRatio > POCO,
    (q.quotaRateNota ?? 0) > bassa,
    q.mancanti > MANCANTI_TOLLERATI,
    q.netto <= 0,
    q.gialli > GIALLI_TOLLERATI,
    q.segnaliRossi,
    q.mutuoOltreValore,
    isDisavanzo(q, valori['bilancio.mesiSolide']),
    q.situazioni > 0,
  ].some(Boolean);
}

/** More goes out than comes in, and the savings do not bear it for so many months. */
const isDisavanzo = ({ disavanzo, mobiliare }: QuadroApertura, mesi: number): boolean =>
  (disavanzo ?? 0) > 0 && mobiliare < mesi * (disavanzo ?? 0);

export function causaDebiti(valori: Valori, q: QuadroApertura): CausaDebiti | null {
  const [bassa, , oltre] = valori['rate.soglie'];
  const quota = q.quotaRateNota ?? 0;
  if (quota > oltre) return 'rate';
  if (q.netto < 0 && q.nettoNoto !== false && (quota > bassa || isTanto(valori, q))) return 'beni';
  const pesante = quota > bassa || q.redditoNettoMensile === 0;
  return q.mutuoOltreValore && pesante ? 'casa' : null;
}

const isTanto = (valori: Valori, q: QuadroApertura): boolean =>
  q.redditoNettoMensile !== null &&
  q.debitiCostosi > valori['debiti.mesiApertura'] * q.redditoNettoMensile;
