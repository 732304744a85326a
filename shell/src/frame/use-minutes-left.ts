import { useEffect, useState } from 'react';

const TICK_MS = 5_000;

/** Whole minutes until then, the one that has begun among them; never less than none. */
export function useMinutesLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 60_000));
}
