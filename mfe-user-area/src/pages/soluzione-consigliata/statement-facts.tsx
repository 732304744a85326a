import { isIsoDate, monthIndex } from '@bussola/domain';
import type { IsoDate } from '@bussola/domain';
import type { AnnoEstratto, Buco, RiassuntoEstratto } from '@bussola/domain/simulazione';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatNumber } from '@bussola/i18n/format';
import type { Statement, UnreadRow } from '@bussola/inps-statement';
import { Box, DisclosureList, Text, Title, useMoney } from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/** The facts read from a statement: start, years, gaps, last pay, and on request each year. */
export function StatementFacts({
  statement: { unread, withoutUnit, yearsWithoutMonths },
  summary,
  today,
}: {
  statement: Statement;
  summary: RiassuntoEstratto;
  today: IsoDate;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const money = useMoney();
  const { primoContributo, ultimoContributo, anniContributi, settimane, buchi, ultimoAnnoIntero } =
    summary;
  const write = (month: string) => formatDate(`${month}-01`, language, 'month');
  const months = buchi.reduce((total, { mesi }) => total + mesi, 0);
  const facts = [
    t('estratto.fact.first', { first: write(primoContributo), last: write(ultimoContributo) }),
    ...(settimane > 0
      ? [t('estratto.fact.years', { count: anniContributi, weeks: formatNumber(settimane) })]
      : []),
    months > 0 ? t('estratto.fact.gaps', { count: months }) : t('estratto.fact.noGaps'),
    ...(ultimoAnnoIntero?.retribuzione
      ? [
          t('estratto.fact.pay', {
            year: String(ultimoAnnoIntero.anno),
            amount: money.format(Math.round(ultimoAnnoIntero.retribuzione)),
          }),
        ]
      : []),
  ];
  const doubts = [
    ...(isOld(summary, today) ? [t('estratto.doubt.old')] : []),
    ...(unread.length > 0 ? [t('estratto.doubt.unread', { count: unread.length })] : []),
    ...(withoutUnit > 0 ? [t('estratto.doubt.unit', { count: withoutUnit })] : []),
    ...(summary.anniIgnoti.length > 0
      ? [t('estratto.doubt.days', { years: summary.anniIgnoti.join(', ') })]
      : []),
    ...(yearsWithoutMonths.length > 0
      ? [t('estratto.doubt.separate', { years: yearsWithoutMonths.join(', ') })]
      : []),
  ];
  return (
    <Box>
      <Title as="h3" size={20}>
        {t('estratto.found')}
      </Title>
      <Box as="ul" listStyleType="disc" paddingInlineStart="5" marginTop="3">
        {facts.map((fact) => (
          <li key={fact}>
            <Text>{fact}</Text>
          </li>
        ))}
      </Box>
      {doubts.map((doubt) => (
        <Text key={doubt} size="quiet" marginTop="3">
          {doubt}
        </Text>
      ))}
      <Box marginTop="5">
        <DisclosureList
          items={[
            ...(buchi.length > 0
              ? [{ id: 'gaps', title: t('estratto.gaps'), children: <Gaps gaps={buchi} /> }]
              : []),
            ...(unread.length > 0
              ? [{ id: 'unread', title: t('estratto.unread'), children: <Unread rows={unread} /> }]
              : []),
            {
              id: 'years',
              title: t('estratto.years'),
              wide: true,
              children: <Years years={summary.anni} />,
            },
          ]}
        />
      </Box>
    </Box>
  );
}

/** True if the last contribution is more than a year old: later ones may be missing. */
const isOld = ({ ultimoContributo }: RiassuntoEstratto, today: IsoDate): boolean =>
  monthIndex(today) - monthIndex(ultimoContributo) > 12;

function Gaps({ gaps }: { gaps: readonly Buco[] }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const write = (month: string) => formatDate(`${month}-01`, language, 'month');
  return (
    <Box as="ul" listStyleType="disc" paddingInlineStart="5">
      {gaps.map(({ da, a, mesi }) => (
        <li key={da}>
          <Text>
            {mesi === 1
              ? write(da)
              : t('estratto.gap', { from: write(da), to: write(a), count: mesi })}
          </Text>
        </li>
      ))}
    </Box>
  );
}

function Unread({ rows }: { rows: readonly UnreadRow[] }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const write = (day: string) => (isIsoDate(day) ? formatDate(day, language) : day);
  return (
    <Box as="ul" listStyleType="disc" paddingInlineStart="5">
      {rows.map(({ dal, al }, at) => (
        <li key={at}>
          <Text>
            {dal && al
              ? t('estratto.unreadRow', { from: write(dal), to: write(al) })
              : t('estratto.unreadNoDays')}
          </Text>
        </li>
      ))}
    </Box>
  );
}

function Years({ years }: { years: readonly AnnoEstratto[] }) {
  const t = useT(userAreaNamespace);
  const money = useMoney();
  return (
    <DataTable<AnnoEstratto>
      caption={t('estratto.years')}
      rows={years}
      rowKey={({ anno }) => String(anno)}
      columns={[
        { key: 'year', label: t('estratto.year'), render: ({ anno }) => String(anno) },
        {
          key: 'weeks',
          label: t('estratto.weeks'),
          numeric: true,
          onCard: true,
          render: ({ settimane }) => formatNumber(settimane, 1, 0),
        },
        {
          key: 'pay',
          label: t('estratto.pay'),
          numeric: true,
          onCard: true,
          render: ({ retribuzione }) =>
            retribuzione ? money.format(Math.round(retribuzione)) : '–',
        },
      ]}
    />
  );
}
