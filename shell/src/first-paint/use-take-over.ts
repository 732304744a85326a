import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { takeOver } from './take-over.ts';
import type { Early } from './take-over.ts';

/**
 * What was typed and pressed on the first paint goes on in the page that takes its place, in the
 * same moment.
 */
export function useTakeOver(
  form: RefObject<HTMLFormElement | null>,
  onFilled: (typed: Pick<Early, 'email' | 'password' | 'remember'>) => void,
): void {
  const isSent = useRef(false);
  const fill = useRef(onFilled);
  useLayoutEffect(() => {
    const early = takeOver();
    if (!early) return;
    fill.current(early);
    if (early.focused !== null)
      form.current?.querySelector<HTMLInputElement>(`input[name="${early.focused}"]`)?.focus();
    isSent.current = early.pressed === 'submit';
    if (early.pressed !== null)
      document.querySelector<HTMLElement>(`[data-early="${early.pressed}"]`)?.click();
  }, [form]);
  // Once the fields hold what was typed.
  useEffect(() => {
    if (!isSent.current) return;
    isSent.current = false;
    setTimeout(() => form.current?.requestSubmit(), 0);
  }, [form]);
}
