/**
 * How the builds of a channel follow one another. The last of a line is in force; those before it
 * are what a rollback goes back to.
 */

/** How many earlier builds a list names beside the one in force. */
export const EARLIER = 2;
const REMEMBERED = 10;

/** A build that was in force before takes its old place again; those after it leave the line. */
export function goTo(line: readonly string[], buildId: string): string[] {
  const place = line.indexOf(buildId);
  return place >= 0 ? line.slice(0, place + 1) : [...line, buildId].slice(-REMEMBERED);
}

export const without = (line: readonly string[], buildId: string): string[] =>
  line.filter((one) => one !== buildId);

/** What lists may name: the newest of the line, and the canary. */
export const listedOf = (stable: readonly string[], canary: string | undefined): string[] => [
  ...stable.slice(-1 - EARLIER),
  ...(canary === undefined ? [] : [canary]),
];

/**
 * What a browser may load, best first: the build chosen for it, then stable and what stable was
 * before.
 */
export function versionsFor(chosen: string, stable: readonly string[]): string[] {
  const fallbacks = [...stable].reverse().filter((buildId) => buildId !== chosen);
  return [chosen, ...fallbacks.slice(0, EARLIER)];
}
