export { newPassword, PASSWORD_RULES, recoveryCode, sixDigits } from './account-rules.ts';
export { Form } from './form.tsx';
export { FormActions } from './form-actions.tsx';
export { NameField } from './name-field.tsx';
export { useForm, type FormHandle, type FormOptions } from './use-form.ts';
