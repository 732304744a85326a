/** Texts that are to be looked at again, for the calendar of the constants. */
import type { ResponseOf } from '@bussola/contract';
import { dayAfter, daysBetween, plusDays } from '@bussola/domain/calendario';
import { CHIAVI_TESTI } from '@bussola/domain/testi';
import type { IsoDate } from '@bussola/domain';
import { asSystem } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import { listInForce, listVersions } from './content-repository.ts';

/** How long before its day a text or a fact stands in the calendar. */
export const WARN_DAYS = 30;
type Due = ResponseOf<'getCostanti'>['testi'];

/** One whose next version comes in time is not due. */
export async function textsDue(db: Deps['db'], day: IsoDate): Promise<Due> {
  const [inForce, versions] = await asSystem(async () => [
    await listInForce(db, 'text', day),
    await listVersions(db, 'text'),
  ]);
  return CHIAVI_TESTI.flatMap((key) => {
    const found = inForce.find((one) => one.key === key);
    const review = found?.body.review;
    if (!found || review === undefined || review > plusDays(day, WARN_DAYS)) return [];
    if (versions.some(({ id, from }) => id === found.id && from > day && from <= dayAfter(review)))
      return [];
    const scade = dayAfter(review);
    return [{ key, scade, scaduta: scade <= day, giorni: daysBetween(day, scade) }];
  }).toSorted((a, b) => a.scade.localeCompare(b.scade));
}
