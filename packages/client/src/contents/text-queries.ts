import { queryOptions } from '@tanstack/react-query';
import type { TextRow } from '@bussola/contract';
import { call } from '../call.ts';

export const textQueries = {
  /** What staff published in place of Bussola's own words. */
  inForce: () =>
    queryOptions({
      queryKey: ['texts'],
      queryFn: async ({ signal }): Promise<TextRow[]> => {
        const answer = await call('texts', { query: {}, signal });
        return answer.view === 'reader' ? answer.texts : [];
      },
    }),
};
