// Before a release, on the machine that publishes: the types of the portal's sources, and every
// page of the build mounted in the test shell in a real Chromium.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { ListedRelease, PortalRoute, Role } from '@bussola/portal';
import { buildAll } from '@bussola/portal-build';
import type { ShellRelease } from '@bussola/portal/shell-release';
import type { LocalBuild } from '@bussola/portal-build/publisher';
import { findBrowser } from '../browser.ts';
import { root, runNode } from '../check/steps.ts';

const TEST_SHELL = path.join(root, '.cache/test-shell');
const KINDS: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
/** Values that stand for the parameters of a path. */
const SAMPLE = 'prova';
/** Pages at the same time. */
const AT_ONCE = 4;

/**
 * Prints the compiler's own words.
 * @returns whether every type of the portal fits
 */
export const checkTypes = async (portal: string): Promise<boolean> =>
  (await runNode([path.join(root, 'node_modules/typescript/bin/tsc'), '-p', `mfe-${portal}`])) ===
  0;

/** @returns a line for each page that does not stand */
export async function checkPages(
  { manifest, folder }: LocalBuild,
  say: (line: string) => void,
): Promise<string[]> {
  await buildAll({ root, outDir: TEST_SHELL, only: ['test-shell'], say });
  const shell = JSON.parse(
    await readFile(path.join(TEST_SHELL, 'test-shell/shell.json'), 'utf8'),
  ) as ShellRelease;
  const page = `<!doctype html><meta charset="utf-8"><title>test shell</title><body>${shell.scripts.map((src) => `<script src="${src}"></script>`).join('')}`;
  const prefix = `/portals/${manifest.name}/${manifest.buildId}/`;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith(prefix)
      ? path.join(folder, pathname.slice(prefix.length))
      : pathname.startsWith('/test-shell/')
        ? path.join(TEST_SHELL, pathname)
        : undefined;
    const answer = file === undefined ? Promise.resolve(page) : readFile(file);
    answer.then(
      (body) =>
        response
          .setHeader('content-type', KINDS[path.extname(file ?? '')] ?? 'text/html')
          .end(body),
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const wrong: string[] = [];
  try {
    const { descriptor } = manifest;
    const check = async ({ path: pattern, roles }: PortalRoute): Promise<void> => {
      const tab = await browser.newPage();
      await tab.goto(`http://127.0.0.1:${port}/`);
      const role: Role = (roles ?? descriptor.access.roles)?.[0] ?? 'User';
      const asked = {
        release: manifest as unknown as ListedRelease,
        path: pattern.replaceAll(/:[^/]+/g, SAMPLE),
        role,
      };
      const found = await tab.evaluate((one) => window.mountPage(one), asked);
      wrong.push(...found.map((what) => `${pattern}: ${what}`));
      await tab.close();
    };
    const waiting = [...descriptor.routes];
    const lane = async (): Promise<void> => {
      for (let route = waiting.shift(); route; route = waiting.shift()) await check(route);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    say(
      `${manifest.name}: ${descriptor.routes.length} pages mounted in Chromium, ${wrong.length === 0 ? 'all stand' : `${new Set(wrong.map((line) => line.split(': ')[0])).size} do not`}`,
    );
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  return wrong;
}
