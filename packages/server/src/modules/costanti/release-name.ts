import type { IsoDate } from '@bussola/domain';
import type { Tx } from '../../deps.ts';
import { countOfMonth } from './release-repository.ts';

/**
 * «2026.12.1», «2026.12.2»: the month of its first day, and which of that month. Under the lock of
 * the releases.
 */
export async function nextName(tx: Tx, validFrom: IsoDate): Promise<string> {
  const month = validFrom.slice(0, 7).replace('-', '.');
  return `${month}.${(await countOfMonth(tx, month)) + 1}`;
}
