/** Checks that a call leaves an entry in the audit when its policy says so. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Policy } from '@bussola/contract';
import { afterCommit } from '../../after-commit.ts';

const callUnderWay = new AsyncLocalStorage<{ hasEntry: boolean; isRepeat: boolean }>();

/** Counts an entry when the open transaction commits: one that is rolled back has left none. */
export function countEntry(): void {
  const call = callUnderWay.getStore();
  if (!call) return;
  afterCommit(() => {
    call.hasEntry = true;
  });
}

/** For a repeat that is given the answer of the first call, which left the entry. */
export function countRepeat(): void {
  const call = callUnderWay.getStore();
  if (call) call.isRepeat = true;
}

/**
 * @param didNothing whether the answer says that nothing was done
 * @throws Error when the call succeeded otherwise than its policy says: a use case forgot its
 *   `note`, or the policy is wrong
 */
export async function checkEntry<T>(
  name: string,
  { audit }: Pick<Policy, 'audit'>,
  work: () => Promise<T>,
  didNothing: (answer: T) => boolean,
): Promise<T> {
  const call = { hasEntry: false, isRepeat: false };
  const answer = await callUnderWay.run(call, work);
  if (audit === 'always' && !call.hasEntry && !call.isRepeat && !didNothing(answer))
    throw new Error(`The call ${name} left no entry in the audit, and its policy says «always»`);
  if (audit === 'never' && call.hasEntry)
    throw new Error(`The call ${name} left an entry in the audit, and its policy says «never»`);
  return answer;
}
