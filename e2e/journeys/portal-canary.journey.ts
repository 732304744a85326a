/**
 * A build that some people try first: the same people on every device, more or fewer when it is
 * moved, nobody when it is taken back.
 */
import assert from 'node:assert/strict';
import { publishRelease, readBuilt } from '@bussola/portal-build/publisher';
import { anna, signIn } from '../harness/people.ts';
import { registryOf } from '../harness/product-on-copy.ts';
import { currentManifest, reissue } from '../harness/reissue.ts';
import { test } from '../harness/test.ts';
import { useProductOnCopy } from '../harness/use-product.ts';

const TRIED = 'canary000000';
const PORTAL = 'user-area';

test.describe('a canary', () => {
  const product = useProductOnCopy();

  test('is the same person’s on every device, moves with its share, and goes with a step back', async () => {
    const { distDir } = product;
    const stable = (await currentManifest(distDir, PORTAL)).buildId;
    const registry = await registryOf(product);
    await reissue(distDir, PORTAL, { buildId: TRIED });
    const built = await readBuilt(distDir, PORTAL, TRIED);

    const device = async () => {
      const { page, context } = await product.visit();
      await signIn(page, anna());
      await page.getByRole('heading', { level: 1, name: /Anna/ }).waitFor();
      const cohort = Number(
        (await context.cookies()).find(({ name }) => name === '__Host-cohort')?.value,
      );
      /** The build whose entry a fresh page of this browser runs. */
      const runs = async (): Promise<string | undefined> => {
        const entry = page.waitForRequest(
          (request) =>
            request.url().includes(`/portals/${PORTAL}/`) &&
            request.url().includes('remoteEntry.js'),
        );
        await page.goto('/app/dashboards/home');
        const [, buildId] = /user-area\/([^/]+)\//.exec((await entry).url()) ?? [];
        await page.getByRole('heading', { level: 1, name: /Anna/ }).waitFor();
        return buildId;
      };
      return { cohort, runs, context };
    };
    const [first, second] = [await device(), await device()];
    assert.ok(
      Number.isInteger(first.cohort) && first.cohort >= 0 && first.cohort < 100,
      `cohort ${first.cohort}`,
    );
    assert.equal(second.cohort, first.cohort);

    // Every cohort up to this person's.
    await publishRelease(registry, built, { channel: 'canary', percent: first.cohort + 1 });
    assert.deepEqual(
      [await first.runs(), await second.runs(), await first.runs()],
      [TRIED, TRIED, TRIED],
    );
    // One cohort fewer: this person no more.
    await publishRelease(registry, built, { channel: 'canary', percent: first.cohort });
    assert.deepEqual([await first.runs(), await second.runs()], [stable, stable]);
    // For all, then back.
    await registry('publishPromote', { params: { portal: PORTAL }, body: { expects: TRIED } });
    assert.equal(await first.runs(), TRIED);
    await registry('publishRollback', { params: { portal: PORTAL }, body: { expects: TRIED } });
    assert.deepEqual([await first.runs(), await second.runs()], [stable, stable]);
    await Promise.all([first.context.close(), second.context.close()]);
  });
});
