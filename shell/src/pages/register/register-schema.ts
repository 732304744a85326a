import { isPersonName } from '@bussola/domain/person-name';
import { newPassword } from '@bussola/forms/form';
import { bool, object, ref, string } from 'yup';

const personName = (missing: string) =>
  string()
    .trim()
    .required(missing)
    .test(
      'person-name',
      'shell:register.errors.nameAddress',
      (value) => !value || isPersonName(value),
    );

/** Specification §5; messages are keys of the shell's words. */
export const registerSchema = object({
  firstName: personName('shell:register.errors.firstName'),
  lastName: personName('shell:register.errors.lastName'),
  email: string()
    .trim()
    .required('shell:register.errors.email')
    .email('shell:register.errors.emailForm'),
  password: newPassword('shell:register.errors.passwordRules', 'shell:register.errors.password'),
  confirmPassword: string()
    .required('shell:register.errors.confirm')
    .oneOf([ref('password')], 'shell:register.errors.confirm'),
  acceptPrivacy: bool()
    .oneOf([true], 'shell:register.errors.privacy')
    .required('shell:register.errors.privacy'),
  marketing: bool().default(false),
});

export const newPasswordSchema = registerSchema.pick(['password', 'confirmPassword']);
