import { useEffect, useRef, useState } from 'react';

export interface SearchState<O> {
  status: 'idle' | 'searching' | 'failed' | 'done';
  options: readonly O[];
}

/**
 * The answers to what is being typed. Waits for a pause, cancels the question that is no longer
 * asked, and never lets a late answer take the place of a newer one.
 * @param onAnswer - called with each answer that is shown
 */
export function useSearch<O>(
  text: string,
  isOn: boolean,
  search: (text: string, signal: AbortSignal) => Promise<readonly O[]>,
  waitMs: number,
  onAnswer: (options: readonly O[]) => void,
): SearchState<O> {
  const [answer, setAnswer] = useState<{ text: string; failed: boolean; options: readonly O[] }>({
    text: '',
    failed: false,
    options: [],
  });
  const latest = useRef({ search, onAnswer });
  useEffect(() => {
    latest.current = { search, onAnswer };
  });
  useEffect(() => {
    if (!isOn) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const take = (failed: boolean, options: readonly O[]) => {
        if (abort.signal.aborted) return;
        setAnswer({ text, failed, options });
        latest.current.onAnswer(options);
      };
      latest.current.search(text, abort.signal).then(
        (options) => take(false, options),
        () => take(true, []),
      );
    }, waitMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, isOn, waitMs]);
  if (!isOn) return { status: 'idle', options: [] };
  // The earlier answers stay in sight until the new ones come.
  if (answer.text !== text) return { status: 'searching', options: answer.options };
  return { status: answer.failed ? 'failed' : 'done', options: answer.options };
}
