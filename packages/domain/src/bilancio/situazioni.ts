/** Hard situations that have first steps of their own (domain.md 13.4). */
import type { Valori } from '../costanti/costanti.ts';
import { MENSILITA_INPS } from '../previdenza/mensilita.ts';

/** In the order in which they are shown. */
export const SITUAZIONI = [
  'sovraindebitamento',
  'mutuo_oltre_valore',
  'disoccupazione',
  'fondo_gasparrini',
  'rata_alta',
  'anziani_reddito_basso',
  'assegno_sociale',
  'figli_reddito_basso',
] as const;
export type Situazione = (typeof SITUAZIONI)[number];

/** Amounts in euro. An unknown amount is null, and a condition on it is false. */
export interface InputSituazioni {
  /** Told instalments over income. */
  quotaRateNota: number | null;
  /** What me and the partner own less what they owe. */
  netto: number | null;
  /** Residual of all debts but mortgages. */
  debitiCostosi: number;
  redditoNettoMensile: number | null;
  /** Instalments of a month, answered and estimated. */
  rate: number;
  /** Savings of me and the partner. */
  mobiliare: number | null;
  /** Of the homes whose value was given; 0: none. */
  valoreResidenza: number;
  /** Mortgages on them. */
  residuoMutuo: number;
  disoccupato: boolean;
  /** Age and own income of the year of each pensioner who is switched on. */
  pensionati?: readonly { eta: number; reddito: number }[] | undefined;
  /** Age of the older of the couple whose pension starts after old age; 0: none. */
  dopoVecchiaia?: number | undefined;
  /** Income of the household over its adults, of the year. */
  redditoPerAdulto: number | null;
  /** How many are under 18. */
  minori?: number | undefined;
  /** Spending of a similar family, of a month. */
  stimaSpese?: number | undefined;
}

export function situazioni(valori: Valori, p: InputSituazioni): Situazione[] {
  const overIndebted = isSovraindebitato(valori, p);
  const [, alta] = valori['rate.soglie'];
  const unemployed = p.disoccupato;
  const holds: Readonly<Record<Situazione, boolean>> = {
    sovraindebitamento: overIndebted,
    mutuo_oltre_valore: p.valoreResidenza > 0 && p.residuoMutuo > p.valoreResidenza,
    disoccupazione: unemployed,
    fondo_gasparrini: unemployed && p.residuoMutuo > 0,
    rata_alta: !overIndebted && (p.quotaRateNota ?? 0) > alta,
    anziani_reddito_basso: hasPensionatoPovero(valori, p),
    assegno_sociale:
      (p.dopoVecchiaia ?? 0) >= valori['situazioni.etaAssegno'] &&
      p.redditoPerAdulto !== null &&
      p.redditoPerAdulto < redditoBasso(valori),
    figli_reddito_basso:
      (p.minori ?? 0) > 0 &&
      p.redditoNettoMensile !== null &&
      p.redditoNettoMensile < valori['situazioni.redditoFigli'] * (p.stimaSpese ?? 0),
  };
  return SITUAZIONI.filter((code) => holds[code]);
}

function isSovraindebitato(valori: Valori, p: InputSituazioni): boolean {
  const [bassa, , oltre] = valori['rate.soglie'];
  const quota = p.quotaRateNota ?? 0;
  const senzaReddito =
    p.redditoNettoMensile === 0 &&
    p.rate > 0 &&
    p.mobiliare !== null &&
    p.mobiliare < valori['debiti.rateLiquide'] * p.rate;
  const oltreIBeni =
    p.netto !== null &&
    p.netto < 0 &&
    quota > bassa &&
    p.redditoNettoMensile !== null &&
    p.debitiCostosi > valori['debiti.mesiOcc'] * p.redditoNettoMensile;
  return quota > oltre || senzaReddito || oltreIBeni;
}

function hasPensionatoPovero(valori: Valori, { pensionati = [] }: InputSituazioni): boolean {
  const from = valori['situazioni.anziani'].eta;
  const below = redditoBasso(valori);
  return pensionati.some(({ eta, reddito }) => eta >= from && reddito < below);
}

/** Twice the minimum pension of a year, euro. */
const redditoBasso = (valori: Valori): number =>
  valori['situazioni.anziani'].tm * valori['inps.trattamentoMinimo'] * MENSILITA_INPS;
