/**
 * Direction, language and theme, kept in this browser. An invalid value falls back to the default
 * (specification §3).
 */
import { createStore } from 'zustand/vanilla';
import { resolveLanguage } from '@bussola/i18n';
import type { Language } from '@bussola/i18n';
import { localStore } from '@bussola/portal/browser';

export type Direction = 'ltr' | 'rtl';
export type Theme = 'light' | 'dark' | 'system';
export interface Preferences {
  language: Language;
  direction: Direction;
  theme: Theme;
  amountsHidden: boolean;
}

const KEYS = {
  language: 'bussola.language',
  direction: 'bussola.direction',
  theme: 'bussola.theme',
  amountsHidden: 'bussola.amountsHidden',
} as const;

const oneOf = <T extends string>(value: string | null, allowed: readonly T[], fallback: T): T =>
  allowed.find((one) => one === value) ?? fallback;

export function readPreferences(): Preferences {
  return {
    language: resolveLanguage(localStore.getItem(KEYS.language)),
    direction: oneOf(localStore.getItem(KEYS.direction), ['ltr', 'rtl'], 'ltr'),
    theme: oneOf(localStore.getItem(KEYS.theme), ['light', 'dark', 'system'], 'system'),
    amountsHidden: localStore.getItem(KEYS.amountsHidden) === 'true',
  };
}

export const preferences = createStore<Preferences>(readPreferences);

export function setPreference<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
  preferences.setState((now) => ({ ...now, [key]: value }));
  localStore.setItem(KEYS[key], String(value));
}

/** Puts language and direction on the document, now and at each change. */
export function applyPreferences(): void {
  const apply = ({ language, direction }: Preferences) => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  };
  apply(preferences.getState());
  preferences.subscribe(apply);
}
