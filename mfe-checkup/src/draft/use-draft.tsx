import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { DraftState, DraftStore } from './draft-store.ts';

const Context = createContext<DraftStore | null>(null);
export const DraftProvider = Context.Provider;

/** @throws Error outside the wizard */
export function useDraftStore(): DraftStore {
  const store = useContext(Context);
  if (!store) throw new Error('useDraftStore outside the wizard');
  return store;
}

export const useDraft = <T,>(select: (state: DraftState) => T): T =>
  useStore(useDraftStore().store, select);
