/**
 * `node tools/run.mjs security/existence [pairs]`: the answer does not tell the id of another
 * person's record from an id that does not exist. Pairs of calls, 1,000 by default, in random
 * order: same status, body and headers, AUC 0.45 to 0.55. Run it alone: another program is noise.
 * Changes nothing on this machine.
 */
import { randomUUID } from 'node:crypto';
import { completeCheckup } from '@bussola/server/checkup-answers';
import { liveApp, PASSWORD } from '@bussola/server/live-app';
import type { Answer, LiveApp, Person } from '@bussola/server/live-app';
import { auc } from './figures/auc.ts';

const pairs = Number(process.argv[2] ?? 1_000);
const BOUND = 0.05;
type Ask = (id: string) => Promise<Answer<never>>;

const t = await liveApp({ throttleScale: 1_000_000 });

async function family(email: string): Promise<Person> {
  const person = await t.register(email);
  await completeCheckup(t, person.token);
  // By password: a proof of who is there, which giving access asks for.
  const entered = await t.call('authenticate', { body: { email, password: PASSWORD } });
  return { ...person, token: entered.body.jwtToken };
}
async function oneMember(app: LiveApp, { token, userId }: Person): Promise<string> {
  const { body } = await app.call('getNucleo', { token, params: { userId } });
  const id = body.nucleoFamiliare[0]?._id;
  if (id === undefined) throw new Error('the household has nobody');
  return id;
}

try {
  const [curious, other] = [
    await family('curiosa@bussola.example'),
    await family('altra@bussola.example'),
  ];
  const { token, userId } = curious;
  const { grantId } = (
    await t.call('createGrant', {
      token: other.token,
      params: { userId: other.userId },
      body: { email: 'studio@studio.example', scopes: ['dati'], purpose: 'Prova' },
    })
  ).body;
  const memberId = await oneMember(t, other);
  // Their own id in the address and somebody else's thing: what a curious person would try.
  const CALLS: Readonly<Record<string, { foreign: string; ask: Ask }>> = {
    'a member, switched off': {
      foreign: memberId,
      ask: (id) =>
        t.call('enableMember', {
          token,
          params: { userId, memberId: id },
          body: { enabled: false, version: 1 },
        }),
    },
    'an area': {
      foreign: other.userId,
      ask: (id) => t.call('allInfo', { token, params: { userId: id } }),
    },
    'a grant, taken back': {
      foreign: grantId,
      ask: (id) => t.call('revokeGrant', { token, params: { userId, grantId: id } }),
    },
  };
  for (const [name, { foreign, ask }] of Object.entries(CALLS)) {
    const times = { foreign: [] as number[], absent: [] as number[] };
    const answers = new Set<string>();
    for (let n = 0; n < pairs; n += 1) {
      for (const kind of Math.random() < 0.5
        ? (['foreign', 'absent'] as const)
        : (['absent', 'foreign'] as const)) {
        const id = kind === 'foreign' ? foreign : randomUUID();
        const from = performance.now();
        const { status, bytes, headers } = await ask(id);
        times[kind].push(performance.now() - from);
        answers.add(
          `${status} ${bytes
            .toString('utf8')
            .replace(/"requestId":"[^"]*"/, '')
            .replaceAll(id, '…')} ${Object.keys(headers)
            .filter((key) => key !== 'date')
            .sort()
            .join(' ')}`,
        );
      }
    }
    const result = auc(times.foreign, times.absent);
    console.log(
      `Existence, ${name}: AUC ${result.toFixed(3)} over ${pairs} pairs, ${answers.size} kind of answer`,
    );
    const [first = ''] = answers;
    if (Math.abs(result - 0.5) > BOUND || answers.size !== 1 || !/^40[34] /.test(first)) {
      console.error(
        `${name} tells: the bound is ${BOUND} around 0.5, and one kind of refusal; answers: ${[...answers].slice(0, 3).join(' | ')}`,
      );
      process.exitCode = 1;
    }
  }
} finally {
  await t.close();
}
