import type { LevelOrGrey } from '../analisi.ts';
import type { Valori } from '../costanti/costanti.ts';
import type { IsoDate } from '../money.ts';

/** Days between two calendar days. */
const giorniFra = (from: IsoDate, to: IsoDate): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * The index as it may be shown on a day (domain.md 4.7): a value older than `ui.vix.giorniMax` says
 * nothing of today.
 * @param ultimo the newest value and its day; undefined when there is none
 */
export function vixAl(
  valori: Valori,
  ultimo: { value: number; day: IsoDate } | undefined,
  today: IsoDate,
): { level: LevelOrGrey; stale: boolean } {
  const stale = !ultimo || giorniFra(ultimo.day, today) > valori['ui.vix.giorniMax'];
  return { level: stale ? 'grey' : vixLevel(valori, ultimo?.value), stale };
}

/** Light of the volatility index; grey when there is no value, or one that cannot be. */
export function vixLevel(valori: Valori, vix: number | null | undefined): LevelOrGrey {
  if (vix === null || vix === undefined || !Number.isFinite(vix) || vix < 0 || vix > 200)
    return 'grey';
  const [yellow, red] = valori['vix.soglie'];
  if (vix < yellow) return 'green';
  return vix <= red ? 'yellow' : 'red';
}
