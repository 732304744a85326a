import { isAsked } from '@bussola/domain';
import type { Chiave, IsoDate } from '@bussola/domain';
import { useAnswers } from '../form/form-saving.tsx';

/**
 * Whether a question is asked, with the answers on the screen.
 * @param person where their answers are in the form: '' for the first person, `membri.0.` for the
 * others
 */
export function useAsks(person: string, today: IsoDate): (key: Chiave) => boolean {
  const form = useAnswers();
  const values = person === '' ? form.values : form.get<object>(person.slice(0, -1));
  return (key) => isAsked(key, values, { who: person === '' ? 'me' : 'membro', today });
}
