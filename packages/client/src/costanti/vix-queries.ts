import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { call } from '../call.ts';

export const vixQueries = {
  /** The volatility index: its last value, and those of a year. */
  latest: () =>
    queryOptions({
      queryKey: ['vix'] as const,
      queryFn: ({ signal }) => call('vix', { signal }),
    }),
};

/** Each answers with the index as it is after it. */
function useVixChange<B>(send: (body: B) => Promise<ResponseOf<'noteVix'>>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ vix }) => queryClient.setQueryData(vixQueries.latest().queryKey, vix),
  });
}
export const useNoteVix = () =>
  useVixChange((body: BodyOf<'noteVix'>) => call('noteVix', { body }));
export const useUploadVix = () =>
  useVixChange((csv: string) => call('uploadVix', { body: { csv } }));
export const useFetchVix = () => useVixChange(() => call('fetchVix', { body: {} }));
