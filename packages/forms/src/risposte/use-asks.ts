import { createContext, useContext } from 'react';
import { isAsked } from '@bussola/domain';
import type { Chi, Chiave, IsoDate, Who } from '@bussola/domain';
import { known } from '@bussola/domain/records';
import { useAnswers } from '../form/form-saving.tsx';

const WhoContext = createContext<Who>('me');
/** Whose answers stand at the top of the form; the first person's where nothing is said. */
export const WhoProvider = WhoContext.Provider;

const MayContext = createContext<(key: Chiave) => boolean>(() => true);
/** What the user may change of the answers: all of them where nothing is said. */
export const MayProvider = MayContext.Provider;

export const useMay = () => useContext(MayContext);

interface Where {
  prefix?: string;
  today?: IsoDate;
}

/**
 * Who answers the fields of a prefix: none at the top, `membri.0.` in a list.
 * @param today without it a question that depends on an age throws
 */
export function useChi({ prefix = '', today }: Where): Chi {
  const atTop = useContext(WhoContext);
  return {
    who: prefix === '' ? atTop : 'membro',
    get today() {
      return known(today);
    },
  };
}

/** Whether a question is asked, with the answers on the screen, of whoever may answer it. */
export function useAsks(where: Where = {}): (key: Chiave) => boolean {
  const { prefix = '' } = where;
  const form = useAnswers();
  const may = useMay();
  const chi = useChi(where);
  const values = prefix === '' ? form.values : form.get<object>(prefix.slice(0, -1));
  return (key) => may(key) && isAsked(key, values, chi);
}
