/** The one query client, made when the first area is opened: the way in does not carry it. */
import { asProblem } from '@bussola/client';
import type { QueryClient } from '@tanstack/react-query';

function isRefused(error: unknown): boolean {
  const { status = 0 } = asProblem(error) ?? {};
  return status >= 400 && status < 500;
}

const AGAIN_MS = 30_000;

let made: Promise<QueryClient> | undefined;
let ready: QueryClient | undefined;

export function getQueryClient(): Promise<QueryClient> {
  made ??= import(/* webpackChunkName: "shared-query" */ './shared-query.ts').then(
    ({ QueryClient: Client }) => {
      ready = new Client({
        defaultOptions: {
          // A refusal is an answer: only what did not come, or failed there, is asked for again.
          queries: {
            retry: (failures, error) => failures < 1 && !isRefused(error),
            // A page that says that something did not come recovers without a press.
            refetchInterval: ({ state: { status, error } }) =>
              status === 'error' && !isRefused(error) ? AGAIN_MS : false,
            refetchOnWindowFocus: false,
          },
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
