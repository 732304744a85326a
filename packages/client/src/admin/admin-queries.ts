import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ParamsOf, QueryOf } from '@bussola/contract';
import { call } from '../call.ts';

export const adminQueries = {
  clients: (query: QueryOf<'adminClients'>) =>
    queryOptions({
      queryKey: ['admin', 'clients', query],
      queryFn: ({ signal }) => call('adminClients', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  /**
   * One client; what a reason opened is gone from memory with the page. Asking is written in the
   * client's own log: it is not asked again by itself.
   */
  client: (clientId: string) =>
    queryOptions({
      queryKey: ['admin', 'client', clientId],
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      queryFn: async ({ signal }) => {
        const card = await call('adminClient', { params: { clientId }, signal });
        if (card.aperto.length === 0) return card;
        // Another address, or a window that was closed, told the server nothing: whoever comes back
        // finds it covered.
        await call('closeAdminClient', { params: { clientId } });
        return { ...card, aperto: [] };
      },
    }),
  /** A part that a reason opened: gone from memory when it is covered. */
  clientPart: (clientId: string, tab: ParamsOf<'adminClientTab'>['tab']) =>
    queryOptions({
      queryKey: ['admin', 'client', clientId, tab],
      staleTime: Infinity,
      gcTime: 0,
      queryFn: ({ signal }) => call('adminClientTab', { params: { clientId, tab }, signal }),
    }),
  clientLog: (clientId: string, page: number) =>
    queryOptions({
      queryKey: ['admin', 'client', clientId, 'log', page],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        call('adminClientLog', { params: { clientId }, query: { page, pageSize: 20 }, signal }),
    }),
  /** What the staff area starts from, and how much waits for somebody. */
  overview: () =>
    queryOptions({
      queryKey: ['admin', 'overview'],
      staleTime: 60_000,
      queryFn: ({ signal }) => call('adminGetAll', { signal }),
    }),
  clientViews: () =>
    queryOptions({
      queryKey: ['admin', 'clientViews'],
      queryFn: ({ signal }) => call('clientViews', { signal }),
    }),
  ofClients: () => ['admin', 'clients'] as const,
  /** Advisers, and those invited. */
  consulenti: () =>
    queryOptions({
      queryKey: ['admin', 'consulenti'],
      queryFn: ({ signal }) => call('getAllConsulenti', { signal }),
    }),
  /** One adviser: profile, times, clients. */
  consulente: (id: string) =>
    queryOptions({
      queryKey: ['admin', 'consulente', id],
      queryFn: ({ signal }) => call('consulente', { params: { id }, signal }),
    }),
  /** Who waits for an adviser, and who has not answered. */
  attese: () =>
    queryOptions({
      queryKey: ['admin', 'attese'],
      queryFn: ({ signal }) => call('consulentiAttese', { signal }),
    }),
  /** Admins and SuperAdmins, and those invited. */
  admins: () =>
    queryOptions({
      queryKey: ['admin', 'admins'],
      queryFn: ({ signal }) => call('getAllAdmins', { signal }),
    }),
  /** The log. Asking is a row of it: it is not asked again by itself. */
  registro: (query: QueryOf<'registro'>) =>
    queryOptions({
      queryKey: ['admin', 'registro', query],
      queryFn: ({ signal }) => call('registro', { query, signal }),
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: false,
    }),
  ofRegistro: () => ['admin', 'registro'] as const,
  /** Whether the log is whole. */
  registroState: () =>
    queryOptions({
      queryKey: ['admin', 'registroState'],
      queryFn: ({ signal }) => call('registroState', { signal }),
    }),
  /** Letters on their way, and counts of those that left. */
  posta: () =>
    queryOptions({
      queryKey: ['admin', 'posta'],
      queryFn: ({ signal }) => call('posta', { signal }),
    }),
  /** What people ask; with a key, an older page of what was closed. */
  richieste: (after?: string) =>
    queryOptions({
      queryKey: ['admin', 'richieste', after ?? ''],
      queryFn: ({ signal }) =>
        call('richieste', { query: after === undefined ? {} : { after }, signal }),
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
