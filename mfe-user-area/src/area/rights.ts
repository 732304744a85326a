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
  mayChange: (keys: readonly Chiave[]) => boolean;
}

const HOUSEHOLD: readonly Section[] = ['dati', 'patrimonio', 'protezione', 'previdenza'];

/** The owner may do everything; another person only what the owner granted. */
export function rightsOf({ vista }: Pick<AllInfo, 'vista'>): Rights {
  const mayWrite = (section: Part) => vista?.scopes.includes(`${section}:write`) ?? true;
  return {
    mayRead: (section) => mayWrite(section) || (vista?.scopes.includes(section) ?? true),
    mayWrite,
    mayRemovePeople: HOUSEHOLD.every(mayWrite),
    mayChange: (keys) =>
      keys.every((key) => mayWrite(RISPOSTE[key].section) && !(vista && RISPOSTE[key].riservata)),
  };
}
