/** A family that grants and a partner who is granted, over the calls that pages make. */
import { expect } from '@jest/globals';
import type { BodyOf } from '@bussola/contract';
import { completeCheckup } from './checkup-answers.ts';
import { PASSWORD, testApp } from './test-app.ts';
import type { Answer, Person, TestApp } from './test-app.ts';

/** What a page of ours sends with a request that is meant. */
export const DELIBERATE = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'x-bussola-intent': 'third-party',
};

/** By password: which is a proof, where a code of a message is none. */
export async function signedIn(t: TestApp, email: string): Promise<Person> {
  await t.register(email);
  const entered = await t.call('authenticate', { body: { email, password: PASSWORD } });
  return { token: entered.body.jwtToken, userId: entered.body.user.id, cookies: entered.cookies };
}

export async function signedInAgain(t: TestApp, who: Person, email: string): Promise<Person> {
  const again = await t.call('authenticate', { body: { email, password: PASSWORD } });
  return { ...who, token: again.body.jwtToken, cookies: again.cookies };
}

/** A demo application with Anna, who has a household, and Chiara, a partner without grants yet. */
export async function grantsWorld(): Promise<{ t: TestApp; anna: Person; chiara: Person }> {
  const t = await testApp({ mode: 'demo' });
  const anna = await signedIn(t, 'anna.concede@bussola.example');
  await completeCheckup(t, anna.token);
  const chiara = await signedIn(t, 'chiara.partner@bussola.example');
  // A grant needs a second factor, except for demonstration people: here one step is enough.
  await t.deps.db.query(`update users set demo = true where id = $1`, [chiara.userId]);
  return { t, anna, chiara };
}

export async function offer(
  t: TestApp,
  owner: Person,
  to: string,
  more: Partial<BodyOf<'createGrant'>> = {},
): Promise<string> {
  const made = await t.call('createGrant', {
    token: owner.token,
    params: { userId: owner.userId },
    body: { email: to, scopes: ['dati', 'report'], purpose: 'Consulenza', ...more },
  });
  expect(made.status).toBe(201);
  return made.body.grantId;
}

export const take = (t: TestApp, who: Person, grantId: string, accept = true) =>
  t.call('answerGrant', {
    token: who.token,
    params: { userId: who.userId, grantId },
    body: { accept },
  });

export const codeOf = (url: string): string => new URL(url).searchParams.get('code') ?? '';

/** Into the owner's area, by handle and code. */
export async function go(
  t: TestApp,
  who: Person,
  ownerId: string,
  grantId: string,
): Promise<Answer<'exchangeSession'>> {
  const handle = await t.call('thirdPartyHandle', {
    token: who.token,
    params: { userId: who.userId, grantId },
    body: {},
  });
  const query = {
    thirdPartyId: who.userId,
    userId: ownerId,
    thirdPartyToken: handle.body.thirdPartyToken,
  };
  const onward = await t.call('authThirdParty', { token: who.token, query, headers: DELIBERATE });
  expect(onward.status).toBe(200);
  return t.call('exchangeSession', {
    body: { code: codeOf(onward.body.url) },
    cookies: who.cookies,
  });
}
