/** The one query client, made when the first area is opened: the way in does not carry it. */
import type { QueryClient } from '@tanstack/react-query';

let made: Promise<QueryClient> | undefined;
let ready: QueryClient | undefined;

export function getQueryClient(): Promise<QueryClient> {
  made ??= import(/* webpackChunkName: "family-query" */ '../boot/family-query.ts').then(
    ({ QueryClient: Client }) => {
      ready = new Client({
        defaultOptions: {
          queries: { retry: 1, refetchOnWindowFocus: false },
          // Without a network a write fails at once, and its screen says so.
          mutations: { retry: 0, networkMode: 'always' },
        },
      });
      return ready;
    },
  );
  made.catch(() => {
    made = undefined;
  });
  return made;
}

/** Forgets every cached answer; without a client there is nothing to forget. */
export function clearQueries(): void {
  ready?.clear();
}
