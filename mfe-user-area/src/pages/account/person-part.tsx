import type { Profile } from '@bussola/contract';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { errorKey, nomeComune } from '@bussola/domain';
import { isPersonName } from '@bussola/domain/person-name';
import { withoutInvisible } from '@bussola/domain/plain-line';
import { searchComuni, useUpdateAccount } from '@bussola/client';
import { ComuneNotFound, comuneOption, firstFormsNamespace, isComuneWhole } from '@bussola/forms';
import { Form, NameField, useForm } from '@bussola/forms/form';
import { messageKey, useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatTime } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Actions, Box, Button, Text } from '@bussola/ui/core';
import { ComboField } from '@bussola/ui/forms';
import { mixed, object, string } from 'yup';
import { useLeaveGuard } from '../../area/use-leave-guard.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { Part } from './part.tsx';
import { PhotoRow } from './photo-row.tsx';

type Comune = NonNullable<Profile['user']['comuneResidenza']>;
const written = (comune: Comune | null): string => {
  if (!comune) return '';
  const name = nomeComune(comune.comune);
  return comune.provincia ? `${name} (${comune.provincia})` : name;
};
const personName = string()
  .transform(withoutInvisible)
  .trim()
  .required(messageKey(userAreaNamespace, 'account.person.missing'))
  .max(MAX_LENGTH.name, errorKey('tooLong'))
  .test(
    'person-name',
    messageKey(userAreaNamespace, 'account.person.notAName'),
    (name) => !name || isPersonName(name),
  );
const schema = object({
  firstName: personName,
  lastName: personName,
  comuneResidenza: mixed<Comune>().nullable(),
});

/** Name and municipality of the account. */
export function PersonPart({
  userId,
  profile: { user, createdAt, lastLoginAt },
}: {
  userId: string;
  profile: Profile;
}) {
  const t = useT(userAreaNamespace);
  const first = useT(firstFormsNamespace);
  const language = useLanguage();
  const shell = useShell();
  const { mutateAsync: update } = useUpdateAccount(userId);
  const form = useForm({
    initialValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      comuneResidenza: user.comuneResidenza,
    },
    schema,
    onSubmit: async (values) => {
      const { firstName, lastName, comuneResidenza } = await update(values);
      form.reset({ firstName, lastName, comuneResidenza });
      await shell.session.reload();
      shell.notify({ kind: 'success', text: t('account.saved') });
    },
  });
  useLeaveGuard(form.dirty && !form.busy);
  return (
    <Part id="persona" title={t('account.person.title')}>
      <PhotoRow userId={userId} fullName={`${user.firstName} ${user.lastName}`} />
      <Form form={form}>
        <Box
          display="grid"
          gap="5"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          <NameField
            {...form.field('firstName')}
            label={t('account.person.firstName')}
            otherScriptHelp={t('account.person.latinLetters')}
            autoComplete="given-name"
          />
          <NameField
            {...form.field('lastName')}
            label={t('account.person.lastName')}
            otherScriptHelp={t('account.person.latinLetters')}
            autoComplete="family-name"
          />
        </Box>
        <ComboField<Comune>
          name="comuneResidenza"
          error={form.field('comuneResidenza').error}
          label={t('account.person.comune')}
          placeholder={t('account.person.comuneHint')}
          text={written(form.values.comuneResidenza)}
          search={async (typed, signal) =>
            (await searchComuni(typed, signal)).map((comune) =>
              comuneOption(comune, (name) => first('anagrafica.comuneBefore', { name })),
            )
          }
          isWhole={isComuneWhole}
          nothingFound={(typed) => <ComuneNotFound typed={typed} />}
          onSelect={({ value }) => form.setValues({ comuneResidenza: value })}
          onClear={() => form.setValues({ comuneResidenza: null })}
        />
        <Actions>
          <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('account.saving')}>
            {t('account.person.save')}
          </Button>
        </Actions>
      </Form>
      <Text size="quiet" marginTop="5">
        {[
          t('account.person.since', { date: formatDate(createdAt, language, 'long') }),
          lastLoginAt !== null &&
            t('account.person.last', {
              date: formatDate(lastLoginAt, language, 'long'),
              time: formatTime(lastLoginAt, language),
            }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </Part>
  );
}
