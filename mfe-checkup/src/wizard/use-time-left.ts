import { useT } from '@bussola/i18n';
import { useDraft } from '../draft/use-draft.tsx';
import { checkupNamespace } from '../namespace.ts';
import type { Tab } from '../steps.ts';
import { today } from '../today.ts';
import { minutesOf, secondsAt, secondsFrom } from './time-left.ts';

/** «circa 4 minuti»: from a tab to the end, and of one tab alone. */
export function useTimeLeft() {
  const t = useT(checkupNamespace);
  const data = useDraft((state) => state.data);
  const told = (seconds: number) => {
    const count = minutesOf(seconds);
    return count === 0 ? t('minutes.few') : t('minutes.about', { count });
  };
  return {
    toTheEnd: (tab: Tab) =>
      tab === 6
        ? t('minutes.nearly')
        : t('minutes.left', { time: told(secondsFrom(tab, data, today())) }),
    from: (tab: Tab) => told(secondsFrom(tab, data, today())),
    of: (tab: Tab) => told(secondsAt(tab, data, today())),
  };
}
