/** Restores the copy of the area into the query client, then keeps it up to date. */
import {
  accountQueries,
  adminQueries,
  faqQueries,
  fileQueries,
  generaleQueries,
  nucleoQueries,
  reportQueries,
  segniQueries,
} from '@bussola/client';
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import {
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/query-persist-client-core';
import type { PersistedClient } from '@tanstack/query-persist-client-core';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { openSealedStore } from './sealed-store.ts';

/** The longest life of a session with «Ricordami» (docs/decisions/0005). */
const MAX_AGE_MS = 30 * 86_400_000;
const WRITE_EVERY_MS = 1000;

/** One's own area: user, general, report, files; and the questions that everybody reads. */
const ownKeys = (userId: string): QueryKey[] =>
  [
    accountQueries.profile(userId),
    generaleQueries.allInfo(userId),
    generaleQueries.medie(userId),
    segniQueries.list(userId),
    nucleoQueries.membri(userId),
    reportQueries.list(userId),
    fileQueries.list(userId),
    faqQueries.list(userId),
  ].map(({ queryKey }) => queryKey);
const begins = (key: QueryKey, start: QueryKey): boolean =>
  start.every((part, at) => part === key[at]);

/**
 * Lists of the administration (specification §3). A single client is not kept: each look at one is
 * in their log.
 */
const ADMIN_KEYS: QueryKey[] = [adminQueries.admins().queryKey, adminQueries.consulenti().queryKey];
/** The first page of the clients, in any order: no later page, and nothing that was looked for. */
const isFirstClients = (key: QueryKey): boolean => {
  const query: unknown = key[adminQueries.ofClients().length];
  return (
    begins(key, adminQueries.ofClients()) &&
    typeof query === 'object' &&
    query !== null &&
    !['after', 'before', 'search'].some((part) => part in query)
  );
};

/** Data only: no errors, no mutations. All of it is old, so the first use asks the server. */
const serialize = ({ clientState, ...client }: PersistedClient): string =>
  JSON.stringify({
    ...client,
    clientState: {
      mutations: [],
      queries: clientState.queries.map(({ queryKey, queryHash, dehydratedAt, state }) => ({
        queryKey,
        queryHash,
        dehydratedAt,
        state: { ...state, error: null, fetchFailureReason: null, isInvalidated: true },
      })),
    },
  });

/** Whose copy it is: one session of one person. */
export interface CopyOwner {
  userId: string;
  /** End of the session, ISO 8601. */ until: string;
}
export interface KeptCopy {
  /** Writes nothing from now on. */
  stop: () => void;
  /** Erases the copy; none is made again before the next sign-in. */
  erase: () => Promise<void>;
}
interface Keeping {
  /** Name of the database. */ database: string;
  queryClient: QueryClient;
  owner: CopyOwner;
  /** Of the shell. */ build: string;
  /** The session is over. */ signal: AbortSignal;
}

/** @returns null when nothing is kept: the session is over, or the person asked for it */
export async function keepCopy({
  database,
  queryClient,
  owner,
  build,
  signal,
}: Keeping): Promise<KeptCopy | null> {
  if (signal.aborted) return null;
  const store = await openSealedStore(database, JSON.stringify(owner));
  if (!store) return null;
  const own = ownKeys(owner.userId);
  // Lists that no page shows stay in the copy as long as the session.
  for (const queryKey of own) queryClient.setQueryDefaults(queryKey, { gcTime: Infinity });
  const options = {
    queryClient,
    buster: build,
    maxAge: MAX_AGE_MS,
    persister: createAsyncStoragePersister({
      storage: {
        ...store,
        // Drops data that were read for a person who has signed out meanwhile.
        getItem: async (id: string) => {
          const text = await store.getItem(id);
          return signal.aborted ? undefined : text;
        },
      },
      key: 'queries',
      throttleTime: WRITE_EVERY_MS,
      serialize,
    }),
    dehydrateOptions: {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({
        queryKey,
        state,
      }: {
        queryKey: QueryKey;
        state: { status: string };
      }) =>
        state.status === 'success' &&
        (isFirstClients(queryKey) ||
          [...own, ...ADMIN_KEYS].some((start) => begins(queryKey, start))),
    },
  };
  await persistQueryClientRestore(options);
  if (signal.aborted) {
    store.close();
    return null;
  }
  const unsubscribe = persistQueryClientSubscribe(options);
  const stop = (): void => {
    unsubscribe();
    store.close();
  };
  return {
    stop,
    async erase() {
      unsubscribe();
      await store.refuse();
      stop();
    },
  };
}
