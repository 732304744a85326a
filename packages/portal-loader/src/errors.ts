/**
 * What can go wrong between choosing a portal and its first page, from the raw signals of the
 * browser, webpack and federation.
 */

import type { OldSide } from '@bussola/portal/fit';
import { isRecord } from './is-record.ts';

export const PORTAL_ERROR_CODES = [
  'REGISTRY_UNAVAILABLE',
  'REGISTRY_INVALID',
  'PORTAL_UNKNOWN',
  'CONTRACT_MISMATCH',
  'ENTRY_NETWORK',
  'ENTRY_TIMEOUT',
  'ENTRY_EXECUTION',
  'EXPOSE_MISSING',
  'CHUNK_NETWORK',
  'CHUNK_TIMEOUT',
  'STYLESHEET_LOAD',
  'INTEGRITY',
  'STALE_BUILD',
  'RENDER',
] as const;
export type PortalErrorCode = (typeof PORTAL_ERROR_CODES)[number];

export type Phase = 'registry' | 'manifest' | 'shared' | 'entry' | 'expose' | 'page';

/**
 * A CONTRACT_MISMATCH: the page is older than the build asks for, or the build older than the page
 * still serves.
 */

export class PortalLoadError extends Error {
  override readonly name = 'PortalLoadError';
  readonly code: PortalErrorCode;
  readonly portal: string;
  readonly phase: Phase;
  readonly buildId: string | undefined;
  readonly url: string | undefined;
  /** Of a CONTRACT_MISMATCH: which of the two must be renewed. */
  readonly old: OldSide | undefined;

  constructor(
    code: PortalErrorCode,
    at: {
      portal: string;
      phase: Phase;
      buildId?: string | undefined;
      url?: string | undefined;
      old?: OldSide;
      cause?: unknown;
    },
  ) {
    super(
      `${code}: portal ${at.portal}${at.buildId ? ` build ${at.buildId}` : ''}, ${at.phase}${at.url ? `, ${at.url}` : ''}`,
      { cause: at.cause },
    );
    this.code = code;
    this.portal = at.portal;
    this.phase = at.phase;
    this.buildId = at.buildId;
    this.url = at.url;
    this.old = at.old;
  }
}

/** True for what loading can cause; everything else is the portal's own mistake. */
export function isLoadError(error: unknown): boolean {
  if (error instanceof PortalLoadError) return true;
  if (!isRecord(error)) return false;
  const { name, code } = error;
  return (
    name === 'ChunkLoadError' ||
    code === 'CSS_CHUNK_LOAD_FAILED' ||
    name === 'ScriptNetworkError' ||
    name === 'ScriptExecutionError'
  );
}
