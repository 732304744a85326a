import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

export const draftQueries = {
  of: (userId: string) => ['draft', userId] as const,
  draft: (userId: string) =>
    queryOptions({
      queryKey: [...draftQueries.of(userId), 'draft'],
      queryFn: ({ signal }) => call('getDraft', { signal }),
      staleTime: Infinity,
    }),
};
