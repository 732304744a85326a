/** The row that was moved, and its place from 1; undefined when the order is the same. */
export function movedIn(
  before: readonly string[],
  after: readonly string[],
): { id: string; place: number } | undefined {
  const at = before.findIndex((one, index) => one !== after[index]);
  // Moved down: everything after its old place came up by one.
  const id = before[at + 1] === after[at] ? before[at] : after[at];
  return at < 0 || id === undefined ? undefined : { id, place: after.indexOf(id) + 1 };
}
