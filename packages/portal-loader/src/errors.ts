/** What can go wrong between choosing a portal and its first page, from the raw signals of the browser, webpack and federation (platform.md 2.3). */

export const PORTAL_ERROR_CODES = [
  'REGISTRY_UNAVAILABLE', 'REGISTRY_INVALID', 'PORTAL_UNKNOWN', 'CONTRACT_MISMATCH',
  'ENTRY_NETWORK', 'ENTRY_TIMEOUT', 'ENTRY_EXECUTION', 'EXPOSE_MISSING',
  'CHUNK_NETWORK', 'CHUNK_TIMEOUT', 'STYLESHEET_LOAD', 'INTEGRITY', 'STALE_BUILD', 'RENDER',
] as const;
export type PortalErrorCode = (typeof PORTAL_ERROR_CODES)[number];

export type Phase = 'registry' | 'shared' | 'entry' | 'expose' | 'page';

export class PortalLoadError extends Error {
  override readonly name = 'PortalLoadError';
  readonly code: PortalErrorCode;
  readonly portal: string;
  readonly phase: Phase;
  readonly buildId: string | undefined;
  readonly url: string | undefined;

  constructor(code: PortalErrorCode, at: { portal: string; phase: Phase; buildId?: string | undefined; url?: string | undefined; cause?: unknown }) {
    super(`${code}: portal ${at.portal}${at.buildId ? ` build ${at.buildId}` : ''}, ${at.phase}${at.url ? `, ${at.url}` : ''}`, { cause: at.cause });
    this.code = code;
    this.portal = at.portal;
    this.phase = at.phase;
    this.buildId = at.buildId;
    this.url = at.url;
  }
}

/** What a probe of the failed address found: the element's own error event tells nothing. */
export type Probe = 'reachable' | 'missing' | 'server' | 'offline' | 'tampered';

interface RawError { name?: unknown; message?: unknown; code?: unknown; type?: unknown; request?: unknown }
const asRaw = (error: unknown): RawError => (typeof error === 'object' && error !== null ? error : {});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The address a raw error is about, when it says one. */
export function failedUrl(error: unknown): string | undefined {
  const { request, message } = asRaw(error);
  return text(request) || (/script "([^"]+)"/i.exec(text(message))?.[1] ?? /(https?:\/\/\S+?)[)\s]/.exec(text(message))?.[1]);
}

/** True for what loading can cause; everything else is the portal's own mistake. */
export function isLoadError(error: unknown): boolean {
  if (error instanceof PortalLoadError) return true;
  const { name, code } = asRaw(error);
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' || name === 'ScriptNetworkError' || name === 'ScriptExecutionError';
}

/** Turns a raw error into a code. `probe` is needed only after a plain network error. */
export function classify(error: unknown, phase: Phase, probe: Probe | undefined): PortalErrorCode {
  if (error instanceof PortalLoadError) return error.code;
  const { name, code, type, request, message } = asRaw(error);
  const words = text(message);
  if (probe === 'tampered') return 'INTEGRITY';
  if (code === 'CSS_CHUNK_LOAD_FAILED' || /\.css(\?|$)/.test(text(request))) return probe === 'missing' ? 'STALE_BUILD' : 'STYLESHEET_LOAD';
  if (name === 'ChunkLoadError') {
    if (type === 'timeout') return 'CHUNK_TIMEOUT';
    if (type === 'missing') return 'ENTRY_EXECUTION';
    return probe === 'missing' ? 'STALE_BUILD' : 'CHUNK_NETWORK';
  }
  if (/does not exist in container/i.test(words)) return 'EXPOSE_MISSING';
  if (name === 'ScriptExecutionError' || /ScriptExecutionError|loaded but threw/i.test(words)) return 'ENTRY_EXECUTION';
  if (/timed out/i.test(words)) return 'ENTRY_TIMEOUT';
  if (/ScriptNetworkError|unreachable|Failed to load script|RUNTIME-008/i.test(words)) return probe === 'missing' ? 'STALE_BUILD' : 'ENTRY_NETWORK';
  return phase === 'entry' || phase === 'expose' ? 'ENTRY_EXECUTION' : 'RENDER';
}
