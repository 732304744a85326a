/**
 * What a screen remembers between visits: page, filter, open section. Never data of the household;
 * wiped at sign-out.
 */
import { localStore } from '@bussola/portal/browser';
import { useCallback, useState } from 'react';

const KEY = 'bussola.view';
type Slice = 'user' | 'general' | 'report' | 'files' | 'admin';
type ViewValue = string | number | boolean;

function read(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStore.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export function wipeViewState(): void {
  localStore.removeItem(KEY);
}

/**
 * A small value that survives a reload; falls back to `initial` when what is stored has another
 * type.
 */
export function useViewState<T extends ViewValue>(
  slice: Slice,
  name: string,
  initial: T,
): [T, (value: T) => void] {
  const key = `${slice}.${name}`;
  const [value, setValue] = useState<T>(() => {
    const stored = read()[key];
    return typeof stored === typeof initial ? (stored as T) : initial;
  });
  const store = useCallback(
    (next: T) => {
      setValue(next);
      localStore.setItem(KEY, JSON.stringify({ ...read(), [key]: next }));
    },
    [key],
  );
  return [value, store];
}
