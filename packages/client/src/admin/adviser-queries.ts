import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

/** What an adviser reads. */
export const adviserQueries = {
  clients: () =>
    queryOptions({
      queryKey: ['adviser', 'clients'],
      queryFn: ({ signal }) => call('consulenteClienti', { signal }),
    }),
};
