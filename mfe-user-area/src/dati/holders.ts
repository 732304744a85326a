import { chiOf, mayHold } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import { keysOf } from './editors.ts';
import type { EditorId } from './editors.ts';

/** The people who have a datum, in the order given. */
export const holdersOf = <M extends Membro>(
  dato: EditorId,
  membri: readonly M[],
  today: string,
): M[] =>
  membri.filter((membro) => {
    const [first] = keysOf(dato);
    return first !== undefined && mayHold(first, membro, chiOf(membro, today));
  });
