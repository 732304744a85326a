/**
 * Fair queueing for work that must not all run at once. Waiting jobs are served round robin, one of
 * each key in turn, so a key with many jobs delays the others by one job and not by all of its own.
 * Preferred keys (browsers known to an account) are served first, but take at most every second
 * free place while others wait.
 */
import { ProblemError } from './problem-error.ts';

/** Who asks for the work. Without keys a job counts only against the length of the queue. */
export interface Requester {
  /** The account that is named. For a browser that is not known anybody can name any account. */
  account?: string;
  /** The network that the request comes from. */
  network?: string;
  /** The browser proves with its cookie that the account was entered from it. */
  known?: boolean;
}
interface Limits {
  atOnce: number;
  /** How many may wait in all, for one account and for one network. */
  waiting: { all: number; account: number; network: number };
  /** A job that waited this long leaves the queue and never runs. */
  deadlineMs: number;
  retryAfterSeconds: number;
}
interface Job {
  from: Requester;
  start: () => void;
}

export function fairQueue({ atOnce, waiting, deadlineMs, retryAfterSeconds }: Limits) {
  const lanes = { known: roundRobin(), others: roundRobin() };
  const counts = new Map<string, number>();
  let running = 0;
  let all = 0;
  let knownWasLast = false;

  const busy = () => new ProblemError('BUSY', { retryAfterSeconds });
  const laneOf = ({ known }: Requester) => (known ? lanes.known : lanes.others);
  const isOver = (key: string | undefined, most: number) =>
    key !== undefined && (counts.get(key) ?? 0) >= most;

  /** @throws ProblemError BUSY when no place is free and the requester may not wait for one */
  function refuseWhenFull(from: Requester): void {
    if (running < atOnce) return;
    const [account, network] = countedKeys(from);
    const isFull =
      all >= waiting.all || isOver(account, waiting.account) || isOver(network, waiting.network);
    if (isFull) throw busy();
  }
  function countWaiting(from: Requester, change: 1 | -1): void {
    all += change;
    for (const key of countedKeys(from)) {
      if (key === undefined) continue;
      const n = (counts.get(key) ?? 0) + change;
      if (n === 0) counts.delete(key);
      else counts.set(key, n);
    }
  }
  function waitForPlace(from: Requester): Promise<void> {
    return new Promise((resolve, reject) => {
      const job: Job = {
        from,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        laneOf(from).remove(job);
        countWaiting(from, -1);
        reject(busy());
      }, deadlineMs);
      laneOf(from).push(job);
      countWaiting(from, 1);
    });
  }
  /**
   * The place of a job that ends goes straight to the next one, so nobody who arrives just then
   * takes it.
   */
  function handOn(): void {
    const known = knownWasLast ? undefined : lanes.known.shift();
    const next = known ?? lanes.others.shift() ?? lanes.known.shift();
    if (!next) {
      running -= 1;
      return;
    }
    knownWasLast = next.from.known === true;
    countWaiting(next.from, -1);
    next.start();
  }
  /**
   * @throws ProblemError BUSY when the queue is full for this requester, or the job waited past the
   * deadline
   */
  async function run<T>(from: Requester, work: () => Promise<T>): Promise<T> {
    refuseWhenFull(from);
    if (running < atOnce) running += 1;
    else await waitForPlace(from);
    try {
      return await work();
    } finally {
      handOn();
    }
  }
  return { run, refuseWhenFull, waiting: () => all };
}

/**
 * A stranger who names an account must not fill the places of the browsers that the account knows.
 */
const countedKeys = ({ account, network, known }: Requester) =>
  [
    account === undefined ? undefined : `${known ? 'known ' : ''}account ${account}`,
    network === undefined ? undefined : `network ${network}`,
  ] as const;

/**
 * One job of each key in turn. The key is what the requester cannot invent: the proved account, or
 * else the network.
 */
function roundRobin() {
  const flows = new Map<string, Job[]>();
  const keyOf = ({ account, network, known }: Requester) => (known ? account : network) ?? '';
  return {
    push(job: Job): void {
      const key = keyOf(job.from);
      const jobs = flows.get(key);
      if (jobs) jobs.push(job);
      else flows.set(key, [job]);
    },
    shift(): Job | undefined {
      for (const [key, [job, ...rest]] of flows) {
        // Deleted and set again, the key goes to the end of the round.
        flows.delete(key);
        if (rest.length > 0) flows.set(key, rest);
        return job;
      }
      return undefined;
    },
    remove(job: Job): void {
      const key = keyOf(job.from);
      const rest = flows.get(key)?.filter((other) => other !== job) ?? [];
      if (rest.length > 0) flows.set(key, rest);
      else flows.delete(key);
    },
  };
}
