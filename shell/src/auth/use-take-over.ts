import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { takeOver } from './take-over.ts';
import type { Early } from './take-over.ts';

function buttonOf(form: HTMLFormElement | null, what: string): HTMLElement | null {
  return what === 'submit'
    ? (form?.querySelector<HTMLElement>('button[type="submit"]') ?? null)
    : document.querySelector<HTMLElement>(`[data-early="${what}"]`);
}

/** Clicks the new button when the press ends over it, as the browser would have. */
function finishPress(form: HTMLFormElement | null, what: string): void {
  const ended = new AbortController();
  const { signal } = ended;
  addEventListener('pointercancel', () => ended.abort(), { signal });
  addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      ended.abort();
      const button = buttonOf(form, what);
      if (button?.contains(document.elementFromPoint(clientX, clientY))) button.click();
    },
    { signal },
  );
}

/**
 * Moves the text typed on the first paint into the page that replaces it, and repeats the press.
 */
export function useTakeOver(
  form: RefObject<HTMLFormElement | null>,
  onFilled: (typed: Pick<Early, 'email' | 'password' | 'remember'>) => void,
): void {
  const pressed = useRef<string | null>(null);
  const fill = useRef(onFilled);
  useLayoutEffect(() => {
    const early = takeOver();
    if (!early) return;
    fill.current(early);
    if (early.focused !== null)
      form.current?.querySelector<HTMLInputElement>(`input[name="${early.focused}"]`)?.focus();
    pressed.current = early.pressed;
    if (early.held !== null) finishPress(form.current, early.held);
  }, [form]);
  // Presses once the fields hold the typed text.
  useEffect(() => {
    const what = pressed.current;
    pressed.current = null;
    if (what !== null) setTimeout(() => buttonOf(form.current, what)?.click(), 0);
  }, [form]);
}
