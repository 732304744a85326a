import { asProblem, generaleQueries } from '@bussola/client';
import type { ConfrontoVersamenti, Soluzione } from '@bussola/domain';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { formatAge } from '@bussola/i18n/format';
import {
  Box,
  Button,
  ErrorState,
  Icon,
  Marked,
  RetryIcon,
  Skeleton,
  Text,
  useMoney,
} from '@bussola/ui/core';
import { BarRows, Segmented } from '@bussola/ui/charts';
import { SliderField } from '@bussola/ui/forms';
import { DataTable } from '@bussola/ui/results';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFigure } from '@bussola/results';
import type { Person } from '@bussola/results';
import { QuestionCard, QuestionSection } from '../../area/question-section.tsx';
import type { Area } from '../../area/area.ts';
import { ChoosePerson, useChosenPerson } from '../../famiglia/choose-person.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

const FORMS = ['agevolato', 'ordinario'] as const;

/**
 * *E se gli stessi soldi andassero altrove?* Buy-back, fund, plan or nothing, for each person who
 * could buy back.
 */
export function BuyBack({
  area,
  soluzione,
  people,
}: {
  area: Area;
  soluzione: Soluzione;
  people: readonly Person[];
}) {
  const t = useT(userAreaNamespace);
  const figure = useFigure();
  const able = soluzione.perMembro.filter(({ level }) => level !== 'grey');
  const whose = able.flatMap(({ memberId: id }) => people.find((person) => person.id === id) ?? []);
  const [person, choose] = useChosenPerson(whose);
  const memberId = person?.id;
  const most = Number(able.find((one) => one.memberId === memberId)?.numeri['anni'] ?? 1);
  const [years, setYears] = useState<number>();
  const [forma, setForma] = useState<(typeof FORMS)[number]>('agevolato');
  if (memberId === undefined) return null;
  const anni = Math.min(years ?? most, most);
  return (
    <QuestionSection
      question={t('confronti.riscatto.question')}
      lead={t('confronti.riscatto.lead')}
    >
      <QuestionCard>
        <Box display="flex" flexWrap="wrap" gap="16px 28px" alignItems="center">
          <ChoosePerson
            among={whose}
            value={memberId}
            onChange={(id) => {
              choose(id);
              setYears(undefined);
            }}
          />
          <Segmented
            label={t('confronti.riscatto.form')}
            value={forma}
            onChange={setForma}
            options={FORMS.map((value) => ({ value, label: t(`confronti.riscatto.${value}`) }))}
          />
        </Box>
        {most > 1 && (
          <SliderField
            name="riscatto-anni"
            label={t('confronti.riscatto.years')}
            min={1}
            max={most}
            step={1}
            value={anni}
            onChange={setYears}
            format={(value) => figure(value, 'anni')}
          />
        )}
        <Box borderTopWidth="1px" borderColor="line" paddingTop="5" aria-live="polite">
          <Compared userId={area.userId} memberId={memberId} anni={anni} forma={forma} />
        </Box>
      </QuestionCard>
    </QuestionSection>
  );
}

function Compared({
  userId,
  ...asked
}: {
  userId: string;
  memberId: string;
  anni: number;
  forma: (typeof FORMS)[number];
}) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...generaleQueries.riscatto(userId, asked),
    placeholderData: keepPreviousData,
  });
  if (data?.esito.status === 'ok')
    return (
      <Box opacity={isPlaceholderData ? 0.6 : 1}>
        <Ways confronto={data.esito} />
      </Box>
    );
  if (data)
    return (
      <Text>
        {t(
          data.esito.status === 'troppo_tardi'
            ? 'confronti.riscatto.reason.troppo_tardi'
            : 'confronti.riscatto.reason.other',
        )}
      </Text>
    );
  if (error)
    return (
      <ErrorState
        title={t('confronti.riscatto.failed')}
        code={asProblem(error)?.code}
        action={
          <Button icon={<Icon icon={RetryIcon} />} onClick={() => void refetch()}>
            {t('confronti.riscatto.retry')}
          </Button>
        }
      >
        {errorText(asProblem(error)?.code)}
      </ErrorState>
    );
  return <Skeleton label={t('confronti.riscatto.loading')} />;
}

type Way = ConfrontoVersamenti['alternative'][number];

function Ways({
  confronto: { alternative, sforzoAnnuo, anni, etaPensione, riscattoSuperaFondo },
}: {
  confronto: ConfrontoVersamenti;
}) {
  const t = useT(userAreaNamespace);
  const figure = useFigure();
  const money = useMoney();
  const language = useLanguage();
  const name = ({ tipo }: Way) => t(`confronti.riscatto.tipo.${tipo}`);
  const age = (years: number) => formatAge(years * 12, language);
  const euro = (value: number) => money.format(Math.round(value));
  return (
    <>
      <Text>
        <Marked>
          {t('confronti.riscatto.effort', {
            amount: figure(Math.round(sforzoAnnuo), 'euroAnno'),
            years: figure(anni, 'anni'),
            age: age(etaPensione),
          })}
        </Marked>
      </Text>
      <Text marginTop="2">
        {t(riscattoSuperaFondo === null ? 'confronti.riscatto.worse' : 'confronti.riscatto.better')}
      </Text>
      <Box marginTop="5">
        <BarRows
          label={t('confronti.riscatto.bars')}
          rows={alternative.map((way) => ({
            key: way.tipo,
            label: t(`confronti.riscatto.short.${way.tipo}`),
            value: Math.round(way.redditoAnnuo),
          }))}
        />
      </Box>
      <Box marginTop="6">
        <DataTable
          caption={t('confronti.riscatto.question')}
          rows={alternative}
          rowKey={({ tipo }) => tipo}
          columns={[
            { key: 'way', label: t('confronti.riscatto.way'), render: name },
            {
              key: 'income',
              label: t('confronti.riscatto.income'),
              numeric: true,
              onCard: true,
              render: ({ redditoAnnuo }) => euro(redditoAnnuo),
            },
            {
              key: 'even',
              label: t('confronti.riscatto.even'),
              numeric: true,
              onCard: true,
              render: ({ etaPareggio }) =>
                etaPareggio === null
                  ? t('confronti.riscatto.never')
                  : t('confronti.riscatto.at', { age: age(etaPareggio) }),
            },
            {
              key: 'paid',
              label: t('confronti.riscatto.paid'),
              numeric: true,
              render: ({ versatoAnnuo }) => euro(versatoAnnuo),
            },
            {
              key: 'capital',
              label: t('confronti.riscatto.capital'),
              numeric: true,
              render: ({ capitale }) => euro(capitale),
            },
          ]}
        />
      </Box>
      <Box marginTop="6">
        <DataTable
          caption={t('confronti.riscatto.balances')}
          rows={alternative}
          rowKey={({ tipo }) => tipo}
          columns={[
            { key: 'way', label: t('confronti.riscatto.balances'), render: name },
            ...(alternative[0]?.saldo ?? []).map(({ eta }) => ({
              key: String(eta),
              label: t('confronti.riscatto.balance', { age: eta }),
              numeric: true,
              render: ({ saldo }: Way) => euro(saldo.find((one) => one.eta === eta)?.euro ?? 0),
            })),
          ]}
        />
      </Box>
      <Text size="quiet" marginTop="3">
        {t('confronti.riscatto.notes')}
      </Text>
    </>
  );
}
