import { useT } from '@bussola/i18n';
import { Avatar, Box, chakra, EstimateTag, Money } from '@bussola/ui/core';
import { seriesAt, seriesLook } from '@bussola/ui/charts';
import { DataTable } from '@bussola/ui/results';
import { dashboardsNamespace } from '../../locales/dashboards-namespace.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import type { Earner, Every } from './earners.ts';

interface Props {
  earners: readonly Earner[];
  every: Every;
  /** Of the household, euro a year. */ total: number;
  /** Ids of those whose income was supposed. */ estimated: readonly string[];
}

/** One row a person who earns: a bar to one scale, the amount, the share. */
export function EarnersTable({ earners, every, total, estimated }: Props) {
  const t = useT(dashboardsNamespace);
  const per = every === 'year' ? 1 : 12;
  const top = Math.max(...earners.map(({ netto }) => netto));
  return (
    <DataTable
      caption={t('entrate.income.caption')}
      rows={earners}
      rowKey={({ person }) => person.id}
      columns={[
        {
          key: 'person',
          label: t('entrate.income.person'),
          render: (earner) => (
            <Who earner={earner} isEstimated={estimated.includes(earner.person.id)} />
          ),
        },
        {
          key: 'amount',
          label: t('entrate.income.amount'),
          onCard: true,
          render: ({ person, netto }) => (
            <Amount
              value={netto / per}
              pct={(100 * netto) / top}
              place={earners.findIndex((one) => one.person.id === person.id)}
            />
          ),
        },
        {
          key: 'share',
          label: t('entrate.income.ofHundred'),
          numeric: true,
          onCard: true,
          render: ({ share }) => <b>{share}</b>,
        },
      ]}
      {...(earners.length > 1
        ? { foot: [t('entrate.income.family'), <Total key="total" value={total / per} />, '100'] }
        : {})}
    />
  );
}

function Who({ earner: { person, work }, isEstimated }: { earner: Earner; isEstimated: boolean }) {
  const t = useT(userAreaNamespace);
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="12px">
      <Avatar name={person.fullName} tone={person.tone} />
      <Box as="span" minWidth="0">
        <Box as="span" display="block" overflowWrap="anywhere">
          <span>{person.name}</span> {isEstimated && <EstimateTag />}
        </Box>
        {work && (
          <Box as="span" textStyle="quiet" display="block" fontWeight="440">
            {t(`area.work.${work}`)}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const Bar = chakra('span', {
  base: { display: 'block', height: '18px', borderRadius: '2px', minWidth: '2px' },
});

/** Under the amounts, not under the bars. */
const Total = ({ value }: { value: number }) => (
  <Money value={value} display="block" textAlign="end" />
);

/** On phones the bar is short; on the narrowest there is no room for it. */
function Amount({ value, pct, place }: { value: number; pct: number; place: number }) {
  return (
    <Box as="span" display="flex" alignItems="center" gap="14px" justifyContent="flex-end">
      <Box
        as="span"
        flex={{ base: '0 0 72px', md: '1' }}
        minWidth={{ md: '120px' }}
        aria-hidden="true"
        css={{ '@media (max-width: 359px)': { display: 'none' } }}
      >
        <Bar style={{ ...seriesLook(seriesAt(place)), width: `${pct}%` }} />
      </Box>
      <Money
        value={value}
        fontWeight="600"
        flex="none"
        minWidth={{ md: '7.2em' }}
        textAlign="end"
      />
    </Box>
  );
}
