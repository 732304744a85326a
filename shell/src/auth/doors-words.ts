/** Words of pages that the sign-in does not carry: added when the first of them is opened. */
import { addNamespace, useT } from '@bussola/i18n';
import { getI18n } from 'react-i18next';
import { doorsNamespace } from '../words/doors-namespace.ts';

export const addDoorsWords = (): Promise<void> => addNamespace(getI18n(), doorsNamespace);
export const useDoorsWords = () => useT(doorsNamespace);
