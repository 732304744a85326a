/**
 * Loads a module at its first use and keeps it. A failed load is not kept: the next use tries
 * again.
 * @returns a function that loads. Its `ifLoaded` gives the module if it is there and loads nothing,
 *   for code that closes it
 */
export function lazyModule<T>(load: () => Promise<T>): {
  (): Promise<T>;
  ifLoaded(): Promise<T | undefined>;
} {
  let loaded: Promise<T> | undefined;
  const get = (): Promise<T> =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
  return Object.assign(get, { ifLoaded: async () => loaded?.catch(() => undefined) });
}
