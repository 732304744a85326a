/** Everything that is not the API: built files, and the shell's page at every other address. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { offerOf, readShell } from '@bussola/registry';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Portals } from '../modules/portals/create-portals.ts';
import { askerOf } from '../modules/portals/asker-of.ts';
import { pathOf } from '../http/request-path.ts';
import { siteOf } from '../http/site.ts';
import type { Sites } from '../http/site.ts';
import { REFRESH_COOKIE } from '../modules/session/session-cookies.ts';
import { compressedPage } from './compressed-page.ts';
import { contentSecurityPolicies, PAGE_HEADERS } from './content-security-policy.ts';
import { OLD_BROWSER_SCRIPT } from './old-browser.ts';
import { shellPage } from './shell-page.ts';

export interface WebOptions {
  /** Beside each page. */ greet: (request: FastifyRequest, reply: FastifyReply) => void;
  portals: Pick<Portals, 'registry' | 'store' | 'overrides'>;
  releaseKeys: Readonly<Record<string, string>>;
  distDir: string;
  mode: string;
  times?: Readonly<Record<string, unknown>> | null;
  social: readonly { id: string; name: string }[];
  isHttps: boolean;
  sites: Sites;
}

const YEAR = 'public, max-age=31536000, immutable';

export const webRoutes: FastifyPluginAsync<WebOptions> = async (
  app,
  { greet, portals, releaseKeys, distDir, mode, times = null, social, isHttps, sites },
) => {
  const fontCss = await readFile(path.join(distDir, 'assets', 'fonts.css'), 'utf8');

  /** Files that never change under their address. */
  const files = (scope: FastifyInstance, root: string, prefix: string) =>
    scope.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      index: false,
      dotfiles: 'deny',
      cacheControl: false,
      // What the build says of itself is the server's own business; the page carries what it needs
      // of it.
      allowedPath: (pathname) => !/(release|shell|sizes)\.json(\.|$)/.test(pathname),
      setHeaders: (reply) => {
        // Of a script this is read only when it runs as a worker, which has a policy of its own: no
        // network, nothing else loaded.
        void reply.header('content-security-policy', "default-src 'none'");
        void reply.header('cache-control', YEAR);
        void reply.header('x-content-type-options', 'nosniff');
        void reply.header('cross-origin-resource-policy', 'same-origin');
      },
    });
  await files(app, path.join(distDir, 'assets'), '/assets/');
  if (sites.serves !== 'back-office') await files(app, path.join(distDir, 'shell'), '/shell/');
  if (sites.serves !== 'site' && sites.backOfficeUrl !== null) {
    await mkdir(path.join(distDir, 'back-office'), { recursive: true });
    await files(app, path.join(distDir, 'back-office'), '/back-office/');
  }
  await mkdir(portals.store.folder, { recursive: true, mode: 0o700 });
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const [, portal, buildId, file] =
        /^\/portals\/([a-z][a-z-]*)\/([a-z0-9]{6,40})\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/.exec(
          pathOf(request.url),
        ) ?? [];
      // Only builds that are whole: of one that is being published nothing is given out.
      if (
        !portal ||
        !buildId ||
        !file ||
        file.endsWith('.part') ||
        !(await portals.registry.serves(portal, buildId))
      ) {
        reply.callNotFound();
        return reply;
      }
      await portals.store.fetch({ portal, buildId }, file);
      return undefined;
    });
    await files(scope, portals.store.folder, '/portals/');
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const pathname = pathOf(request.url);
      // An absent file is absent; only addresses of screens get the page.
      if (/\.[a-z0-9]{2,5}$/i.test(pathname) || pathname.startsWith('/api/')) {
        reply.callNotFound();
        // The answer is on its way: without it here, a second one would be sent.
        return reply;
      }
      greet(request, reply);
      const isBackOffice = siteOf(sites, request) === 'back-office';
      const asker = await askerOf({ request, reply }, portals);
      const shell = await readShell(distDir, isBackOffice ? 'back-office' : 'shell');
      const { list: releases, here } = await portals.registry.forPage(
        asker,
        pathname,
        offerOf(shell),
      );
      const nonce = randomBytes(18).toString('base64');
      const { body, headers } = await compressedPage(
        shellPage({
          nonce,
          shell,
          isBackOffice,
          releases,
          releaseKeys,
          here,
          fontCss,
          pathname,
          hasSession: request.cookies[REFRESH_COOKIE] !== undefined,
          mode,
          times,
          social,
        }),
        request.headers['accept-encoding'] ?? '',
      );
      return reply
        .header(
          'content-security-policy',
          contentSecurityPolicies({
            nonce,
            inlineScripts: [
              ...(shell.firstPaint ? [shell.firstPaint.script] : []),
              OLD_BROWSER_SCRIPT,
            ],
            isHttps,
          }),
        )
        .headers({ ...PAGE_HEADERS, ...headers })
        .type('text/html; charset=utf-8')
        .send(body);
    },
  });
};
