import { isPersonName } from '@bussola/domain/person-name';
import type { FormHandle } from '@bussola/forms/form';
import { messageKey, useT } from '@bussola/i18n';
import { TextField } from '@bussola/ui/core';
import { string } from 'yup';
import { adminNamespace } from './locales/admin-namespace.ts';
import { reason } from './reason.ts';

const name = (key: 'firstName' | 'lastName') =>
  string()
    .trim()
    .default('')
    .test('person-name', messageKey(adminNamespace, `squadra.invite.errors.${key}`), (value) =>
      isPersonName(value),
    );
const EMAIL = messageKey(adminNamespace, 'squadra.invite.errors.email');

/** Of an invitation to work here, whatever the role. */
export const invitationRules = {
  email: string().trim().default('').required(EMAIL).email(EMAIL),
  firstName: name('firstName'),
  lastName: name('lastName'),
  reason,
};
export const NOBODY_INVITED = { email: '', firstName: '', lastName: '', reason: '' };

interface Props {
  form: Pick<FormHandle<typeof NOBODY_INVITED>, 'field'>;
}
export function WhoFields({ form }: Props) {
  const t = useT(adminNamespace);
  return (
    <>
      <TextField
        {...form.field('email')}
        type="email"
        label={t('squadra.invite.email')}
        help={t('squadra.invite.emailHelp')}
        autoComplete="off"
        required
      />
      <TextField
        {...form.field('firstName')}
        label={t('squadra.invite.firstName')}
        autoComplete="off"
        required
      />
      <TextField
        {...form.field('lastName')}
        label={t('squadra.invite.lastName')}
        autoComplete="off"
        required
      />
    </>
  );
}
export function WhyField({ form }: Props) {
  const t = useT(adminNamespace);
  return (
    <TextField
      {...form.field('reason')}
      label={t('squadra.invite.why')}
      help={t('squadra.ask.reasonHelp')}
      autoComplete="off"
      required
    />
  );
}
