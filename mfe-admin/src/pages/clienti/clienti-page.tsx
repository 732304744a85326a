import { adminQueries, asProblem, useViewState } from '@bussola/client';
import type { ResponseOf } from '@bussola/contract';
import { Form, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import {
  Box,
  Button,
  EmptyState,
  Icon,
  LinkLikeButton,
  LoadFailed,
  PageHead,
  SearchIcon,
  Skeleton,
  Text,
  TextField,
} from '@bussola/ui/core';
import { SelectField } from '@bussola/ui/forms';
import { DataTable } from '@bussola/ui/results';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import {
  CHECKUPS,
  isFiltered,
  PAGE_SIZE,
  pageWithin,
  readSearch,
  sortedBy,
  SORTS,
  START,
  toQuery,
  writeSearch,
} from './clients-search.ts';
import type { Checkup, ClientsSearch } from './clients-search.ts';
import { useClientColumns } from './client-columns.tsx';
import '../../portal.css';

/** Long enough for a word, short enough not to be waited for. */
const SEARCH_AFTER_MS = 300;

/**
 * /admin/clienti: the clients, paged, searched and sorted by the server. Filters live in the
 * address, the page in the view state.
 */
export default function ClientiPage() {
  const t = useT(adminNamespace);
  const [params, setParams] = useSearchParams();
  const state = readSearch(params);
  const [storedPage, setPage] = useViewState<number>('admin', 'clienti.page', 1);
  const page = Math.max(1, Math.trunc(storedPage) || 1);
  const query = useQuery(adminQueries.clients(toQuery(state, page)));
  const { data, error, isFetching } = query;

  const change = (next: ClientsSearch) => {
    setPage(1);
    setParams(writeSearch(next), { replace: true });
  };
  const clear = () => change({ ...state, search: START.search, checkup: START.checkup });
  const lastPage = data ? pageWithin(page, data.total) : page;
  useEffect(() => {
    if (lastPage !== page) setPage(lastPage);
  }, [lastPage, page, setPage]);

  const filtered = isFiltered(state);
  const total = data?.total;
  const counted =
    total === undefined
      ? null
      : t(filtered ? 'clienti.found' : 'clienti.count', {
          count: total,
          number: formatNumber(total),
        });
  return (
    <>
      <PageHead title={t('clienti.title')}>
        <span role="status">{counted}</span>
      </PageHead>
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
        <ClientsTable
          data={data}
          busy={isFetching}
          state={state}
          onChange={change}
          onPage={setPage}
          empty={filtered ? <NoneFound onClear={clear} /> : <NoClients />}
        />
      )}
      <Text size="quiet" marginTop="4">
        {t('clienti.note')}
      </Text>
    </>
  );
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
        <SearchField value={state.search} onSearch={(search) => onChange({ ...state, search })} />
      </Box>
      <Box flex={{ base: '1 1 100%', md: '0 1 220px' }}>
        <SelectField<Checkup>
          label={t('clienti.checkup')}
          value={state.checkup}
          placeholder={t('clienti.all')}
          onChange={(checkup) => onChange({ ...state, checkup })}
          options={CHECKUPS.map((value) => ({ value, label: t(`clienti.state.${value}`) }))}
        />
      </Box>
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

interface TableProps {
  data: ResponseOf<'adminClients'>;
  busy: boolean;
  state: ClientsSearch;
  onChange: (state: ClientsSearch) => void;
  onPage: (page: number) => void;
  /** In place of the rows. */
  empty: ReactNode;
}

function ClientsTable({ data, busy, state, onChange, onPage, empty }: TableProps) {
  const t = useT(adminNamespace);
  const columns = useClientColumns();
  return (
    <DataTable
      caption={t('clienti.caption')}
      columns={columns}
      rows={data.rows}
      rowKey={({ userId }) => userId}
      busy={busy}
      sort={{ key: state.sort, descending: state.direction === 'desc' }}
      onSort={({ key }) => {
        const sort = SORTS.find((one) => one === key);
        if (sort) onChange(sortedBy(state, sort));
      }}
      paging={
        data.total > 0
          ? { page: data.page, pageSize: PAGE_SIZE, total: data.total, onPage }
          : undefined
      }
      empty={empty}
    />
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

/** Asks while one types, a moment after the last letter; Enter asks at once. */
function SearchField({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const t = useT(adminNamespace);
  const form = useForm({
    initialValues: { search: value },
    onSubmit: ({ search }) => onSearch(search.trim()),
  });
  const typed = form.values.search;
  const [home] = useState(() => location.pathname);
  // Filters taken away, or the browser's back: the field follows the address, and keeps the focus
  // while one types.
  const follow = useEffectEvent(() => {
    if (value !== typed.trim()) form.setValues({ search: value });
  });
  useEffect(() => follow(), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    // While the next page is on its way this one is still drawn: its search must not take the
    // address from it.
    const timer = setTimeout(() => {
      if (location.pathname === home) onSearch(typed.trim());
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch, home]);
  return (
    <Form form={form} role="search">
      <TextField
        {...form.field('search')}
        type="search"
        label={t('clienti.search')}
        autoComplete="off"
        start={<Icon icon={SearchIcon} />}
      />
    </Form>
  );
}
