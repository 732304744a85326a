/** A shallow copy of what a form holds: lists, plain objects, values. */
function clone<T>(value: T): T {
  if (Array.isArray(value)) return [...(value as unknown[])] as T;
  return typeof value === 'object' && value !== null
    ? (Object.assign(
        Object.create(Object.getPrototypeOf(value) as object | null) as object,
        value,
      ) as T)
    : value;
}
export { clone as default };
