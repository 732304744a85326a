import { useStore } from 'zustand';
import { sessionStore } from '@bussola/client/session';
import { useT } from '@bussola/i18n';
import { shellNamespace } from '../locales/shell-namespace.ts';
import { deviceCopy } from './device-copy.ts';
import { preferences } from './preferences.ts';

export const useSession = () => useStore(sessionStore);
/** Whether this device keeps a copy of the area. */
export const useDeviceCopy = () => useStore(deviceCopy, ({ copy }) => copy !== null);
export const usePreferences = () => useStore(preferences);
export const useShellWords = () => useT(shellNamespace);
