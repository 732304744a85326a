import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '@bussola/contract';
import { call } from '../call.ts';

export const adminQueries = {
  clients: (query: QueryOf<'adminClients'>) => queryOptions({
    queryKey: ['admin', 'clients', query],
    queryFn: ({ signal }) => call('adminClients', { query, signal }),
    placeholderData: keepPreviousData,
  }),
};
