import { useCreateRichiesta } from '@bussola/client';
import { MAX_LENGTH, PRIVACY_DAYS, REQUEST_KINDS, REQUEST_VIA } from '@bussola/contract/limits';
import { isIsoDate, plusDays, romeDay } from '@bussola/domain/calendario';
import { Form, useForm } from '@bussola/forms/form';
import { messageKey, useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import {
  Box,
  Button,
  Card,
  Icon,
  PlusIcon,
  RadioCards,
  Text,
  TextField,
  Title,
} from '@bussola/ui/core';
import { DateField, SelectField, TextAreaField } from '@bussola/ui/forms';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { richiesteNamespace } from '../../locales/richieste-namespace.ts';

const wrong = (key: 'person' | 'email' | 'day' | 'subject' | 'words') =>
  messageKey(richiesteNamespace, `add.errors.${key}`);
const LONG = messageKey(richiesteNamespace, 'drawer.tooLong');
const text = (key: 'person' | 'subject' | 'words', max: number) =>
  string().trim().default('').required(wrong(key)).max(max, LONG);
const schema = object({
  person: text('person', MAX_LENGTH.requestPerson),
  email: string().trim().default('').email(wrong('email')).max(MAX_LENGTH.email, LONG),
  arrivedOn: string()
    .default('')
    .test('day', wrong('day'), (day) => isIsoDate(day) && day <= romeDay(new Date())),
  kind: string().oneOf(REQUEST_KINDS).required(),
  via: string().oneOf(REQUEST_VIA).required(),
  subject: text('subject', MAX_LENGTH.requestSubject),
  words: text('words', MAX_LENGTH.requestWords),
  recognised: string().trim().default('').max(MAX_LENGTH.reason, LONG),
});
const empty = () => ({
  person: '',
  email: '',
  arrivedOn: romeDay(new Date()),
  kind: 'privacy' as (typeof REQUEST_KINDS)[number],
  via: 'lettera' as (typeof REQUEST_VIA)[number] | '',
  subject: '',
  words: '',
  recognised: '',
});

/** A request that did not come through a page is entered by hand. */
export function AddPart() {
  const t = useT(richiesteNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const { mutateAsync: create } = useCreateRichiesta();
  const form = useForm({
    initialValues: empty(),
    schema,
    onSubmit: async ({ email, recognised, via, ...rest }) => {
      await create({
        ...rest,
        via: via || 'lettera',
        ...(email.trim() !== '' && { email: email.trim() }),
        ...(recognised.trim() !== '' && { recognised: recognised.trim() }),
      });
      notify({ kind: 'success', text: t('add.saved') });
      form.reset();
    },
  });
  const { arrivedOn } = form.values;
  const due = isIsoDate(arrivedOn) ? plusDays(arrivedOn, PRIVACY_DAYS) : undefined;
  return (
    <Card
      as="section"
      aria-labelledby="add"
      marginTop={{ base: '52px', md: '60px' }}
      maxWidth="760px"
    >
      <Title as="h2" id="add" size={20}>
        {t('add.title')}
      </Title>
      <Text size="quiet" marginTop="1">
        {t('add.lead')}
      </Text>
      <Box marginTop="4">
        <Form form={form} aria-labelledby="add">
          <Pair>
            <TextField
              {...form.field('person')}
              label={t('add.person')}
              help={t('add.personHelp')}
              autoComplete="off"
              required
            />
            <TextField
              {...form.field('email')}
              type="email"
              label={t('add.email')}
              help={t('add.emailHelp')}
              autoComplete="off"
            />
          </Pair>
          <Pair>
            <DateField
              {...form.field('arrivedOn')}
              label={t('add.arrived')}
              help={due && t('add.arrivedHelp', { date: formatDate(due, language, 'long') })}
              autoComplete="off"
            />
            <SelectField<(typeof REQUEST_VIA)[number]>
              {...form.field('via')}
              label={t('add.via')}
              options={REQUEST_VIA.map((value) => ({ value, label: t(`via.${value}`) }))}
            />
          </Pair>
          <RadioCards<(typeof REQUEST_KINDS)[number]>
            {...form.field('kind')}
            label={t('add.kind')}
            columns={3}
            stacked
            options={REQUEST_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <TextField
            {...form.field('subject')}
            label={t('add.subject')}
            autoComplete="off"
            required
          />
          <TextAreaField
            {...form.field('words')}
            label={t('add.words')}
            help={t('add.wordsHelp')}
            required
          />
          <TextField
            {...form.field('recognised')}
            label={t('add.recognised')}
            help={t('add.recognisedHelp')}
            autoComplete="off"
          />
          <Button type="submit" icon={<Icon icon={PlusIcon} />} busy={form.busy}>
            {t(form.busy ? 'add.saving' : 'add.save')}
          </Button>
        </Form>
      </Box>
    </Card>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Box
    display="grid"
    gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
    alignItems="start"
    gap={{ base: '20px', md: '20px 24px' }}
  >
    {children}
  </Box>
);
