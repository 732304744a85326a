/** Everything that is not the API: built files, and the shell's page at every other address. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { buildsInForce, readShell } from '../modules/portals/portals-service.ts';
import { REFRESH_COOKIE } from '../modules/session/session-cookies.ts';
import { compressedPage } from './compressed-page.ts';
import { contentSecurityPolicies, PAGE_HEADERS } from './content-security-policy.ts';
import { shellPage } from './shell-page.ts';

export interface WebOptions { distDir: string; mode: string; social: readonly { id: string; name: string }[] }

const YEAR = 'public, max-age=31536000, immutable';

export const webRoutes: FastifyPluginAsync<WebOptions> = async (app, { distDir, mode, social }) => {
  const fontCss = await readFile(path.join(distDir, 'assets', 'fonts.css'), 'utf8');

  for (const folder of ['portals', 'shell', 'assets']) {
    await app.register(fastifyStatic, {
      root: path.join(distDir, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      preCompressed: true,
      index: false,
      dotfiles: 'deny',
      cacheControl: false,
      // Release lists are the server's own business; the page carries what it needs of them.
      allowedPath: (pathname) => !/(release|shell)\.json(\.|$)/.test(pathname),
      setHeaders: (reply) => {
        // Of a script this is read only when it runs as a worker, which has a policy of its own: no network, nothing else loaded.
        void reply.header('content-security-policy', "default-src 'none'");
        void reply.header('cache-control', YEAR);
        void reply.header('x-content-type-options', 'nosniff');
        void reply.header('cross-origin-resource-policy', 'same-origin');
      },
    });
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const { pathname } = new URL(request.url, 'http://localhost');
      // An absent file is absent; only addresses of screens get the page.
      if (/\.[a-z0-9]{2,5}$/i.test(pathname) || pathname.startsWith('/api/')) return reply.callNotFound();
      const [builds, shell] = await Promise.all([buildsInForce(distDir), readShell(distDir)]);
      const nonce = randomBytes(18).toString('base64');
      const { body, headers } = await compressedPage(shellPage({ nonce, shell, builds, fontCss, pathname, hasSession: request.cookies[REFRESH_COOKIE] !== undefined, mode, social }), request.headers['accept-encoding'] ?? '');
      return reply.header('content-security-policy', contentSecurityPolicies(nonce)).headers({ ...PAGE_HEADERS, ...headers }).type('text/html; charset=utf-8').send(body);
    },
  });
};
