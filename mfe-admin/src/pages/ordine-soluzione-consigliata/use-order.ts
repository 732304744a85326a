import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useEffect, useState } from 'react';
import { ordineNamespace } from '../../locales/ordine-namespace.ts';
import type { Constants } from '../../costanti/release.ts';
import { areasOf, written } from './order.ts';
import type { Areas } from './order.ts';

export interface Order {
  /** What is in force. */
  saved: Areas;
  /** What is on the screen. */
  areas: Areas;
  isChanged: boolean;
  /** Somebody saved another order since this one was begun. */
  isOvertaken: boolean;
  change: (areas: Areas) => void;
  discard: () => void;
  /** Goes on with one's own, from what is in force now. */
  keep: () => void;
}

/** The order being written. It outlives a reading of the constants: nothing of it is lost. */
export function useOrder(constants: Constants): Order {
  const t = useT(ordineNamespace);
  const { setLeaveGuard } = useShell();
  const [own, setOwn] = useState<{ areas: Areas; from: string }>();
  const saved = areasOf(constants);
  const areas = own?.areas ?? saved;
  const isChanged = written(areas) !== written(saved);
  useEffect(() => {
    if (!isChanged) return undefined;
    setLeaveGuard(t('leave'));
    return () => setLeaveGuard(null);
  }, [isChanged, setLeaveGuard, t]);
  return {
    saved,
    areas,
    isChanged,
    isOvertaken: isChanged && own !== undefined && own.from !== written(saved),
    change: (next) => setOwn({ areas: next, from: own?.from ?? written(saved) }),
    discard: () => setOwn(undefined),
    keep: () => setOwn({ areas, from: written(saved) }),
  };
}
