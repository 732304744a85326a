/** Finds the controls of a form that moved between two moments. */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';

interface Marked {
  element: Element;
  name: string;
  top: number;
  left: number;
}
declare global {
  interface Window {
    marked?: Marked[];
  }
}

/** Stores the position of every control of the form, or of the dialog. */
export async function markControls(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What was just revealed slides into its place.
    const sliding = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(sliding.map(({ finished }) => finished));
    const scope = document.querySelector('[role=dialog] form') ?? document.querySelector('form');
    const controls = scope?.querySelectorAll('input, select, textarea, button, a[href]') ?? [];
    // The foot of a step stays at the foot of the window.
    window.marked = [...controls]
      .filter((element) => !element.closest('footer') && element.getClientRects().length > 0)
      .map((element) => {
        const { top, left } = element.getBoundingClientRect();
        // A dialog is centred in the window, so positions are measured from the top of its form.
        const inDialog = element.closest('[role=dialog] form');
        const origin = inDialog ? inDialog.getBoundingClientRect().top : -scrollY;
        return {
          element,
          name: `${element.tagName} ${element.id || element.textContent}`,
          top: top - origin,
          left,
        };
      });
  });
}

/** Waits for an error on the screen, then checks that no marked control has moved. */
export async function assertStill(page: Page, what: string): Promise<void> {
  await page.locator('[aria-invalid=true]').first().waitFor({ state: 'attached' });
  const { count, moved } = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const marked = (window.marked ?? []).filter(({ element }) => element.isConnected);
    return {
      count: marked.length,
      moved: marked.flatMap(({ element, name, top, left }) => {
        const now = element.getBoundingClientRect();
        const inDialog = element.closest('[role=dialog] form');
        const origin = inDialog ? inDialog.getBoundingClientRect().top : -scrollY;
        const down = Math.round(now.top - origin - top);
        const aside = Math.round(now.left - left);
        return Math.abs(down) > 1 || Math.abs(aside) > 1 ? [`${name}: ${aside}, ${down} px`] : [];
      }),
    };
  });
  assert.ok(count > 0, `${what}: no control was marked`);
  assert.deepEqual(moved.slice(0, 4), [], `${what}: controls moved`);
}
