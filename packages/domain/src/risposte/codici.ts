/** What may be wrong with an answer. Codes are stable; `forms` has words for each. */
import { MESSAGGI } from './messaggi.ts';

export const CODICI = [
  'required',
  'wrong',
  'tooMuch',
  'whole',
  'tooLong',
  'characters',
  'nameAddress',
  'messageLink',
  'webAddress',
  'years',
  'contributi',
  'date',
  'dateAhead',
  'dateFar',
  'underage',
  'email',
  'terms',
  'comuneChoose',
  'mutuoOverValore',
  'splitOver',
  'splitUnder',
  'splitShare',
  'secondSpouse',
  'secondPartner',
  'tooMany',
] as const;
export type Codice = (typeof CODICI)[number];

/** A code as forms show it and the server sends it: the key of its words. */
export const errorKey = (code: Codice): string => `forms:errors.${code}`;

const FRASI: Readonly<Partial<Record<Codice, string>>> = {
  underage: MESSAGGI.minorenne,
  splitOver: MESSAGGI.percentualiSopra,
  splitUnder: MESSAGGI.percentualiSotto,
  mutuoOverValore: MESSAGGI.mutuoOltreValore,
};
/** The exact sentence of the specification (§5). */
export const fraseOf = (code: Codice): string => FRASI[code] ?? MESSAGGI.valoreErrato;

/** `field` is the path in what was sent: `membri.0.redditoNettoAnnuo`. */
export interface ErroreRisposta {
  field: string;
  code: Codice;
}
