/**
 * The list of builds, asked again after the page's own: signed, checked with the page's keys, the
 * last good one kept in this browser.
 */
import { calls } from '@bussola/contract/calls';
import { localStore } from '@bussola/portal/browser';
import { freshOrKept } from '@bussola/portal-loader/signed-list';
import type { ReleaseKeys } from '@bussola/portal-loader/signed-list';

const KEY = 'bussola.portals';

const store = {
  read: () => localStore.getItem(KEY),
  write: (text: string) => localStore.setItem(KEY, text),
};

async function ask(): Promise<string> {
  const answer = await fetch(calls.portalList.path, {
    cache: 'no-cache',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`list of portals: ${answer.status}`);
  return answer.text();
}

export const fetchList = (keys: ReleaseKeys): Promise<unknown> => freshOrKept(ask, keys, store);
