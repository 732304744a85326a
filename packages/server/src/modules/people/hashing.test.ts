import { expect, it } from '@jest/globals';
import type { ProblemError } from '../../problem-error.ts';
import { passwordHasher } from './hashing.ts';

/** However slow the machine is, nobody waits too long in these tests. */
const PATIENT = { deadlineMs: 600_000 };

it('hashes two at a time, keeps 64 waiting, and sends the rest away at once', async () => {
  const hasher = passwordHasher(PATIENT);
  const asked = Array.from({ length: 80 }, () => hasher.hash('Grano-Vento-4821', 'user'));
  const results = await Promise.allSettled(asked);
  const refused = results
    .filter((result) => result.status === 'rejected')
    .map(({ reason }) => reason as unknown);
  expect(refused).toHaveLength(80 - 2 - 64);
  for (const reason of refused)
    expect(reason).toMatchObject({
      code: 'BUSY',
      status: 503,
      details: { retryAfterSeconds: 2 },
    } satisfies Partial<ProblemError>);
  // The queue is free again afterwards.
  expect(
    await hasher.verify((results[0] as PromiseFulfilledResult<string>).value, 'Grano-Vento-4821'),
  ).toBe(true);
}, 240_000);

it('a request without a place waits a moment, and is refused when there is still no place', async () => {
  const hasher = passwordHasher(PATIENT);
  let isCrowded = true;
  const again = (): Promise<void> =>
    hasher.hash('Grano-Vento-4821', 'user').then(() => (isCrowded ? again() : undefined));
  // Two hashed and 64 that wait: whoever is done comes back at once.
  const crowd = Array.from({ length: 66 }, again);
  await expect(hasher.room({})).rejects.toMatchObject({
    code: 'BUSY',
    details: { retryAfterSeconds: 2 },
  });
  isCrowded = false;
  await Promise.all(crowd);
  await hasher.room({});
}, 240_000);

it('at most 2,000 requests wait for a place: the next is refused at once', async () => {
  const hasher = passwordHasher(PATIENT);
  const crowd = Array.from({ length: 66 }, () => hasher.hash('Grano-Vento-4821', 'user'));
  let heldBack = 0;
  const held = Array.from({ length: 2_000 }, () =>
    hasher.room({}).finally(() => {
      heldBack += 1;
    }),
  );
  await expect(hasher.room({})).rejects.toMatchObject({ code: 'BUSY' });
  expect(heldBack).toBe(0);
  await Promise.allSettled([...crowd, ...held]);
  // Requests that were held back no longer count.
  const again = Array.from({ length: 66 }, () => hasher.hash('Grano-Vento-4821', 'user'));
  const isRefused = await Promise.race([
    hasher.room({}).catch(() => 'refused'),
    new Promise((resolve) => {
      setTimeout(resolve, 50, 'held back');
    }),
  ]);
  expect(isRefused).toBe('held back');
  await Promise.allSettled(again);
}, 240_000);

it('accepts the right password, and refuses a wrong one or one for an unknown account', async () => {
  const hasher = passwordHasher(PATIENT);
  const stored = await hasher.hash('Grano-Vento-4821', 'staff');
  expect(
    await Promise.all([
      hasher.verify(stored, 'Grano-Vento-4821'),
      hasher.verify(stored, 'grano-vento-4821'),
      hasher.tryPassword(null, 'Grano-Vento-4821'),
    ]),
  ).toEqual([true, false, false]);
  expect([hasher.isStale(stored, 'staff'), hasher.isStale(stored, 'user')]).toEqual([false, true]);
}, 240_000);

it('an unknown account is refused as before after a full queue, also when the first try was refused as busy', async () => {
  const hasher = passwordHasher(PATIENT);
  const crowd = Array.from({ length: 66 }, () => hasher.hash('Grano-Vento-4821', 'user'));
  await expect(hasher.tryPassword(null, 'Grano-Vento-4821')).rejects.toMatchObject({
    code: 'BUSY',
  });
  await Promise.all(crowd);
  expect(await hasher.tryPassword(null, 'Grano-Vento-4821')).toBe(false);
}, 240_000);

it('takes as long for a wrong password of a person, of the staff and of nobody, and past the limit for a right one', async () => {
  const hasher = passwordHasher(PATIENT);
  const stored = {
    person: await hasher.hash('Grano-Vento-4821', 'user'),
    staff: await hasher.hash('Grano-Vento-4821', 'staff'),
    nobody: null,
  };
  const cases = [
    ['person', 'no', false],
    ['staff', 'no', false],
    ['nobody', 'no', false],
    ['person', 'Grano-Vento-4821', true],
    ['staff', 'Grano-Vento-4821', true],
  ] as const;
  const times = cases.map((): number[] => []);
  for (let n = 0; n < 16; n += 1) {
    for (const [at, [who, password, alike]] of cases.entries()) {
      const from = performance.now();
      await hasher.tryPassword(stored[who], password, { alike });
      // The first of each is not counted: samples are made at the first use.
      if (n > 0) times[at]?.push(performance.now() - from);
    }
  }
  const fastest = times.map((all) => Math.min(...all));
  // A hash of the staff costs four times one of a person: a case that left it out would take a
  // fifth of the others, also on a busy machine.
  expect(Math.max(...fastest) / Math.min(...fastest)).toBeLessThan(2.5);
}, 240_000);
