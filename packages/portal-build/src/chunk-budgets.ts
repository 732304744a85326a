/** Pieces that a screen loads only when somebody uses it, and how much each may weigh (brotli). */
import path from 'node:path';
import type { Compilation } from 'webpack';
import type { Budget } from './budgets.ts';
import { wireBytes } from './compress.ts';

/** By the name that `webpackChunkName` gives. */
export const CHUNK_LIMITS = [
  // 29 before the second edition of the rules; every rule that was added is in it.
  // 47 before the weeks of a statement were counted by the calendar.
  { what: 'engine of «e se…»', app: 'user-area', chunk: 'simulazione', limitKb: 49 },
] as const;

/**
 * Of the pieces that this build has: everything that comes with one, what the page already holds
 * left out.
 */
export async function chunkBudgets(
  compilation: Compilation,
  { name, outDir }: { name: string; outDir: string },
): Promise<Budget[]> {
  const mine = CHUNK_LIMITS.filter(
    ({ app, chunk }) => app === name && compilation.namedChunkGroups.has(chunk),
  );
  return Promise.all(
    mine.map(async ({ what, chunk, limitKb }): Promise<Budget> => {
      const files = (compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).filter((file) =>
        file.endsWith('.js'),
      );
      const sizes = await Promise.all(files.map((file) => wireBytes(path.join(outDir, file))));
      return { what, limitKb, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    }),
  );
}
