import { useEffect, useRef, useState } from 'react';

export type SearchState<O> = { status: 'idle' | 'searching' | 'failed'; options: readonly O[] } | { status: 'done'; options: readonly O[] };

/**
 * The answers to what is being typed. Waits for a pause, cancels the question that is no longer asked, and never lets a
 * late answer take the place of a newer one.
 */
export function useSearch<O>(text: string, isOn: boolean, search: (text: string, signal: AbortSignal) => Promise<readonly O[]>, waitMs: number): SearchState<O> {
  const [state, setState] = useState<SearchState<O>>({ status: 'idle', options: [] });
  const asked = useRef(search);
  useEffect(() => { asked.current = search; });
  useEffect(() => {
    if (!isOn) { setState({ status: 'idle', options: [] }); return; }
    const abort = new AbortController();
    setState((before) => ({ status: 'searching', options: before.options }));
    const timer = setTimeout(() => {
      asked.current(text, abort.signal).then(
        (options) => { if (!abort.signal.aborted) setState({ status: 'done', options }); },
        () => { if (!abort.signal.aborted) setState({ status: 'failed', options: [] }); },
      );
    }, waitMs);
    return () => { clearTimeout(timer); abort.abort(); };
  }, [text, isOn, waitMs]);
  return state;
}
