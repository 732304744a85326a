import type { FastifyInstance } from 'fastify';

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
const CSP = "default-src 'none'; frame-ancestors 'none'";

/**
 * What every answer of the API and of /.well-known carries; pages and built files set their own.
 */
export function apiHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    if (isHttps) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    if (!/^\/(api|dev|livez|readyz|\.well-known)(\/|\?|$|\.)/.test(request.url)) return;
    for (const [name, value] of Object.entries(HEADERS))
      if (!reply.hasHeader(name)) reply.header(name, value);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', CSP);
  });
}
