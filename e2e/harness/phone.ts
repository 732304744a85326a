/** A phone: 390 px wide, touched, and what must hold on every screen of it. */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { findSpills } from './spills.ts';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  deviceScaleFactor: 2,
};

/** Waits until the page has its title and nothing of it is still loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}

/**
 * Nothing makes the page itself scroll sideways. A table or a row of chips that scrolls inside its
 * own box is fine; what it holds is not counted.
 */
export async function assertFits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrollsInside = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    const over = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return (
        own > 0 &&
        (right > width + 1 || left < -1) &&
        getComputedStyle(element).position !== 'absolute' &&
        !scrollsInside(element)
      );
    });
    return {
      page: document.documentElement.scrollWidth - width,
      over: over.slice(0, 3).map((element) => element.outerHTML.slice(0, 160)),
    };
  });
  assert.deepEqual(
    wide,
    { page: 0, over: [] },
    `${new URL(page.url()).pathname} is wider than the phone`,
  );
  assert.deepEqual(await findSpills(page), [], new URL(page.url()).pathname);
}
