import { ValidationError } from 'yup';
import type { ISchema } from 'yup';
import { withValue } from './paths.ts';

/** Errors by field name, one each: the first rule that a value breaks. */
export type FormErrors = Record<string, string>;

/** Every broken rule of the values at once. `today` is an argument of the schema like any other. */
export async function brokenRules(
  schema: ISchema<unknown>,
  values: object,
  context?: { today: string },
): Promise<FormErrors> {
  try {
    await schema.validate(values, { abortEarly: false, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: FormErrors = {};
    for (const broken of error.inner.length > 0 ? error.inner : [error]) {
      const path = (broken.path ?? '').replace(/\[(\d+)\]/g, '.$1');
      found[path] ??= broken.message;
    }
    return found;
  }
}

/** `polizze.capitaleCasoMorte` as formik keeps errors: nested like the values. */
export const nestedErrors = (errors: FormErrors): object =>
  Object.entries(errors).reduce<object>(
    (tree, [name, message]) => withValue(tree, name, message),
    {},
  );

/** The opposite of {@link nestedErrors}. */
export function flatErrors(errors: unknown, prefix = ''): FormErrors {
  if (typeof errors === 'string') return { [prefix]: errors };
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, value]) =>
      Object.entries(flatErrors(value, prefix === '' ? key : `${prefix}.${key}`)),
    ),
  );
}
