import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useEffect } from 'react';
import { writingNamespace } from '../locales/writing-namespace.ts';

/** Asks before the text is left with unsaved changes. */
export function useLeaveGuard(isUnsaved: boolean): void {
  const t = useT(writingNamespace);
  const { setLeaveGuard } = useShell();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    setLeaveGuard(t('leave'));
    return () => setLeaveGuard(null);
  }, [isUnsaved, setLeaveGuard, t]);
}
