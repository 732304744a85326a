/**
 * What the browser reports of a load: nothing about the person. The server keeps counts (`POST
 * /api/portals/events`).
 */
import type { Channel } from '@bussola/portal';
import type { Phase, PortalErrorCode } from './errors.ts';

export interface LoadReport {
  portal: string;
  buildId: string;
  channel: Channel;
  phase: Phase;
  outcome: 'ready' | 'slow' | 'failed' | 'fallback' | 'recovered' | 'crashed';
  code?: PortalErrorCode;
  ms: number;
  fallbackTo?: string;
  /** Of a page that threw: the file that the error came from, from the build's folder. */
  asset?: string;
}
