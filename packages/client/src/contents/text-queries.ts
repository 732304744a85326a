import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ResponseOf, TextDoc, TextRow } from '@bussola/contract';
import { call } from '../call.ts';
import { asProblem } from '../problem.ts';

const docsOf = (answer: ResponseOf<'texts'>): TextDoc[] =>
  answer.view === 'editor' ? answer.texts : [];

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
  /** Every text with its draft and its versions, for who writes them. */
  editor: () =>
    queryOptions({
      queryKey: ['texts-editor'],
      queryFn: async ({ signal }) =>
        docsOf(await call('texts', { query: { view: 'editor' }, signal })),
    }),
};

/**
 * One change after another: an answer that was asked for earlier never comes last. After a conflict
 * the queries hold what is there now.
 */
export function useUpdateTexts() {
  const queryClient = useQueryClient();
  const { queryKey } = textQueries.editor();
  return useMutation({
    scope: { id: 'texts' },
    mutationFn: async (body: BodyOf<'updateTexts'>) => docsOf(await call('updateTexts', { body })),
    onSuccess: (texts, { action }) => {
      queryClient.setQueryData(queryKey, texts);
      if (action === 'open') return undefined;
      return queryClient.invalidateQueries({ queryKey: ['texts'] });
    },
    onError: (error) => {
      const refused = asProblem(error);
      const current = refused?.problem?.current;
      if (current) queryClient.setQueryData(queryKey, docsOf(current as ResponseOf<'texts'>));
      return refused?.code === 'NOT_FOUND'
        ? queryClient.invalidateQueries({ queryKey })
        : undefined;
    },
  });
}
