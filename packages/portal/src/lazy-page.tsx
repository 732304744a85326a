import { createContext, lazy, useContext, useMemo } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/**
 * Grows by one each time the person presses «Riprova»; React.lazy would keep a rejected load for
 * ever.
 */
export const RetryContext = createContext(0);

/** A page loaded on demand whose failed load can be tried again in place. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const loads = new Map<number, LazyExoticComponent<ComponentType>>();
  const at = (generation: number): LazyExoticComponent<ComponentType> => {
    const known = loads.get(generation);
    if (known) return known;
    const made = lazy(load);
    loads.set(generation, made);
    return made;
  };
  return function LazyPage() {
    const generation = useContext(RetryContext);
    const Page = useMemo(() => at(generation), [generation]);
    return <Page />;
  };
}
