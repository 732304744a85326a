import type { FastifyRequest } from 'fastify';

/** What a page says when a GET of it is meant to do something. */
const INTENT_HEADER = 'x-bussola-intent';

/**
 * True when our own page asked, on purpose. A link, an image, a prefetch, a mail scanner or another
 * site cannot send both: the header is not a simple one, and browsers write Fetch Metadata
 * themselves.
 */
export function passesFetchMetadataGuard({ headers }: FastifyRequest, intent: string): boolean {
  return (
    headers['sec-fetch-site'] === 'same-origin' &&
    headers['sec-fetch-mode'] === 'cors' &&
    headers['sec-purpose'] === undefined &&
    headers[INTENT_HEADER] === intent
  );
}
