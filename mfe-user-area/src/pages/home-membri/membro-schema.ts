import { ageAt, isIsoDate, validateAnniContributi } from '@bussola/domain';
import type { IsoDate } from '@bussola/domain';
import { isPersonName } from '@bussola/domain/person-name';
import { PLAIN_LINE } from '@bussola/domain/plain-line';
import { ADULT_YEARS, asksLavoro, isSpouse, MAX_EURO } from '@bussola/forms';
import { boolean, number, object, string } from 'yup';

/**
 * What a schema is told besides the values: it has no clock, and does not know the rest of the
 * family.
 */
export interface SchemaContext {
  today: IsoDate;
  hasSpouse: boolean;
}

const MAX_YEARS = 120;
const MAX_CONTRIBUTI = 70;
const of = (context: unknown): SchemaContext => context as SchemaContext;
const word = (key: string): string => `user-area:membri.form.errors.${key}`;

const personName = () =>
  string()
    .trim()
    .max(120, word('nameChars'))
    .matches(PLAIN_LINE, word('nameChars'))
    .test(
      'person-name',
      word('nameAddress'),
      (value) => !value || !PLAIN_LINE.test(value) || isPersonName(value),
    );
const amount = (message: string) =>
  number()
    .nullable()
    .typeError(word('integer'))
    .test(
      'finite',
      word('integer'),
      (value) => value === null || value === undefined || Number.isFinite(value),
    )
    .min(0, message)
    .max(MAX_EURO, message);
const works = (dataNascita: unknown, context: SchemaContext): boolean =>
  asksLavoro(String(dataNascita ?? ''), context.today);

export const membroSchema = object({
  isOwner: boolean().required(),
  gradoParentela: string().when('isOwner', {
    is: false,
    then: (field) =>
      field
        .required(word('gradoParentela'))
        .test(
          'one-spouse',
          word('spouse'),
          (value, { options }) => !(isSpouse(value as 'wife') && of(options.context).hasSpouse),
        ),
  }),
  firstName: personName().required(word('firstName')),
  lastName: personName(),
  dataNascita: string()
    .required(word('dataNascita'))
    .test('exists', word('dataNascita'), (value) => isIsoDate(value))
    .test(
      'past',
      word('future'),
      (value, { options }) => !isIsoDate(value) || value <= of(options.context).today,
    )
    .test(
      'life',
      word('tooOld'),
      (value, { options }) =>
        !isIsoDate(value) || ageAt(value, of(options.context).today) <= MAX_YEARS,
    )
    .test(
      'adult',
      word('minor'),
      (value, { options, parent }) =>
        !isIsoDate(value) ||
        !(parent as { isOwner: boolean }).isOwner ||
        value > of(options.context).today ||
        ageAt(value, of(options.context).today) >= ADULT_YEARS,
    ),
  professione: string().test(
    'asked',
    word('professione'),
    (value, { options, parent }) =>
      Boolean(value) ||
      !works((parent as { dataNascita: string }).dataNascita, of(options.context)),
  ),
  redditoNettoAnnuo: amount(word('redditoRange'))
    .test(
      'asked',
      word('reddito'),
      (value, { options, parent }) =>
        typeof value === 'number' ||
        !works((parent as { dataNascita: string }).dataNascita, of(options.context)),
    )
    .test(
      'whole',
      word('integer'),
      (value) => typeof value !== 'number' || !Number.isFinite(value) || Number.isInteger(value),
    ),
  anniContributi: number()
    .nullable()
    .typeError(word('integer'))
    .min(0, word('anniContributi'))
    .max(MAX_CONTRIBUTI, word('anniContributi'))
    .test('age', word('anniContributiAge'), (value, { options, parent }) => {
      const { dataNascita } = parent as { dataNascita: string };
      return (
        typeof value !== 'number' ||
        value > MAX_CONTRIBUTI ||
        !isIsoDate(dataNascita) ||
        validateAnniContributi(value, dataNascita, of(options.context).today) === null
      );
    }),
  polizze: object({ casoMorte: boolean().nullable(), capitaleCasoMorte: amount(word('capitale')) }),
});
