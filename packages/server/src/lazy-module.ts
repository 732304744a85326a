/**
 * What is loaded with its first use and then kept. A load that failed is not kept:
 * the next use tries again.
 * @returns a function that loads; its `ifLoaded` gives what there is, and loads nothing: for
 *   whoever closes it
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
