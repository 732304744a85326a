import { ProblemError } from '../../problem-error.ts';
import { isTooEasy } from '../people/password-rule.ts';

const CONFIRM = 'La password di conferma non coincide.';

/**
 * @param own name, surname and address of the person.
 * @throws ProblemError
 */
export async function refuseEasy(
  password: string,
  confirmPassword: string,
  own: string[],
): Promise<void> {
  if (password !== confirmPassword)
    throw new ProblemError('VALIDATION', {
      errors: [{ field: 'confirmPassword', code: CONFIRM, message: CONFIRM }],
    });
  if (await isTooEasy(password, own))
    throw new ProblemError('WEAK_PASSWORD', {
      errors: [
        {
          field: 'password',
          code: 'forms:errors.weakPassword',
          message:
            'Questa password si indovina presto. Aggiungi due o tre parole che non c’entrano tra loro né con te.',
        },
      ],
    });
}
