import { useEffect, useEffectEvent, useRef } from 'react';

const STEP_MS = 20;
const STEPS = 9;

/**
 * A number that counts up once, when it is first seen or changes (180 ms), and stands still
 * where less motion is asked for. The number is in the page from the start: only what the eye sees
 * is written again, so that a reader never hears it twice.
 */
export function CountUp({
  value,
  format = String,
}: {
  value: number;
  format?: (value: number) => string;
}) {
  const shown = useRef<HTMLSpanElement>(null);
  const from = useRef(0);
  const text = format(value);
  // A new way of writing the same number is no change: the effect reads the way of writing, and
  // does not wait for it.
  const write = useEffectEvent((number: number) => {
    if (shown.current) shown.current.textContent = format(number);
  });
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (
      start === value ||
      document.hidden ||
      !window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches
    )
      return undefined;
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      write(
        step >= STEPS ? value : Math.round(start + (value - start) * (1 - (1 - step / STEPS) ** 3)),
      );
      if (step >= STEPS) clearInterval(timer);
    }, STEP_MS);
    return () => {
      clearInterval(timer);
      write(value);
    };
  }, [value]);
  return <span ref={shown}>{text}</span>;
}
