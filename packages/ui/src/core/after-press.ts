/**
 * What appears when a field is left (an error, the understood amount) moves the page; when it is
 * left by pressing something else, that something would move away between the finger's going down
 * and its coming up, and the press be lost.
 */
let isDown = false;
if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    () => {
      isDown = true;
    },
    true,
  );
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(
      end,
      () => {
        isDown = false;
      },
      true,
    );
}

/** Runs now, or right after the press under way has ended. */
export function afterPress(run: () => void): void {
  if (!isDown) {
    run();
    return;
  }
  // Longer than a press lasts: a finger lifted outside the window tells nobody.
  const timer = setTimeout(finish, 1_000);
  function finish() {
    clearTimeout(timer);
    window.removeEventListener('pointerup', later, true);
    run();
  }
  // The click comes after the pointer's up: only then may the page move.
  function later() {
    setTimeout(finish);
  }
  window.addEventListener('pointerup', later, true);
}
