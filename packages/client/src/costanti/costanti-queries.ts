import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

export const costantiQueries = {
  /**
   * Every rule of the engine in words, with its constants, in both languages. Changes with a
   * release, or with a day.
   */
  metodo: () =>
    queryOptions({
      queryKey: ['metodo'] as const,
      queryFn: ({ signal }) => call('metodo', { signal }),
      staleTime: 300_000,
    }),
  /** What staff read: every constant of the release in force, and what falls due. */
  staff: () =>
    queryOptions({
      queryKey: ['costanti', 'staff'] as const,
      queryFn: ({ signal }) => call('getCostanti', { signal }),
    }),
  /**
   * One whole release as text of the engine: for what is tried out in the browser. It never
   * changes.
   * @param id of a release that is or was in force: `Analisi.costanti`
   */
  release: (id: string) =>
    queryOptions({
      queryKey: ['costanti', 'release', id] as const,
      queryFn: ({ signal }) => call('costantiRelease', { params: { id }, signal }),
      staleTime: Infinity,
    }),
};
