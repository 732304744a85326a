/**
 * Builds that load well and whose pages throw: what the person sees, what the registry counts, and
 * that no retry goes on for ever.
 */
import assert from 'node:assert/strict';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { publishRelease, readBuilt } from '@bussola/portal-build/publisher';
import { openBrowser, takeViolations } from '../harness/browser.ts';
import { loadEventsOf, startFaultProxy } from '../harness/fault-proxy.ts';
import type { FaultProxy } from '../harness/fault-proxy.ts';
import { filesOf, shown, staffVisit } from '../harness/portals.ts';
import { registryOf, startProductOnCopy } from '../harness/product-on-copy.ts';
import type { ProductOnCopy } from '../harness/product-on-copy.ts';
import { currentManifest, reissue } from '../harness/reissue.ts';
import { test } from '../harness/test.ts';
import { until } from '../harness/until.ts';

const PORTAL = 'thirdparty';
const SCREEN = '/thirdparty/clienti';

/** Code for the end of a portal's entry: every page of the build runs `work` when it renders. */
const withPage = (container: string, work: string): string => `;(() => {
  const name = ${JSON.stringify(container)};
  const real = self[name];
  let React;
  self[name] = {
    init: (scope, ...rest) => { React = Object.values(scope.react)[0].lib(); return real.init(scope, ...rest); },
    get: async (exposed) => { const factory = await real.get(exposed); return () => {
      const { default: portal, ...others } = factory();
      const Page = () => { ${work}; return React.createElement('h1', null, 'Una pagina'); };
      return { ...others, default: { ...portal, routes: portal.routes.map(({ path }) => ({ path, element: React.createElement(Page) })) } };
    }; },
  };
})();`;

test.describe('pages that throw', () => {
  // Each goes on where the one before it ended.
  test.describe.configure({ mode: 'serial' });
  let proxy: FaultProxy;
  let product: ProductOnCopy;
  let browser: Browser;
  let first: string;
  test.beforeAll(async () => {
    proxy = await startFaultProxy();
    [product, browser] = await Promise.all([
      startProductOnCopy({ env: { PUBLIC_URL: proxy.url } }),
      openBrowser(),
    ]);
    proxy.target = product.url;
    first = (await currentManifest(product.distDir, PORTAL)).buildId;
  });
  test.afterAll(async () => {
    await browser.close();
    await proxy.close();
    await product.stop();
  });

  async function publish(
    buildId: string,
    edit: (file: string, text: string, container: string) => string,
  ): Promise<void> {
    await reissue(product.distDir, PORTAL, {
      buildId,
      edit: (file, text) => edit(file, text, `${PORTAL}_${buildId}`),
    });
    await publishRelease(
      await registryOf(product),
      await readBuilt(product.distDir, PORTAL, buildId),
      { channel: 'stable' },
    );
  }
  const publishPage = (buildId: string, work: string): Promise<void> =>
    publish(buildId, (file, text, container) =>
      file === 'remoteEntry.js' ? text + withPage(container, work) : text,
    );
  const kill = async (buildId: string): Promise<unknown> =>
    (await registryOf(product))('publishKill', { params: { portal: PORTAL, buildId }, body: {} });
  /** What the page told the server of a build. */
  const toldOf = (visit: string, buildId: string): string[] =>
    loadEventsOf(proxy, visit)
      .filter((event) => event.buildId === buildId)
      .map(({ outcome, code, asset }) => [outcome, code, asset].filter(Boolean).join(' '));

  test('in an effect of its first page: tried once more, then the build before; never counted as healthy', async () => {
    const bad = 'effectthrows0';
    await publishPage(bad, "React.useEffect(() => { throw new Error('in an effect'); })");
    const { page, context } = await staffVisit(browser, proxy.url, 'effect');
    await page.goto(SCREEN);
    await page
      .getByRole('heading', { level: 1, name: 'Una pagina' })
      .waitFor({ state: 'detached' });
    assert.equal(await shown(page), 'ready');
    await until(
      () => Promise.resolve(toldOf('effect', first).includes('ready')),
      'the build before is counted',
      20_000,
    );
    const told = toldOf('effect', bad);
    assert.deepEqual(
      told.filter((one) => /^(ready|recovered)/.test(one)),
      [],
    );
    assert.deepEqual(
      told.filter((one) => one.startsWith('crashed')),
      ['crashed RENDER remoteEntry.js', 'crashed RENDER remoteEntry.js'],
    );
    assert.ok(told.includes('failed RENDER'), told.join(', '));
    await context.close();
    await kill(bad);
  });

  test('with nothing to go back to: an error at once, of a page and not of security, whatever its words say', async () => {
    const bad = 'wordsofurl00';
    await publishPage(
      bad,
      "throw new Error('Minified React error #185; visit https://react.dev/errors/185 for the full message')",
    );
    await kill(first);
    const { page, context } = await staffVisit(browser, proxy.url, 'words');
    const probes: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('probe=')) probes.push(request.url());
    });
    await page.goto(SCREEN);
    assert.equal(await shown(page, 10_000), 'RENDER');
    await page.getByRole('heading', { level: 1, name: 'Questa pagina si è fermata' }).waitFor();
    assert.deepEqual(probes, []);
    await context.close();
    // The registry takes a new build of the same files.
    await publish('goodagain000', (_file, text) => text);
    await kill(bad);
  });

  test('that throw while they are loaded: cured, Riprova runs them again', async () => {
    const build = 'throwsonce00';
    const chunk = path.basename(
      filesOf(await currentManifest(product.distDir, PORTAL), SCREEN).chunk,
    );
    // At the head of every module of the piece.
    let edited = 0;
    await publish(build, (file, text) =>
      file === chunk
        ? text.replaceAll(
            /(\d+\([\w$,]*\)\{|\d+:\([\w$,]*\)=>\{|\d+:function\([\w$,]*\)\{)(?:"use strict";)?/g,
            (head) => {
              edited += 1;
              return `${head}if(self.__spoiled)throw new Error("half-way");`;
            },
          )
        : text,
    );
    assert.ok(edited > 0, 'no module was found in the piece');
    await kill('goodagain000');
    const { page, context } = await staffVisit(browser, proxy.url, 'once');
    await page.addInitScript(() => {
      Object.assign(window, { __spoiled: true });
    });
    await page.goto(SCREEN);
    const code = await shown(page, 10_000);
    assert.match(code, /^(RENDER|ENTRY_EXECUTION)$/);
    await page.evaluate(() => {
      Object.assign(window, { __spoiled: false });
    });
    let navigations = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) navigations += 1;
    });
    await page.getByRole('button', { name: 'Riprova adesso' }).click();
    await page.locator('[role=alert] dl').waitFor({ state: 'detached' });
    assert.equal(await shown(page), 'ready');
    assert.equal(navigations, 0);
    await context.close();
  });

  test('whose files are gone: nobody is told of a newer version that does not exist', async () => {
    const { buildId } = (await readBuilt(product.distDir, PORTAL, 'throwsonce00')).manifest;
    const { page, context } = await staffVisit(browser, proxy.url, 'gone');
    proxy.break('gone', (asked) => asked.includes(`/${buildId}/remoteEntry.js`), '404');
    await page.goto(SCREEN);
    assert.equal(await shown(page), 'STALE_BUILD');
    await page
      .getByRole('heading', { level: 1, name: '«Le aree affidate a te» non risponde, per ora.' })
      .waitFor();
    assert.equal(await page.getByText('C’è una versione più recente').count(), 0);
    takeViolations();
    await context.close();
  });
});
