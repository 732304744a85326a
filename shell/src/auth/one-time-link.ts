/**
 * The token that was taken out of the address when the page came (boot/one-time-address.ts), for
 * the page that needs it.
 */
import type { BodyOf } from '@bussola/contract';
import { oneTimeAddress } from '../boot/one-time-address.ts';

const EMAIL_ACCESS = /^\/user\/email-access\/([A-Za-z0-9_-]{43})(?:\/([0-9a-f-]{36}))?\/?$/;
const queryOf = (name: string): URLSearchParams | null => {
  const [path, search = ''] = oneTimeAddress().split('?');
  return path === `/user/authenticate/${name}` ? new URLSearchParams(search) : null;
};

/** `/user/email-access/<token>/<report?>` */
export function mailedLink(): { token: string; reportId: string | null } | null {
  const [, token, reportId] = EMAIL_ACCESS.exec(oneTimeAddress()) ?? [];
  return token === undefined ? null : { token, reportId: reportId ?? null };
}

/** What another site answered. */
export function returnedFrom(): BodyOf<'authenticateSocial'> | null {
  const query = queryOf('social');
  const state = query?.get('state');
  if (!query || !state) return null;
  const [code, iss, error] = ['code', 'iss', 'error'].map((name) => query.get(name) ?? undefined);
  return {
    state,
    ...(code === undefined ? {} : { code }),
    ...(iss === undefined ? {} : { iss }),
    ...(error === undefined ? {} : { error: error.slice(0, 200) }),
  };
}

/**
 * Which grant the code is for, to name it before entering; the server decides by the code alone.
 */
export const swapGrant = (): string | null => queryOf('thirdparty')?.get('grant') ?? null;
/** Whether the code is for looking together. */
export const swapIsLook = (): boolean => queryOf('thirdparty')?.has('look') ?? false;
/** The code that swaps one session for another, good once and for a minute. */
export const swapCode = (): string | null =>
  (queryOf('thirdparty') ?? queryOf('logoutthirdparty'))?.get('code') ?? null;
