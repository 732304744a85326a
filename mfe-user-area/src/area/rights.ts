import type { AllInfo } from '@bussola/contract';
import { RISPOSTE } from '@bussola/domain';
import type { Chiave, Section } from '@bussola/domain';

/** What the person at the screen may do in the open area. */
export interface Rights {
  mayRead: (section: Section) => boolean;
  mayWrite: (section: Section | 'report') => boolean;
  /** Whether people may be added, suspended and removed: not under a grant on some of them. */
  mayChangePeople: boolean;
  /** Whether these answers of that person may be changed. */
  mayChange: (keys: readonly Chiave[], memberId: string) => boolean;
  amountsHidden: boolean;
}

const isAmount = (key: Chiave): boolean => ['euro', 'rows'].includes(RISPOSTE[key].kind);

/** One's own area is open whole; somebody else's as far as its owner opened it. */
export function rightsOf({ vista }: Pick<AllInfo, 'vista'>): Rights {
  if (!vista)
    return {
      mayRead: () => true,
      mayWrite: () => true,
      mayChangePeople: true,
      mayChange: () => true,
      amountsHidden: false,
    };
  const { scopes, members, hideAmounts } = vista;
  const mayWrite = (section: string) => scopes.includes(`${section}:write`);
  return {
    mayRead: (section) => scopes.includes(section) || mayWrite(section),
    mayWrite,
    mayChangePeople: mayWrite('dati') && members === null,
    mayChange: (keys, memberId) =>
      (members === null || members.includes(memberId)) &&
      keys.every(
        (key) =>
          RISPOSTE[key].riservata !== true &&
          mayWrite(RISPOSTE[key].section) &&
          !(hideAmounts && (isAmount(key) || key.startsWith('polizze.'))),
      ),
    amountsHidden: hideAmounts,
  };
}
