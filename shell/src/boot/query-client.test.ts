import { ProblemError } from '@bussola/client';
import { expect, it } from '@jest/globals';
import { getQueryClient } from './query-client.ts';

it.each([
  ['a session that has ended', new ProblemError(401, 'UNAUTHENTICATED'), 1],
  ['a refusal', new ProblemError(403, 'FORBIDDEN'), 1],
  ['a server that fails', new ProblemError(503, 'INTERNAL'), 2],
  ['no network', new ProblemError(0, 'NETWORK'), 2],
])('asks again, or not, after %s', async (_what, problem, times) => {
  let asked = 0;
  const client = await getQueryClient();
  const answer = client.fetchQuery({
    queryKey: [problem.code],
    retryDelay: 0,
    queryFn: () => {
      asked += 1;
      return Promise.reject(problem);
    },
  });
  await expect(answer).rejects.toBe(problem);
  expect(asked).toBe(times);
});
