import type { BodyOf, ResponseOf } from '@bussola/contract';
import type { RowSelectionState, Updater } from '@tanstack/react-table';
import { useState } from 'react';
import { toFilters } from './clients-search.ts';
import type { ClientsSearch } from './clients-search.ts';

/** Partners and staff are not chosen. */
const CHOOSABLE: readonly ClientsSearch['who'][] = ['', 'never', 'toConfirm'];

/** Which clients are chosen: one by one over the pages, or all that the filters find. */
export function useChosen(
  state: ClientsSearch,
  { rows: shown, total }: ResponseOf<'adminClients'>,
) {
  const [chosen, setChosen] = useState<RowSelectionState | 'all'>({});
  const isAll = chosen === 'all';
  const rows: RowSelectionState = isAll
    ? Object.fromEntries(shown.map(({ userId }) => [userId, true]))
    : chosen;
  const count = isAll ? total.n : Object.keys(rows).length;
  const clients: BodyOf<'assignClients'>['clients'] = isAll
    ? { filters: toFilters(state), count }
    : { ids: Object.keys(rows) };
  return {
    isAll,
    count,
    clients,
    /** As the table marks them. */
    rows,
    onChoose: CHOOSABLE.includes(state.who)
      ? (next: Updater<RowSelectionState>) =>
          setChosen(typeof next === 'function' ? next(rows) : next)
      : undefined,
    chooseAll: () => setChosen('all'),
    clear: () => setChosen({}),
  };
}
