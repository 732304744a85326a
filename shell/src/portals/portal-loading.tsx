import { useEffect, useState } from 'react';
import { Button, Notice, Skeleton, Stack, ClockIcon } from '@bussola/ui/core';
import { PortalLoadError, TIMES } from '@bussola/portal-loader';
import type { Times } from '@bussola/portal-loader';
import { useShellWords } from '../boot/hooks.ts';

interface Props {
  portal: string;
  title: string;
  times?: Times;
  /** When the load began, on the page's clock; now, when nothing is said. */
  since?: number | undefined;
  /** When the page that is being drawn must be there. Files have the loader's own limit. */
  until?: number | undefined;
  /** Asks again for what hangs. */
  onRetry: () => void;
}

/**
 * A quiet outline at once, a sentence and a way out after 8 s, the typed load error at the limit
 * (specification §8).
 */
export function PortalLoading({ portal, title, times = TIMES, since, until, onRetry }: Props) {
  const t = useShellWords();
  const [began] = useState(() => since ?? performance.now());
  const [state, setState] = useState<'waiting' | 'slow' | 'over'>(() =>
    performance.now() - began >= times.slow ? 'slow' : 'waiting',
  );
  useEffect(() => {
    const slow = setTimeout(
      () => setState((now) => (now === 'over' ? now : 'slow')),
      Math.max(0, began + times.slow - performance.now()),
    );
    const over =
      until === undefined
        ? undefined
        : setTimeout(() => setState('over'), Math.max(0, until - performance.now()));
    return () => {
      clearTimeout(slow);
      clearTimeout(over);
    };
  }, [began, times, until]);
  if (state === 'over') throw new PortalLoadError('CHUNK_TIMEOUT', { portal, phase: 'page' });
  return (
    <Stack gap="6" paddingTop="9">
      {state === 'slow' && (
        <Notice
          kind="warning"
          flat
          icon={ClockIcon}
          title={t('portal.slowTitle')}
          action={
            <Button variant="secondary" onClick={onRetry}>
              {t('portal.retry')}
            </Button>
          }
        >
          {t('portal.slow')}
        </Notice>
      )}
      <Skeleton label={t('portal.loading', { name: title })} slowAfterMs={times.limit * 2} />
    </Stack>
  );
}
