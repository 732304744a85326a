import { useEffect, useRef, useState } from 'react';

export interface SearchState<O> {
  status: 'idle' | 'searching' | 'failed' | 'done';
  options: readonly O[];
}

/**
 * The answers to what is being typed. Waits for a pause, cancels the question that is no longer
 * asked, and never lets a late answer take the place of a newer one.
 */
export function useSearch<O>(
  text: string,
  isOn: boolean,
  search: (text: string, signal: AbortSignal) => Promise<readonly O[]>,
  waitMs: number,
): SearchState<O> {
  const [answer, setAnswer] = useState<{ text: string; failed: boolean; options: readonly O[] }>({
    text: '',
    failed: false,
    options: [],
  });
  const asked = useRef(search);
  useEffect(() => {
    asked.current = search;
  });
  useEffect(() => {
    if (!isOn) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      asked.current(text, abort.signal).then(
        (options) => {
          if (!abort.signal.aborted) setAnswer({ text, failed: false, options });
        },
        () => {
          if (!abort.signal.aborted) setAnswer({ text, failed: true, options: [] });
        },
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
