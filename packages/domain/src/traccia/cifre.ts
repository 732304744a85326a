/**
 * The figures of one release inside the texts of the register: a text names the constant, the
 * release gives the number.
 */
import type { Words } from '../aree.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import { valoriAl, type Costanti, type Valori } from '../costanti/costanti.ts';
import { versionInForce } from '../costanti/dated.ts';
import { formatNumero, formatQuota } from '../format.ts';
import type { IsoDate } from '../money.ts';

/** What a text of the register may name. */
export interface Cifre {
  v: Valori;
  /** Year of the figure in force: of a statistic, the year it is about. */
  anno: (key: ChiaveCostante) => string;
}

/**
 * A text that is the same under every release, or one that tells the figures of the release in
 * force.
 */
export type Testo = Words | ((cifre: Cifre) => Words);

/**
 * @param valori the values of that release and day, when the caller has them, or a view that takes
 *   note of what is read
 * @throws ConfigError when a constant has no version valid on that day
 */
export function cifre(
  costanti: Costanti,
  giorno: IsoDate,
  valori: Valori = valoriAl(costanti, giorno),
): Cifre {
  return {
    v: valori,
    anno(key) {
      // A text that tells the year of a figure rests on that figure.
      void valori[key];
      return versionInForce<unknown>(costanti.voci[key], giorno).from.slice(0, 4);
    },
  };
}

export const detto = (testo: Testo, told: Cifre): Words =>
  typeof testo === 'function' ? testo(told) : testo;

/** Of a share 0–1, with no more than two decimals: `70%`, `1,2%`. */
export const quota = (share: number): string => formatQuota(share, 2);
/** With no more than two decimals: `25`, `7,44`. */
export const numero = (value: number): string =>
  formatNumero(value, 2).replace(/,(?:00|(\d)0)$/, (_, tenth: string | undefined) =>
    tenth ? `,${tenth}` : '',
  );
