import { useEffect, useRef } from 'react';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useDraft } from '../draft/use-draft.tsx';
import { checkupNamespace } from '../namespace.ts';

/** Says that another device had saved in between. */
export function useMergeNotice(): void {
  const { notify } = useShell();
  const t = useT(checkupNamespace);
  const mergedCount = useDraft((state) => state.mergedCount);
  const told = useRef(mergedCount);

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
}
