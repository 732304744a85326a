import { string } from 'yup';

/** Specification §5. The server checks the same, and refuses common passwords besides. */
export const PASSWORD_RULES = [
  { key: 'length', ok: (password: string) => password.length >= 8 && password.length <= 32 },
  { key: 'digit', ok: (password: string) => /\d/.test(password) },
  { key: 'upper', ok: (password: string) => /[A-Z]/.test(password) },
  { key: 'lower', ok: (password: string) => /[a-z]/.test(password) },
  {
    key: 'symbols',
    ok: (password: string) => password !== '' && /^[A-Za-z\d!@#$%^&*().,_\-+=?]+$/.test(password),
  },
] as const;

export const newPassword = (message: string, missing = message) =>
  string()
    .required(missing)
    .test('rules', message, (password) => PASSWORD_RULES.every(({ ok }) => ok(password ?? '')));

/** The six digits of a mail or of an app. */
export const sixDigits = (message: string) => string().matches(/^\d{6}$/, message);

export const recoveryCode = (message: string) =>
  string()
    .trim()
    .matches(/^[A-Za-z0-9]{5}-?[A-Za-z0-9]{5}$/, message);
