/**
 * From the raw signals of the browser, webpack and federation to a code: needed
 * only once something failed.
 */
import { isLoadError, PortalLoadError } from './errors.ts';
import type { Phase, PortalErrorCode } from './errors.ts';

/** What a probe of the failed address found: the element's own error event tells nothing. */
export type Probe = 'reachable' | 'missing' | 'server' | 'offline' | 'tampered';

interface RawError {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  type?: unknown;
  request?: unknown;
}
const asRaw = (error: unknown): RawError =>
  typeof error === 'object' && error !== null ? error : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The address that a failed load is about. Words are no evidence: React's own messages name
 * addresses too, and so may those of a page.
 */
export const failedUrl = (error: unknown): string | undefined =>
  isLoadError(error) ? text(asRaw(error).request) || undefined : undefined;

/** Turns a raw error into a code. `probe` is needed only after a plain network error. */
export function classify(error: unknown, phase: Phase, probe: Probe | undefined): PortalErrorCode {
  if (error instanceof PortalLoadError) return error.code;
  const { name, code, type, request, message } = asRaw(error);
  if (probe === 'tampered') return 'INTEGRITY';
  /** An address that answers «absent» is one of a build that is gone. */
  const unlessGone = (otherwise: PortalErrorCode): PortalErrorCode =>
    probe === 'missing' ? 'STALE_BUILD' : otherwise;
  if (phase === 'manifest') return unlessGone('ENTRY_NETWORK');
  if (isStylesheet(code, request)) return unlessGone('STYLESHEET_LOAD');
  if (name === 'ChunkLoadError') return OF_CHUNK[text(type)] ?? unlessGone('CHUNK_NETWORK');
  if (/does not exist in container/i.test(text(message))) return 'EXPOSE_MISSING';
  if (name === 'ScriptExecutionError') return 'ENTRY_EXECUTION';
  if (name === 'ScriptNetworkError') return unlessGone('ENTRY_NETWORK');
  return phase === 'entry' || phase === 'expose' ? 'ENTRY_EXECUTION' : 'RENDER';
}
const isStylesheet = (code: unknown, request: unknown): boolean =>
  code === 'CSS_CHUNK_LOAD_FAILED' || /\.css(\?|$)/.test(text(request));
const OF_CHUNK: Readonly<Record<string, PortalErrorCode>> = {
  timeout: 'CHUNK_TIMEOUT',
  missing: 'ENTRY_EXECUTION',
};

/** Where a load was when it failed. */
export interface At {
  portal: string;
  phase: Phase;
  buildId?: string | undefined;
}

/**
 * Asks the failed address why, and answers the typed error.
 * @param asked the address, where the error does not name it, with the hash that the list gives it
 */
export const createExplain =
  (probe: (url: string, integrity?: string) => Promise<Probe>) =>
  async (error: unknown, at: At, asked?: string, integrity?: string): Promise<PortalLoadError> => {
    if (error instanceof PortalLoadError) return error;
    const url = asked ?? failedUrl(error);
    const found = url === undefined ? undefined : await probe(url, integrity);
    return new PortalLoadError(classify(error, at.phase, found), { ...at, url, cause: error });
  };
