/** Real papers to upload, made by the browser itself. */
import type { Browser } from '@playwright/test';

export interface Papers {
  pdf: Buffer;
  otherPdf: Buffer;
  png: Buffer;
}

export async function makePapers(browser: Browser): Promise<Papers> {
  const page = await browser.newPage({ viewport: { width: 300, height: 200 } });
  const print = async (text: string) => {
    await page.setContent(`<p>${text}</p>`);
    return page.pdf();
  };
  const papers = {
    pdf: await print('Polizza di prova'),
    otherPdf: await print('Mutuo'),
    png: await page.screenshot(),
  };
  await page.close();
  return papers;
}
