/**
 * How much runs. `main`: what `test` runs. `journeys`: every journey, as a landing wants. `all`:
 * what takes long and seldom changes too; so does a journey asked for by its name.
 */
export type Extent = 'main' | 'journeys' | 'all';
const typed = process.env['TEST_EXTENT'];
export const extent: Extent = typed === 'main' || typed === 'journeys' ? typed : 'all';
export const isAll = extent === 'all';

/** Of groups of screens the first screen, in `main`. */
export const screensToTry = <T extends Record<string, string[]>>(
  groups: T,
): [string, string[]][] => {
  const entries = Object.entries(groups);
  return extent === 'main'
    ? entries.slice(0, 1).map(([what, paths]) => [what, paths.slice(0, 1)])
    : entries;
};
