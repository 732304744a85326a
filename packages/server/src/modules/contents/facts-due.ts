/** Areas whose facts are to be looked at again, for the calendar of the constants. */
import type { ResponseOf } from '@bussola/contract';
import { isArea } from '@bussola/domain';
import type { IsoDate } from '@bussola/domain';
import { dayAfter, daysBetween, plusDays } from '@bussola/domain/calendario';
import { asSystem } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import { listInForce } from './content-repository.ts';
import { WARN_DAYS } from './texts-due.ts';

/** The day is that of the first fact of an area that is no longer read. */
export async function factsDue(
  db: Deps['db'],
  day: IsoDate,
): Promise<ResponseOf<'getCostanti'>['fatti']> {
  const inForce = await asSystem(() => listInForce(db, 'solution', day));
  return inForce
    .flatMap(({ key, body }) => {
      const due = body.facts
        .map(({ review }) => review)
        .filter((review) => review <= plusDays(day, WARN_DAYS))
        .toSorted();
      const [first] = due;
      if (first === undefined || key === null || !isArea(key)) return [];
      const scade = dayAfter(first);
      const left = { scade, scaduta: scade <= day, giorni: daysBetween(day, scade) };
      return [{ code: key, quanti: due.length, ...left }];
    })
    .toSorted((a, b) => a.scade.localeCompare(b.scade));
}
