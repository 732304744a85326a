/**
 * Runs when the page has nothing else to do, and at the latest after a few seconds.
 *
 * @returns takes it back
 */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(run, { timeout: 4_000 });
    return () => cancelIdleCallback(idle);
  }
  const later = setTimeout(run, 1_500);
  return () => clearTimeout(later);
}
