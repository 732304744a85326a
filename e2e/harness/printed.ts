import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { pdfPages } from './pdf.ts';

const SHEET = { width: 794, height: 1123 };

/** The pages of text that a printer gets, after a look at what would lie over them. */
export async function printed(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const floating = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
          element.checkVisibility(),
      )
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 60)}`),
  );
  assert.deepEqual([page.url(), floating], [page.url(), []]);
  assert.equal(await page.locator('[aria-busy=true]:visible').count(), 0);
  const bytes = await page.pdf({ ...SHEET, margin: { top: 40, bottom: 40, left: 40, right: 40 } });
  await page.emulateMedia({ media: 'screen' });
  return pdfPages(bytes);
}

/** The title and the last words of each card stand on one sheet. */
export function assertNoCardCut(
  sheets: readonly string[],
  titles: readonly string[],
  last: RegExp,
): void {
  const begun = sheets.map((text) => titles.filter((title) => text.includes(title)).length);
  const ended = sheets.map((text) => text.match(last)?.length ?? 0);
  assert.ok(titles.length > 3);
  assert.deepEqual(begun, ended);
}
