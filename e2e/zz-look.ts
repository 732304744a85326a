import { openBrowser } from './harness/browser.ts';
import { startProduct } from './harness/product.ts';
import { anna } from './harness/people.ts';
const product = await startProduct({ isFirstStart: true, env: { HOST: '0.0.0.0' } } as never);
const browser = await openBrowser();
const port = new URL(product.url).port;
const deny = () => {
  const denied = () => { throw new DOMException('denied', 'SecurityError'); };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: denied });
  Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
  Object.defineProperty(window, 'BroadcastChannel', { value: denied });
  Object.defineProperty(navigator, 'locks', { get: () => ({ request: () => Promise.reject(new DOMException('x','SecurityError')) }) });
};
async function visit(what: string, url: string, script?: () => void) {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  if (script) await context.addInitScript(script);
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log(what, 'ERROR', e.message));
  page.on('console', (m) => { if (m.type() === 'error') console.log(what, 'console', m.text().slice(0, 200)); });
  await page.goto(`${url}/user/login`);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/look-${what}-1.png` });
  const who = anna() as { email: string; password: string };
  await page.fill('input[name=email]', who.email);
  await page.fill('input[name=password]', who.password);
  await page.click('button[type=submit]');
  await page.waitForTimeout(6000);
  console.log(what, page.url());
  await page.screenshot({ path: `/tmp/look-${what}-2.png` });
  await context.close();
}
console.log(product.url);
try {
  await visit('denied', product.url, deny);
  await visit('http', `http://192.0.2.2:${port}`);
} finally { await browser.close(); await product.stop(); }
