/**
 * Every file of a portal, failing in every way, on the production build: what is shown, what is
 * asked for, what goes on working.
 */
import assert from 'node:assert/strict';
import type { Browser } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { FAULTS, startFaultProxy } from './fault-proxy.ts';
import type { Fault, FaultProxy } from './fault-proxy.ts';
import { isAll } from './extent.ts';
import { filesOf, goInPage, SCREENS, shown, staffVisit } from './portals.ts';
import { startProductOnCopy } from './product-on-copy.ts';
import type { ProductOnCopy } from './product-on-copy.ts';
import { currentManifest } from './reissue.ts';
import type { PortalName } from './reissue.ts';
import { test } from './test.ts';

/** Two minutes in five seconds. The relations are those that people get. */
const TIMES = 'slow=600,hang=900,giveWay=2500,limit=5000,retries=100/300,open=1500';
const LIST = '/api/portals/list';
const FILES = ['manifest', 'entry', 'chunk', 'stylesheet'] as const;
type File = (typeof FILES)[number];

/** What a person reads when there is no other build: code by file and fault. */
const CODE: Record<File, Record<Fault, string>> = {
  manifest: {
    '404': 'STALE_BUILD',
    '503': 'ENTRY_NETWORK',
    hang: 'ENTRY_TIMEOUT',
    tampered: 'INTEGRITY',
    truncated: 'INTEGRITY',
    throws: 'INTEGRITY',
  },
  entry: {
    '404': 'STALE_BUILD',
    '503': 'ENTRY_NETWORK',
    hang: 'ENTRY_TIMEOUT',
    tampered: 'INTEGRITY',
    truncated: 'INTEGRITY',
    throws: 'INTEGRITY',
  },
  chunk: {
    '404': 'STALE_BUILD',
    '503': 'CHUNK_NETWORK',
    hang: 'CHUNK_TIMEOUT',
    tampered: 'INTEGRITY',
    truncated: 'INTEGRITY',
    throws: 'INTEGRITY',
  },
  stylesheet: {
    '404': 'STALE_BUILD',
    '503': 'STYLESHEET_LOAD',
    hang: 'CHUNK_TIMEOUT',
    tampered: 'INTEGRITY',
    truncated: 'INTEGRITY',
    throws: 'INTEGRITY',
  },
};
/**
 * A file is asked for once, twice more when the network refused it, once more under another address
 * when it hung; the page's hint and the look at why come besides.
 */
const MOST: Record<Fault, number> = {
  '404': 3,
  '503': 8,
  hang: 5,
  tampered: 4,
  truncated: 4,
  throws: 4,
};

const PORTALS = Object.keys(SCREENS) as PortalName[];
/**
 * `test` tries each pair of file and fault in one portal only, and gives every portal each file at
 * least once. `test --all` tries all pairs in all portals.
 * @param row of the file
 * @param column of the fault
 */
const isAsked = (portal: PortalName, row: number, column: number): boolean =>
  isAll || (row + column) % PORTALS.length === PORTALS.indexOf(portal);

/** One journey a portal: together they are the matrix. */
export function faultMatrix(portal: PortalName): void {
  test.describe(`${portal}: every file, failing in every way`, () => {
    test.describe.configure({ mode: 'parallel' });
    let proxy: FaultProxy;
    let product: ProductOnCopy;
    let browser: Browser;
    test.beforeAll(async () => {
      proxy = await startFaultProxy();
      [product, browser] = await Promise.all([
        startProductOnCopy({ env: { PORTAL_TIMES: TIMES, PUBLIC_URL: proxy.url } }),
        openBrowser(),
      ]);
      proxy.target = product.url;
    });
    test.afterAll(async () => {
      await browser.close();
      await proxy.close();
      await product.stop();
    });

    /**
     * Opens the portal from another one, so that its manifest is needed, and in the page, so that
     * nothing is hinted at.
     */
    async function meet(file: File, fault: Fault): Promise<void> {
      const { path: screen, other } = SCREENS[portal];
      const address = filesOf(await currentManifest(product.distDir, portal), screen)[file];
      const visit = `${portal} ${file} ${fault}`;
      const { page, context } = await staffVisit(browser, proxy.url, visit);
      try {
        await page.goto(SCREENS[other].path);
        assert.equal(await shown(page), 'ready');
        proxy.break(visit, (asked) => asked === address, fault);
        await goInPage(page, screen);
        assert.equal(await shown(page), CODE[file][fault]);
        const asked = proxy.log.filter((one) => one.visit === visit && one.fault !== undefined);
        assert.ok(
          asked.length >= 1 && asked.length <= MOST[fault],
          `${address} was asked for ${asked.length} times: ${asked.map(({ search, status }) => `${search || '-'} ${status}`).join(', ')}`,
        );
        if (fault === 'hang')
          assert.ok(
            asked.some(({ search }) => /^\?r=\d/.test(search)),
            'what hung was not asked for under another address',
          );
        // The rest of the page goes on; a person who comes back within the minute sees it, and
        // nothing is asked for.
        await goInPage(page, SCREENS[other].path);
        assert.equal(await shown(page), 'ready');
        await goInPage(page, screen);
        assert.equal(await shown(page), CODE[file][fault]);
        proxy.mend(visit);
        let navigations = 0;
        page.on('request', (request) => {
          if (request.isNavigationRequest()) navigations += 1;
        });
        await page.getByRole('button', { name: 'Riprova adesso' }).click();
        await page.locator('[role=alert] dl').waitFor({ state: 'detached' });
        assert.equal(await shown(page), 'ready');
        assert.equal(navigations, 0, 'the page was loaded anew');
      } finally {
        await context.close();
      }
    }

    /**
     * The list too, in the moment in which it is asked for: a bad one is never taken, and what was
     * known stays.
     */
    async function meetWithList(fault: Fault): Promise<void> {
      const { path: screen, other } = SCREENS[portal];
      const { entry } = filesOf(await currentManifest(product.distDir, portal), screen);
      const visit = `${portal} list ${fault}`;
      const { page, context } = await staffVisit(browser, proxy.url, visit);
      try {
        await page.goto(SCREENS[other].path);
        assert.equal(await shown(page), 'ready');
        proxy.break(visit, (asked) => asked === LIST || asked === entry, fault);
        await goInPage(page, screen);
        assert.equal(await shown(page), CODE.entry[fault]);
        assert.ok(
          proxy.log.some((one) => one.visit === visit && one.path === LIST && one.fault === fault),
          'the list was asked for before anything was given up',
        );
        await goInPage(page, SCREENS[other].path);
        assert.equal(await shown(page), 'ready');
        await goInPage(page, screen);
        assert.equal(await shown(page), CODE.entry[fault]);
        proxy.mend(visit);
        await page.getByRole('button', { name: 'Riprova adesso' }).click();
        await page.locator('[role=alert] dl').waitFor({ state: 'detached' });
        assert.equal(await shown(page), 'ready');
      } finally {
        await context.close();
      }
    }

    for (const [column, fault] of FAULTS.entries()) {
      if (isAsked(portal, 0, column))
        test(`list and entry, ${fault}: ${CODE.entry[fault]}`, () => meetWithList(fault));
      for (const [row, file] of FILES.entries())
        if (isAsked(portal, row + 1, column))
          test(`${file}, ${fault}: ${CODE[file][fault]}`, () => meet(file, fault));
    }
  });
}
