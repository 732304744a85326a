import type { Analisi, Membro } from '@bussola/domain';
import type { Person } from '@bussola/results';
import { hundredths } from '../../area/hundredths.ts';
import { kindOf, workOf } from '../../famiglia/work.ts';
import type { Kind, Work } from '../../famiglia/work.ts';

/** A person with an income. */
export interface Earner {
  person: Person;
  /** Net, euro a year. */ netto: number;
  /** Whole, of a hundred; together a hundred. */ share: number;
  kind: Kind;
  work: Work | undefined;
}

/** Who brings an income, in the order of the household. */
export function earnersOf(
  { perMembro }: Pick<Analisi['reddito'], 'perMembro'>,
  people: readonly Person[],
  membri: readonly Membro[],
): Earner[] {
  const found = people.flatMap((person) => {
    const income = perMembro.find(({ memberId }) => memberId === person.id);
    const membro = membri.find(({ _id }) => _id === person.id);
    return income && membro && income.netto > 0 ? [{ person, membro, netto: income.netto }] : [];
  });
  const shares = hundredths(found.map(({ netto }) => netto));
  return found.map(({ person, membro, netto }, at) => ({
    person,
    netto,
    share: shares[at] ?? 0,
    kind: kindOf(membro),
    work: workOf(membro),
  }));
}

export type Every = 'year' | 'month';
