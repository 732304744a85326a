import type { PersonaTcm } from '../protezione/tcm.ts';
import { OGGI } from './valori.ts';

/** Thirty, three years paid: nothing accrued, so nothing for survivors. */
export const giovane: PersonaTcm = {
  refDate: OGGI,
  birthDate: '1996-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 24000,
  anniContributi: 3,
  spouse: null,
  kids: [],
  mutuo: 0,
  mobiliare: 0,
};
