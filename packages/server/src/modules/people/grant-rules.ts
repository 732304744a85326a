/** What may not be granted. */
import type { IsoDate } from '@bussola/domain';
import type { Tx } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { listMembri } from './nucleo-repository.ts';

const LONGEST_DAYS = 366;

export const wrong = (field: string, code: string, message: string) =>
  new ProblemError('VALIDATION', { errors: [{ field, code, message }] });

export async function refuseForeignMembers(
  db: Tx,
  userId: string,
  members: readonly string[] | null | undefined,
): Promise<void> {
  if (!members) return;
  const own = new Set((await listMembri(db, userId)).map(({ _id }) => _id));
  if (members.some((id) => !own.has(id)))
    throw wrong('members', 'forms:errors.invalid', 'Una persona non è del tuo nucleo.');
}

export function refusePeriod(from: IsoDate, to: IsoDate, today: IsoDate): void {
  if (to < from || to < today)
    throw wrong('to', 'forms:errors.invalid', 'La fine viene prima dell’inizio.');
  if (Date.parse(to) - Date.parse(from) > LONGEST_DAYS * 86_400_000)
    throw wrong('to', 'forms:errors.invalid', 'Al massimo dodici mesi.');
}

export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
