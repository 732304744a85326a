// Shell and portals with hot reload on http://localhost:3000, the API behind it on 3100, data in
// ./data-dev (DATA_DIR moves them). A saved file changes the page in place; what was typed in a
// form stays. `dev NAME` writes on one portal alone, the others as they were built; `dev NAME
// --against https://…` the same beside a running system: its data, its sign-in, its other portals.
import path from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import {
  buildAll,
  containerName,
  describePortal,
  PORTALS,
  webpackConfig,
} from '@bussola/portal-build';
import type { ListedPortal, ReleaseList, SignedReleaseList } from '@bussola/portal/release';
import { fontFaceCss } from '@bussola/ui/fonts';
import { ConfigError, demoPeople, readConfig, startServer, stopOnSignals } from '@bussola/server';
import { buildAssets } from './build/assets.ts';
import { demoPeopleLines } from './demo-people.ts';

const root = path.resolve(import.meta.dirname, '..');
const PORT = Number(process.env['PORT'] ?? 3000);
const API_PORT = PORT + 100;
const BUILD = 'dev';
const portalPort = (place: number): number => PORT + 1 + place;

const {
  values: { against },
  positionals,
} = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
const unknown = positionals.find((name) => !PORTALS.includes(name));
/** Portals that are being written; the rest comes as it was built. */
const WRITTEN =
  positionals.length > 0 ? PORTALS.filter((name) => positionals.includes(name)) : PORTALS;
const BUILT = PORTALS.filter((name) => !WRITTEN.includes(name));
const target = against === undefined ? `http://127.0.0.1:${API_PORT}` : new URL(against).origin;

const written = async (name: string): Promise<ListedPortal> => ({
  name,
  channel: 'stable',
  versions: [
    {
      // What is being written has no manifest and no hashes.
      name,
      version: '0.0.0',
      buildId: BUILD,
      contract: '^1.0',
      container: containerName(name, BUILD),
      entry: `/portals/${name}/${BUILD}/remoteEntry.js`,
      manifest: '/',
      manifestIntegrity: '',
      integrity: {},
      descriptor: await describePortal(path.join(root, `mfe-${name}`)),
    },
  ],
});

/** The builds that the running system has in force. */
async function built(): Promise<ListedPortal[]> {
  if (BUILT.length === 0) return [];
  const answer = await fetch(`${target}/api/portals/list`);
  if (!answer.ok) throw new Error(`${target} gave no list of portals: HTTP ${answer.status}`);
  const { payload } = (await answer.json()) as SignedReleaseList;
  return (JSON.parse(payload) as ReleaseList).portals.filter(({ name }) =>
    BUILT.some((one) => one === name),
  );
}

async function page(): Promise<string> {
  const portals = [...(await Promise.all(WRITTEN.map(written))), ...(await built())];
  const releases: ReleaseList = {
    schemaVersion: 2,
    serial: 1,
    generatedAt: new Date().toISOString(),
    minShell: '1.0.0',
    portals,
  };
  const start = JSON.stringify({
    mode: 'dev',
    releases,
    families: {},
    familyIntegrity: {},
  }).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Bussola</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/assets/icon.svg"><style>${fontFaceCss('/assets/fonts')}</style></head><body><div id="app"></div>
<script type="application/json" id="bussola-start">${start}</script><script src="/shell/main.js" defer></script></body></html>`;
}

/** A running system takes requests only from its own pages: to it they are. */
const api = (paths: string[]) => ({
  context: paths,
  target,
  changeOrigin: against !== undefined,
  secure: false,
  ...(against === undefined ? {} : { headers: { origin: target } }),
});

async function serveShell(): Promise<void> {
  const config = webpackConfig({
    dir: path.join(root, 'shell'),
    name: 'shell',
    host: true,
    buildId: BUILD,
    outDir: path.join(root, '.cache/dev/shell'),
    publicPath: '/shell/',
    mode: 'development',
  });
  const server = new WebpackDevServer(
    {
      port: PORT,
      host: '127.0.0.1',
      hot: true,
      allowedHosts: ['localhost', '127.0.0.1'],
      static: { directory: path.join(root, '.cache/dev/assets'), publicPath: '/assets' },
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${PORT}/ws` },
      proxy: [
        api(['/api', '/dev/posta', '/livez', '/readyz', '/.well-known']),
        ...WRITTEN.map((name, place) => ({
          context: [`/portals/${name}/${BUILD}/`],
          target: `http://127.0.0.1:${portalPort(place)}`,
          changeOrigin: false,
        })),
        api(['/portals']),
      ],
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'page',
          middleware: (
            request: { method?: string; url?: string },
            response: {
              setHeader: (name: string, value: string) => void;
              end: (text: string) => void;
            },
            next: (error?: unknown) => void,
          ) => {
            if (request.method !== 'GET' || /\.\w+($|\?)/.test(request.url ?? '')) {
              next();
              return;
            }
            page().then((html) => {
              response.setHeader('content-type', 'text/html; charset=utf-8');
              response.setHeader('cache-control', 'no-store');
              response.end(html);
            }, next);
          },
        },
      ],
    },
    webpack(config) ?? undefined,
  );
  await server.start();
}

async function servePortal(name: string, place: number): Promise<void> {
  const publicPath = `/portals/${name}/${BUILD}/`;
  const config = webpackConfig({
    dir: path.join(root, `mfe-${name}`),
    name,
    host: false,
    buildId: BUILD,
    outDir: path.join(root, `.cache/dev/${name}`),
    publicPath,
    mode: 'development',
  });
  const server = new WebpackDevServer(
    {
      port: portalPort(place),
      host: '127.0.0.1',
      hot: true,
      allowedHosts: ['localhost', '127.0.0.1'],
      static: false,
      devMiddleware: { publicPath },
      // The update channel is the portal's own: the page comes from the shell's port.
      client: {
        overlay: false,
        logging: 'warn',
        webSocketURL: `ws://localhost:${portalPort(place)}/ws`,
      },
    },
    webpack(config) ?? undefined,
  );
  await server.start();
}

try {
  if (unknown !== undefined)
    throw new Error(`There is no portal called «${unknown}»: ${PORTALS.join(', ')}.`);
  await buildAssets(path.join(root, '.cache/dev'));
  if (against === undefined) {
    const distDir = path.join(root, 'dist');
    // The server takes in what was built; its own page is not asked for here.
    if (BUILT.length > 0) {
      await buildAssets(distDir);
      await buildAll({
        root,
        outDir: distDir,
        only: ['shell', ...BUILT],
        say: (line) => console.log(line),
      });
    }
    const server = await startServer(
      readConfig({
        ...process.env,
        MODE: 'demo',
        PORT: String(API_PORT),
        PUBLIC_URL: `http://localhost:${PORT}`,
        DATA_DIR: process.env['DATA_DIR'] ?? path.join(root, 'data-dev'),
      }),
    );
    stopOnSignals(server);
    console.log(['', ...demoPeopleLines(demoPeople())].join('\n'));
  }
  await Promise.all([serveShell(), ...WRITTEN.map(servePortal)]);
  console.log(
    `\n  http://localhost:${PORT}${against === undefined ? '   messages: /dev/posta   API: /api/docs' : `   beside ${target}`}\n`,
  );
} catch (error) {
  console.error(
    error instanceof ConfigError || error instanceof Error ? error.message : String(error),
  );
  process.exit(1);
}
