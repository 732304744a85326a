import { queryOptions } from '@tanstack/react-query';
import type { BodyOf, ResponseOf, SolutionDoc, SolutionRow } from '@bussola/contract';
import { call } from '../call.ts';
import { useContentChanges } from './use-content-changes.ts';

const docsOf = (answer: ResponseOf<'solutions'>): SolutionDoc[] =>
  answer.view === 'editor' ? answer.solutions : [];

export const solutionQueries = {
  /** What staff published of the areas: their facts, and the sentences that results say already. */
  inForce: () =>
    queryOptions({
      queryKey: ['solutions'],
      queryFn: async ({ signal }): Promise<SolutionRow[]> => {
        const answer = await call('solutions', { query: {}, signal });
        return answer.view === 'reader' ? answer.solutions : [];
      },
    }),
  /** The twelve areas with drafts and versions, for who writes them. */
  editor: () =>
    queryOptions({
      queryKey: ['solutions-editor'],
      queryFn: async ({ signal }) =>
        docsOf(await call('solutions', { query: { view: 'editor' }, signal })),
    }),
  /** What the placeholders of an area are worth; the same until the release changes. */
  effect: (code: SolutionDoc['code']) =>
    queryOptions({
      queryKey: ['solution-effect', code],
      queryFn: ({ signal }) => call('solutionEffect', { query: { code }, signal }),
      staleTime: 5 * 60_000,
    }),
};

export const useUpdateSolutions = () =>
  useContentChanges({
    editorKey: solutionQueries.editor().queryKey,
    readersKey: ['solutions'],
    send: (body: BodyOf<'updateSolutions'>) => call('updateSolutions', { body }),
    docsOf,
  });
