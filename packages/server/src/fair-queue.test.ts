import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { seeded } from '../test/seeded.ts';
import { fairQueue } from './fair-queue.ts';
import type { Requester } from './fair-queue.ts';

const LIMITS = {
  atOnce: 1,
  waiting: { all: 40, account: 3, network: 8 },
  deadlineMs: 60_000,
  retryAfterSeconds: 2,
};
const stranger = (network: string, account = 'somebody'): Requester => ({ network, account });
const owner = (account: string, network = 'home'): Requester => ({ account, network, known: true });

/** A queue whose jobs end when the test says so, and the order they were started in. */
function controlled(limits = LIMITS) {
  const queue = fairQueue(limits);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, from: Requester) =>
    queue.run(from, async () => {
      started.push(name);
      await new Promise<void>((resolve) => {
        ends.push(resolve);
      });
    });
  const endOne = async () => {
    ends.shift()?.();
    await nextTick();
  };
  return { queue, started, add, endOne, running: () => ends.length };
}

it('serves networks in turn, however many jobs one of them has waiting', async () => {
  const { started, add, endOne } = controlled();
  const jobs = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2'].map((name, at) =>
    add(name, stranger(`net-${name[0] ?? ''}`, `account-${at}`)),
  );
  for (const _job of jobs) await endOne();
  await Promise.all(jobs);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2', 'a4']);
});

it('gives known browsers at most every second place while others wait', async () => {
  const { started, add, endOne } = controlled();
  const jobs = [
    add('first', stranger('x')),
    ...['k1', 'k2', 'k3'].map((name) => add(name, owner('anna'))),
    ...['s1', 's2'].map((name) => add(name, stranger(name, name))),
  ];
  for (const _job of jobs) await endOne();
  await Promise.all(jobs);
  expect(started).toEqual(['first', 'k1', 's1', 'k2', 's2', 'k3']);
});

it('limits how many wait for one account, for one network and in all; strangers do not use up the owner’s share', async () => {
  const { queue, add, endOne } = controlled();
  const jobs = [add('running', {})];
  for (let n = 0; n < 3; n += 1) jobs.push(add(`guess ${n}`, stranger(`net-${n}`, 'anna')));
  await expect(add('guess 4', stranger('net-4', 'anna'))).rejects.toMatchObject({
    code: 'BUSY',
    details: { retryAfterSeconds: 2 },
  });
  for (let n = 0; n < 8; n += 1) jobs.push(add(`office ${n}`, stranger('office', `person-${n}`)));
  await expect(add('office 9', stranger('office', 'person-9'))).rejects.toMatchObject({
    code: 'BUSY',
  });
  jobs.push(add('anna herself', owner('anna')));
  while (queue.waiting() < 40) jobs.push(add('filler', {}));
  await expect(add('too many', {})).rejects.toMatchObject({ code: 'BUSY' });
  for (const _job of jobs) await endOne();
  await Promise.all(jobs);
  expect(queue.waiting()).toBe(0);
});

it('takes a job out of the queue at the deadline, and never runs it', async () => {
  const { queue, started, add, endOne } = controlled({ ...LIMITS, deadlineMs: 20 });
  const running = add('running', stranger('a'));
  await expect(add('late', stranger('b'))).rejects.toMatchObject({
    code: 'BUSY',
    status: 503,
    details: { retryAfterSeconds: 2 },
  });
  expect(queue.waiting()).toBe(0);
  await endOne();
  await running;
  const next = add('next', stranger('b'));
  await endOne();
  await next;
  expect(started).toEqual(['running', 'next']);
});

it('hands the place on after a failure', async () => {
  const queue = fairQueue(LIMITS);
  const failed = queue.run({}, () => Promise.reject(new Error('broken')));
  const after = queue.run({}, () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await after).toBe('done');
});

interface Waiting {
  name: string;
  account: string;
  network: string;
  known: boolean;
  key: string;
}

/** The same rules, written as a search over a plain list. Used as a reference. */
function reference() {
  const waiting: Waiting[] = [];
  const since = new Map<string, number>();
  let time = 0;
  let knownWasLast = false;
  const count = (is: (job: Waiting) => boolean) => waiting.filter(is).length;
  return {
    admits: (job: Waiting) =>
      waiting.length < 40 &&
      count(({ network }) => network === job.network) < 8 &&
      count(({ account, known }) => account === job.account && known === job.known) < 3,
    add(job: Waiting): void {
      if (!waiting.some(({ key }) => key === job.key)) since.set(job.key, (time += 1));
      waiting.push(job);
    },
    /** The key that has waited longest for a turn, in the lane whose turn it is. */
    next(): string | undefined {
      const lane = (isKnown: boolean) => waiting.filter(({ known }) => known === isKnown);
      const [preferred, second] = [lane(!knownWasLast), lane(knownWasLast)];
      const [job] = (preferred.length > 0 ? preferred : second).toSorted(
        (a, b) => (since.get(a.key) ?? 0) - (since.get(b.key) ?? 0),
      );
      if (!job) return undefined;
      waiting.splice(waiting.indexOf(job), 1);
      since.set(job.key, (time += 1));
      knownWasLast = job.known;
      return job.name;
    },
  };
}

it('agrees with the reference over random arrivals and ends', async () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
  const { chance, between } = seeded(seed);
  let [served, refused] = [0, 0];
  for (let round = 0; round < 30; round += 1) {
    const { started, add, endOne, running } = controlled();
    const model = reference();
    const jobs = [add('first', {})];
    const expected = ['first'];
    for (let n = 0; n < 150; n += 1) {
      if (running() > 0 && chance(0.4)) {
        await endOne();
        const next = model.next();
        if (next !== undefined) expected.push(next);
        continue;
      }
      const known = chance(0.3);
      const [account, network] = [String(between(0, 9)), String(between(0, 4))];
      const job = {
        name: String(n),
        account,
        network,
        known,
        key: known ? `known ${account}` : network,
      };
      const isIdle = running() === 0;
      const isAdmitted = isIdle || model.admits(job);
      let isRefused = false;
      jobs.push(
        add(job.name, { account, network, known }).catch(() => {
          isRefused = true;
        }),
      );
      await nextTick();
      expect({ seed, n, isRefused }).toEqual({ seed, n, isRefused: !isAdmitted });
      if (isIdle) expected.push(job.name);
      else if (isAdmitted) model.add(job);
      else refused += 1;
    }
    for (let next = model.next(); next !== undefined; next = model.next()) expected.push(next);
    while (running() > 0) await endOne();
    await Promise.all(jobs);
    expect({ seed, started }).toEqual({ seed, started: expected });
    served += started.length;
  }
  // The random walk really reached both ends.
  expect(served).toBeGreaterThan(1000);
  expect(refused).toBeGreaterThan(100);
});
