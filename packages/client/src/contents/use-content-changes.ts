import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asProblem } from '../problem.ts';

interface Options<Body, Answer, Doc> {
  /** Of what its writers see. */
  editorKey: readonly string[];
  /** Of what everybody reads. */
  readersKey: readonly string[];
  send: (body: Body) => Promise<Answer>;
  docsOf: (answer: Answer) => Doc[];
}

/**
 * One change after another: an answer that was asked for earlier never comes last. After a conflict
 * the queries hold what is there now.
 */
export function useContentChanges<Body extends { action: string }, Answer, Doc>({
  editorKey,
  readersKey,
  send,
  docsOf,
}: Options<Body, Answer, Doc>) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: editorKey.join() },
    mutationFn: async (body: Body) => docsOf(await send(body)),
    onSuccess: (docs, { action }) => {
      queryClient.setQueryData(editorKey, docs);
      return action === 'open'
        ? undefined
        : queryClient.invalidateQueries({ queryKey: readersKey });
    },
    onError: (error) => {
      const refused = asProblem(error);
      const current = refused?.problem?.current;
      if (current) queryClient.setQueryData(editorKey, docsOf(current as Answer));
      return refused?.code === 'NOT_FOUND'
        ? queryClient.invalidateQueries({ queryKey: editorKey })
        : undefined;
    },
  });
}
