import { useUpdateConsulente } from '@bussola/client';
import type { ConsulenteCard, ProfiloConsulente } from '@bussola/contract';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { messageKey, useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useProved } from '@bussola/step-up';
import {
  Actions,
  Box,
  Button,
  Dialog,
  Icon,
  PencilIcon,
  PlusIcon,
  Question,
  RuledList,
  RuledRow,
  Section,
  SectionHead,
  Text,
  TextField,
  Title,
} from '@bussola/ui/core';
import { useState } from 'react';
import { object, string } from 'yup';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';
import { ExceptionDialog } from './exception-dialog.tsx';
import { readHours, spoken, writeHours } from './hours.ts';
import type { Fascia } from './hours.ts';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
type Eccezione = ProfiloConsulente['eccezioni'][number];

/** The usual week, and the days that are not like it. */
export function WeekPart({ card }: { card: ConsulenteCard }) {
  const t = useT(consulentiNamespace);
  const proved = useProved();
  const [open, setOpen] = useState<'week' | 'exception'>();
  const { profilo, version, consulente } = card;
  const { mutateAsync: update } = useUpdateConsulente(consulente.id);
  const save = (change: Partial<ProfiloConsulente>) =>
    proved(() => update({ profilo: { ...profilo, ...change }, version }));
  const close = () => setOpen(undefined);
  return (
    <Section aria-labelledby="week">
      <SectionHead>
        <Question id="week">{t('week.title')}</Question>
        <Button
          variant="tertiary"
          icon={<Icon icon={PencilIcon} />}
          onClick={() => setOpen('week')}
        >
          {t('week.edit')}
        </Button>
      </SectionHead>
      {profilo.orari.length === 0 ? (
        <Text color="text-2">{t('week.none')}</Text>
      ) : (
        <Week orari={profilo.orari} />
      )}
      <Title as="h3" size={20} marginTop="7" marginBottom="2">
        {t('week.exceptions')}
      </Title>
      {profilo.eccezioni.length === 0 ? (
        <Text color="text-2">{t('week.noExceptions')}</Text>
      ) : (
        <RuledList>
          {profilo.eccezioni.map((one) => (
            <ExceptionRow
              key={JSON.stringify(one)}
              one={one}
              onRemove={() =>
                save({ eccezioni: profilo.eccezioni.filter((other) => other !== one) })
              }
            />
          ))}
        </RuledList>
      )}
      <Actions marginTop="3">
        <Button
          variant="tertiary"
          icon={<Icon icon={PlusIcon} />}
          onClick={() => setOpen('exception')}
        >
          {t('week.add')}
        </Button>
      </Actions>
      {open === 'week' && (
        <WeekDialog
          orari={profilo.orari}
          onSave={async (orari) => {
            if (await save({ orari })) close();
          }}
          onClose={close}
        />
      )}
      {open === 'exception' && (
        <ExceptionDialog
          onSave={async (one) => {
            const eccezioni = [...profilo.eccezioni, one].sort((a, b) =>
              a.dal.localeCompare(b.dal),
            );
            if (await save({ eccezioni })) close();
          }}
          onClose={close}
        />
      )}
    </Section>
  );
}

/** A column a day; on phones a row. */
function Week({ orari }: { orari: readonly Fascia[] }) {
  const t = useT(consulentiNamespace);
  const first = Math.min(...orari.map(({ dalle }) => pixels(dalle)));
  const height = Math.max(...orari.map(({ alle }) => pixels(alle))) - first;
  return (
    <Box
      as="ul"
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(7, minmax(0, 1fr))' }}
      gap="2"
    >
      {DAYS.map((day) => {
        const hours = orari.filter(({ giorno }) => giorno === day);
        return (
          <Box
            as="li"
            key={day}
            display={{ base: 'grid', md: 'block' }}
            gridTemplateColumns="112px 1fr"
            alignItems="center"
          >
            <Text fontWeight="560" textAlign={{ md: 'center' }}>
              {t(`week.day.d${day}`)}
            </Text>
            <Box
              display="grid"
              gap="1"
              marginTop={{ md: '2' }}
              position="relative"
              alignContent="start"
              minHeight={{ md: `${String(height)}px` }}
            >
              {hours.length === 0 && (
                <Text size="quiet" textAlign={{ md: 'center' }}>
                  {t('week.free')}
                </Text>
              )}
              {hours.map(({ dalle, alle }) => (
                <Box
                  key={dalle}
                  bg="ink-soft"
                  borderWidth="1px"
                  borderColor="ink"
                  borderRadius="control"
                  paddingInline="2"
                  paddingBlock="1"
                  textAlign="center"
                  fontSize="t13"
                  position={{ md: 'absolute' }}
                  insetInline="0"
                  top={{ md: `${String(pixels(dalle) - first)}px` }}
                  height={{ md: `${String(pixels(alle) - pixels(dalle))}px` }}
                  overflow="hidden"
                >
                  {t('week.hours', { from: spoken(dalle), to: spoken(alle) })}
                </Box>
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
/** A quarter of an hour is seven and a half. */
const pixels = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return (hours * 60 + rest) / 2;
};

function ExceptionRow({ one, onRemove }: { one: Eccezione; onRemove: () => unknown }) {
  const t = useT(consulentiNamespace);
  const language = useLanguage();
  const { dal, al, riceve, dalle, alle } = one;
  const date =
    dal === al
      ? formatDate(dal, language, 'letter')
      : t('week.days', {
          from: formatDate(dal, language, 'dayMonth'),
          to: formatDate(al, language, 'long'),
        });
  const hours = { from: spoken(dalle ?? ''), to: spoken(alle ?? '') };
  const what = () => {
    if (riceve) return t('week.more', hours);
    return dalle === null ? t('week.away') : t('week.awayHours', hours);
  };
  return (
    <RuledRow>
      <Text fontWeight="560" flex="1 1 200px">
        {date}
      </Text>
      <Text flex="1 1 200px">{what()}</Text>
      <Button
        variant="tertiary"
        aria-label={t('week.removeOf', { date })}
        onClick={() => void onRemove()}
      >
        {t('week.remove')}
      </Button>
    </RuledRow>
  );
}

const dayField = () =>
  string()
    .default('')
    .test(
      'hours',
      messageKey(consulentiNamespace, 'week.wrong'),
      (text) => readHours(text) !== undefined,
    );
const weekSchema = object(Object.fromEntries(DAYS.map((day) => [`d${String(day)}`, dayField()])));
type WeekValues = Record<`d${(typeof DAYS)[number]}`, string>;

function WeekDialog({
  orari,
  onSave,
  onClose,
}: {
  orari: readonly Fascia[];
  onSave: (orari: Fascia[]) => Promise<void>;
  onClose: () => void;
}) {
  const t = useT(consulentiNamespace);
  const form = useForm({
    initialValues: Object.fromEntries(
      DAYS.map((day) => [
        `d${String(day)}`,
        writeHours(orari.filter(({ giorno }) => giorno === day)),
      ]),
    ) as WeekValues,
    schema: weekSchema,
    words: (problem) => (problem?.code === 'CONFLICT' ? t('profile.stale') : undefined),
    onSubmit: (values) =>
      onSave(
        DAYS.flatMap((day) =>
          (readHours(values[`d${day}`]) ?? []).map((hours) => ({ giorno: day, ...hours })),
        ),
      ),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('week.dialog')}
      actions={
        <FormActions
          formId="adviser-week"
          busy={form.busy}
          save={t('week.save')}
          saving={t('profile.busy')}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="adviser-week">
        <Text color="text-2">{t('week.help')}</Text>
        {DAYS.map((day) => (
          <TextField
            key={day}
            {...form.field(`d${day}`)}
            label={t(`week.day.d${day}`)}
            autoComplete="off"
          />
        ))}
      </Form>
    </Dialog>
  );
}
