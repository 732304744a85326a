import { useEffect, useRef } from 'react';

const LOOK_MS = 5_000;
/** While the server answers and the page still fails: every half minute. */
const LOOKS_PER_RETRY = 6;

/**
 * Tries again without being asked: as soon as the server answers after it did not (a tunnel, of
 * which a browser often tells nothing), else every 30 seconds.
 */
export function useServerBack(onBack: () => void, isOn = true): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  }, [onBack]);
  useEffect(() => {
    if (!isOn) return undefined;
    let isCurrent = true;
    let looks = -1;
    let wasAway = false;
    const look = async () => {
      if (document.hidden) return;
      looks += 1;
      const answers = await fetch('/livez', {
        cache: 'no-store',
        signal: AbortSignal.timeout(LOOK_MS),
      }).then(
        ({ ok }) => ok,
        () => false,
      );
      const isTime = looks > 0 && looks % LOOKS_PER_RETRY === 0;
      if (isCurrent && answers && (wasAway || isTime)) latest.current();
      wasAway = !answers;
    };
    const comeBack = () => {
      wasAway = true;
      void look();
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    addEventListener('online', comeBack);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      removeEventListener('online', comeBack);
    };
  }, [isOn]);
}
