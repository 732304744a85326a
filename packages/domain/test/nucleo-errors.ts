/**
 * A whole household against the table: one «me», at most one spouse and one partner, everybody's
 * answers right.
 */
import { answerOf, chiOf, isMissing, isSpouse, secondPartner } from '../src/risposte/giudizio.ts';
import { personaErrors } from '../src/risposte/persona-errors.ts';
import { CHIAVI, RISPOSTE } from '../src/risposte/tabella.ts';
import type { IsoDate } from '../src/money.ts';
import type { Membro } from '../src/nucleo.ts';
import { validateEuro } from '../src/simulazione/validazione.ts';

export function nucleoErrors(membri: readonly Membro[], today: IsoDate): string[] {
  const count = (wanted: (grado: Membro['gradoParentela']) => boolean) =>
    membri.filter(({ gradoParentela }) => wanted(gradoParentela)).length;
  return [
    ...(count((grado) => grado === 'me') === 1 ? [] : ['me']),
    ...(count(isSpouse) > 1 ? ['secondSpouse'] : []),
    ...(secondPartner(membri) === undefined ? [] : ['secondPartner']),
    ...membri.flatMap((membro) => membroErrors(membro, today)),
  ];
}

function membroErrors({ gradoParentela, ...persona }: Membro, today: IsoDate): string[] {
  const chi = chiOf({ gradoParentela }, today);
  const amounts = CHIAVI.filter((key) => {
    const value = answerOf(persona, key);
    return RISPOSTE[key].kind === 'euro' && !isMissing(value) && validateEuro(value) !== null;
  });
  return [...amounts, ...personaErrors(persona, persona, chi).map(({ field }) => field)];
}
