/** What long-term care would leave uncovered (domain.md 3.2). */
import type { Valori } from '../costanti/costanti.ts';
import type { Ripartizione } from '../fisco/regione.ts';
import type { IsoDate } from '../money.ts';
import { punteggioScopertura } from './copertura.ts';

export interface PersonaLtc {
  eta: number;
  /** Null: unknown or abroad. */
  ripartizione: Ripartizione | null;
  /**
   * Net income to count on then, euro a month: the projected pension, or the current one. Null: not
   * known.
   */
  redditoNettoMensile: number | null;
  /** The same of the partner; left out, that of the person stands for both. */
  redditoPartnerMensile?: number | null | undefined;
  coppia: boolean;
  copertura?: boolean | undefined;
  /** Annuity of the cover already held, euro a month. */
  renditaLtcMensile?: number | undefined;
  /** Savings, euro. */
  mobiliare: number;
}

/** Money in euro, not rounded. `presto`: too young to be judged; `eta`: no policy is sold. */
export type Ltc =
  | { eligible: false; motivo: 'dati_mancanti'; score: null }
  | ({ eligible: false; motivo: 'presto'; score: null } & Scoperto)
  | ({ eligible: true; motivo: 'eta' | null; score: number } & Scoperto);
interface Scoperto {
  costoMensile: number;
  risorseProprie: number;
  gapMensile: number;
  /** Over the years that care lasts. */
  capitale: number;
  /** What savings do not cover of it. */
  scoperto: number;
}

/** From here on covers are not sold. */
const ETA_COPERTURE = 75;
/** From here on insurers limit what they sell. */
const ETA_LIMITI = 65;
/** Below 50 the score has a low ceiling; below 60 it is never red. */
const ETA_TETTO_BASSO = 50;
export const ETA_MAI_ROSSO = 60;

export function ltc(valori: Valori, p: PersonaLtc): Ltc {
  const reddito = redditoDi(p);
  if (reddito === null) return { eligible: false, motivo: 'dati_mancanti', score: null };
  const costs = valori['ltc.costo'];
  const costoMensile = (p.ripartizione && costs[p.ripartizione]) || costs.default;
  const risorseProprie = valori[p.coppia ? 'ltc.quotaCoppia' : 'ltc.quotaSingolo'] * reddito;
  const netto = costoMensile - valori['inps.accompagnamento'];
  const gapMensile = Math.max(0, netto - risorseProprie - (p.renditaLtcMensile ?? 0));
  const months = 12 * valori['ltc.anni'];
  const capitale = gapMensile * months;
  const scoperto = Math.max(0, capitale - valori['ltc.quotaRisparmi'] * p.mobiliare);
  const sums = { costoMensile, risorseProprie, gapMensile, capitale, scoperto };
  if (p.eta < valori['ltc.presto'])
    return { eligible: false, motivo: 'presto', score: null, ...sums };
  return {
    eligible: true,
    motivo: p.eta >= ETA_COPERTURE ? 'eta' : null,
    ...sums,
    score: punteggio(valori, p, scoperto, netto * months),
  };
}

/** One's own, or the mean of the couple: who stays at home shares the other's pension. */
function redditoDi({
  redditoNettoMensile: own,
  redditoPartnerMensile: other,
  coppia,
}: PersonaLtc): number | null {
  if (!coppia || other === undefined || own === null) return own;
  return other === null ? null : (own + other) / 2;
}

function punteggio(valori: Valori, p: PersonaLtc, scoperto: number, need: number): number {
  const soglie = valori['livelli.scopertura'];
  const { giallo, ltcSotto50 } = valori['livelli.tetti'];
  const share = need > 0 ? scoperto / need : 0;
  const small = scoperto < valori['livelli.materialita'].ltc;
  const points = punteggioScopertura(small ? Math.min(share, soglie[0]) : share, soglie);
  // Of a policy whose annuity was told the sum already knows.
  const unknownCover = p.copertura === true && !((p.renditaLtcMensile ?? 0) > 0);
  if (p.eta < ETA_TETTO_BASSO) return Math.min(ltcSotto50, points);
  return p.eta < ETA_MAI_ROSSO || unknownCover ? Math.min(giallo, points) : points;
}

export type AzioneLtc = 'confronta' | 'confronta_limiti' | 'accantona' | 'prestazione_universale';

/**
 * What to do about it.
 * @param p `margine`: the monthly surplus, euro; absent when it is not known
 */
export function ltcAzione(
  valori: Valori,
  p: { eta: number; margine?: number | null | undefined; refDate: IsoDate },
): AzioneLtc[] {
  const { eta, fino } = valori['ltc.universale'];
  const short = typeof p.margine === 'number' && p.margine < valori['ltc.margineMinimo'];
  const first =
    p.eta >= ETA_COPERTURE || short
      ? 'accantona'
      : p.eta >= ETA_LIMITI
        ? 'confronta_limiti'
        : 'confronta';
  return [
    first,
    ...(p.eta >= eta && p.refDate <= fino ? (['prestazione_universale'] as const) : []),
  ];
}
