/** Frames in which a control that was pressed may still go away. */
const FRAMES = 10;

/**
 * Gives the focus to a part of the page when what had it goes away now, so that it does not fall to
 * the top of the page.
 */
export function focusIfLost(place: HTMLElement | null | undefined, frames = FRAMES): void {
  requestAnimationFrame(() => {
    if (!place?.isConnected) return;
    if (document.activeElement !== document.body) {
      if (frames > 1) focusIfLost(place, frames - 1);
      return;
    }
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
}
