/** What axe has to say about a page. */
import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What is still fading in is not yet on the screen, for axe as for a person. */
const animationsEnd = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ).then(() => {}),
  );

/** @returns the rules that are broken, each with its first three places */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  // A page that is not drawn yet breaks the rules about its outline.
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  // Rows that others replace in a moment are paler.
  await page.locator('[aria-busy=true]:has(table, ul)').first().waitFor({ state: 'detached' });
  await animationsEnd(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id} on ${nodes
        .map(({ target }) => String(target))
        .slice(0, 3)
        .join(', ')}`,
  );
}

export async function assertAccessible(page: Page): Promise<void> {
  assert.deepEqual(await findViolations(page), [], page.url());
}
