import type { LevelOrGrey } from '../analisi.ts';
import type { Valori } from '../costanti/costanti.ts';

/** Light of the volatility index; grey when there is no value, or one that cannot be. */
export function vixLevel(valori: Valori, vix: number | null | undefined): LevelOrGrey {
  if (vix === null || vix === undefined || !Number.isFinite(vix) || vix < 0 || vix > 200) return 'grey';
  const [yellow, red] = valori['vix.soglie'];
  if (vix < yellow) return 'green';
  return vix <= red ? 'yellow' : 'red';
}
