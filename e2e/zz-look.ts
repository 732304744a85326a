import { mkdirSync } from 'node:fs';
import { openBrowser } from './harness/browser.ts';
import { startProduct } from './harness/product.ts';
import * as people from './harness/people.ts';
const out = '/tmp/look'; mkdirSync(out, { recursive: true });
const product = await startProduct({ isFirstStart: true } as never);
const browser = await openBrowser();
const errs: string[] = [];
for (const [w, scheme] of [[1440, 'light'], [390, 'light'], [820, 'dark'], [1440, 'dark']] as const) {
  const ctx = await browser.newContext({ baseURL: product.url, viewport: { width: w, height: 900 }, colorScheme: scheme, locale: 'it-IT' });
  const page = await ctx.newPage();
  page.on('pageerror', (e) => errs.push(String(e)));
  page.on('response', (r) => { if (r.status() >= 500) errs.push(r.url() + r.status()); });
  await (people as any).signIn(page, (people as any).superAdmin ? (people as any).superAdmin() : undefined);
  for (const [name, path] of [['clienti', '/admin/clienti'], ['consulenti', '/admin/consulenti'], ['costanti', '/admin/costanti'], ['storia', '/admin/costanti/storia']] as const) {
    await page.goto(path); await page.waitForLoadState('networkidle'); await page.waitForTimeout(500);
    await page.screenshot({ path: `${out}/${name}-${w}-${scheme}.png`, fullPage: true });
  }
  if (w !== 820) {
    await page.goto('/admin/clienti'); await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k'); await page.waitForTimeout(700);
    await page.keyboard.type('colo'); await page.waitForTimeout(900);
    await page.screenshot({ path: `${out}/palette-${w}-${scheme}.png` });
    await page.keyboard.press('Enter'); await page.waitForTimeout(1200);
    console.log(w, page.url());
    await page.goto('/admin/clienti'); await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Esporta l’elenco' }).click(); await page.waitForTimeout(600);
    await page.screenshot({ path: `${out}/export-${w}-${scheme}.png` });
  }
  await ctx.close();
}
console.log(errs);
await browser.close(); await (product as any).stop();
