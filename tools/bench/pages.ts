// What a page adds to what Home has loaded, from step to step of the checkup, and from a slider to
// the new result: on the production build (`dist`), the last two on a processor 4 times slower.
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { newVisitor } from '../../e2e/harness/browser.ts';
import {
  addMarco,
  fillCasa,
  fillDati,
  fillFinanza,
  fillPrevidenza,
  startCheckup,
} from '../../e2e/harness/checkup.ts';
import { anna, signIn } from '../../e2e/harness/people.ts';
import { AREA } from '../../e2e/harness/screens.ts';
import { goInPage } from '../../e2e/harness/portals.ts';
import { startProduct } from '../../e2e/harness/product.ts';
import { findBrowser } from '../browser.ts';
import { median, printTable } from './table.ts';

const CPU_TIMES_SLOWER = 4;
const SLIDER_PRESSES = 20;
const HOME = '/app/dashboards/home';
const PAGES = Object.values(AREA)
  .flat()
  .filter((path) => path !== HOME);
/** The steps, each with the answers of a couple; the pause asks nothing. */
const STEPS: readonly [path: string, fill: (page: Page) => Promise<void>][] = [
  ['/checkup/1', fillDati],
  ['/checkup/1-5', addMarco],
  ['/checkup/2', fillCasa],
  ['/checkup/3', fillPrevidenza],
  ['/checkup/3-5', () => Promise.resolve()],
  ['/checkup/4', fillFinanza],
];

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

/** @returns the bytes of scripts on the wire since the call before. */
async function countScripts(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => {
    const since = bytes;
    bytes = 0;
    return since;
  };
}

/**
 * Waits until no script has come for a while.
 * @returns the bytes that came meanwhile
 */
async function atRest(page: Page, taken: () => number): Promise<number> {
  let sum = 0;
  for (let quiet = 0; quiet < 4; quiet += 1) {
    await page.waitForTimeout(1_000);
    const more = taken();
    sum += more;
    if (more > 0) quiet = -1;
  }
  return sum;
}

async function bytesOf(path: string): Promise<number> {
  const { page, context } = await newVisitor(browser, product.url);
  const taken = await countScripts(page);
  await signIn(page, anna());
  // What Home fetches ahead when it is idle is Home's.
  await atRest(page, taken);
  await goInPage(page, path);
  const added = await atRest(page, taken);
  await context.close();
  return added;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
}

/**
 * From a press to the frame in which the text of the watched element is another, in ms; what never
 * changes counts five seconds.
 */
const untilChanged = (page: Page, press: 'next step' | 'slider'): Promise<number> =>
  page.evaluate(async (what) => {
    const isSlider = what === 'slider';
    const slider = document.querySelector('[role=slider]');
    // Other steps may be in the document, hidden.
    const title = () => [...document.querySelectorAll('h1')].find((one) => one.checkVisibility());
    const read = () => (isSlider ? slider?.closest('section') : title())?.textContent;
    const next = [...document.querySelectorAll<HTMLElement>('footer button, footer a')].find(
      (one) =>
        one.checkVisibility() && (one.textContent === 'Avanti' || one.textContent === 'Continua'),
    );
    const before = read();
    const start = performance.now();
    if (isSlider)
      slider?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    else next?.click();
    while (performance.now() - start < 5_000) {
      await new Promise(requestAnimationFrame);
      const now = read();
      if (now !== undefined && now !== before) break;
    }
    return performance.now() - start;
  }, press);

async function steps(): Promise<{ from: string; ms: number }[]> {
  const { page, context } = await newVisitor(browser, product.url, { reducedMotion: 'reduce' });
  await startCheckup(page);
  await slowDown(page);
  const found: { from: string; ms: number }[] = [];
  for (const [from, fill] of STEPS) {
    await page.waitForURL(`**${from}`);
    await fill(page);
    // A person reads, and the step that follows is drawn meanwhile.
    await page.waitForTimeout(2_500);
    found.push({ from, ms: await untilChanged(page, 'next step') });
  }
  await context.close();
  return found;
}

async function sliders(): Promise<number[]> {
  const { page, context } = await newVisitor(browser, product.url, { reducedMotion: 'reduce' });
  await signIn(page, anna());
  await page.goto('/app/dashboards/soluzione-consigliata/TCM');
  const slider = page.getByRole('slider').first();
  await slider.focus();
  // The engine comes with the first press.
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const found: number[] = [];
  for (let press = 0; press < SLIDER_PRESSES; press += 1) {
    await page.waitForTimeout(100);
    found.push(await untilChanged(page, 'slider'));
  }
  await context.close();
  return found;
}

const added: { path: string; bytes: number }[] = [];
for (const path of PAGES) added.push({ path, bytes: await bytesOf(path) });
const walked = await steps();
const moved = await sliders();
await browser.close();
await product.stop();

printTable(
  ['page', 'JavaScript it adds to Home'],
  added.map(({ path, bytes }) => [path, `${(bytes / 1000).toFixed(1)} kB`]),
);
printTable(
  ['from step', 'until the next is there'],
  walked.map(({ from, ms }) => [from, `${ms.toFixed(0)} ms`]),
);
console.log(`most added ${(Math.max(...added.map(({ bytes }) => bytes)) / 1000).toFixed(1)} kB`);
console.log(`step median ${median(walked.map(({ ms }) => ms)).toFixed(0)} ms`);
console.log(
  `slider median ${median(moved).toFixed(0)} ms, most ${Math.max(...moved).toFixed(0)} ms`,
);
