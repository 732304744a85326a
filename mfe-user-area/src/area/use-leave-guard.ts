import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useEffect } from 'react';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

/** Forms of the page with something unsaved: the shell keeps one message for all of them. */
let unsaved = 0;

/** Asks before the page is left while something typed is not saved, in this form or another. */
export function useLeaveGuard(isUnsaved: boolean): void {
  const t = useT(userAreaNamespace);
  const { setLeaveGuard } = useShell();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved += 1;
    setLeaveGuard(t('area.leave'));
    return () => {
      unsaved -= 1;
      if (unsaved === 0) setLeaveGuard(null);
    };
  }, [isUnsaved, setLeaveGuard, t]);
}
