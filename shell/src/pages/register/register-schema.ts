import { MAX_LENGTH } from '@bussola/contract/limits';
import { isPersonName } from '@bussola/domain/person-name';
import { withoutInvisible } from '@bussola/domain/plain-line';
import { newPassword } from '@bussola/forms/form';
import { messageKey } from '@bussola/i18n';
import { bool, object, ref, string } from 'yup';
import { shellNamespace } from '../../locales/shell-namespace.ts';

const personName = (missing: string) =>
  string()
    .transform(withoutInvisible)
    .trim()
    .required(missing)
    .max(MAX_LENGTH.name, messageKey(shellNamespace, 'register.errors.nameLong'))
    .test(
      'person-name',
      messageKey(shellNamespace, 'register.errors.nameAddress'),
      (value) => !value || isPersonName(value),
    );

/** Specification §5; messages are keys of the shell's words. */
export const registerSchema = object({
  firstName: personName(messageKey(shellNamespace, 'register.errors.firstName')),
  lastName: personName(messageKey(shellNamespace, 'register.errors.lastName')),
  email: string()
    .transform(withoutInvisible)
    .trim()
    .required(messageKey(shellNamespace, 'register.errors.email'))
    .max(MAX_LENGTH.email, messageKey(shellNamespace, 'register.errors.emailForm'))
    .email(messageKey(shellNamespace, 'register.errors.emailForm')),
  password: newPassword(
    messageKey(shellNamespace, 'register.errors.passwordRules'),
    messageKey(shellNamespace, 'register.errors.password'),
  ),
  confirmPassword: string()
    .required(messageKey(shellNamespace, 'register.errors.confirm'))
    .oneOf([ref('password')], messageKey(shellNamespace, 'register.errors.confirm')),
  acceptPrivacy: bool()
    .oneOf([true], messageKey(shellNamespace, 'register.errors.privacy'))
    .required(messageKey(shellNamespace, 'register.errors.privacy')),
  marketing: bool().default(false),
});

export const newPasswordSchema = registerSchema.pick(['password', 'confirmPassword']);
