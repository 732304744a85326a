/** When an old-age pension starts (domain.md 1.4). Months are month indexes, see calendario.ts. */
import { yearOf } from '../calendario.ts';
import type { Nodi } from '../costanti/chiavi.ts';
import type { Valori } from '../costanti/costanti.ts';
import { mesiContributi, type Carriera } from './carriera.ts';
import { interpolate } from './interpolate.ts';

/** Age of the old-age pension in a year, whole months. The tiny addend keeps exact knots whole. */
export const reqMonths = (valori: Valori, anno: number): number =>
  Math.floor(interpolate(valori['pensione.requisito.nodi'], anno) + 1e-9);

export const MESI_VECCHIAIA = 240;
export const MESI_CONTRIBUTIVA = 60;
/** Who has five years of contributions only waits four years longer. */
export const RINVIO = 48;
export const ETA_MASSIMA = 90 * 12;

/**
 * First month of the old-age pension, or null when the requirements are not met by the age of
 * ninety.
 */
export function meseVecchiaia(
  valori: Valori,
  carriera: Carriera,
  { extraMesi = 0, posticipata = false } = {},
): number | null {
  const last = carriera.birth + ETA_MASSIMA;
  // No year asks for less than the lowest knot: the months before that age need no look.
  const youngest = carriera.birth + lowest(valori['pensione.requisito.nodi']);
  const requiredAt = perAnno((anno) => reqMonths(valori, anno));
  for (let month = Math.max(carriera.ref, youngest); month <= last; month++) {
    const age = month - carriera.birth;
    const required = requiredAt(month);
    if (age < required) continue;
    const paid = mesiContributi(valori, carriera, month) + extraMesi;
    if (!posticipata && paid >= MESI_VECCHIAIA) return month;
    if (age >= required + RINVIO && paid >= MESI_CONTRIBUTIVA) return month;
  }
  return null;
}

/**
 * First month of the early pension, its three-month window included; `Infinity` when never reached.
 */
export function meseAnticipata(
  valori: Valori,
  carriera: Carriera,
  sesso: 'M' | 'F',
  extraMesi = 0,
): number {
  const base = valori[sesso === 'F' ? 'pensione.anticipata.F' : 'pensione.anticipata.M'];
  const origin = valori['pensione.requisito.nodi'][0]![1];
  const last = carriera.birth + ETA_MASSIMA;
  // Contributions grow with the months, so those that cannot reach even the lowest requirement are
  // skipped.
  const short =
    base +
    lowest(valori['pensione.requisito.nodi']) -
    origin -
    extraMesi -
    mesiContributi(valori, carriera, carriera.ref);
  const skipped =
    short > 0 && valori['pensione.densita'] > 0
      ? Math.floor(short / valori['pensione.densita'])
      : 0;
  const requiredAt = perAnno((anno) => reqMonths(valori, anno));
  for (let month = carriera.ref + skipped; month <= last; month++) {
    const required = base + requiredAt(month) - origin;
    if (mesiContributi(valori, carriera, month) + extraMesi >= required)
      return month + valori['pensione.anticipata.finestra'];
  }
  return Infinity;
}

/** The same for all the months of a year: asked again only when the year turns. */
function perAnno(of: (anno: number) => number): (month: number) => number {
  let year = -1;
  let value = 0;
  return (month) => {
    const asked = yearOf(month);
    if (asked !== year) {
      year = asked;
      value = of(asked);
    }
    return value;
  };
}

/** Whole months: `reqMonths` floors too. */
const lowest = (nodi: Nodi): number => Math.floor(Math.min(...nodi.map(([, months]) => months)));
