/**
 * The chance that one of the first took longer than one of the second; ties count half. 0.5: time
 * tells nothing. Times in any one unit.
 */
export function auc(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((time) => ({ time, isFirst: true })),
    ...second.map((time) => ({ time, isFirst: false })),
  ].sort((a, b) => a.time - b.time);
  let ranks = 0;
  for (let at = 0; at < all.length;) {
    let end = at;
    while (end < all.length && all[end]?.time === all[at]?.time) end += 1;
    for (let i = at; i < end; i += 1) if (all[i]?.isFirst) ranks += (at + end + 1) / 2;
    at = end;
  }
  return (ranks - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
}
