import { useStore } from 'zustand';
import { sessionStore } from '@bussola/client/session';
import { useT } from '@bussola/i18n';
import { shellNamespace } from '../locales/shell-namespace.ts';
import { preferences } from './preferences.ts';

export const useSession = () => useStore(sessionStore);
export const usePreferences = () => useStore(preferences);
export const useShellWords = () => useT(shellNamespace);
