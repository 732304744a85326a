import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

/** The whole picture of an area, in one call. */
export const generaleQueries = {
  of: (userId: string) => ['generale', userId] as const,
  allInfo: (userId: string) =>
    queryOptions({
      queryKey: [...generaleQueries.of(userId), 'allInfo'],
      queryFn: ({ signal }) => call('allInfo', { params: { userId }, signal }),
      staleTime: 30_000,
    }),
  /** The household against averages. */
  medie: (userId: string) =>
    queryOptions({
      queryKey: [...generaleQueries.of(userId), 'medie'],
      queryFn: ({ signal }) => call('economicaMedie', { params: { userId }, signal }),
      staleTime: 30_000,
    }),
  /** @param anni years of the degree to buy back, 1 to 6 */
  riscatto: (
    userId: string,
    { memberId, anni, forma }: { memberId: string; anni: number; forma: 'agevolato' | 'ordinario' },
  ) =>
    queryOptions({
      queryKey: [...generaleQueries.of(userId), 'riscatto', memberId, anni, forma],
      queryFn: ({ signal }) =>
        call('infoRiscatto', {
          params: { userId, memberId, anni: String(anni) as '1', forma },
          signal,
        }),
      staleTime: 30_000,
    }),
};
