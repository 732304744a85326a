import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, Membro } from '@bussola/contract';
import { call } from '../call.ts';
import { generaleQueries } from '../generale/generale-queries.ts';
import { reportQueries } from '../report/report-queries.ts';
import { answerPart } from './answer-part.ts';

export const nucleoQueries = {
  of: (userId: string) => ['nucleo', userId] as const,
  membri: (userId: string) =>
    queryOptions({
      queryKey: [...nucleoQueries.of(userId), 'membri'],
      queryFn: ({ signal }) => call('getNucleo', { params: { userId }, signal }),
    }),
  /** What each answer was before, when, and who wrote it. */
  history: (userId: string) =>
    queryOptions({
      queryKey: [...nucleoQueries.of(userId), 'history'],
      queryFn: ({ signal }) => call('answerHistory', { params: { userId }, signal }),
      staleTime: 30_000,
    }),
};

/** Specification §4: after a member is created, the rest is read again two seconds later. */
export const RELOAD_AFTER_CREATE_MS = 2_000;

/** Everything that a change to the household changes. */
function useHouseholdChanged(userId: string): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [nucleoQueries.of(userId), generaleQueries.of(userId), reportQueries.of(userId)].map(
        (queryKey) => queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/**
 * Counts a membro in the analysis or leaves it out; every total of the household changes with it.
 */
export function useEnableMembro(userId: string) {
  const changed = useHouseholdChanged(userId);
  return useMutation({
    mutationFn: ({ memberId, enabled }: { memberId: string; enabled: boolean }) =>
      call('enableMember', { params: { userId, memberId }, body: { enabled } }),
    onSuccess: changed,
  });
}

export function useUpdateMembro(userId: string) {
  const changed = useHouseholdChanged(userId);
  return useMutation({
    mutationFn: ({ memberId, ...body }: { memberId: string } & BodyOf<'updateMember'>) =>
      call('updateMember', { params: { userId, memberId }, body }),
    onSuccess: changed,
  });
}

export function useCreateMembro(userId: string) {
  const queryClient = useQueryClient();
  const changed = useHouseholdChanged(userId);
  return useMutation({
    mutationFn: (body: BodyOf<'createMember'>) =>
      call('createMember', { params: { userId }, body }),
    onSuccess: ({ nucleoFamiliare, version }) => {
      queryClient.setQueryData(nucleoQueries.membri(userId).queryKey, { nucleoFamiliare, version });
      setTimeout(() => void changed(), RELOAD_AFTER_CREATE_MS);
    },
  });
}

export function useDeleteMembro(userId: string) {
  const changed = useHouseholdChanged(userId);
  return useMutation({
    mutationFn: ({ memberId }: { memberId: string }) =>
      call('deleteMember', { params: { userId, memberId } }),
    onSuccess: changed,
  });
}

interface SavedAnswers {
  memberId: string;
  version: number;
  /** The person as they were when the form was opened. */
  before: Partial<Membro>;
  data: BodyOf<'updateMember'>['data'];
}
/** Saves answers of one person, by the narrowest call that takes all of them. */
export function useSaveAnswers(userId: string) {
  const changed = useHouseholdChanged(userId);
  return useMutation({
    mutationFn: ({ memberId, version, before, data }: SavedAnswers) => {
      const params = { userId, memberId };
      const part = answerPart(before, data);
      return part
        ? call(part.name, { params, body: { version, ...part.answers } })
        : call('updateMember', { params, body: { version, data } });
    },
    onSuccess: changed,
  });
}

/** For whom the analysis is, and the outflows that are planned. */
export function useUpdateHousehold(userId: string) {
  const changed = useHouseholdChanged(userId);
  return useMutation({
    mutationFn: (body: BodyOf<'updateHousehold'>) =>
      call('updateHousehold', { params: { userId }, body }),
    onSuccess: changed,
  });
}

const ENABLE_SEZIONE = {
  investimenti: 'enableInvestimenti',
  personaldata: 'enablePersonalData',
} as const;
/** Uses a section of the answers in the results, or leaves it out. */
export function useEnableSezione(userId: string) {
  const changed = useHouseholdChanged(userId);
  return useMutation({
    mutationFn: ({
      sezione,
      ...body
    }: { sezione: keyof typeof ENABLE_SEZIONE } & BodyOf<'enableInvestimenti'>) =>
      call(ENABLE_SEZIONE[sezione], { params: { userId }, body }),
    onSuccess: changed,
  });
}
