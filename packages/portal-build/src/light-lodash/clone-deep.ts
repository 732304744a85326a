import isPlainObject from './is-plain-object.ts';

/**
 * A copy all the way down of what a form holds; dates, files and functions are kept as they are.
 */
function cloneDeep<T>(value: T): T {
  if (Array.isArray(value)) return (value as unknown[]).map(cloneDeep) as T;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, part]) => [key, cloneDeep<unknown>(part)]),
  ) as T;
}
export { cloneDeep as default };
