/**
 * A new team creates a portal with the command, writes a page and releases it to the running
 * product. The release command refuses a page that cannot work.
 */
import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { newVisitor, openBrowser } from '../harness/browser.ts';
import { anna, signIn } from '../harness/people.ts';
import { root } from '../harness/product.ts';
import { startProductOnCopy } from '../harness/product-on-copy.ts';
import type { ProductOnCopy } from '../harness/product-on-copy.ts';
import { runCommand } from '../harness/run-command.ts';
import { test } from '../harness/test.ts';

/** Not copied: built again in the copy, or linked. */
const LEFT_OUT = ['.git', '.cache', 'dist', 'data', 'data-dev', 'node_modules/.pnpm'].map((name) =>
  path.join(root, name),
);

/** Copies the workspace; npm packages are linked, not copied. */
async function copyWorkspace(): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'bussola-workspace-'));
  await cp(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !LEFT_OUT.includes(file),
  });
  await symlink(path.join(root, 'node_modules/.pnpm'), path.join(copy, 'node_modules/.pnpm'));
  return copy;
}

test.describe('a new portal', () => {
  // Each goes on where the one before it ended.
  test.describe.configure({ mode: 'serial' });
  let product: ProductOnCopy;
  let browser: Browser;
  let workspace: string;
  test.beforeAll(async () => {
    [product, browser, workspace] = await Promise.all([
      startProductOnCopy(),
      openBrowser(),
      copyWorkspace(),
    ]);
  });
  test.afterAll(async () => {
    await browser.close();
    await product.stop();
    await rm(workspace, { recursive: true, force: true });
  });

  const run = (...typed: string[]) => runCommand(product, workspace, ...typed);
  const page = () => path.join(workspace, 'mfe-prova/src/pages/inizio/inizio-page.tsx');
  async function write(file: string, from: string, to: string): Promise<void> {
    const text = await readFile(file, 'utf8');
    assert.ok(text.includes(from), `${file} has no ${from}`);
    await writeFile(file, text.replace(from, to));
  }
  const inForce = async (): Promise<string> =>
    /stable (\w+)/.exec((await run('portal', 'list', 'prova')).said)?.[1] ?? '';

  test('is made, written on, released, and opens in the running product with its menu entry', async () => {
    const made = await run('create-portal', 'prova');
    assert.equal(made.code, 0, made.said);
    // What `pnpm install` would do: these are the same packages.
    await cp(
      path.join(workspace, 'mfe-thirdparty/node_modules'),
      path.join(workspace, 'mfe-prova/node_modules'),
      { recursive: true, verbatimSymlinks: true },
    );
    await write(
      path.join(workspace, 'mfe-prova/src/locales/prova.it.ts'),
      'Questa è la prima pagina di Prova.',
      'L’ha scritta la quinta squadra.',
    );
    const released = await run('portal', 'release', 'prova');
    assert.equal(released.code, 0, released.said);
    assert.match(released.said, /1 pages mounted in Chromium, all stand/);
    assert.doesNotMatch(released.said, /building (shell|back-office)/);

    const { page: tab, context } = await newVisitor(browser, product.url);
    await signIn(tab, anna());
    await tab
      .getByRole('navigation', { name: 'Menu principale' })
      .first()
      .getByRole('link', { name: 'Prova' })
      .click();
    await tab.getByRole('heading', { level: 1, name: 'Ciao Anna.' }).waitFor();
    await tab.getByText('L’ha scritta la quinta squadra.').waitFor();
    await context.close();
  });

  test('is not made twice, nor with a name that no folder can have', async () => {
    for (const name of ['prova', 'admin', 'Prova 2', ''])
      assert.equal((await run('create-portal', name)).code, 3, name);
  });

  test('with a typo in an import, or a page that cannot be drawn, is not published', async () => {
    const good = await inForce();
    await write(
      page(),
      "import { PageHead } from '@bussola/ui/core';",
      "import { PageHaed as PageHead } from '@bussola/ui/core';",
    );
    const typo = await run('portal', 'release', 'prova');
    assert.equal(typo.code, 2, typo.said);
    assert.match(typo.said, /inizio-page\.tsx.*PageHaed/);

    await write(page(), 'PageHaed as PageHead', 'PageHead');
    await write(
      page(),
      '  return <PageHead',
      "  if (user.firstName !== '') throw new Error('non si disegna');\n  return <PageHead",
    );
    const broken = await run('portal', 'release', 'prova');
    assert.equal(broken.code, 2, broken.said);
    assert.match(broken.said, /\/prova\/inizio: Error: non si disegna/);
    assert.equal(await inForce(), good);
  });

  test('goes out unchecked only when somebody says why, and the history keeps it', async () => {
    const good = await inForce();
    assert.equal((await run('portal', 'release', 'prova', '--force-unchecked')).code, 3);
    const forced = await run(
      'portal',
      'release',
      'prova',
      '--force-unchecked',
      '--reason',
      'prova della squadra',
    );
    assert.equal(forced.code, 0, forced.said);
    const { said } = await run('portal', 'list', 'prova');
    assert.match(said, /senza controlli: prova della squadra/);
    assert.notEqual(await inForce(), good);
    assert.equal((await run('portal', 'rollback', 'prova')).code, 0);
    assert.equal(await inForce(), good);
  });
});
