import { createContext, useContext } from 'react';
import { isAsked } from '@bussola/domain';
import type { Chi, Chiave, IsoDate, Who } from '@bussola/domain';
import { known } from '@bussola/domain/records';
import { useAnswers } from '../form/form-saving.tsx';

const WhoContext = createContext<Who>('me');
/** Whose answers stand at the top of the form; the first person's where nothing is said. */
export const WhoProvider = WhoContext.Provider;

/**
 * Whether a question is asked, with the answers on the screen.
 * @param prefix of the names of their fields: none at the top, `membri.0.` in a list
 * @param today without it a question that depends on an age throws
 */
export function useAsks({ prefix = '', today }: { prefix?: string; today?: IsoDate } = {}): (
  key: Chiave,
) => boolean {
  const form = useAnswers();
  const atTop = useContext(WhoContext);
  const values = prefix === '' ? form.values : form.get<object>(prefix.slice(0, -1));
  const chi: Chi = {
    who: prefix === '' ? atTop : 'membro',
    get today() {
      return known(today);
    },
  };
  return (key) => isAsked(key, values, chi);
}
