/** A phone: 390 px wide or less, touched, and what must hold on every screen of it. */
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
 * Every page must fit a screen of 320 px without sideways scrolling (WCAG 1.4.10). Some browsers
 * take 12 px of it for the scroll bar.
 */
const NARROWEST = 320 - 12;

/**
 * Finds what makes the page scroll sideways, and text that is wider than its control. It looks at
 * the page at its width and at the narrowest width. A table that scrolls inside its own box may be
 * wider.
 */
export async function findMisfits(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const found = await misfitsAsItIs(page);
  if (!size || size.width <= NARROWEST) return found;
  await page.setViewportSize({ ...size, width: NARROWEST });
  found.push(...(await misfitsAsItIs(page)));
  await page.setViewportSize(size);
  return found;
}

export async function assertFits(page: Page): Promise<void> {
  assert.deepEqual(await findMisfits(page), [], new URL(page.url()).pathname);
}

async function misfitsAsItIs(page: Page): Promise<string[]> {
  const wide = await page.evaluate(async () => {
    // What a page draws otherwise on another width is there after a frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
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
        // What is closed keeps the width of before until it opens.
        element.checkVisibility() &&
        (right > width + 1 || left < -1) &&
        getComputedStyle(element).position !== 'absolute' &&
        !scrollsInside(element)
      );
    });
    const page = document.documentElement.scrollWidth - width;
    return [
      ...(page > 0 ? [`the page is ${page} px too wide`] : []),
      ...over.slice(0, 3).map((element) => element.outerHTML.slice(0, 160)),
    ];
  });
  const width = page.viewportSize()?.width;
  return [...wide, ...(await findSpills(page))].map((misfit) => `${width} px: ${misfit}`);
}
