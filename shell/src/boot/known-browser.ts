/**
 * Whether a person has signed in or begun a checkup in this browser. On the phone, an unknown
 * browser shows the free checkup before the sign-in form (auth/early.ts reads the key).
 */
import { localStore } from '@bussola/portal/browser';

const KEY = 'bussola.known';

export function rememberBrowser(): void {
  delete document.documentElement.dataset['firstVisit'];
  localStore.setItem(KEY, 'true');
}
