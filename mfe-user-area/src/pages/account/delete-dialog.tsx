import { call } from '@bussola/client';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import {
  Actions,
  Box,
  Button,
  chakra,
  Dialog,
  PasswordField,
  Text,
  TextField,
} from '@bussola/ui/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { useAsyncAction } from '../../area/use-async-action.ts';

const LOST = ['household', 'reports', 'papers', 'grants'] as const;
/** What the server takes for a yes, whatever the language one reads in. */
const YES = 'ELIMINA';

/** What is lost, the word typed, the password: then the account goes, and its sessions with it. */
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
  const errorText = useErrorText();
  const shell = useShell();
  const proved = useProved();
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ word?: string; password?: string }>({});
  const { busy, run } = useAsyncAction();
  const wanted = t('account.data.word');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const missing = {
      ...(word.trim() === wanted ? {} : { word: t('account.data.mismatch', { word: wanted }) }),
      ...(hasPassword && password === '' ? { password: t('account.person.missing') } : {}),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    void run(
      async () => {
        const gone = await proved(async () => {
          await call('deleteAccount', { params: { userId }, body: { password, confirm: YES } });
          return true;
        });
        // The session is dead already: what the browser holds goes too, and the sign-in page comes.
        if (gone) await shell.session.signOut();
      },
      (code) => {
        if (code !== 'BAD_CREDENTIALS') return false;
        setErrors({ password: errorText(code) });
        return true;
      },
    );
  };
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
      <chakra.form noValidate onSubmit={submit} display="grid" gap="5" marginTop="5">
        <TextField
          name="delete-word"
          label={t('account.data.typed', { word: wanted })}
          value={word}
          onChange={(value) => {
            setWord(value);
            setErrors({});
          }}
          error={errors.word}
          autoComplete="off"
          maxLength={20}
          required
        />
        {hasPassword && (
          <PasswordField
            name="delete-password"
            label={t('account.data.password')}
            autoComplete="current-password"
            value={password}
            onChange={(value) => {
              setPassword(value);
              setErrors({});
            }}
            error={errors.password}
          />
        )}
        <Actions>
          <Button type="submit" variant="danger" busy={busy} busyLabel={t('account.data.deleting')}>
            {t('account.data.confirm')}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {t('account.cancel')}
          </Button>
        </Actions>
      </chakra.form>
    </Dialog>
  );
}
