import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

export const accountQueries = {
  /** The grants that this person holds on other people's areas. */
  thirdParty: (userId: string) => queryOptions({
    queryKey: ['thirdParty', userId],
    queryFn: ({ signal }) => call('updateThirdParty', { params: { userId }, signal }),
  }),
};
