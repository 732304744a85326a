import { useEffect, useState } from 'react';
import { Button, Notice, Skeleton, Stack } from '@bussola/ui/core';
import { LOAD_TIMEOUT_MS, PortalLoadError, SLOW_AFTER_MS } from '@bussola/portal-loader';
import { useShellWords } from '../boot/hooks.ts';

interface Props {
  portal: string;
  title: string;
  /** Asks again for what hangs. */
  onRetry: () => void;
}

/** A quiet outline at once, a sentence and a way out after 8 s, the typed load error at 120 s (specification §8). */
export function PortalLoading({ portal, title, onRetry }: Props) {
  const t = useShellWords();
  const [state, setState] = useState<'waiting' | 'slow' | 'over'>('waiting');
  useEffect(() => {
    const slow = setTimeout(() => setState('slow'), SLOW_AFTER_MS);
    const over = setTimeout(() => setState('over'), LOAD_TIMEOUT_MS);
    return () => { clearTimeout(slow); clearTimeout(over); };
  }, []);
  if (state === 'over') throw new PortalLoadError('CHUNK_TIMEOUT', { portal, phase: 'page' });
  return (
    <Stack gap="6" paddingTop="9">
      {state === 'slow' && (
        <Notice kind="warning" flat title={t('portal.slowTitle')} action={<Button variant="secondary" onClick={onRetry}>{t('portal.retry')}</Button>}>
          {t('portal.slow')}
        </Notice>
      )}
      <Skeleton label={t('portal.loading', { name: title })} slowAfterMs={LOAD_TIMEOUT_MS * 2} />
    </Stack>
  );
}
