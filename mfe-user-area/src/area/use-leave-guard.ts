import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useEffect } from 'react';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

/** How many forms of the page have unsaved changes. The shell keeps one message for all. */
let unsaved = 0;

/** Asks before the page is left while this form, or another on the page, has unsaved changes. */
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
