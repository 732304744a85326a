/**
 * Federation keeps registers on `window`: plug-ins for every load, all instances, all share scopes.
 * Any portal could write into them and change how the others load. Each is made before the runtime
 * looks: it reads as empty, takes nothing, and cannot be replaced. Nothing of ours uses them.
 */
const EMPTY: Record<string, () => unknown> = {
  __GLOBAL_PLUGIN__: () => [],
  __INSTANCES__: () => [],
  __SHARE__: () => ({}),
  moduleInfo: () => ({}),
  __MANIFEST_LOADING__: () => ({}),
  __PRELOADED_MAP__: () => new Map(),
  __PRELOADED_ASSETS__: () => new Set(),
  __DEBUG_CONSTRUCTOR__: () => undefined,
  __DEBUG_CONSTRUCTOR_VERSION__: () => undefined,
};
const closed = (make: () => unknown): PropertyDescriptor => ({ get: make, set: () => undefined });

const registers = Object.freeze(
  Object.defineProperties(
    {},
    Object.fromEntries(Object.entries(EMPTY).map(([name, make]) => [name, closed(make)])),
  ),
);
Object.defineProperties(window, {
  __FEDERATION__: { value: registers },
  __VMOK__: { value: registers },
  // Read once, when the runtime begins: from then on it is the runtime's own.
  __GLOBAL_LOADING_REMOTE_ENTRY__: closed(() => ({})),
});

export {};
