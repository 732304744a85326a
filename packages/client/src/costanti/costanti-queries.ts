import { keepPreviousData, queryOptions } from '@tanstack/react-query';
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
  /** Drafts and releases, newest first. */
  releases: () =>
    queryOptions({
      queryKey: ['costanti', 'releases'] as const,
      queryFn: ({ signal }) => call('costantiReleases', { signal }),
    }),
  /** One draft or release: what it changes, and what happened to it. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['costanti', 'releases', id] as const,
      queryFn: ({ signal }) => call('costantiReleaseDetail', { params: { id }, signal }),
    }),
  /** Several at once, for the history of one constant. */
  details: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['costanti', 'releases', 'several', ...ids] as const,
      queryFn: ({ signal }) =>
        Promise.all(ids.map((id) => call('costantiReleaseDetail', { params: { id }, signal }))),
      enabled: ids.length > 0,
    }),
  /** @param version of the draft: another one has another effect */
  preview: (id: string, version: number) =>
    queryOptions({
      queryKey: ['costanti', 'preview', id, version] as const,
      queryFn: ({ signal }) => call('costantiPreview', { params: { id }, signal }),
      staleTime: 60_000,
    }),
  /** Of a thousand households by chance, how many would change a level. */
  families: (id: string, version: number) =>
    queryOptions({
      queryKey: ['costanti', 'families', id, version] as const,
      queryFn: ({ signal }) => call('costantiFamilies', { params: { id }, signal }),
      staleTime: 60_000,
    }),
  /**
   * In which order the demonstration families would see the areas.
   * @param release in force: another one gives another answer
   * @param aree «TCM:1.3,pensione:1,…», first to last
   */
  orderEffect: (release: string, aree: string) =>
    queryOptions({
      queryKey: ['costanti', 'order', release, aree] as const,
      queryFn: ({ signal }) => call('orderEffect', { query: { aree }, signal }),
      staleTime: 60_000,
      placeholderData: keepPreviousData,
    }),
  /** Of a thousand households by chance, how many would have another first three areas. */
  orderFamilies: (release: string, aree: string) =>
    queryOptions({
      queryKey: ['costanti', 'order', 'families', release, aree] as const,
      queryFn: ({ signal }) => call('orderFamilies', { query: { aree }, signal }),
      staleTime: 60_000,
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
