/** What portals tell the frame: the name of the thing shown, and numbers beside menu entries. */
import { createStore } from 'zustand/vanilla';

export const frameState = createStore<{
  title: string | null;
  badges: Partial<Record<'reds', number>>;
}>(() => ({ title: null, badges: {} }));
