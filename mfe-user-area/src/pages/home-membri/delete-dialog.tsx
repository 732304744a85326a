import { asProblem, useDeleteMembro } from '@bussola/client';
import { useCommonWords, useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Button, chakra, Dialog, Text, TextField } from '@bussola/ui/core';
import { useState } from 'react';
import type { Person } from '../../famiglia/people.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

interface Props {
  userId: string;
  person: Person;
  onClose: () => void;
}

/**
 * Only of somebody already suspended, and only with the name typed: what goes does not come back.
 */
export function DeleteDialog({ userId, person, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const common = useCommonWords();
  const errorText = useErrorText();
  const { notify } = useShell();
  const remove = useDeleteMembro(userId);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { name } = person;
  const isRight = typed.trim().toLocaleLowerCase('it-IT') === name.toLocaleLowerCase('it-IT');

  const confirm = async () => {
    setRefused(!isRight);
    if (!isRight) return;
    try {
      // Awaited, because this dialog may be gone with its person before the answer is handled.
      await remove.mutateAsync({ memberId: person.id });
      notify({ kind: 'success', text: t('membri.removed', { name }) });
      onClose();
    } catch (error) {
      // The dialog shows why: a refusal is a state of the mutation. Anything else is a mistake of
      // ours.
      if (!asProblem(error)) throw error;
    }
  };
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
            busy={remove.isPending}
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
      <chakra.form
        id="delete-membro"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <TextField
          name="delete-name"
          label={t('membri.delete.type', { name })}
          value={typed}
          autoComplete="off"
          onChange={(value) => {
            setTyped(value);
            remove.reset();
          }}
          error={
            isRefused && !isRight
              ? t('membri.delete.mismatch')
              : remove.error
                ? errorText(asProblem(remove.error)?.code)
                : undefined
          }
        />
      </chakra.form>
    </Dialog>
  );
}
