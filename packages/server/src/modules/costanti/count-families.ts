/**
 * How many of a thousand households by chance would change a level. They are counted, never shown:
 * nothing of them leaves this file.
 */
import { analizza } from '@bussola/domain';
import type { Costanti, Famiglia, IsoDate } from '@bussola/domain';
import type { ResponseOf } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import { someHouseholds } from './household-sample-repository.ts';

const SERIOUS = { green: 0, grey: 0, yellow: 1, red: 2 } as const;

export async function countFamilies(
  db: Deps['db'],
  { before, after, day }: { before: Costanti; after: Costanti; day: IsoDate },
): Promise<ResponseOf<'costantiFamilies'>> {
  const count = { contate: 0, piuSerie: 0, piuLeggere: 0, uguali: 0 };
  for await (const famiglia of someHouseholds(db, day)) {
    count.contate += 1;
    count[verso(famiglia, before, after)] += 1;
  }
  return count;
}

function verso(
  famiglia: Famiglia,
  before: Costanti,
  after: Costanti,
): 'piuSerie' | 'piuLeggere' | 'uguali' {
  const levels = (costanti: Costanti) =>
    new Map(analizza(famiglia, costanti).soluzioni.map(({ code, level }) => [code, level]));
  const [was, is] = [levels(before), levels(after)];
  const moved = [...is].flatMap(([code, level]) => {
    const old = was.get(code);
    return old === undefined || old === level ? [] : [SERIOUS[level] - SERIOUS[old]];
  });
  if (moved.length === 0) return 'uguali';
  return moved.some((by) => by > 0) ? 'piuSerie' : 'piuLeggere';
}
