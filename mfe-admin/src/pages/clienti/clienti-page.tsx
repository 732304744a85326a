import { adminQueries, asProblem, useViewState } from '@bussola/client';
import type { ResponseOf } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { StepUp } from '@bussola/step-up';
import { formatNumber } from '@bussola/i18n/format';
import {
  Box,
  Button,
  DownloadIcon,
  EmptyState,
  Icon,
  LinkLikeButton,
  LoadFailed,
  PageHead,
  Skeleton,
  Text,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { SearchField } from '../../search-field.tsx';
import {
  FIRST,
  isFiltered,
  readPlace,
  readSearch,
  toFilters,
  toQuery,
  withoutFilters,
  writePlace,
  writeSearch,
} from './clients-search.ts';
import type { ClientsSearch, Place } from './clients-search.ts';
import { ClientsPart } from './clients-part.tsx';
import { readLayout, writeLayout } from './column-layout.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { FilterPills } from './filter-pills.tsx';
import { ViewsBar } from './views-bar.tsx';
import '../../portal.css';

/**
 * /admin/clienti: the clients, paged, searched and sorted by the server. Filters live in the
 * address, the page in the view state.
 */
export default function ClientiPage() {
  const t = useT(adminNamespace);
  const [params, setParams] = useSearchParams();
  const state = readSearch(params);
  const [stored, store] = useViewState<string>('admin', 'clienti.place', '');
  const place = readPlace(stored);
  const go = (to: Place) => store(writePlace(to));
  const query = useQuery(adminQueries.clients(toQuery(state, place)));
  const { data, error, isFetching } = query;

  const [keptLayout, keepLayout] = useViewState<string>('admin', 'clienti.columns', '');
  const layout = readLayout(keptLayout);

  const change = (next: ClientsSearch) => {
    go(FIRST);
    setParams(writeSearch(next), { replace: true });
  };
  const clear = () => change(withoutFilters(state));
  // Everybody of this page and after it has gone meanwhile.
  const isPast = data?.rows.length === 0 && data.previous === null && stored !== '';
  useEffect(() => {
    if (isPast) store('');
  }, [isPast, store]);

  const filtered = isFiltered(state);
  const counted = useCounted(data, filtered);
  const newReds = useNewReds(data);
  const [open, setOpen] = useState<'export' | 'columns'>();
  const close = () => setOpen(undefined);
  return (
    <StepUp>
      <PageHead
        title={t('clienti.title')}
        actions={
          <>
            <Button hideBelow="md" onClick={() => setOpen('columns')}>
              {t('clienti.columns.open')}
            </Button>
            <Button
              icon={<Icon icon={DownloadIcon} />}
              disabled={!data || data.rows.length === 0}
              onClick={() => setOpen('export')}
            >
              {t('clienti.export.open')}
            </Button>
          </>
        }
      >
        <span role="status">{data && `${counted}${newReds}.`}</span>
      </PageHead>
      <ViewsBar
        state={state}
        layout={layout}
        onShow={(next, columns) => {
          keepLayout(writeLayout(columns));
          change(next);
        }}
      />
      <Filters state={state} canClear={filtered} onChange={change} onClear={clear} />
      {error && (
        <Box marginBottom="5">
          <LoadFailed
            headingLevel="h2"
            title={t('clienti.failed')}
            problem={asProblem(error)}
            busy={isFetching}
            onRetry={() => void query.refetch()}
          />
        </Box>
      )}
      {!data && !error && <Skeleton label={t('clienti.loading')} />}
      {data && (
        <ClientsPart
          // Who was chosen from another list is let go.
          key={JSON.stringify(toFilters(state))}
          data={data}
          busy={isFetching}
          state={state}
          place={place}
          layout={layout}
          onChange={change}
          onPlace={go}
          empty={filtered ? <NoneFound onClear={clear} /> : <NoClients />}
        />
      )}
      <Text size="quiet" marginTop="4">
        {t('clienti.note')}
      </Text>
      {open === 'export' && <ExportDialog state={state} counted={counted} onClose={close} />}
      {open === 'columns' && (
        <ColumnsDialog
          layout={layout}
          onChange={(next) => keepLayout(writeLayout(next))}
          onClose={close}
        />
      )}
    </StepUp>
  );
}

/** «1.284 famiglie», or how many rows a filter finds. */
function useCounted(data: ResponseOf<'adminClients'> | undefined, filtered: boolean): string {
  const t = useT(adminNamespace);
  if (!data) return '';
  const { n, exact } = data.total;
  const number = formatNumber(n);
  if (!exact) return t('clienti.countMore', { number });
  return t(filtered ? 'clienti.found' : 'clienti.count', { count: n, number });
}
function useNewReds(data: ResponseOf<'adminClients'> | undefined): string {
  const t = useT(adminNamespace);
  if (!data?.newReds || data.newReds.n === 0) return '';
  const { n, exact } = data.newReds;
  return t(exact ? 'clienti.newReds' : 'clienti.newRedsMore', {
    count: n,
    number: formatNumber(n),
  });
}

interface FiltersProps {
  state: ClientsSearch;
  canClear: boolean;
  onChange: (state: ClientsSearch) => void;
  onClear: () => void;
}

function Filters({ state, canClear, onChange, onClear }: FiltersProps) {
  const t = useT(adminNamespace);
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      gap="12px 16px"
      marginTop="5"
      marginBottom="6"
      data-print="hidden"
    >
      <Box flex={{ base: '1 1 100%', md: '0 1 340px' }}>
        <SearchField
          label={t('clienti.search')}
          hasLabel
          value={state.search}
          onSearch={(search) => onChange({ ...state, search })}
        />
      </Box>
      <FilterPills state={state} onChange={onChange} />
      {canClear && (
        <Box paddingBottom="3">
          <LinkLikeButton type="button" onClick={onClear}>
            {t('clienti.clear')}
          </LinkLikeButton>
        </Box>
      )}
    </Box>
  );
}

function NoneFound({ onClear }: { onClear: () => void }) {
  const t = useT(adminNamespace);
  return (
    <EmptyState
      title={t('clienti.emptyTitle')}
      action={<Button onClick={onClear}>{t('clienti.clear')}</Button>}
    >
      {t('clienti.emptyText')}
    </EmptyState>
  );
}

function NoClients() {
  const t = useT(adminNamespace);
  return <EmptyState title={t('clienti.noneTitle')}>{t('clienti.noneText')}</EmptyState>;
}
