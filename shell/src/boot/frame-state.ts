/** What portals tell the frame: the name of the thing shown, and numbers beside menu entries. */
import type { MenuEntry } from '@bussola/portal';
import { createStore } from 'zustand/vanilla';

export const frameState = createStore<{
  title: string | null;
  badges: Partial<Record<NonNullable<MenuEntry['badge']>, number>>;
  /** What the search of the header opens. */
  search: (() => void) | null;
}>(() => ({ title: null, badges: {}, search: null }));
