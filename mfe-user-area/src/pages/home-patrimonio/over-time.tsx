import { asProblem, nucleoQueries } from '@bussola/client';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  Box,
  LoadFailed,
  Marked,
  Question,
  Section,
  SectionHead,
  SkeletonBar,
  Text,
  useMoney,
} from '@bussola/ui/core';
import { StepChart } from '@bussola/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Area } from '../../area/area.ts';
import { dashboardsNamespace } from '../../locales/dashboards-namespace.ts';
import { mostlyOf, wealthHistory } from './wealth-history.ts';
import type { WealthDay } from './wealth-history.ts';

/** *Com’è cambiato?* The net worth of the people counted today, by the answers of each day. */
export function OverTime({ area: { analisi, info, userId } }: { area: Area }) {
  const t = useT(dashboardsNamespace);
  const { data, error, isFetching, refetch } = useQuery(nucleoQueries.history(userId));
  const days = useMemo(() => {
    const counted = info.nucleoFamiliare.filter(({ _id }) => analisi.perimetro.includes(_id));
    return data && wealthHistory(data.answers, counted);
  }, [data, info, analisi]);
  return (
    <Section data-print="whole">
      <SectionHead>
        <Question>{t('patrimonio.time.question')}</Question>
      </SectionHead>
      {days ? (
        <Days days={days} refDate={analisi.refDate} />
      ) : error ? (
        <LoadFailed
          headingLevel="h3"
          title={t('patrimonio.time.failed')}
          problem={asProblem(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonBar height="200px" />
      )}
    </Section>
  );
}

function Days({ days, refDate }: { days: readonly WealthDay[]; refDate: string }) {
  const t = useT(dashboardsNamespace);
  const language = useLanguage();
  const money = useMoney();
  const format = (value: number) => money.format(value);
  const long = (day: string) => formatDate(day, language, 'long');
  const [before, last] = days.slice(-2);
  if (!before || !last)
    return <Text>{t('patrimonio.time.first', { date: long(days[0]?.day ?? refDate) })}</Text>;
  const change = last.goods.netto - before.goods.netto;
  const place = (day: string) => Date.parse(day) / 86_400_000;
  return (
    <Box maxWidth="720px">
      <Text>
        <Marked>
          {t(change > 0 ? 'patrimonio.time.more' : 'patrimonio.time.less', {
            sum: format(Math.abs(change)),
            date: long(before.day),
            what: t(`patrimonio.time.for.${mostlyOf(before.goods, last.goods)}`),
          })}
        </Marked>
      </Text>
      <Box marginTop="5">
        <StepChart
          label={t('patrimonio.time.chart')}
          points={days.map(({ day, goods }) => ({
            at: place(day),
            label: long(day),
            value: goods.netto,
          }))}
          until={{ at: place(refDate), label: t('patrimonio.time.today') }}
          format={format}
          words={{
            when: t('patrimonio.time.when'),
            value: t('patrimonio.time.value'),
            chart: t('patrimonio.time.asChart'),
            table: t('patrimonio.time.asTable'),
          }}
        />
      </Box>
      <Text size="quiet" marginTop="3">
        {t('patrimonio.time.note')}
      </Text>
    </Box>
  );
}
