import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '@bussola/contract';
import { call } from '../call.ts';

export const adminQueries = {
  clients: (query: QueryOf<'adminClients'>) =>
    queryOptions({
      queryKey: ['admin', 'clients', query],
      queryFn: ({ signal }) => call('adminClients', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  /**
   * One client, without amounts. Each asking is written in the client's own log: it is not asked
   * again by itself.
   */
  client: (clientId: string) =>
    queryOptions({
      queryKey: ['admin', 'client', clientId],
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      queryFn: ({ signal }) => call('adminClient', { params: { clientId }, signal }),
    }),
  ofClients: () => ['admin', 'clients'] as const,
  /** Advisers, and those invited. */
  consulenti: () =>
    queryOptions({
      queryKey: ['admin', 'consulenti'],
      queryFn: ({ signal }) => call('getAllConsulenti', { signal }),
    }),
  /** State of every portal over the last hours. */
  portals: (hours: '1' | '24' | '168' | '720') =>
    queryOptions({
      queryKey: ['admin', 'portals', hours],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => call('portalStatus', { query: { hours }, signal }),
    }),
  ofPortals: () => ['admin', 'portals'] as const,
};
