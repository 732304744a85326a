import { RISPOSTE } from '@bussola/domain';
import type { Chiave } from '@bussola/domain';

/** No grant shows it. */
export const isReserved = (key: Chiave): boolean => RISPOSTE[key].riservata === true;
/** Not shown to whoever looks together with the client either. */
export const isCovered = (key: Chiave): boolean => isReserved(key) || key === 'haTestamento';
