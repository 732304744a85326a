/**
 * What portals share is the shell's, and is whole before a portal's first page: from then on no
 * page of it needs a file of the shell.
 */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { PortalManifest } from '@bussola/portal/release';
import { readBuilt } from '@bussola/portal-build/publisher';
import { completeCheckup, startCheckup } from '../harness/checkup.ts';
import { goInPage, SCREENS, shown } from '../harness/portals.ts';
import { anna, partner, signIn, superAdmin } from '../harness/people.ts';
import { builtDir } from '../harness/product.ts';
import type { PortalName } from '../harness/reissue.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

/**
 * Brings each portal to its first page as somebody to whom all its pages have something to show.
 */
const ARRIVE: Record<PortalName, (page: Page) => Promise<void>> = {
  checkup: async (page) => {
    await startCheckup(page);
    await completeCheckup(page, {}, { stopAtSummary: true });
  },
  'user-area': (page) => signIn(page, anna()),
  admin: (page) => signIn(page, superAdmin()),
  thirdparty: (page) => signIn(page, partner()),
};
const isForThem = (portal: PortalName, { descriptor }: PortalManifest, path: string): boolean =>
  descriptor.routes
    .find((route) => route.path === path)
    ?.roles?.includes(portal === 'admin' ? 'SuperAdmin' : 'User') ?? true;
const FILES_OF_SHELL = /^https?:\/\/[^/]+\/shell\//;

test.describe('after the first page of a portal', () => {
  const product = useProduct();

  for (const portal of Object.keys(SCREENS) as PortalName[]) {
    test(`${portal}: every other page opens though the shell's files are refused`, async () => {
      const { manifest } = await readBuilt(builtDir(), portal);
      const { page, context } = await product.visit();
      await ARRIVE[portal](page);
      const first = SCREENS[portal].path;
      // What watches the portals comes when the page rests: it is no page's.
      const watch = page.waitForResponse((answer) => answer.url().includes('/portal-watch.'));
      await page.goto(first);
      assert.equal(await shown(page), 'ready');
      await watch;
      await page.waitForLoadState('networkidle');
      const refused: string[] = [];
      await context.route(FILES_OF_SHELL, (route) => {
        refused.push(new URL(route.request().url()).pathname);
        return route.abort();
      });
      const headings = new Set<string>();
      const others = Object.keys(manifest.screens).filter(
        (one) => one !== first && isForThem(portal, manifest, one),
      );
      for (const path of others) {
        await goInPage(page, path);
        assert.equal(await shown(page), 'ready', `${path}, with ${refused.join(', ')} refused`);
        headings.add(await page.locator('h1').first().innerText());
      }
      assert.deepEqual(refused, [], 'files of the shell were asked for by pages of the portal');
      // Had all of them shown the same, nothing would have been tried.
      assert.ok(
        headings.size >= others.length / 2,
        `${headings.size} different headings on ${others.length} pages`,
      );
      await context.close();
    });
  }
});
