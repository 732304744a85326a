/**
 * The few lines that run with the first paint, before the shell has arrived. They set language and
 * theme, know whether this browser was seen before, and remember what the person presses meanwhile.
 * The build writes them into the page as text, so they may import nothing.
 */
declare global {
  interface Window {
    bussolaEarly?: {
      /** `submit`, or the `data-early` of the button that was pressed last. */ pressed:
        string | null;
      /** The button that a finger or the mouse is holding down, named like `pressed`. */
      held: string | null;
      /** An input method is in the middle of a word. */ composing: boolean;
    };
  }
}

const place = document.getElementById('first');
if (place) {
  const kept = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const state: NonNullable<typeof window.bussolaEarly> = {
    pressed: null,
    held: null,
    composing: false,
  };
  window.bussolaEarly = state;
  const english = document.getElementById('first-en');
  if (kept('bussola.language') === 'en' && english instanceof HTMLTemplateElement) {
    place.replaceChildren(english.content);
    document.documentElement.lang = 'en';
  }
  const theme = kept('bussola.theme');
  // Without a choice, the device decides.
  if (theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches))
    document.documentElement.classList.add('dark');
  // On the phone the free checkup comes first for a browser never seen (boot/known-browser.ts).
  if (kept('bussola.known') === null) document.documentElement.dataset['firstVisit'] = '';
  if (kept('bussola.direction') === 'rtl') document.documentElement.dir = 'rtl';
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement)
        document.getElementById('first-failed')?.removeAttribute('hidden');
    },
    true,
  );
  place.addEventListener('submit', (event) => {
    event.preventDefault();
    state.pressed = 'submit';
  });
  const buttonAt = (target: EventTarget | null) =>
    target instanceof Element
      ? target.closest<HTMLElement>('[data-early], button[type="submit"]')
      : null;
  place.addEventListener('click', ({ target }) => {
    state.pressed = buttonAt(target)?.dataset['early'] ?? state.pressed;
  });
  place.addEventListener('pointerdown', ({ target }) => {
    const button = buttonAt(target);
    state.held = button && (button.dataset['early'] ?? 'submit');
  });
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => {
      state.held = null;
    });
  place.addEventListener('compositionstart', () => {
    state.composing = true;
  });
  place.addEventListener('compositionend', () => {
    state.composing = false;
  });
}

export {};
