/**
 * What Chrome and Edge 109, Firefox ESR 115 and Safari 16 lack and we use
 * (packages/portal-build/src/browser-floor.ts). Imported first, by the page and by each worker.
 */
const give = (owner: object, name: string, value: unknown): void => {
  if (!(name in owner))
    Object.defineProperty(owner, name, { value, writable: true, configurable: true });
};

type List = unknown[];
give(Array.prototype, 'toSorted', function toSorted(this: List, compare?: () => number) {
  return [...this].sort(compare);
});
give(Array.prototype, 'toReversed', function toReversed(this: List) {
  return [...this].reverse();
});
give(Array.prototype, 'toSpliced', function toSpliced(this: List, ...args: [number, number]) {
  const copy = [...this];
  copy.splice(...args);
  return copy;
});
give(AbortSignal, 'any', (signals: readonly AbortSignal[]): AbortSignal => {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
});

export {};
