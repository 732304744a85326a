import { TAB } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { useDraft } from '../draft/use-draft.tsx';
import { checkupNamespace } from '../namespace.ts';
import type { Tab } from '../steps.ts';
import { today } from '../today.ts';
import { minutesOf, secondsAt, secondsFrom } from './time-left.ts';

/** «circa 4 minuti», «da 5 a 9 minuti»: from a tab to the end, and of one tab alone. */
export function useTimeLeft() {
  const t = useT(checkupNamespace);
  const data = useDraft((state) => state.data);
  const about = (count: number) => (count === 0 ? t('minutes.few') : t('minutes.about', { count }));
  const from = (tab: Tab) => {
    const least = minutesOf(secondsFrom(tab, data, today(), 'quick'));
    const most = minutesOf(secondsFrom(tab, data, today(), 'full'));
    return least === most
      ? about(most)
      : t('minutes.span', { least: Math.max(1, least), count: most });
  };
  return {
    toTheEnd: (tab: Tab) =>
      tab === TAB.riepilogo ? t('minutes.nearly') : t('minutes.left', { time: from(tab) }),
    from,
    of: (tab: Tab) => about(minutesOf(secondsAt(tab, data, today(), 'full'))),
  };
}
