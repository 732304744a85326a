/**
 * `node tools/run.mjs security/enumeration [pairs] [call]`: is a known address told from an unknown
 * one by the time of the answer? Pairs of calls, 2,000 by default, in an order that is drawn; AUC
 * 0.5 is a guess, and 0.47 to 0.53 is allowed. Answers are compared too. Run it alone: another
 * program on the machine is noise. Changes nothing on this machine.
 */
import { PASSWORD, liveApp } from '@bussola/server/live-app';
import { auc } from './figures/auc.ts';

const pairs = Number(process.argv[2] ?? 2_000);
const only = process.argv[3];
const BOUND = 0.03;
const AT_ONCE = 4;
const KNOWN = 40;

// The least time of an answer is the one of production; throttles are widened, and the clock moves
// past the strict ones.
const t = await liveApp({ throttleScale: 1_000_000, uniformMs: 120 });
type Ask = (email: string) => Promise<{ status: number; text: string; ms: number }>;

async function timed(work: () => Promise<{ status: number; bytes: Buffer }>): ReturnType<Ask> {
  const from = performance.now();
  const { status, bytes } = await work();
  // The number of a request is never the same twice.
  return {
    status,
    text: bytes.toString('utf8').replace(/"requestId":"[^"]*"/, ''),
    ms: performance.now() - from,
  };
}
const registration = (email: string) => ({
  firstName: 'Anna',
  lastName: 'Colombo',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  acceptPrivacy: true as const,
});
let visitor = '';
const CALLS: Readonly<Record<string, Ask>> = {
  login: (email) =>
    timed(() => t.call('authenticate', { body: { email, password: 'Sbagliata-4821' } })),
  register: (email) => timed(() => t.call('newRegister', { body: registration(email) })),
  forgot: (email) => timed(() => t.call('forgotPassword', { body: { email } })),
  checkEmail: (email) => timed(() => t.call('checkEmail', { query: { email }, token: visitor })),
};

try {
  const known = Array.from({ length: KNOWN }, (_, i) => `nota${i}@bussola.example`);
  for (const email of known) {
    await t.register(email);
    t.advance(120);
  }
  for (const [name, ask] of Object.entries(CALLS).filter(
    ([call]) => only === undefined || call === only,
  )) {
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    const started = performance.now();
    for (let done = 0; done < pairs; done += AT_ONCE) {
      // Past every window of every throttle, and with a visitor of now.
      t.advance(7_200);
      visitor = (await t.call('createCheckup', { body: {} })).body.token;
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, pairs - done) }, async (_, i) => {
          const n = done + i;
          const order =
            Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
          for (const kind of order) {
            const { status, text, ms } = await ask(
              kind === 'known'
                ? (known[n % KNOWN] ?? '')
                : `mai${n % KNOWN}-${name}-${n}@bussola.example`,
            );
            times[kind].push(ms);
            answers.add(`${status} ${text}`);
          }
        }),
      );
    }
    const result = auc(times.known, times.unknown);
    console.log(
      `Enumeration, ${name}: AUC ${result.toFixed(3)} over ${pairs} pairs in ${Math.round((performance.now() - started) / 1000)} s, ${answers.size} kind of answer`,
    );
    if (Math.abs(result - 0.5) > BOUND || answers.size !== 1) {
      console.error(
        `${name} tells: the bound is ${BOUND} around 0.5, and one kind of answer; answers: ${[...answers].slice(0, 3).join(' | ')}`,
      );
      process.exitCode = 1;
    }
  }
} finally {
  await t.close();
}
