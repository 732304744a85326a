/** A page driven by its keyboard alone. */
import type { Locator, Page } from '@playwright/test';

export function keyboardOf(page: Page) {
  /** Tab by Tab, until the focus is on it or in it. */
  const reach = async (target: Locator, what: string): Promise<void> => {
    for (let presses = 0; presses < 150; presses += 1) {
      if (
        await target
          .evaluate(
            (element) =>
              element === document.activeElement || element.contains(document.activeElement),
          )
          .catch(() => false)
      )
        return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard never reaches ${what}`);
  };
  return {
    reach,
    press: async (target: Locator, what: string, key = 'Enter'): Promise<void> => {
      await reach(target, what);
      await page.keyboard.press(key);
    },
    type: async (target: Locator, what: string, text: string): Promise<void> => {
      await reach(target, what);
      await page.keyboard.type(text);
    },
  };
}
