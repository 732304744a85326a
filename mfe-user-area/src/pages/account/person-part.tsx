import type { Profile } from '@bussola/contract';
import { isPersonName } from '@bussola/domain/person-name';
import { accountQueries, call, generaleQueries, searchComuni } from '@bussola/client';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatTime } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Actions, Box, Button, chakra, Text, TextField } from '@bussola/ui/core';
import { ComboField } from '@bussola/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { Part } from './part.tsx';
import { PhotoRow } from './photo-row.tsx';
import { useAsyncAction } from '../../area/use-async-action.ts';

type Comune = NonNullable<Profile['user']['comuneResidenza']>;
const written = (comune: Comune | null): string =>
  !comune ? '' : comune.provincia ? `${comune.comune} (${comune.provincia})` : comune.comune;
const search = async (prefix: string, signal: AbortSignal) =>
  (await searchComuni(prefix, signal)).map((comune) => ({
    key: comune.codiceIstat ?? comune.comune,
    label: comune.comune,
    note: `${comune.provincia}, ${comune.regione}`,
    value: comune as Comune,
  }));

/** Name and municipality of the account. */
export function PersonPart({
  userId,
  profile: { user, createdAt, lastLoginAt },
}: {
  userId: string;
  profile: Profile;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const shell = useShell();
  const queryClient = useQueryClient();
  const [firstName, setFirstName] = useState(user.firstName);
  const [lastName, setLastName] = useState(user.lastName);
  const [comune, setComune] = useState<Comune | null>(user.comuneResidenza);
  const [tried, setTried] = useState(false);
  const { busy, run } = useAsyncAction();
  const wrong = (value: string) => {
    if (value.trim() === '') return t('account.person.missing');
    return isPersonName(value.trim()) ? undefined : t('account.person.notAName');
  };
  const shown = (value: string) => (tried ? wrong(value) : undefined);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong(firstName) || wrong(lastName)) return;
    void run(async () => {
      await call('updateAccount', {
        params: { userId },
        body: { firstName: firstName.trim(), lastName: lastName.trim(), comuneResidenza: comune },
      });
      await Promise.all([
        shell.session.reload(),
        queryClient.invalidateQueries({ queryKey: accountQueries.of(userId) }),
        queryClient.invalidateQueries({ queryKey: generaleQueries.of(userId) }),
      ]);
      shell.notify({ kind: 'success', text: t('account.saved') });
    });
  };
  return (
    <Part id="persona" title={t('account.person.title')}>
      <PhotoRow userId={userId} fullName={`${user.firstName} ${user.lastName}`} />
      <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
        <Box
          display="grid"
          gap="5"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          <TextField
            name="firstName"
            label={t('account.person.firstName')}
            autoComplete="given-name"
            value={firstName}
            onChange={setFirstName}
            maxLength={120}
            error={shown(firstName)}
          />
          <TextField
            name="lastName"
            label={t('account.person.lastName')}
            autoComplete="family-name"
            value={lastName}
            onChange={setLastName}
            maxLength={120}
            error={shown(lastName)}
          />
        </Box>
        <ComboField<Comune>
          name="comune"
          label={t('account.person.comune')}
          placeholder={t('account.person.comuneHint')}
          text={written(comune)}
          search={search}
          onSelect={({ value }) => setComune(value)}
          onClear={() => setComune(null)}
        />
        <Actions>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t('account.saving')}>
            {t('account.person.save')}
          </Button>
        </Actions>
      </chakra.form>
      <Text size="quiet" marginTop="5">
        {t('account.person.since', { date: formatDate(createdAt, language, 'long') })}
        {lastLoginAt !== null &&
          ` ${t('account.person.last', { date: formatDate(lastLoginAt, language, 'long'), time: formatTime(lastLoginAt, language) })}`}
      </Text>
    </Part>
  );
}
