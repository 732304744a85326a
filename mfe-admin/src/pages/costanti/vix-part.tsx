import { asProblem, useFetchVix, useNoteVix, useUploadVix, vixQueries } from '@bussola/client';
import type { ResponseOf } from '@bussola/contract';
import { Form, useForm } from '@bussola/forms/form';
import { messageKey, useErrorText, useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatNumber } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import {
  Actions,
  Box,
  Button,
  Fact,
  Facts,
  LoadFailed,
  PickButton,
  Question,
  Section,
  SectionHead,
  Skeleton,
  Text,
  TextField,
} from '@bussola/ui/core';
import { DateField } from '@bussola/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { object, string } from 'yup';
import { adminNamespace } from '../../locales/admin-namespace.ts';

type Vix = ResponseOf<'vix'>;
type Noted = ResponseOf<'noteVix'>;

/** The volatility index: its last value, and the three ways in which a new one comes. */
export function VixPart({ today }: { today: string }) {
  const t = useT(adminNamespace);
  const { data, error, isFetching, refetch } = useQuery(vixQueries.latest());
  return (
    <Section aria-labelledby="vix">
      <SectionHead>
        <Question id="vix">{t('costanti.vix.title')}</Question>
      </SectionHead>
      <Text color="text-2" maxWidth="68ch" marginBottom="4">
        {t('costanti.vix.lead')}
      </Text>
      {data ? (
        <>
          <Latest vix={data} />
          <Box
            display="grid"
            gridTemplateColumns="repeat(auto-fit, minmax(min(300px, 100%), 360px))"
            gap="32px 64px"
            marginTop="6"
          >
            <Box maxWidth="420px">
              <TypeValue today={today} />
            </Box>
            <BringFile />
          </Box>
        </>
      ) : error ? (
        <LoadFailed
          headingLevel="h3"
          title={t('costanti.vix.failed')}
          problem={asProblem(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={t('costanti.loading')} />
      )}
    </Section>
  );
}

function Latest({ vix: { value, date, source, stale } }: { vix: Vix }) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  if (value === null || date === null || source === null)
    return <Text>{t('costanti.vix.none')}</Text>;
  return (
    <>
      <Facts maxWidth="420px">
        <Fact label={t('costanti.vix.value')}>{formatNumber(value, 2)}</Fact>
        <Fact label={t('costanti.vix.date')}>{formatDate(date, language, 'long')}</Fact>
        <Fact label={t('costanti.vix.source')}>{t(`costanti.vix.sourceOf.${source}`)}</Fact>
      </Facts>
      {stale && (
        <Text marginTop="3" color="yellow">
          {t('costanti.vix.stale')}
        </Text>
      )}
    </>
  );
}

const pointsOf = (typed: string): number => Number(typed.trim().replace(',', '.'));
const schema = (today: string) =>
  object({
    date: string()
      .default('')
      .test(
        'day',
        messageKey(adminNamespace, 'costanti.vix.errors.day'),
        (day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day <= today,
      ),
    value: string()
      .default('')
      .test(
        'points',
        messageKey(adminNamespace, 'costanti.vix.errors.points'),
        (typed) => /^\d+([.,]\d+)?$/.test(typed.trim()) && inBounds(pointsOf(typed)),
      ),
  });
const inBounds = (points: number): boolean => points >= 0.01 && points <= 200;

/** Says how many days are new, and how many took the place of another value. */
function useTold(): (noted: Noted) => void {
  const t = useT(adminNamespace);
  const { notify } = useShell();
  return ({ added, replaced, unchanged }) =>
    notify({ kind: 'success', text: t('costanti.vix.done', { added, replaced, unchanged }) });
}

function TypeValue({ today }: { today: string }) {
  const t = useT(adminNamespace);
  const { notify } = useShell();
  const { mutateAsync: note } = useNoteVix();
  const form = useForm({
    initialValues: { date: today, value: '' },
    schema: schema(today),
    onSubmit: async ({ date, value }) => {
      await note({ date, value: pointsOf(value) });
      notify({ kind: 'success', text: t('costanti.vix.saved') });
      form.reset();
    },
  });
  return (
    <Form form={form}>
      <DateField {...form.field('date')} label={t('costanti.vix.day')} autoComplete="off" />
      <TextField
        {...form.field('value')}
        label={t('costanti.vix.points')}
        help={t('costanti.vix.pointsHelp')}
        autoComplete="off"
        required
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {t(form.busy ? 'costanti.vix.saving' : 'costanti.vix.save')}
      </Button>
    </Form>
  );
}

function BringFile() {
  const t = useT(adminNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const told = useTold();
  const upload = useUploadVix();
  const source = useFetchVix();
  const bring = async (file: File) => {
    try {
      told(await upload.mutateAsync(await file.text()));
    } catch (error) {
      const problem = asProblem(error);
      notify({
        kind: 'error',
        text: problem?.status === 422 ? t('costanti.vix.fileWrong') : errorText(problem?.code),
      });
    }
  };
  const ask = async () => {
    try {
      told(await source.mutateAsync());
    } catch (error) {
      const problem = asProblem(error);
      notify({
        kind: 'error',
        text: problem?.status === 404 ? t('costanti.vix.noSource') : errorText(problem?.code),
      });
    }
  };
  return (
    <Box>
      <Text size="quiet">{t('costanti.vix.fileHelp')}</Text>
      <Actions marginTop="4">
        <PickButton
          name="vix"
          accept=".csv,text/csv"
          busy={upload.isPending}
          onPick={([file]) => file && void bring(file)}
        >
          {t('costanti.vix.file')}
        </PickButton>
        <Button variant="tertiary" busy={source.isPending} onClick={() => void ask()}>
          {t('costanti.vix.fetch')}
        </Button>
      </Actions>
    </Box>
  );
}
