// Shell and portals with hot reload on http://localhost:3000, the API behind it on 3100, data in ./data-dev (DATA_DIR moves
// them). A saved file changes the page in place; what was typed in a form stays.
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { containerName, describePortal, PORTALS, webpackConfig } from '@bussola/portal-build';
import { fontFaceCss } from '@bussola/ui/fonts';
import { ConfigError, readConfig, startServer, stopOnSignals } from '@bussola/server';
import { buildAssets } from './build/assets.ts';

const root = path.resolve(import.meta.dirname, '..');
const PORT = Number(process.env['PORT'] ?? 3000);
const API_PORT = PORT + 100;
const BUILD = 'dev';
const portalPort = (place: number): number => PORT + 1 + place;

async function page(): Promise<string> {
  const portals = await Promise.all(PORTALS.map(async (name) => ({
    name, channel: 'stable', versions: [{
      // What is being written has no manifest and no hashes.
      name, version: '0.0.0', buildId: BUILD, contract: '^1.0', container: containerName(name, BUILD), entry: `/portals/${name}/remoteEntry.js`, manifest: '/', manifestIntegrity: '', integrity: {},
      descriptor: await describePortal(path.join(root, `mfe-${name}`)),
    }],
  })));
  const start = JSON.stringify({ mode: 'dev', releases: { schemaVersion: 2, serial: 1, generatedAt: new Date().toISOString(), minShell: '1.0.0', portals }, families: {}, familyIntegrity: {} }).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Bussola</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/assets/icon.svg"><style>${fontFaceCss('/assets/fonts')}</style></head><body><div id="app"></div>
<script type="application/json" id="bussola-start">${start}</script><script src="/shell/main.js" defer></script></body></html>`;
}

const api = (paths: string[]) => ({ context: paths, target: `http://127.0.0.1:${API_PORT}`, changeOrigin: false });

async function serveShell(): Promise<void> {
  const config = webpackConfig({ dir: path.join(root, 'shell'), name: 'shell', host: true, buildId: BUILD, outDir: path.join(root, '.cache/dev/shell'), publicPath: '/shell/', mode: 'development' });
  const server = new WebpackDevServer({
    port: PORT, host: '127.0.0.1', hot: true, allowedHosts: ['localhost', '127.0.0.1'],
    static: { directory: path.join(root, '.cache/dev/assets'), publicPath: '/assets' },
    client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${PORT}/ws` },
    proxy: [
      api(['/api', '/dev/posta', '/livez', '/readyz']),
      ...PORTALS.map((name, place) => ({ context: [`/portals/${name}/`], target: `http://127.0.0.1:${portalPort(place)}`, changeOrigin: false })),
    ],
    setupMiddlewares: (middlewares) => [...middlewares, {
      name: 'page',
      middleware: (request: { method?: string; url?: string }, response: { setHeader: (name: string, value: string) => void; end: (text: string) => void }, next: (error?: unknown) => void) => {
        if (request.method !== 'GET' || /\.\w+($|\?)/.test(request.url ?? '')) { next(); return; }
        page().then((html) => { response.setHeader('content-type', 'text/html; charset=utf-8'); response.setHeader('cache-control', 'no-store'); response.end(html); }, next);
      },
    }],
  }, webpack(config) ?? undefined);
  await server.start();
}

async function servePortal(name: string, place: number): Promise<void> {
  const publicPath = `/portals/${name}/`;
  const config = webpackConfig({ dir: path.join(root, `mfe-${name}`), name, host: false, buildId: BUILD, outDir: path.join(root, `.cache/dev/${name}`), publicPath, mode: 'development' });
  const server = new WebpackDevServer({
    port: portalPort(place), host: '127.0.0.1', hot: true, allowedHosts: ['localhost', '127.0.0.1'], static: false,
    devMiddleware: { publicPath },
    // The update channel is the portal's own: the page comes from the shell's port.
    client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${portalPort(place)}/ws` },
  }, webpack(config) ?? undefined);
  await server.start();
}

try {
  await buildAssets(path.join(root, '.cache/dev'));
  const server = await startServer(readConfig({ ...process.env, MODE: 'demo', PORT: String(API_PORT), PUBLIC_URL: `http://localhost:${PORT}`, DATA_DIR: process.env['DATA_DIR'] ?? path.join(root, 'data-dev') }));
  stopOnSignals(server);
  await Promise.all([serveShell(), ...PORTALS.map(servePortal)]);
  console.log(`\n  http://localhost:${PORT}   parts of the interface: /dev/ui   messages: /dev/posta   API: /api/docs\n`);
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : String(error));
  process.exit(1);
}
