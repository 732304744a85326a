import type { AllInfo } from '@bussola/contract';
import { RISPOSTE } from '@bussola/domain';
import type { Chiave, Section } from '@bussola/domain';

type Part = Section | 'report' | 'documenti';

/**
 * What the user may read and change in the open area. A grant that does not open the whole
 * household shows `Vista` instead of the pages.
 */
export interface Rights {
  mayRead: (section: Part) => boolean;
  mayWrite: (section: Part) => boolean;
  /** A person goes with all that is known of them. */
  mayRemovePeople: boolean;
  /** All of these answers. */
  mayChange: (keys: readonly Chiave[]) => boolean;
  /** At least one: an editor asks for the rest no more. */
  mayChangeSome: (keys: readonly Chiave[]) => boolean;
}

const HOUSEHOLD: readonly Section[] = ['dati', 'patrimonio', 'protezione', 'previdenza'];

/** The owner may do everything; another person only what the owner granted. */
export function rightsOf({ vista }: Pick<AllInfo, 'vista'>): Rights {
  const mayWrite = (section: Part) => vista?.scopes.includes(`${section}:write`) ?? true;
  const mayChangeOne = (key: Chiave) =>
    mayWrite(RISPOSTE[key].section) && !(vista && RISPOSTE[key].riservata);
  return {
    mayRead: (section) => mayWrite(section) || (vista?.scopes.includes(section) ?? true),
    mayWrite,
    mayRemovePeople: HOUSEHOLD.every(mayWrite),
    mayChange: (keys) => keys.every(mayChangeOne),
    mayChangeSome: (keys) => keys.some(mayChangeOne),
  };
}
