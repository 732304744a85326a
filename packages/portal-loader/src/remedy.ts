/**
 * What to do about a page that failed while it was open or being drawn: decided
 * from data alone.
 */
import type { PortalErrorCode } from './errors.ts';

/**
 * `again`: the same build once more. `older`, `newer`: another build in its place. `show`: say so,
 * and leave the choice to the person.
 */
export type Remedy = 'again' | 'older' | 'newer' | 'show';

export interface Situation {
  code: PortalErrorCode;
  /**
   * How often this page was tried again already: after refusals of the network since it last stood,
   * after errors of its own in the whole visit.
   */
  tries: number;
  maxTries: number;
  /** The portal has shown something since it was entered. */
  drawn: boolean;
  /** Something typed would be lost with the page. */
  dirty: boolean;
  hasOlder: boolean;
  hasNewer: boolean;
}

/** Refusals of the network: the next answer may be another. */
export const isTransient = (code: PortalErrorCode): boolean =>
  ['ENTRY_NETWORK', 'CHUNK_NETWORK', 'STYLESHEET_LOAD'].includes(code);

export function remedy({
  code,
  tries,
  maxTries,
  drawn,
  dirty,
  hasOlder,
  hasNewer,
}: Situation): Remedy {
  if (isTransient(code) && tries < maxTries) return 'again';
  if (code === 'RENDER') {
    if (tries === 0) return 'again';
    // A page that was seen is not swapped for another under whoever reads it: the older build comes
    // at the next entry.
    return hasOlder && !drawn && !dirty ? 'older' : 'show';
  }
  if (dirty) return 'show';
  if (code === 'STALE_BUILD' && hasNewer) return 'newer';
  return hasOlder ? 'older' : 'show';
}
