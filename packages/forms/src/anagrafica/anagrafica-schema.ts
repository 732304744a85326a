import { array, boolean, mixed, object, string } from 'yup';
import type { Comune } from '@bussola/domain';
import { isIsoDate } from '@bussola/domain';
import { REQUIRED, requiredAmount, requiredChoice, requiredName } from '../form/rules.ts';
import { isComuneKnown } from './anagrafica-form.ts';
import { ageOn, isAdult, MAX_YEARS } from './eta.ts';

/** The day of the form, lent by whoever validates: schemas have no clock. */
export const todayOf = (context: unknown): string => (context as { today: string }).today;

/** A day that exists, not ahead of us and within a life. */
export const dataNascita = () =>
  string()
    .required(REQUIRED)
    .test('exists', 'forms:errors.date', (value) => value === undefined || isIsoDate(value))
    .test(
      'past',
      'forms:errors.dateAhead',
      (value, { options }) => !isIsoDate(value) || value <= todayOf(options.context),
    )
    .test(
      'life',
      'forms:errors.dateFar',
      (value, { options }) =>
        !isIsoDate(value) || ageOn(value, todayOf(options.context)) <= MAX_YEARS,
    );

/** Specification §5: the first person must be of age. */
export const dataNascitaAdult = () =>
  dataNascita().test(
    'adult',
    'forms:anagrafica.underage',
    (value, { options }) =>
      !isIsoDate(value) ||
      value > todayOf(options.context) ||
      isAdult(value, todayOf(options.context)),
  );

export const comuneResidenza = () =>
  mixed<Comune>()
    .nullable()
    .required(REQUIRED)
    .test(
      'known',
      'forms:anagrafica.comuneChoose',
      (value, { parent }) =>
        !value ||
        isComuneKnown(value) ||
        (parent as { isComuneLibero?: boolean }).isComuneLibero === true,
    );

export const redditoNettoAnnuo = () =>
  requiredAmount().test(
    'whole',
    'forms:errors.whole',
    (value) => !Number.isFinite(value) || Number.isInteger(value),
  );

export const anagraficaSchema = object({
  dataNascita: dataNascitaAdult(),
  sesso: requiredChoice(),
  professione: requiredChoice(),
  titoloStudio: requiredChoice(),
  comuneResidenza: comuneResidenza(),
  isComuneLibero: boolean(),
  redditoNettoAnnuo: redditoNettoAnnuo(),
  firstName: requiredName(),
  lastName: requiredName(),
  stimati: array(),
});
