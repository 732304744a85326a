import type { Times } from '@bussola/portal-loader';

/** What the server wrote into the page: releases, files of the shared families, mode. */
export interface StartData {
  mode: string;
  /** Where this page stands, when it is not the product's own address. */
  host?: 'back-office';
  /** Other sites to sign in by; absent when there are none. */
  social?: { id: string; name: string }[];
  releases: unknown;
  /**
   * Whose signatures the list must carry when it is asked again; absent while portals are being
   * written.
   */
  releaseKeys?: Record<string, string>;
  /** Shorter waits, for tests of this installation (PORTAL_TIMES). */
  times?: Partial<Times>;
  families: Record<string, string[]>;
  familyIntegrity: Record<string, string>;
}

export function readStartData(): StartData {
  const island = document.getElementById('bussola-start');
  if (!island?.textContent) throw new Error('the page came without its start data');
  return JSON.parse(island.textContent) as StartData;
}

export const cspNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
