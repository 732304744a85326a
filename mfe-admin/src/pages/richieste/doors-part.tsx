import { useEraseRichiesta, useExportRichiesta, useUpdateRichiesta } from '@bussola/client';
import type { RichiestaRow } from '@bussola/contract';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { Form, useForm } from '@bussola/forms/form';
import { messageKey, useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import {
  Box,
  Button,
  Card,
  Divider,
  DownloadIcon,
  Icon,
  Text,
  TextField,
  Title,
  TrashIcon,
} from '@bussola/ui/core';
import type { LucideIcon } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { object, string } from 'yup';
import { richiesteNamespace } from '../../locales/richieste-namespace.ts';
import { isTyped } from '../../reason.ts';

/** The export and the erasure that there are, each with what it does before it is pressed. */
export function DoorsPart({ row }: { row: RichiestaRow }) {
  const t = useT(richiesteNamespace);
  if (row.clientId === null)
    return (
      <Text marginTop="5" color="text-2">
        {t('drawer.noDoors')}
      </Text>
    );
  return (
    <Box as="section" aria-label={t('drawer.doors')} marginTop="5">
      {row.recognisedAt === null ? (
        <Recognise row={row} />
      ) : (
        <Card padding={{ base: '4', md: '5' }}>
          <ExportDoor row={row} />
          <Divider marginBlock="5" />
          <EraseDoor row={row} />
        </Card>
      )}
    </Box>
  );
}

function Recognise({ row }: { row: RichiestaRow }) {
  const t = useT(richiesteNamespace);
  const { mutateAsync: update } = useUpdateRichiesta(row.id);
  const form = useForm({
    initialValues: { how: '' },
    schema: object({
      how: string()
        .trim()
        .default('')
        .required(messageKey(richiesteNamespace, 'drawer.empty'))
        .max(MAX_LENGTH.reason, messageKey(richiesteNamespace, 'drawer.tooLong')),
    }),
    onSubmit: async ({ how }) => {
      await update({ action: 'recognise', how: how.trim() });
    },
  });
  return (
    <Card padding={{ base: '4', md: '5' }}>
      <Text color="text-2">{t('drawer.closedDoors')}</Text>
      <Box marginTop="3">
        <Form form={form}>
          <TextField
            {...form.field('how')}
            label={t('drawer.how')}
            help={t('drawer.howHelp')}
            autoComplete="off"
            required
          />
          <Button type="submit" busy={form.busy}>
            {t(form.busy ? 'drawer.busy' : 'drawer.howConfirm')}
          </Button>
        </Form>
      </Box>
    </Card>
  );
}

interface DoorProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}
const Door = ({ icon, title, text, children }: DoorProps) => (
  <Box display="flex" gap="4" alignItems="flex-start">
    <Box color="ink" paddingTop="0.5">
      <Icon icon={icon} size={20} />
    </Box>
    <Box flex="1" minWidth="0">
      <Title as="h3" size={17}>
        {title}
      </Title>
      <Text size="quiet" marginTop="1" marginBottom="3">
        {text}
      </Text>
      {children}
    </Box>
  </Box>
);

function ExportDoor({ row }: { row: RichiestaRow }) {
  const t = useT(richiesteNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const { mutate, isPending } = useExportRichiesta();
  return (
    <Door icon={DownloadIcon} title={t('drawer.exportTitle')} text={t('drawer.exportText')}>
      {row.exportedAt !== null && (
        <Text marginBottom="2">
          {t('drawer.exported', { date: formatDate(row.exportedAt, language, 'long') })}
        </Text>
      )}
      {row.erasedAt === null && (
        <Button
          busy={isPending}
          onClick={() =>
            mutate(row.id, {
              onSuccess: () => notify({ kind: 'success', text: t('drawer.done') }),
            })
          }
        >
          {t('drawer.exportDo')}
        </Button>
      )}
    </Door>
  );
}

function EraseDoor({ row }: { row: RichiestaRow }) {
  const t = useT(richiesteNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const proved = useProved();
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync: erase } = useEraseRichiesta();
  const name = row.body?.person ?? '';
  const form = useForm({
    initialValues: { typed: '' },
    schema: object({
      typed: string()
        .default('')
        .test('name', messageKey(richiesteNamespace, 'drawer.eraseWrong'), (typed) =>
          isTyped(typed, name),
        ),
    }),
    onSubmit: async () => {
      if (await proved(() => erase(row.id))) notify({ kind: 'success', text: t('drawer.done') });
    },
  });
  return (
    <Door icon={TrashIcon} title={t('drawer.eraseTitle')} text={t('drawer.eraseText')}>
      {row.erasedAt !== null ? (
        <Text>{t('drawer.erased', { date: formatDate(row.erasedAt, language, 'long') })}</Text>
      ) : isAsked ? (
        <Form form={form}>
          <TextField
            {...form.field('typed')}
            label={t('drawer.eraseName', { name })}
            autoComplete="off"
            autoFocus
            required
          />
          <Button type="submit" variant="danger" busy={form.busy}>
            {t(form.busy ? 'drawer.busy' : 'drawer.eraseDo')}
          </Button>
        </Form>
      ) : (
        <Button variant="danger" onClick={() => setAsked(true)}>
          {t('drawer.eraseDo')}
        </Button>
      )}
    </Door>
  );
}
