/**
 * Answers that wait for the network, in this tab's storage: a reload keeps them, sign-out
 * wipes them.
 */
import { tabStore, type TextStore } from '@bussola/portal/browser';
import { TABS, type Tab } from '../steps.ts';
import type { StepCall, StepData } from './draft-merge.ts';

export interface PendingSave {
  call: StepCall;
  data: StepData;
  removeMembri: string[];
  /** The step that these answers complete. */
  completes?: Tab;
}
export interface PendingStorage {
  /** What waits from before a reload. From here on there is a place to write. */
  open: () => PendingSave[];
  /**
   * Does nothing once the place was wiped: what a person leaves behind at sign-out must not come
   * back.
   */
  write: (saves: readonly PendingSave[]) => void;
}

const PREFIX = 'bussola.bozza.';

/**
 * @param userId whose answers these are: nobody else's are read, and those of others are taken away
 */
export function pendingStorage(userId: string, storage: TextStore = tabStore): PendingStorage {
  const own = PREFIX + userId;
  for (const key of storage.keys())
    if (key.startsWith(PREFIX) && key !== own) storage.removeItem(key);
  return {
    open: () => {
      const text = storage.getItem(own);
      if (text !== null) return parse(text);
      storage.setItem(own, '[]');
      return [];
    },
    write: (saves) => {
      if (storage.getItem(own) !== null) storage.setItem(own, JSON.stringify(saves));
    },
  };
}

const isSave = (value: unknown): value is PendingSave =>
  typeof value === 'object' &&
  value !== null &&
  'call' in value &&
  'data' in value &&
  typeof value.data === 'object' &&
  'removeMembri' in value &&
  Array.isArray(value.removeMembri) &&
  (!('completes' in value) || TABS.some((tab) => tab === value.completes));

function parse(text: string): PendingSave[] {
  try {
    const saves: unknown = JSON.parse(text);
    return Array.isArray(saves) ? saves.filter(isSave) : [];
  } catch {
    // Cut short by a full disk: what cannot be read cannot be sent.
    return [];
  }
}
