import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { call } from '../call.ts';
import { costantiQueries } from './costanti-queries.ts';

type Detail = ResponseOf<'costantiReleaseDetail'>;

/**
 * Each answers with the release as it is after it. The lists are read again whatever the answer: a
 * refusal says that somebody else moved.
 */
function useReleaseChange<B>(send: (body: B) => Promise<Detail>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (detail) =>
      queryClient.setQueryData(costantiQueries.detail(detail.id).queryKey, detail),
    onSettled: () =>
      Promise.all(
        [costantiQueries.staff().queryKey, costantiQueries.releases().queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
/** Writes values into a draft, or begins one. */
export const useUpdateCostanti = () =>
  useReleaseChange((body: BodyOf<'updateCostanti'>) => call('updateCostanti', { body }));
export const useSubmitCostanti = (id: string) =>
  useReleaseChange((body: BodyOf<'submitCostanti'>) =>
    call('submitCostanti', { params: { id }, body }),
  );
export const useApproveCostanti = (id: string) =>
  useReleaseChange((body: BodyOf<'approveCostanti'>) =>
    call('approveCostanti', { params: { id }, body }),
  );
export const useScheduleCostanti = (id: string) =>
  useReleaseChange((body: BodyOf<'scheduleCostanti'>) =>
    call('scheduleCostanti', { params: { id }, body }),
  );
export const useWithdrawCostanti = (id: string) =>
  useReleaseChange((body: BodyOf<'withdrawCostanti'>) =>
    call('withdrawCostanti', { params: { id }, body }),
  );
export const useDiscardCostanti = (id: string) =>
  useReleaseChange((body: BodyOf<'discardCostanti'>) =>
    call('discardCostanti', { params: { id }, body }),
  );
/** Who follows the renewal of some constants. */
export function useSetCostantiOwner() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'setCostantiOwner'>) => call('setCostantiOwner', { body }),
    onSuccess: ({ proprietari }) =>
      queryClient.setQueryData(
        costantiQueries.staff().queryKey,
        (known) => known && { ...known, proprietari },
      ),
  });
}
/** A new release with the values of an older one. */
export const useRollbackCostanti = () =>
  useReleaseChange((body: BodyOf<'rollbackCostanti'>) => call('rollbackCostanti', { body }));
/** Another order of the areas, in force at once. */
export const usePublishOrder = () =>
  useReleaseChange((body: BodyOf<'publishOrder'>) => call('publishOrder', { body }));
