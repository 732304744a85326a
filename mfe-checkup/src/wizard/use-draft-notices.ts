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
  const told = useRef(mergedCount);
  const takeOfflineAway = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (mergedCount > told.current)
      notify({
        kind: 'info',
        title: t('save.mergedTitle'),
        text: t('save.merged'),
        permanent: true,
      });
    told.current = mergedCount;
  }, [mergedCount, notify, t]);

  useEffect(() => {
    if (saveState === 'offline')
      takeOfflineAway.current ??= notify({
        kind: 'warning',
        title: t('save.offlineTitle'),
        text: t('save.offline'),
        permanent: true,
      });
    else if (saveState === 'saved' && takeOfflineAway.current) {
      takeOfflineAway.current();
      takeOfflineAway.current = null;
      notify({ kind: 'success', text: t('save.backOnline') });
    }
  }, [saveState, notify, t]);
}
