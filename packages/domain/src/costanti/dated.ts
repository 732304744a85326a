import { ConfigError } from '../errors.ts';
import type { IsoDate } from '../money.ts';

/** A figure with its history: who says so, when it was read, and since when each value holds. */
export interface Dated<T> {
  key: string;
  /** Act, article, comma; or the statistic; or «ipotesi Bussola» for a choice of ours. */
  fonte: string;
  verificatoIl: IsoDate;
  /** `fonte` and `verificatoIl` of a version stand before those of the whole. */
  values: readonly {
    from: IsoDate;
    to?: IsoDate;
    value: T;
    fonte?: string;
    verificatoIl?: IsoDate;
  }[];
}

/**
 * The value in force on a day.
 * @throws ConfigError naming the key when no version is valid on that day
 */
export function inForce<T>(dated: Dated<T>, day: IsoDate): T {
  return versionInForce(dated, day).value;
}

export function versionInForce<T>(dated: Dated<T>, day: IsoDate): Dated<T>['values'][number] {
  let found: Dated<T>['values'][number] | undefined;
  for (const version of dated.values) {
    if (
      version.from <= day &&
      (version.to === undefined || day <= version.to) &&
      (!found || found.from <= version.from)
    )
      found = version;
  }
  if (!found) throw new ConfigError(dated.key, `no version valid on ${day}`);
  return found;
}
