import { Form, FormActions, useForm } from '@bussola/forms/form';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { errorKey } from '@bussola/domain';
import { messageKey, useT } from '@bussola/i18n';
import { Actions, Dialog, TextField } from '@bussola/ui/core';
import { object, string } from 'yup';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

const schema = object({
  passkeyName: string()
    .trim()
    .required(messageKey(userAreaNamespace, 'account.person.missing'))
    .max(MAX_LENGTH.name, errorKey('tooLong')),
});

/** A name that tells this passkey from the others, before the browser asks. */
export function PasskeyDialog({
  onName,
  onClose,
}: {
  onName: (name: string) => Promise<void>;
  onClose: () => void;
}) {
  const t = useT(userAreaNamespace);
  const form = useForm({
    initialValues: { passkeyName: t('account.factor.passkeyDefault') },
    schema,
    onSubmit: ({ passkeyName }) => onName(passkeyName),
  });
  return (
    <Dialog open onClose={onClose} title={t('account.factor.addPasskey')}>
      <Form form={form} marginTop="4">
        <TextField
          {...form.field('passkeyName')}
          label={t('account.factor.passkeyName')}
          autoFocus
        />
        <Actions>
          <FormActions busy={form.busy} save={t('account.factor.addPasskey')} onClose={onClose} />
        </Actions>
      </Form>
    </Dialog>
  );
}
