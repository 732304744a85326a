import type {} from './early.ts';

/** What the person did on the first paint before the page took over. */
export interface Early {
  email: string;
  password: string;
  remember: boolean;
  focused: string | null;
  pressed: string | null;
  /** The button held down at this moment. Once it is replaced, the browser makes no click of it. */
  held: string | null;
}

const firstPaint = () => document.getElementById('first');
/** Whether the first paint is on the screen. */
export const isFirstPaint = (): boolean => firstPaint() !== null;

const field = (place: Element, name: string) =>
  place.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const typed = (place: Element, name: string): string => field(place, name)?.value ?? '';

/**
 * Removes the first paint and returns what the person did on it; null when there was none, or when
 * it was taken before. Called while the page commits, so no typed character is lost.
 */
export function takeOver(): Early | null {
  const place = firstPaint();
  if (!place) return null;
  const active = document.activeElement;
  const early: Early = {
    email: typed(place, 'email'),
    password: typed(place, 'password'),
    remember: field(place, 'remember')?.checked ?? false,
    focused: active instanceof HTMLInputElement && place.contains(active) ? active.name : null,
    pressed: window.bussolaEarly?.pressed ?? null,
    held: window.bussolaEarly?.held ?? null,
  };
  place.remove();
  document.getElementById('first-en')?.remove();
  document.getElementById('first-style')?.remove();
  return early;
}

/**
 * Settles when no word is half composed on the first paint: taking its field away would lose it.
 */
export async function wordsComposed(): Promise<void> {
  if (!window.bussolaEarly?.composing) return;
  await new Promise((resolve) =>
    document.addEventListener('compositionend', resolve, { once: true }),
  );
}
