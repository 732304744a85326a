import { CLIENTS_AT_ONCE } from '@bussola/contract/limits';
import type { ClientRow, ResponseOf } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { DataTable } from '@bussola/ui/results';
import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { RowSelectionState, Updater } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { useClientColumns } from './client-columns.tsx';
import { PAGE_SIZE, sortedBy, SORTS } from './clients-search.ts';
import type { ClientsSearch, Place } from './clients-search.ts';
import type { PlacedColumn } from './column-layout.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
});

export interface ClientsTableProps {
  data: ResponseOf<'adminClients'>;
  busy: boolean;
  state: ClientsSearch;
  place: Place;
  layout: readonly PlacedColumn[];
  /** By id, also of other pages. */
  chosen: RowSelectionState;
  /** Absent: these rows are not chosen. */
  onChoose?: ((chosen: Updater<RowSelectionState>) => void) | undefined;
  onChange: (state: ClientsSearch) => void;
  onPlace: (place: Place) => void;
  /** In place of the rows. */
  empty: ReactNode;
}

/** The list as the server sorts and pages it, with the columns and rows that staff choose. */
export function ClientsTable({
  data,
  busy,
  state,
  place,
  layout,
  chosen,
  onChoose,
  onChange,
  onPlace,
  empty,
}: ClientsTableProps) {
  const { next, previous } = data;
  const t = useT(adminNamespace);
  const ours = useClientColumns();
  const isFull = Object.keys(chosen).length >= CLIENTS_AT_ONCE;
  const table = useTable({
    features,
    columns: ours.map(({ key }) => ({ id: key })),
    data: data.rows,
    getRowId: ({ userId }: ClientRow) => userId,
    state: {
      rowSelection: chosen,
      columnOrder: ['name', ...layout.map(({ key }) => key)],
      columnVisibility: Object.fromEntries(layout.map(({ key, shown }) => [key, shown])),
    },
    ...(onChoose && { onRowSelectionChange: onChoose }),
  });
  const columns = table
    .getVisibleLeafColumns()
    .flatMap(({ id }) => ours.find(({ key }) => key === id) ?? []);
  const nameOf = ({ firstName, lastName }: ClientRow) =>
    `${firstName} ${lastName}`.trim() || t('clienti.noName');
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
      choosing={
        onChoose && {
          label: (row) => t('clienti.chosen.row', { name: nameOf(row) }),
          isChosen: ({ userId }) => userId in chosen,
          onChoose: ({ userId }, on) => {
            if (!on || !isFull) table.getRow(userId).toggleSelected(on);
          },
          all: {
            label: t('clienti.chosen.page'),
            chosen: table.getIsAllRowsSelected(),
            onChoose: (on) => {
              if (!on || Object.keys(chosen).length + data.rows.length <= CLIENTS_AT_ONCE)
                table.toggleAllRowsSelected(on);
            },
          },
        }
      }
      paging={{
        from: place.from,
        total: data.total,
        onPrevious: previous
          ? () => onPlace({ from: Math.max(1, place.from - PAGE_SIZE), before: previous })
          : undefined,
        onNext: next
          ? () => onPlace({ from: place.from + data.rows.length, after: next })
          : undefined,
      }}
      empty={empty}
    />
  );
}
