import { useEffect, useState } from 'react';
import { useLanguage, useT } from '@bussola/i18n';
import { formatClockTime } from '@bussola/i18n/format';
import { chakra, CheckIcon, CloudOffIcon, Icon, RetryIcon } from '@bussola/ui/core';
import type { DraftState } from '../draft/draft-store.ts';
import { useDraftStore } from '../draft/use-draft.tsx';
import { checkupNamespace } from '../namespace.ts';

type Step = 'lost' | 'back' | 'done';
interface Line {
  step: Step;
  at: Date;
  /** Answers that waited. */ count: number;
}
const ICONS = { lost: CloudOffIcon, back: RetryIcon, done: CheckIcon };
const DONE_LEAVES_MS = 2_000;

/** What a change of the draft adds to the log. */
function after(lines: readonly Line[], now: DraftState, before: DraftState): readonly Line[] {
  const line = (step: Step, count: number): Line => ({ step, at: new Date(), count });
  if (now.refused && now.refused !== before.refused) return [];
  if (now.saveState === 'offline')
    return before.saveState === 'offline' ? lines : [line('lost', 0)];
  if (lines.length === 0) return lines;
  const returned = before.saveState === 'offline' ? [line('back', before.waiting)] : [];
  const sofar = [...lines, ...returned];
  const last = sofar.at(-1);
  return now.saveState === 'saved' && last?.step === 'back'
    ? [...sofar, line('done', last.count)]
    : sofar;
}

/** The network gone and back, line by line. Nothing is to be pressed: it leaves by itself. */
export function NetworkLog() {
  const t = useT(checkupNamespace);
  const language = useLanguage();
  const { store } = useDraftStore();
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(
    () => store.subscribe((now, before) => setLines((old) => after(old, now, before))),
    [store],
  );
  const isDone = lines.at(-1)?.step === 'done';
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setLines([]), DONE_LEAVES_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  return (
    <chakra.div role="status" data-print="hidden" position="sticky" top="0" zIndex="3" bg="ground">
      {lines.length > 0 && (
        <chakra.ol
          aria-label={t('save.network')}
          listStyleType="none"
          maxWidth="page"
          marginInline="auto"
          paddingInline={{ base: '5', md: '8', xl: '0' }}
          paddingTop="2"
          borderBottomWidth="1px"
          borderBottomColor="ink"
        >
          {lines.map(({ step, at, count }) => (
            <chakra.li
              key={step}
              display="grid"
              gridTemplateColumns="auto auto 1fr"
              columnGap="4"
              paddingBlock="3"
              borderTopWidth="1px"
              borderTopColor="line"
              _first={{ borderTopWidth: '0' }}
            >
              <chakra.span textStyle="quiet">{formatClockTime(at, language)}</chakra.span>
              <Icon icon={ICONS[step]} />
              <span>
                <chakra.strong display="block">{t(`save.${step}Title`)}</chakra.strong>
                <chakra.span textStyle="quiet">
                  {step === 'lost' ? t('save.lost') : t(`save.${step}`, { count })}
                </chakra.span>
              </span>
            </chakra.li>
          ))}
        </chakra.ol>
      )}
    </chakra.div>
  );
}
