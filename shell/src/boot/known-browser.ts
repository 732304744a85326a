/**
 * Whether somebody has signed in or begun a checkup in this browser. On the phone, a browser never
 * seen is shown the free checkup before the sign-in form (auth/early.ts reads the key).
 */
import { localStore } from '@bussola/portal/browser';

const KEY = 'bussola.known';

export function rememberBrowser(): void {
  delete document.documentElement.dataset['firstVisit'];
  localStore.setItem(KEY, 'true');
}
