import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

/** The page's script is of this origin; Scalar writes its styles and its settings into the page. */
const CSP =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The API to read and to try, at `/api/docs/`; not in production. */
export async function apiDocs(server: FastifyInstance): Promise<void> {
  server.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', CSP);
  });
  await server.register(apiReference, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      pageTitle: 'Bussola API',
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      showDeveloperTools: 'never',
    },
  });
}
