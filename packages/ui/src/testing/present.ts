/**
 * What a test knows to be on the page.
 * @throws Error when it is not there
 */
export function present<T>(what: T | null | undefined): T {
  if (what === null || what === undefined) throw new Error('not found on the page');
  return what;
}
