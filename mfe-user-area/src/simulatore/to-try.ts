/** What an area offers to try out: nothing, and no «Simula» leads to it, or its sliders. */
import type { Analisi, Famiglia, Soluzione, SoluzioneCode } from '@bussola/domain';
import type { Leva } from '@bussola/domain/simulazione';
import type { Ready } from './engine/engine-query.ts';
import { usable } from './try-out.ts';

/** Areas about how long money lasts: there the years ahead are drawn too. */
export const WITH_PROJECTION: readonly string[] = ['gestione-patrimonio', 'pensione'];

type Whose = Pick<Soluzione, 'code' | 'membri' | 'perMembro'>;
/**
 * The people with a result, the page's first person in front; nobody when the result is the
 * household's.
 */
export const peopleToTry = ({ membri, perMembro }: Whose): string[] =>
  membri.filter((id) =>
    perMembro.some(({ memberId, level }) => memberId === id && level !== 'grey'),
  );

/** Undefined for a result of the household. */
export const firstToTry = (soluzione: Whose): string | undefined =>
  peopleToTry(soluzione)[0] ?? soluzione.perMembro[0]?.memberId;

interface Of {
  ready: Ready;
  famiglia: Famiglia;
  analisi: Analisi;
}
export const leversOf = (
  { ready, famiglia, analisi }: Of,
  code: SoluzioneCode,
  memberId: string | undefined,
): Leva[] =>
  usable(
    ready,
    famiglia,
    ready.engine.manopole(famiglia, ready.costanti, analisi, code, memberId),
    code,
    memberId,
  );

/** Another person can be chosen, or the years ahead are drawn. */
export const showsWithoutLevers = (soluzione: Whose): boolean =>
  peopleToTry(soluzione).length > 1 || WITH_PROJECTION.includes(soluzione.code);

export const canBeTried = (of: Of, soluzione: Whose): boolean =>
  showsWithoutLevers(soluzione) || leversOf(of, soluzione.code, firstToTry(soluzione)).length > 0;
