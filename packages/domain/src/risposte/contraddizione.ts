import { monthIndex } from '../calendario.ts';
import type { IsoDate, IsoMonth } from '../money.ts';

/** Years of contributions are told in whole years: up to one more than the months is rounding. */
const ARROTONDAMENTO = 12;

/**
 * Years told cannot be more than the months since the first contribution: one of the two answers is
 * wrong (domain.md 1.4).
 */
export function isContraddittoria({
  anniContributi: anni,
  primoContributo: primo,
  refDate,
}: {
  refDate: IsoDate;
  anniContributi?: number | undefined;
  primoContributo?: IsoMonth | undefined;
}): boolean {
  if (anni === undefined || primo === undefined) return false;
  return 12 * anni > monthIndex(refDate) - monthIndex(primo) + ARROTONDAMENTO;
}
