/**
 * A team releases its portal to the running product: the command as people type it, and what a
 * browser gets after each step.
 */
import assert from 'node:assert/strict';
import { buildAll } from '@bussola/portal-build';
import { publishRelease, readBuilt } from '@bussola/portal-build/publisher';
import { root } from '../harness/product.ts';
import { registryOf, startProductOnCopy } from '../harness/product-on-copy.ts';
import type { ProductOnCopy } from '../harness/product-on-copy.ts';
import { runCommand } from '../harness/run-command.ts';
import { test } from '../harness/test.ts';

test.describe('a release', () => {
  let product: ProductOnCopy;
  let first: string;
  test.beforeAll(async () => {
    product = await startProductOnCopy();
    first = (await readBuilt(product.distDir, 'admin')).manifest.buildId;
  });
  test.afterAll(() => product.stop());

  const portal = (...typed: string[]) => runCommand(product, root, 'portal', ...typed);
  /** Builds of the portal that a browser may load, best first. */
  async function given(cookie = ''): Promise<string[]> {
    const { payload } = (await fetch(`${product.url}/api/portals/list`, {
      headers: { cookie },
    }).then((answer) => answer.json())) as { payload: string };
    const { portals } = JSON.parse(payload) as {
      portals: { name: string; versions: { buildId: string }[] }[];
    };
    return (
      portals.find(({ name }) => name === 'admin')?.versions.map(({ buildId }) => buildId) ?? []
    );
  }
  const inForce = async (url: string): Promise<string | undefined> =>
    /"name":"admin"[^}]*?"buildId":"([a-z0-9]+)"/.exec(
      await fetch(product.url + url).then((answer) => answer.text()),
    )?.[1];

  test('of what is in force already changes nothing, and is checked by every rule', async () => {
    // The check compiles the portal, builds a shell, and opens every page.
    test.setTimeout(480_000);
    assert.deepEqual([await given(), await inForce('/admin/clienti')], [[first], first]);
    const checked = await portal('check', 'admin');
    assert.deepEqual(
      [checked.code, checked.said.includes('every rule holds')],
      [0, true],
      checked.said,
    );
    // Checked a moment ago.
    const released = await portal('release', 'admin', '--force-unchecked', '--reason', 'prova');
    assert.deepEqual([released.code, await given()], [0, [first]], released.said);
  });

  test('of a new build reaches everybody without a restart; rollback, canary, promotion and kill move it', async () => {
    const { distDir } = product;
    await buildAll({ root, outDir: distDir, only: ['admin'], salt: 'second' });
    const built = await readBuilt(distDir, 'admin');
    const second = built.manifest.buildId;
    const registry = await registryOf(product);
    await publishRelease(registry, built, { channel: 'stable' });
    assert.deepEqual([await given(), await inForce('/admin/clienti')], [[second, first], second]);
    assert.equal((await fetch(product.url + built.manifest.entry)).status, 200);

    assert.equal((await portal('rollback', 'admin', '--reason', 'prova')).code, 0);
    assert.deepEqual([await given(), await inForce('/admin/clienti')], [[first], first]);

    await publishRelease(registry, built, { channel: 'canary', percent: 10 });
    assert.deepEqual(
      [await given('__Host-cohort=9'), await given('__Host-cohort=10'), await given()],
      [[second, first], [first], [first]],
    );
    assert.equal((await portal('promote', 'admin')).code, 0);
    assert.deepEqual(await given(), [second, first]);
    assert.equal((await portal('kill', 'admin', '--build', second)).code, 0);
    assert.deepEqual(await given(), [first]);
    const { said } = await portal('list', 'admin');
    for (const words of [
      `stable ${first}`,
      `kill ${second}`,
      'by installazione',
      'by questo computer: prova',
    ])
      assert.ok(said.includes(words), `${words}\n${said}`);
  });

  test('that is refused says why, with the exit code of that kind', async () => {
    const cases: [string[], number, string][] = [
      [['rollback', 'admin'], 2, 'NOTHING_EARLIER'],
      [['kill', 'admin', '--build', 'inventata1'], 2, 'BUILD_UNKNOWN'],
      [['release', 'nessuno'], 3, 'no portal called nessuno'],
      [['promote', 'admin'], 1, 'no canary'],
      [['release', 'admin', '--percent', '10'], 3, 'for the canary'],
      [['list', 'admin', '--to', 'http://127.0.0.1:9'], 1, 'does not answer'],
      [['list', 'admin', '--token', `bpt_${'x'.repeat(43)}`], 2, 'UNAUTHENTICATED'],
      [['boh'], 3, 'There is no «boh»'],
    ];
    for (const [typed, code, words] of cases) {
      const answer = await portal(...typed);
      assert.deepEqual(
        [typed, answer.code, answer.said.includes(words)],
        [typed, code, true],
        answer.said,
      );
    }
  });
});
