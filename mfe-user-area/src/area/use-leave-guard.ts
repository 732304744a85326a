import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useEffect } from 'react';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

/** Asks before the page is left while something typed is not saved. */
export function useLeaveGuard(isUnsaved: boolean): void {
  const t = useT(userAreaNamespace);
  const { setLeaveGuard } = useShell();
  useEffect(() => {
    setLeaveGuard(isUnsaved ? t('area.leave') : null);
    return () => setLeaveGuard(null);
  }, [isUnsaved, setLeaveGuard, t]);
}
