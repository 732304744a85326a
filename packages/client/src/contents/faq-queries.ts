import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, FaqDoc, FaqRow, ResponseOf } from '@bussola/contract';
import { call } from '../call.ts';
import { useContentChanges } from './use-content-changes.ts';

const docsOf = (answer: ResponseOf<'faqs'>): FaqDoc[] =>
  answer.view === 'editor' ? answer.faqs : [];

export const faqQueries = {
  /** What is in force, with the vote of this person. */
  list: (userId: string) =>
    queryOptions({
      queryKey: ['faqs', userId],
      queryFn: async ({ signal }): Promise<FaqRow[]> => {
        const answer = await call('faqs', { query: {}, signal });
        return answer.view === 'reader' ? answer.faqs : [];
      },
    }),
  /** Drafts, versions, reads and votes, for who writes them. */
  editor: () =>
    queryOptions({
      queryKey: ['faqs-editor'],
      queryFn: async ({ signal }) =>
        docsOf(await call('faqs', { query: { view: 'editor' }, signal })),
    }),
};

export const useUpdateFaqs = () =>
  useContentChanges({
    editorKey: faqQueries.editor().queryKey,
    readersKey: ['faqs'],
    send: (body: BodyOf<'updateFaqs'>) => call('updateFaqs', { body }),
    docsOf,
  });

/** A vote shows at once; what was read and written shows nowhere here. */
export function useFaqFeedback(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: BodyOf<'faqFeedback'> & { id: string }) =>
      call('faqFeedback', { params: { id }, body }),
    onSuccess: (_done, sent) => {
      if (sent.action !== 'vote') return;
      queryClient.setQueryData(faqQueries.list(userId).queryKey, (faqs) =>
        faqs?.map((faq) => (faq.id === sent.id ? { ...faq, useful: sent.useful } : faq)),
      );
    },
  });
}
export function useAskQuestion() {
  return useMutation({
    mutationFn: (text: string) => call('askQuestion', { body: { text } }),
  });
}
