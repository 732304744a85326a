/** The reports of a client, read as text. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { nextDownload } from './downloads.ts';
import { pdfText } from './pdf.ts';

const HERE = '/app/dashboards/strumenti/i-miei-report';

async function downloaded(page: Page, place: number): Promise<string> {
  const download = page.getByRole('button', { name: /Scarica/ }).nth(place);
  // A report that is being made is ready in a while: the wait for its file starts after that.
  await expect(download).toBeEnabled({ timeout: 60_000 });
  const [{ bytes }] = await Promise.all([nextDownload(page), download.click()]);
  return pdfText(bytes);
}

/** The words of a report in the list, the newest first. */
export async function reportAt(page: Page, place: number): Promise<string> {
  await page.goto(HERE);
  return downloaded(page, place);
}

/** Makes a report. @returns its words */
export async function reportOf(page: Page): Promise<string> {
  await page.goto(HERE);
  await page
    .getByRole('button', { name: /Genera/ })
    .first()
    .click();
  const made = page.waitForResponse((answer) => answer.url().includes('/report/generate/'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Genera/ })
    .click();
  expect((await made).status()).toBe(200);
  return downloaded(page, 0);
}
