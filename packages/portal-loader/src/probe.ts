import { subtleCrypto } from '@bussola/portal/browser';
import type { Probe } from './classify.ts';

/**
 * Asks for a failed address with `fetch`, which unlike a tag says why: absent, refused,
 * unreachable, or not what the list says.
 */
export const createProbe =
  (integrityOf: (path: string) => string | undefined) =>
  async (url: string, listed?: string): Promise<Probe> => {
    const { pathname } = new URL(url, document.baseURI);
    const signal = AbortSignal.timeout(5_000);
    let answer: Response;
    try {
      answer = await fetch(`${pathname}?probe=${Date.now()}`, { cache: 'no-store', signal });
    } catch {
      return 'offline';
    }
    if (answer.status === 404 || answer.status === 410) return 'missing';
    if (!answer.ok) return 'server';
    const expected = listed ?? integrityOf(pathname);
    // Only what the list names can be another than it says.
    const subtle = subtleCrypto();
    if (expected === undefined || !subtle) return 'reachable';
    const digest = await subtle.digest('SHA-384', await answer.arrayBuffer());
    const found = `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
    return found === expected ? 'reachable' : 'tampered';
  };
