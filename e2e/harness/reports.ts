/** The reports of a client, read as text. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { nextDownload } from './downloads.ts';
import { pdfText } from './pdf.ts';

const HERE = '/app/dashboards/strumenti/i-miei-report';

const rowsOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });

async function downloaded(page: Page, place: number): Promise<string> {
  const download = rowsOf(page)
    .nth(place)
    .getByRole('button', { name: /Scarica/ });
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
  const answer = await made;
  expect(answer.status()).toBe(200);
  // Until the new report is in the list, the first row is the one before.
  const { reports } = (await answer.json()) as { reports: unknown[] };
  await expect(rowsOf(page)).toHaveCount(reports.length);
  return downloaded(page, 0);
}
