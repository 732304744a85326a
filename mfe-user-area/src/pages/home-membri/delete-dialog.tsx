import { useDeleteMembro } from '@bussola/client';
import { Form, useForm } from '@bussola/forms/form';
import { useCommonWords, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Button, Dialog, Text, TextField } from '@bussola/ui/core';
import { object, string } from 'yup';
import type { Person } from '@bussola/results';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

const folded = (text: string): string => text.trim().toLocaleLowerCase('it-IT');

interface Props {
  userId: string;
  person: Person;
  onClose: () => void;
}

/** Deletes a suspended person, after their name is typed. It cannot be undone. */
export function DeleteDialog({ userId, person, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const common = useCommonWords();
  const { notify } = useShell();
  const { mutateAsync: remove } = useDeleteMembro(userId);
  const { name } = person;
  const form = useForm({
    initialValues: { deleteName: '' },
    schema: object({
      deleteName: string().test(
        'name',
        t('membri.delete.mismatch'),
        (typed) => folded(typed ?? '') === folded(name),
      ),
    }),
    place: () => 'deleteName',
    onSubmit: async () => {
      await remove({ memberId: person.id });
      notify({ kind: 'success', text: t('membri.removed', { name }) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('membri.delete.title', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('membri.delete.onlySuspended')}</Button>
          <Button
            variant="danger"
            type="submit"
            form="delete-membro"
            busy={form.busy}
            busyLabel={t('membri.delete.removing')}
          >
            {t('membri.delete.confirm', { name })}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
        </>
      }
    >
      <Text marginBottom="4">{t('membri.delete.text', { name })}</Text>
      <Form form={form} id="delete-membro">
        <TextField
          {...form.field('deleteName')}
          label={t('membri.delete.type', { name })}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}
