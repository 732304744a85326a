/** Words of pages that the sign-in does not carry: added when the first of them is opened. */
import { addNamespace, useT } from '@bussola/i18n';
import { getI18n } from 'react-i18next';
import { authNamespace } from '../locales/auth-namespace.ts';

export const addAuthWords = (): Promise<void> => addNamespace(getI18n(), authNamespace);
export const useAuthWords = () => useT(authNamespace);
