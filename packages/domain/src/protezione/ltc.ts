import type { Valori } from '../costanti/costanti.ts';
import type { Ripartizione } from '../fisco/regione.ts';
import { clamp } from '../money.ts';

export interface PersonaLtc {
  eta: number;
  /** Null: unknown or abroad. */
  ripartizione: Ripartizione | null;
  /** Net income to count on then, euro a month: the projected pension, or the current one. */
  redditoNettoMensile: number;
  coppia: boolean;
  copertura?: boolean | undefined;
  /** Annuity of the cover already held, euro a month. */
  renditaLtcMensile?: number | undefined;
  mobiliare: number;
}

export interface Ltc {
  costoMensile: number;
  risorseProprie: number;
  gapMensile: number;
  capitale: number;
  score: number;
}

/**
 * Long-term care: what is left uncovered each month, and for how long to provide (domain.md 3.2).
 */
export function ltc(valori: Valori, p: PersonaLtc): Ltc {
  const costs = valori['ltc.costo'];
  const costoMensile = (p.ripartizione && costs[p.ripartizione]) || costs.default;
  const risorseProprie =
    valori[p.coppia ? 'ltc.quotaCoppia' : 'ltc.quotaSingolo'] * p.redditoNettoMensile;
  const gapMensile = Math.max(
    0,
    costoMensile - valori['inps.accompagnamento'] - risorseProprie - (p.renditaLtcMensile ?? 0),
  );
  const capitale = gapMensile * 12 * valori['ltc.anni'];
  let factor = ageFactor(p.eta);
  if (p.mobiliare >= 2 * capitale) factor *= 0.5;
  if (p.copertura) factor *= 0.2;
  return {
    costoMensile,
    risorseProprie,
    gapMensile,
    capitale,
    score: 100 * clamp(gapMensile / (0.6 * costoMensile)) * factor,
  };
}

function ageFactor(eta: number): number {
  if (eta < 40) return 0.4;
  if (eta < 50) return 0.6;
  if (eta < 60) return 0.85;
  return eta < 75 ? 1 : 0.5;
}
