/** The check that runs around every call of the other tests: it must be able to fail. */
import { expect, it } from '@jest/globals';
import { asTransaction } from '../../after-commit.ts';
import { checkEntry, countEntry, countRepeat } from './check-entry.ts';

const ALWAYS = { audit: 'always' } as const;
const NEVER = { audit: 'never' } as const;
const SOMETIMES = { audit: 'sometimes' } as const;
const noted = async () => {
  await asTransaction(async () => countEntry());
  return 'noted';
};
const silent = async () => 'silent';
const check = (policy: Parameters<typeof checkEntry>[1], work: () => Promise<string>) =>
  checkEntry('prova', policy, work, (answer) => answer === 'nothing done');

it.each([
  { policy: ALWAYS, work: noted },
  { policy: SOMETIMES, work: noted },
  { policy: SOMETIMES, work: silent },
  { policy: NEVER, work: silent },
])('takes a call that is $policy.audit noted: $work.name', async ({ policy, work }) => {
  await expect(check(policy, work)).resolves.toBe(work.name);
});

it('refuses a call that must leave an entry and left none', async () => {
  await expect(check(ALWAYS, silent)).rejects.toThrow('prova left no entry');
});

it('refuses an entry of a call whose policy says that it leaves none', async () => {
  await expect(check(NEVER, noted)).rejects.toThrow('prova left an entry');
});

it('does not count an entry that was rolled back', async () => {
  const work = async () => {
    await asTransaction(async () => {
      countEntry();
      throw new Error('rolled back');
    }).catch(() => undefined);
    return 'answer';
  };
  await expect(check(ALWAYS, work)).rejects.toThrow('left no entry');
});

it('does not count the entry of another call that runs at the same time', async () => {
  const [one, other] = await Promise.allSettled([check(ALWAYS, noted), check(ALWAYS, silent)]);
  expect([one.status, other.status]).toEqual(['fulfilled', 'rejected']);
});

it.each([ALWAYS, NEVER])('takes a repeat of a call that is $audit noted', async (policy) => {
  const repeat = async () => {
    countRepeat();
    return 'answer of the first';
  };
  await expect(check(policy, repeat)).resolves.toBe('answer of the first');
});

it('needs no entry for a call that changed nothing', async () => {
  await expect(check(ALWAYS, async () => 'nothing done')).resolves.toBe('nothing done');
});
