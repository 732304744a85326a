/** What the table of answers refuses (packages/domain/src/risposte), as errors of a problem. */
import {
  errorKey,
  fraseOf,
  MAX_FAMILIARI,
  personaErrors as errorsOfPersona,
  tabErrors as errorsOfTab,
  TABS,
} from '@bussola/domain';
import type { Chi, Codice, ErroreRisposta, IsoDate, Persona, Tab } from '@bussola/domain';
import type { Bozza, Problem } from '@bussola/contract';

export type FieldError = NonNullable<Problem['errors']>[number];

/** For people who read the API by hand; pages have words for each code. */
const MESSAGES: Readonly<Partial<Record<Codice, string>>> = {
  required: 'Campo obbligatorio.',
  secondSpouse: 'Nel nucleo può esserci un solo coniuge.',
  secondPartner: 'Nel nucleo può esserci un solo partner: chi convive non sta accanto al coniuge.',
  tooMany: `Al massimo ${MAX_FAMILIARI} persone.`,
};
export const fieldError = (field: string, code: Codice): FieldError => ({
  field,
  code: errorKey(code),
  message: MESSAGES[code] ?? fraseOf(code),
});
const toFieldError = ({ field, code }: ErroreRisposta): FieldError => fieldError(field, code);

export const tabErrors = (tab: Tab, data: Bozza, today: IsoDate): FieldError[] =>
  errorsOfTab(tab, data, today).map(toFieldError);
export const allErrors = (data: Bozza, today: IsoDate): FieldError[] =>
  TABS.flatMap((tab) => tabErrors(tab, data, today));

/** @param mayWrite what nobody lets them write is not asked of them */
export const personaErrors = (
  before: Persona,
  after: Persona,
  chi: Chi,
  mayWrite: (field: string) => boolean,
): FieldError[] =>
  errorsOfPersona(before, after, chi)
    .filter(({ field, code }) => code !== 'required' || mayWrite(field))
    .map(({ field, code }) => fieldError(`data.${field}`, code));

export const isUnderage = (errors: readonly FieldError[]): boolean =>
  errors.some(({ code }) => code === errorKey('underage'));
