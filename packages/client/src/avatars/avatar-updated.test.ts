import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { avatarQueries } from './avatar-queries.ts';
import { setAvatarUpdated } from './avatar-updated.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Whether an avatar that is drawn now, with a picture in the cache, is asked for again. */
function isAskedAgain(userId: string): boolean {
  const client = new QueryClient();
  const options = avatarQueries.one(userId, 'member');
  client.setQueryData(options.queryKey, 'blob:picture');
  const [query] = client.getQueryCache().getAll();
  const { staleTime } = options;
  if (typeof staleTime !== 'function' || !query) throw new Error('no stale time');
  return query.isStaleByTime(staleTime(query as never));
}

it('asks for every avatar of the household again for two seconds after a photo changed', () => {
  expect(isAskedAgain('anna')).toBe(false);
  setAvatarUpdated('anna');
  expect([isAskedAgain('anna'), isAskedAgain('luca')]).toEqual([true, false]);
  jest.advanceTimersByTime(1_500);
  // A second photo begins the two seconds again.
  setAvatarUpdated('anna');
  jest.advanceTimersByTime(1_900);
  expect(isAskedAgain('anna')).toBe(true);
  jest.advanceTimersByTime(100);
  expect(isAskedAgain('anna')).toBe(false);
});
