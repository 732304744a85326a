import { useEffect, useRef } from 'react';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useDraft } from '../draft/use-draft.tsx';
import { checkupNamespace } from '../namespace.ts';

/**
 * What the person should know of the saving without having done anything: another device, the
 * network gone and back.
 */
export function useDraftNotices(): void {
  const { notify } = useShell();
  const t = useT(checkupNamespace);
  const mergedCount = useDraft((state) => state.mergedCount);
  const saveState = useDraft((state) => state.saveState);
  const told = useRef({ merged: mergedCount, isOffline: false });

  useEffect(() => {
    if (mergedCount > told.current.merged)
      notify({
        kind: 'info',
        title: t('save.mergedTitle'),
        text: t('save.merged'),
        permanent: true,
      });
    told.current.merged = mergedCount;
  }, [mergedCount, notify, t]);

  useEffect(() => {
    if (saveState === 'offline' && !told.current.isOffline) {
      told.current.isOffline = true;
      notify({
        kind: 'warning',
        title: t('save.offlineTitle'),
        text: t('save.offline'),
        permanent: true,
      });
    } else if (saveState === 'saved' && told.current.isOffline) {
      told.current.isOffline = false;
      notify({ kind: 'success', text: t('save.backOnline') });
    }
  }, [saveState, notify, t]);
}
