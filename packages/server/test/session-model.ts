/**
 * Life with a session under a clock that the model moves: a browser with many tabs, replies that
 * are lost or late, and sometimes a thief with a copy of the cookie. The server is the real one.
 * One seed is one life.
 *
 * What must hold (decision 0005): a browser alone is never signed out before the end of its
 * session, whatever is lost; and the first value that is presented more than 30 seconds after its
 * successor was in use, by either of the two, ends the session there and then.
 */
import { randomUUID } from 'node:crypto';
import { asSystem } from '../src/access.ts';
import { REFRESH_COOKIE, refreshValue } from '../src/modules/session/session-cookies.ts';
import type { LiveApp } from './live-app.ts';
import { seeded } from './seeded.ts';

/**
 * A browser's own request is given up after this long, so no reply is later
 * (client/session/refresh.ts).
 */
const LATEST_REPLY_SECONDS = 15;
const WINDOW_SECONDS = 30;
const EVENTS = 26;

export interface Life {
  seed: number;
  /** Signed out although nobody stole anything. */
  falseSignOut: boolean;
  theft: null | {
    /** Somebody presented a superseded value outside the window, and the session lived on. */
    missed: boolean;
    detected: boolean;
    /**
     * Times the thief was given a value before the session ended: what the theft was worth, in
     * rotations.
     */
    rotations: number;
    /**
     * Superseded values that were rightly honoured: inside the window, or before their successor
     * was in use, two people look like two tabs.
     */
    hidden: number;
  };
}

interface Holder {
  cookie: string;
  token: string;
}
const counterOf = ({ cookie }: Holder): number => Number(cookie.split('.')[2]);

/** @param userId somebody registered, whose session the life is about */
export async function liveOnce(t: LiveApp, userId: string, seed: number): Promise<Life> {
  const { chance, between, one } = seeded(seed);
  const { secrets, db, clock } = t.deps;
  const opened = await asSystem(() =>
    db.transaction((tx) =>
      t.app.services.sessions.open(tx, { userId, agent: undefined, remember: true }),
    ),
  );
  const browser: Holder = { cookie: refreshValue(secrets, opened.sessionId, 0), token: '' };
  let thief: Holder | undefined;
  const hasThief = chance(0.6);
  const stolenAt = between(0, 8);
  const manner = one(['first', 'in step', 'now and then'] as const);
  const theft = { missed: false, detected: false, rotations: 0, hidden: 0 };
  // What the oracle knows: which counter is current, since when, and whether it has been in use.
  let oracle = { counter: 0, rotatedAt: clock(), used: false };
  let hasActed = false;
  let over = false;

  const isDue = (presented: number): 'current' | 'grace' | 'dead' => {
    if (presented === oracle.counter) return 'current';
    const isFresh = clock().getTime() - oracle.rotatedAt.getTime() <= WINDOW_SECONDS * 1000;
    return presented === oracle.counter - 1 && (isFresh || !oracle.used) ? 'grace' : 'dead';
  };

  /** @returns whether the session still lives */
  async function refresh(
    who: Holder,
    { tabs = 1, isLost = false, lateSeconds = 0 } = {},
  ): Promise<boolean> {
    const presented = counterOf(who);
    const due = isDue(presented);
    const before = clock();
    const answers = await Promise.all(
      Array.from({ length: tabs }, () =>
        t.call('refreshToken', { cookies: { [REFRESH_COOKIE]: who.cookie } }),
      ),
    );
    const dead = answers.filter(({ status }) => status === 401).length;
    if (answers.some(({ status }) => status !== 200 && status !== 401))
      throw new Error(
        `seed ${seed}: a refresh answered ${answers.map(({ status }) => status).join()}`,
      );
    if (dead > 0) {
      over = true;
      if (thief) theft.detected = true;
      return false;
    }
    if (who === thief) theft.rotations += 1;
    if (due === 'dead') theft.missed = true;
    if (due === 'grace' && hasActed) theft.hidden += 1;
    const given = answers[0]?.cookies[REFRESH_COOKIE] ?? who.cookie;
    if (new Set(answers.map(({ cookies }) => cookies[REFRESH_COOKIE])).size > 1)
      throw new Error(`seed ${seed}: tabs that refreshed at once hold different values`);
    const counter = Number(given.split('.')[2]);
    if (counter > oracle.counter) oracle = { counter, rotatedAt: before, used: false };
    else if (due === 'current') oracle.used = true;
    if (lateSeconds > 0) t.advance(lateSeconds);
    if (!isLost) Object.assign(who, { cookie: given, token: answers[0]?.body.jwtToken ?? '' });
    return true;
  }
  async function callApi(who: Holder): Promise<void> {
    if (who.token === '') return;
    const { status } = await t.call('updateThirdParty', { params: { userId }, token: who.token });
    if (status === 200 && counterOf(who) === oracle.counter) oracle.used = true;
  }
  const act = async (who: Holder, isHonest: boolean): Promise<void> => {
    const lives = await refresh(
      who,
      isHonest
        ? {
            tabs: chance(0.2) ? between(2, 20) : 1,
            isLost: chance(0.08),
            lateSeconds: chance(0.1) ? between(1, LATEST_REPLY_SECONDS) : 0,
          }
        : {},
    );
    if (lives && chance(0.9)) await callApi(who);
  };

  for (let event = 0; event < EVENTS && !over; event += 1) {
    // A tab refreshes when its token is over, or when it opens; a laptop sleeps for hours.
    t.advance(
      chance(0.1) ? between(3_600, 8 * 3_600) : chance(0.2) ? between(1, 40) : between(400, 900),
    );
    if (hasThief && !thief && event === stolenAt) thief = { ...browser };
    if (thief && manner === 'first') {
      await actAsThief(thief);
      t.advance(between(1, 900));
    }
    if (over) break;
    await act(browser, true);
    if (over || !thief) continue;
    if (manner === 'in step' || (manner === 'now and then' && chance(0.5))) {
      t.advance(between(0, 600));
      await actAsThief(thief);
    }
  }
  async function actAsThief(who: Holder): Promise<void> {
    hasActed = true;
    await act(who, false);
  }
  return { seed, falseSignOut: over && !hasActed, theft: hasActed ? theft : null };
}

export interface Figures {
  seeds: number;
  falseSignOuts: number[];
  thefts: number;
  missed: number[];
  undetected: number;
  withinTwo: number;
  slow: number[];
  hidden: number;
  worst: number;
}

/** @param seeds the first and the last */
export async function liveMany(
  t: LiveApp,
  userId: string,
  [from, to]: readonly [number, number],
  seen: (life: Life) => void = () => undefined,
): Promise<Figures> {
  const figures: Figures = {
    seeds: 0,
    falseSignOuts: [],
    thefts: 0,
    missed: [],
    undetected: 0,
    withinTwo: 0,
    slow: [],
    hidden: 0,
    worst: 0,
  };
  for (let seed = from; seed <= to; seed += 1) {
    const life = await liveOnce(t, userId, seed);
    seen(life);
    figures.seeds += 1;
    if (life.falseSignOut) figures.falseSignOuts.push(seed);
    if (!life.theft) continue;
    const { missed, detected, rotations, hidden } = life.theft;
    figures.thefts += 1;
    figures.hidden += hidden;
    if (missed) figures.missed.push(seed);
    if (!detected) figures.undetected += 1;
    else if (rotations <= 2) figures.withinTwo += 1;
    // Each that was hidden is one more rotation in which nobody can tell two people from two tabs.
    if (detected && rotations > 2 + hidden) figures.slow.push(seed);
    figures.worst = Math.max(figures.worst, rotations);
  }
  return figures;
}

/** Somebody to live as. */
export async function modelPerson(t: LiveApp): Promise<string> {
  return (await t.register(`modello-${randomUUID()}@bussola.example`)).userId;
}
