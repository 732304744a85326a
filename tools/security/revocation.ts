/**
 * `node tools/run.mjs security/revocation [rounds]`: 50 requests a second while a session, an
 * account, a role or a grant is taken away. A request that begins after the answer to the taking
 * away must be refused. Changes nothing on this machine.
 */
import { completeCheckup } from '@bussola/server/checkup-answers';
import { liveApp, PASSWORD } from '@bussola/server/live-app';

const rounds = Number(process.argv[2] ?? 20);
const EVERY_MS = 20;
const BEFORE_MS = 300;
const AFTER_MS = 300;
const DELIBERATE = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'x-bussola-intent': 'third-party',
};

const t = await liveApp({ mode: 'demo', throttleScale: 1_000_000 });
const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const signIn = async (email: string) => {
  const { body, cookies } = await t.call('authenticate', { body: { email, password: PASSWORD } });
  return { token: body.jwtToken, userId: body.user.id, cookies };
};
interface Round {
  /** Answers its status. */ ask: () => Promise<number>;
  takeAway: () => Promise<void>;
}

const KINDS: Readonly<Record<string, (n: number) => Promise<Round>>> = {
  session: async (n) => {
    const email = `sessione${n}@bussola.example`;
    await t.register(email);
    const [here, there] = [await signIn(email), await signIn(email)];
    const ask = () =>
      t.call('listSessions', { token: there.token, params: { userId: there.userId } });
    return {
      ask: async () => (await ask()).status,
      takeAway: async () => {
        await t.call('revokeOtherSessions', { token: here.token, params: { userId: here.userId } });
      },
    };
  },
  account: async (n) => {
    const email = `conto${n}@bussola.example`;
    const { token, userId } = await t.register(email);
    return {
      ask: async () => (await t.call('listSessions', { token, params: { userId } })).status,
      takeAway: async () => {
        await t.deps.db.query(`update users set state = 'disabled' where id = $1`, [userId]);
      },
    };
  },
  role: async (n) => {
    const email = `ruolo${n}@bussola.example`;
    const { userId } = await t.register(email);
    await t.deps.db.query(`update users set role = 'Admin', demo = true where id = $1`, [userId]);
    const { token } = await signIn(email);
    return {
      ask: async () => (await t.call('adminClients', { token, query: {} })).status,
      takeAway: async () => {
        await t.deps.db.query(`update users set role = 'User' where id = $1`, [userId]);
      },
    };
  },
  grant: async (n) => {
    const [owner, partner] = [`concede${n}@bussola.example`, `riceve${n}@bussola.example`];
    const [first, second] = [await t.register(owner), await t.register(partner)];
    await completeCheckup(t, first.token);
    await t.deps.db.query(`update users set demo = true where id = $1`, [second.userId]);
    const [from, to] = [await signIn(owner), await signIn(partner)];
    const { grantId } = (
      await t.call('createGrant', {
        token: from.token,
        params: { userId: from.userId },
        body: { email: partner, scopes: ['dati'], purpose: 'Prova' },
      })
    ).body;
    await t.call('answerGrant', {
      token: to.token,
      params: { userId: to.userId, grantId },
      body: { accept: true },
    });
    const { thirdPartyToken } = (
      await t.call('thirdPartyHandle', {
        token: to.token,
        params: { userId: to.userId, grantId },
        body: {},
      })
    ).body;
    const { url } = (
      await t.call('authThirdParty', {
        token: to.token,
        query: { thirdPartyId: to.userId, userId: from.userId, thirdPartyToken },
        headers: DELIBERATE,
      })
    ).body;
    const inside = await t.call('exchangeSession', {
      body: { code: new URL(url).searchParams.get('code') ?? '' },
      cookies: to.cookies,
    });
    return {
      ask: async () =>
        (
          await t.call('getNucleo', {
            token: inside.body.jwtToken,
            params: { userId: from.userId },
          })
        ).status,
      takeAway: async () => {
        await t.call('revokeGrant', {
          token: from.token,
          params: { userId: from.userId, grantId },
        });
      },
    };
  },
};

/** Statuses of requests by when they began: before, or after the answer to the taking away. */
async function play({ ask, takeAway }: Round): Promise<{ before: number[]; after: number[] }> {
  const asked: { began: number; status: Promise<number> }[] = [];
  const timer = setInterval(() => {
    asked.push({ began: performance.now(), status: ask() });
  }, EVERY_MS);
  await pause(BEFORE_MS);
  const told = performance.now();
  await takeAway();
  const done = performance.now();
  await pause(AFTER_MS);
  clearInterval(timer);
  const of = (keep: (began: number) => boolean) =>
    Promise.all(asked.filter(({ began }) => keep(began)).map(({ status }) => status));
  return { before: await of((began) => began < told), after: await of((began) => began > done) };
}

try {
  for (const [kind, prepare] of Object.entries(KINDS)) {
    let [good, refused, stale] = [0, 0, 0];
    for (let n = 0; n < rounds; n += 1) {
      const { before, after } = await play(await prepare(n));
      good += before.filter((status) => status === 200).length;
      stale += after.filter((status) => status < 400).length;
      refused += after.filter((status) => status >= 400).length;
    }
    console.log(
      `Revocation, ${kind}: ${good} answered before, ${refused} refused after, ${stale} answered after`,
    );
    if (stale > 0 || good === 0 || refused === 0) {
      console.error(`${kind}: what was taken away still answered, or nothing was tried`);
      process.exitCode = 1;
    }
  }
} finally {
  await t.close();
}
