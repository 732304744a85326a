/** The monthly surplus: income − spending − instalments (domain.md 13.2). */
import type { Valori } from '../costanti/costanti.ts';
import { sum } from '../money.ts';
import type { Debito } from '../risposte/scelte.ts';
import { rataStimata, stimaSpese, type Nucleo } from './spese.ts';

export interface InputMargine extends Partial<Nucleo> {
  /** Net, euro a month, of all who are switched on; null when not everybody told it. */
  redditoNettoMensile: number | null;
  /** Told, euro a month, instalments left out. */
  speseMensili?: number | undefined;
  /** Instalment of the home's mortgages, told, euro a month. */
  rataMutuo?: number | undefined;
  /** Residual of the home's mortgages, euro. */
  residuoMutuo?: number | undefined;
  /** Of the first person, whole years. */
  eta?: number | undefined;
  /** Of me and the partner. */
  altriDebiti?: readonly Debito[] | undefined;
}

/** Euro a month, not rounded; what rests on an income that is not all told is null. */
export interface Margine {
  /** Net income. */
  entrate: number | null;
  spese: number;
  speseStimate: boolean;
  /** Instalments, answered and estimated. */
  rate: number;
  /** The told ones alone. */
  rateNote: number;
  rateStimate: boolean;
  /** The surplus, at least 0. */
  margine: number | null;
  /** What goes out beyond what comes in, 0 at least. */
  disavanzo: number | null;
  /** The same from given answers only; null while the spending is estimated. */
  disavanzoNoto: number | null;
  /** Instalments over income, 0–1 and more; to show. */
  quotaRate: number | null;
  /** Told instalments over income: it alone decides anything. Null without an income. */
  quotaRateNota: number | null;
}

export function margine(valori: Valori, p: InputMargine): Margine {
  const { redditoNettoMensile: entrate, altriDebiti = [], residuoMutuo = 0 } = p;
  const debiti = sum(altriDebiti.map(({ rata }) => rata));
  const rateStimate = p.rataMutuo === undefined && residuoMutuo > 0;
  const rateNote = (p.rataMutuo ?? 0) + debiti;
  const rate = rateStimate ? rataStimata(valori, residuoMutuo, p.eta) + debiti : rateNote;
  const spese = p.speseMensili ?? speseStimateDi(valori, p);
  const known = {
    entrate,
    spese,
    speseStimate: p.speseMensili === undefined,
    rate,
    rateNote,
    rateStimate,
  };
  if (entrate === null)
    return {
      ...known,
      margine: null,
      disavanzo: null,
      disavanzoNoto: null,
      quotaRate: null,
      quotaRateNota: null,
    };
  const left = entrate - spese - rate;
  return {
    ...known,
    margine: Math.max(0, left),
    disavanzo: Math.max(0, -left),
    disavanzoNoto: known.speseStimate ? null : Math.max(0, spese + rateNote - entrate),
    quotaRate: entrate > 0 ? rate / entrate : Number(rate > 0),
    quotaRateNota: entrate > 0 ? rateNote / entrate : null,
  };
}

/** A similar family's spending, or a share of income: who earns more spends more. */
function speseStimateDi(valori: Valori, p: InputMargine): number {
  const similar = stimaSpese(valori, {
    componenti: p.componenti ?? 1,
    ripartizione: p.ripartizione ?? null,
    proprieta: p.proprieta ?? false,
  });
  return Math.max(similar, valori['spese.quotaReddito'] * (p.redditoNettoMensile ?? 0));
}

/** Residual of the debts that cost more than a mortgage, euro. */
export const debitiCostosi = (debiti: readonly Debito[]): number =>
  sum(debiti.filter(({ tipo }) => tipo !== 'mutuo').map(({ residuo }) => residuo));
