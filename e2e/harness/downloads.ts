/** Files that the product hands to a person, as they lie on the disk afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { until } from './until.ts';

export interface Downloaded {
  name: string;
  bytes: Buffer;
}

let folder: string | undefined;

export function removeDownloads(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}

/**
 * Where a stock Firefox keeps what it downloads; made when it is asked for, gone with the worker.
 */
export function downloadsFolder(): string {
  folder ??= mkdtempSync(path.join(os.tmpdir(), 'bussola-downloads-'));
  return folder;
}

/**
 * Waits for the next download. In a stock Firefox, Playwright misses downloads that a script
 * starts. This function then looks for a new file in the download folder.
 * @throws Error when none comes within half a minute
 */
export async function nextDownload(page: Page): Promise<Downloaded> {
  if (folder === undefined) {
    const download = await page.waitForEvent('download', { timeout: 30_000 });
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }
  const there = new Set(await readdir(folder));
  const downloads = folder;
  let lastSize = -1;
  return until(async () => {
    const files = await readdir(downloads);
    const name = files.find((file) => !there.has(file) && !file.endsWith('.part'));
    if (name === undefined || files.some((file) => file.endsWith('.part'))) return undefined;
    const bytes = await readFile(path.join(downloads, name));
    // The browser creates the file first and fills it later. Its size stops changing at the end.
    const isComplete = bytes.length > 0 && bytes.length === lastSize;
    lastSize = bytes.length;
    return isComplete && { name, bytes };
  }, 'a download');
}
