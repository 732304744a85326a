/** What the registration form asks for (specification §5), field by field. */
import { describe, expect, it } from '@jest/globals';
import { ValidationError } from 'yup';
import { newPasswordSchema, registerSchema } from './register-schema.ts';

const GOOD = {
  firstName: 'Anna',
  lastName: 'Colombo',
  email: 'anna@esempio.test',
  password: 'Grano-Vento-4821',
  confirmPassword: 'Grano-Vento-4821',
  acceptPrivacy: true,
  marketing: false,
};
const complaints = (
  change: object,
  schema: {
    validateSync(value: unknown, options: { abortEarly: false }): unknown;
  } = registerSchema,
): string[] => {
  try {
    schema.validateSync({ ...GOOD, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => `${path ?? ''} ${message}`);
  }
};

describe('a registration', () => {
  it.each([
    ['as it should be', {}, []],
    ['with a long surname', { lastName: 'Serbelloni Mazzanti Vien dal Mare' }, []],
    ['without a first name', { firstName: ' ' }, ['firstName shell:register.errors.firstName']],
    ['with the longest first name', { firstName: 'a'.repeat(120) }, []],
    [
      'with a longer one',
      { firstName: 'a'.repeat(121) },
      ['firstName shell:register.errors.nameLong'],
    ],
    [
      'with an address that no mail server takes',
      {
        email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.it`,
      },
      ['email shell:register.errors.emailForm'],
    ],
    ['without a surname', { lastName: '' }, ['lastName shell:register.errors.lastName']],
    ['without an address', { email: '' }, ['email shell:register.errors.email']],
    ['with half an address', { email: 'anna@' }, ['email shell:register.errors.emailForm']],
    [
      'with a password that breaks a rule',
      { password: 'granovento', confirmPassword: 'granovento' },
      ['password shell:register.errors.passwordRules'],
    ],
    [
      'with two passwords that differ',
      { confirmPassword: 'Grano-Vento-4822' },
      ['confirmPassword shell:register.errors.confirm'],
    ],
    [
      'without the second password',
      { confirmPassword: '' },
      ['confirmPassword shell:register.errors.confirm'],
    ],
    [
      'without the privacy accepted',
      { acceptPrivacy: false },
      ['acceptPrivacy shell:register.errors.privacy'],
    ],
  ])('%s: %j', (_what, change, expected) => {
    expect(complaints(change)).toEqual(expect.arrayContaining(expected));
    expect(complaints(change).map((one) => one.split(' ')[0])).toEqual(
      expect.arrayContaining(expected.map((one) => one.split(' ')[0])),
    );
    expect(complaints(change).length > 0).toBe(expected.length > 0);
  });
  it('compares the two passwords also where only a new one is chosen', () => {
    expect(complaints({ confirmPassword: 'Grano-Vento-4822' }, newPasswordSchema)).toEqual([
      'confirmPassword shell:register.errors.confirm',
    ]);
    expect(complaints({}, newPasswordSchema)).toEqual([]);
  });
});
