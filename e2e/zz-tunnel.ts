import { openBrowser } from './harness/browser.ts';
import { startProduct } from './harness/product.ts';
import { anna } from './harness/people.ts';
const product = await startProduct({ isFirstStart: true } as never);
const browser = await openBrowser();
const said = async (page: any) => ((await page.locator('main').innerText()) as string).replace(/\s+/g, ' ').slice(0, 220);
try {
  for (const lie of [false, true]) {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
    if (lie) await context.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => true });
      for (const name of ['online', 'offline']) addEventListener(name, (e) => e.stopImmediatePropagation(), true);
    });
    const page = await context.newPage();
    await page.goto(`${product.url}/user/login`);
    const who = anna() as { email: string; password: string };
    await page.fill('input[name=email]', who.email);
    await page.fill('input[name=password]', who.password);
    await page.click('button[type=submit]');
    await page.waitForURL(/app/);
    await page.waitForTimeout(3000);
    for (const link of ['Documenti', 'Account', 'I miei dati']) {
      await context.setOffline(true);
      await page.getByRole('link', { name: link }).first().click();
      await page.waitForTimeout(9000);
      console.log(lie, link, 'OFF', await said(page));
      await page.screenshot({ path: `/tmp/look-tunnel-${lie}-${link}.png` });
      await context.setOffline(false);
      for (const s of [2, 8, 35]) {
        await page.waitForTimeout(s * 1000);
        const text = await said(page);
        console.log(lie, link, 'ON', s, text);
        if (!/rispond|guasto|conness|riesc/i.test(text)) break;
      }
    }
    await context.close();
  }
} finally { await browser.close(); await product.stop(); }
