import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { takeOver } from './take-over.ts';
import type { Early } from './take-over.ts';

function press(form: HTMLFormElement | null, what: string): void {
  if (what === 'submit') form?.requestSubmit();
  else document.querySelector<HTMLElement>(`[data-early="${what}"]`)?.click();
}

/**
 * What was typed and pressed on the first paint goes on in the page that takes its place, in the
 * same moment.
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
    const { held } = early;
    if (held !== null)
      addEventListener('pointerup', () => press(form.current, held), { once: true });
  }, [form]);
  // Once the fields hold what was typed.
  useEffect(() => {
    const what = pressed.current;
    pressed.current = null;
    if (what !== null) setTimeout(() => press(form.current, what), 0);
  }, [form]);
}
