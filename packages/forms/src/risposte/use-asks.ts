import { createContext, useContext } from 'react';
import { isAsked } from '@bussola/domain';
import type { Chiave, IsoDate, Who } from '@bussola/domain';
import { useAnswers } from '../form/form-saving.tsx';

const WhoContext = createContext<Who>('me');
/** Whose answers stand at the top of the form; the first person's where nothing is said. */
export const WhoProvider = WhoContext.Provider;

/**
 * Whether a question is asked, with the answers on the screen.
 * @param person where their answers are in the form: '' at the top, `membri.0.` in a list of members
 */
export function useAsks(person: string, today: IsoDate): (key: Chiave) => boolean {
  const form = useAnswers();
  const atTop = useContext(WhoContext);
  const values = person === '' ? form.values : form.get<object>(person.slice(0, -1));
  return (key) => isAsked(key, values, { who: person === '' ? atTop : 'membro', today });
}
