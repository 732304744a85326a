import { useDeleteAccount } from '@bussola/client';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Actions, Box, Dialog, PasswordField, Text, TextField } from '@bussola/ui/core';
import { object, string } from 'yup';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

const LOST = ['household', 'reports', 'papers', 'grants'] as const;
/** What the server takes for a yes, whatever the language one reads in. */
const YES = 'ELIMINA' as const;

/**
 * Deletes the account and its sessions, after the list of what is lost, the typed word and the
 * password.
 */
export function DeleteDialog({
  userId,
  hasPassword,
  onClose,
}: {
  userId: string;
  hasPassword: boolean;
  onClose: () => void;
}) {
  const t = useT(userAreaNamespace);
  const shell = useShell();
  const proved = useProved();
  const { mutateAsync: deleteAccount } = useDeleteAccount(userId);
  const wanted = t('account.data.word');
  const form = useForm({
    initialValues: { word: '', deletePassword: '' },
    schema: object({
      word: string()
        .trim()
        .oneOf([wanted], t('account.data.mismatch', { word: wanted })),
      deletePassword: hasPassword ? string().required(t('account.person.missing')) : string(),
    }),
    place: (what) => (what === 'BAD_CREDENTIALS' || what === 'password' ? 'deletePassword' : what),
    onSubmit: async ({ deletePassword: password }) => {
      // The session is dead then: what the browser holds goes too, and the sign-in page comes.
      if (await proved(() => deleteAccount({ password, confirm: YES })))
        await shell.session.signOut();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('account.data.deleteTitle')}>
      <Text>{t('account.data.lost')}</Text>
      <Box as="ul" listStyleType="disc" paddingInlineStart="5" marginTop="2" display="grid" gap="1">
        {LOST.map((key) => (
          <li key={key}>{t(`account.data.lostList.${key}`)}</li>
        ))}
      </Box>
      <Text size="quiet" marginTop="3">
        {t('account.data.deleteText')}
      </Text>
      <Form form={form} marginTop="5">
        <TextField
          {...form.field('word')}
          label={t('account.data.typed', { word: wanted })}
          autoComplete="off"
          required
        />
        {hasPassword && (
          <PasswordField
            {...form.field('deletePassword')}
            label={t('account.data.password')}
            autoComplete="current-password"
          />
        )}
        <Actions>
          <FormActions
            busy={form.busy}
            save={t('account.data.confirm')}
            saving={t('account.data.deleting')}
            danger
            onClose={onClose}
          />
        </Actions>
      </Form>
    </Dialog>
  );
}
