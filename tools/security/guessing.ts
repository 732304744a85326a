/**
 * `node tools/run.mjs security/guessing [guesses]`: 10,000 wrong passwords on one account, from
 * many addresses and from the owner's own, while the owner signs in from a browser the account
 * knows; then one guess on each of many accounts. Fails when the owner was kept out once, or
 * strangers had more than ten passwords looked at in an hour. Changes nothing on this machine.
 */
import { PASSWORD, liveApp } from '@bussola/server/live-app';

const [guesses = 10_000] = process.argv.slice(2).map(Number);
const EMAIL = 'assediata@bussola.example';
const AT_ONCE = 40;
const OWNER_EVERY = 100;

// The throttles of production, and its least time of an answer.
const t = await liveApp({ throttleScale: 1, uniformMs: 120 });
try {
  const { cookies } = await t.register(EMAIL);
  const signIn = (password: string, ip: string, known: Record<string, string> = {}) =>
    t.call('authenticate', { body: { email: EMAIL, password }, ip, cookies: known });
  const counts = new Map<number, number>();
  const owner = { tried: 0, entered: 0, slowestMs: 0 };
  const started = performance.now();
  let left = guesses;
  async function guesser(at: number): Promise<void> {
    while (left > 0) {
      left -= 1;
      const n = left;
      // One in twenty comes from behind the owner's own address. More than 300 requests in ten
      // seconds shut an address for all behind it.
      const { status } = await signIn(
        `Tentativo-${n}`,
        n % 20 === 0 ? '10.9.9.9' : `10.${at}.${n % 250}.${Math.floor(n / 250) % 250}`,
      );
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  }
  async function ownerEnters(): Promise<void> {
    for (let next = guesses; left > 0;) {
      if (left > next) {
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
        continue;
      }
      next = left - OWNER_EVERY;
      const from = performance.now();
      const { status } = await signIn(PASSWORD, '10.9.9.9', cookies);
      owner.tried += 1;
      if (status === 200) owner.entered += 1;
      owner.slowestMs = Math.max(owner.slowestMs, performance.now() - from);
    }
  }
  await Promise.all([...Array.from({ length: AT_ONCE }, (_, at) => guesser(at)), ownerEnters()]);
  const looked = counts.get(403) ?? 0;
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `Guessing: ${guesses} guesses in ${seconds.toFixed(1)} s: ${[...counts].map(([status, n]) => `${n} × ${status}`).join(', ')}; the owner entered ${owner.entered} of ${owner.tried} times, the slowest in ${Math.round(owner.slowestMs)} ms`,
  );
  if (owner.tried === 0 || owner.entered < owner.tried) {
    console.error('The owner was kept out');
    process.exitCode = 1;
  }
  if (looked > 10 * Math.ceil(seconds / 3600)) {
    console.error(`${looked} guesses of strangers were looked at: ten an hour is the limit`);
    process.exitCode = 1;
  }
} finally {
  await t.close();
}
