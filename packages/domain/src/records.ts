/** The keys of an object with their types; `Object.keys` calls every key a string. */
export const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];

/** One value for each key. */
export const recordOf = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;

/**
 * A value that the code before it has made sure of.
 *
 * @throws Error when it is not there after all: better than a wrong figure
 */
export function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('a value that must be there is not');
  return value;
}
