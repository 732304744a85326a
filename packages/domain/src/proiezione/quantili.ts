/**
 * Puts the k-th smallest of `values[from, to)` in its place, nothing larger before it and nothing
 * smaller after it (C. A. R. Hoare, «Algorithm 65: Find», 1961). Ten thousand paths need three
 * ranks a year, not a whole sort.
 * @param k index counted from 0 in the whole array, `from` ≤ k < `to`
 */
export function seleziona(values: Float64Array, k: number, from: number, to: number): number {
  let left = from;
  let right = to - 1;
  while (left < right) {
    const pivot = mediana3(values[left]!, values[(left + right) >> 1]!, values[right]!);
    let i = left;
    let j = right;
    while (i <= j) {
      while (values[i]! < pivot) i++;
      while (values[j]! > pivot) j--;
      if (i <= j) {
        const swap = values[i]!;
        values[i] = values[j]!;
        values[j] = swap;
        i++;
        j--;
      }
    }
    if (j < k) left = i;
    if (k < i) right = j;
  }
  return values[k]!;
}

const mediana3 = (a: number, b: number, c: number): number =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
