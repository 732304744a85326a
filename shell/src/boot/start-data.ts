/** What the server wrote into the page: releases, files of the shared families, mode. */
export interface StartData {
  mode: string;
  /** Other sites to sign in by; absent when there are none. */
  social?: { id: string; name: string }[];
  releases: unknown;
  families: Record<string, string[]>;
  familyIntegrity: Record<string, string>;
}

export function readStartData(): StartData {
  const island = document.getElementById('bussola-start');
  if (!island?.textContent) throw new Error('the page came without its start data');
  return JSON.parse(island.textContent) as StartData;
}

export const cspNonce = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
