import { useStore } from 'zustand';
import { sessionStore } from '@bussola/client/session';
import { useT } from '@bussola/i18n';
import { notifications } from '../frame/notifications.ts';
import { shellNamespace } from '../locales/shell-namespace.ts';
import { preferences } from './preferences.ts';

export const useSession = () => useStore(sessionStore);
export const usePreferences = () => useStore(preferences);
export const useNotifications = () => useStore(notifications);
export const useShellWords = () => useT(shellNamespace);
