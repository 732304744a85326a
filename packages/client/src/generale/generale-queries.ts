import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

/** The whole picture of an area, in one call. */
export const generaleQueries = {
  of: (userId: string) => ['generale', userId] as const,
  allInfo: (userId: string) => queryOptions({
    queryKey: [...generaleQueries.of(userId), 'allInfo'],
    queryFn: ({ signal }) => call('allInfo', { params: { userId }, signal }),
    staleTime: 30_000,
  }),
};
