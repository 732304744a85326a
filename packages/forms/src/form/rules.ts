/** Pieces of schema that every subject uses. Messages are keys of the `forms` words. */
import { isPersonName } from '@bussola/domain/person-name';
import { PLAIN_LINE } from '@bussola/domain/plain-line';
import { mixed, number, string, ValidationError } from 'yup';
import type { AnyObject, ObjectSchema } from 'yup';
import { MAX_EURO } from './wire.ts';

export const REQUIRED = 'forms:errors.required';
const WRONG = 'forms:errors.wrong';
const TOO_MUCH = 'forms:errors.tooMuch';

/**
 * Null when empty; NaN, while what is written is not a number, is a wrong value and not a missing
 * one.
 */
export const amount = () =>
  number()
    .nullable()
    .typeError(WRONG)
    .test(
      'finite',
      WRONG,
      (value) => value === null || value === undefined || Number.isFinite(value),
    )
    .min(0, WRONG)
    .max(MAX_EURO, TOO_MUCH);
export const requiredAmount = () => amount().required(REQUIRED);
export const requiredChoice = () => string().required(REQUIRED);
export const name = () =>
  string()
    .trim()
    .max(120, 'forms:errors.tooLong')
    .matches(PLAIN_LINE, 'forms:errors.characters')
    .test('person-name', 'forms:errors.nameAddress', (value) => !value || isPersonName(value));
export const requiredName = () => name().required(REQUIRED);
export const untouched = () => mixed();

/** Errors by field name, one each: the first rule that a value breaks. */
export type FormErrors = Record<string, string>;

/** Every broken rule of the values at once. `today` is an argument of the schema like any other. */
export async function brokenRules(
  schema: ObjectSchema<AnyObject>,
  values: object,
  context: { today: string },
): Promise<FormErrors> {
  try {
    await schema.validate(values, { abortEarly: false, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: FormErrors = {};
    for (const broken of error.inner.length > 0 ? error.inner : [error]) {
      const path = (broken.path ?? '').replace(/\[(\d+)\]/g, '.$1');
      // "Missing" says more than "wrong" when a value breaks both.
      if (!(path in found) || broken.message === REQUIRED) found[path] = broken.message;
    }
    return found;
  }
}
