import { adminQueries, asProblem } from '@bussola/client';
import type { RegistroRow } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import { StepUp } from '@bussola/step-up';
import { Button, DownloadIcon, Icon, LoadFailed, PageHead, Skeleton, Text } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { registroNamespace } from '../../locales/registro-namespace.ts';
import { ExportDialog } from './export-dialog.tsx';
import { IntegrityPart } from './integrity-part.tsx';
import { RegistroFilters } from './registro-filters.tsx';
import { NO_FILTERS, readSearch, toFilters, writeSearch } from './registro-search.ts';
import type { RegistroSearch } from './registro-search.ts';
import { RegistroTable } from './registro-table.tsx';
import { RowDrawer } from './row-drawer.tsx';
import '../../portal.css';

export { registroNamespace as words };

const PAGE_SIZE = 25;
/** The number of the first row shown, and the key of the page beside it. */
interface Place {
  from: number;
  after?: string;
  before?: string;
}
const FIRST: Place = { from: 1 };

/** /admin/registro, for a SuperAdmin: whether the log is whole, then who did what. */
export default function RegistroPage() {
  const t = useT(registroNamespace);
  const [params, setParams] = useSearchParams();
  const state = readSearch(params);
  const filters = toFilters(state, new Date());
  const [place, setPlace] = useState(FIRST);
  const [opened, open] = useState<RegistroRow>();
  const [isExporting, setExporting] = useState(false);
  const { from, ...key } = place;
  const query = useQuery(adminQueries.registro({ ...filters, ...key, pageSize: PAGE_SIZE }));
  const { data, error, isFetching, refetch } = query;
  const change = (next: RegistroSearch) => {
    setPlace(FIRST);
    setParams(writeSearch(next), { replace: true });
  };
  const counted = data
    ? t(data.total.exact ? 'counted' : 'countedMore', {
        count: data.total.n,
        number: formatNumber(data.total.n),
      })
    : '';
  const { next, previous } = data ?? {};
  return (
    <StepUp>
      <PageHead
        title={t('title')}
        actions={
          <Button
            icon={<Icon icon={DownloadIcon} />}
            disabled={!data || data.rows.length === 0}
            onClick={() => setExporting(true)}
          >
            {t('export.open')}
          </Button>
        }
      >
        {t('lead')}
      </PageHead>
      <IntegrityPart />
      <RegistroFilters state={state} onChange={change} />
      {error && (
        <LoadFailed
          headingLevel="h2"
          title={t('failed')}
          problem={asProblem(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton label={t('loading')} />}
      {data && (
        <>
          <Text role="status" marginBottom="3" fontWeight="600">
            {counted}
          </Text>
          <RegistroTable
            rows={data.rows}
            busy={isFetching}
            onOpen={open}
            paging={{
              from,
              total: data.total,
              onPrevious: previous
                ? () => setPlace({ from: Math.max(1, from - PAGE_SIZE), before: previous })
                : undefined,
              onNext: next
                ? () => setPlace({ from: from + data.rows.length, after: next })
                : undefined,
            }}
          />
        </>
      )}
      <Text size="quiet" marginTop="6">
        {t('note')}
      </Text>
      {opened && (
        <RowDrawer
          row={opened}
          onClose={() => open(undefined)}
          onSearch={(search) => {
            open(undefined);
            change({ ...NO_FILTERS, search });
          }}
        />
      )}
      {isExporting && (
        <ExportDialog filters={filters} counted={counted} onClose={() => setExporting(false)} />
      )}
    </StepUp>
  );
}
