import { queryOptions } from '@tanstack/react-query';
import type { BodyOf, ResponseOf, TextDoc, TextRow } from '@bussola/contract';
import { call } from '../call.ts';
import { useContentChanges } from './use-content-changes.ts';

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

export const useUpdateTexts = () =>
  useContentChanges({
    editorKey: textQueries.editor().queryKey,
    readersKey: ['texts'],
    send: (body: BodyOf<'updateTexts'>) => call('updateTexts', { body }),
    docsOf,
  });
