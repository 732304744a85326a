/**
 * Fifty times in and out of every portal: listeners, timers, style sheets, nodes and memory are
 * what they were. Chromium tells of all that the page holds; elsewhere it is what the page itself
 * can count: listeners of window and document, nodes of the document, and no memory.
 */
import assert from 'node:assert/strict';
import type { CDPSession, Page } from '@playwright/test';
import { speaksChromium } from '../harness/browser.ts';
import { goInPage, SCREENS, shown, staffVisit } from '../harness/portals.ts';
import type { PortalName } from '../harness/reissue.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const CYCLES = 50;
/** What is made once, at the first or second visit: caches, words, the code itself. */
const WARM = 6;

interface Held {
  listeners: number;
  nodes: number;
  heapMb: number;
  styles: number;
  intervals: number;
  timeouts: number;
}

/**
 * Runs in the page before its scripts: which timers are still to come, and who listens to window
 * and document.
 */
function countTimers(): void {
  const intervals = new Set<number>();
  const timeouts = new Set<number>();
  const {
    setTimeout: later,
    clearTimeout: notLater,
    setInterval: every,
    clearInterval: notEvery,
  } = window;
  window.setTimeout = ((run: () => void, ms?: number, ...rest: unknown[]) => {
    const id: number = later(
      () => {
        timeouts.delete(id);
        run();
      },
      ms,
      ...rest,
    );
    timeouts.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    timeouts.delete(id as number);
    notLater(id);
  };
  window.setInterval = ((run: () => void, ms?: number) => {
    const id = every(run, ms);
    intervals.add(id);
    return id;
  }) as typeof window.setInterval;
  window.clearInterval = (id) => {
    intervals.delete(id as number);
    notEvery(id);
  };
  const listening = new Map<EventTarget, Set<string>>([
    [window, new Set()],
    [document, new Set()],
  ]);
  const names = new WeakMap<object, number>();
  let named = 0;
  const keyOf = (type: string, listener: object, options: unknown): string => {
    if (!names.has(listener)) names.set(listener, (named += 1));
    return `${type} ${names.get(listener)} ${typeof options === 'object' && options !== null ? Boolean((options as AddEventListenerOptions).capture) : Boolean(options)}`;
  };
  const { addEventListener: listen, removeEventListener: leave } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function added(this: EventTarget | undefined, ...given) {
    const [type, listener, options] = given;
    const held = listening.get(this ?? window);
    const { once = false, signal } = typeof options === 'object' ? options : {};
    if (held && listener && !once && !signal?.aborted) {
      const key = keyOf(type, listener, options);
      held.add(key);
      if (signal)
        listen.call(signal, 'abort', () => {
          held.delete(key);
        });
    }
    listen.apply(this ?? window, given);
  };
  EventTarget.prototype.removeEventListener = function removed(
    this: EventTarget | undefined,
    ...given
  ) {
    const [type, listener, options] = given;
    if (listener) listening.get(this ?? window)?.delete(keyOf(type, listener, options));
    leave.apply(this ?? window, given);
  };
  Object.assign(window, {
    timersHeld: () => ({ intervals: intervals.size, timeouts: timeouts.size }),
    listenersHeld: () => [...listening.values()].reduce((sum, { size }) => sum + size, 0),
  });
}

async function held(page: Page, cdp: CDPSession | null): Promise<Held> {
  const timers = await page.evaluate(() =>
    (
      window as unknown as { timersHeld: () => { intervals: number; timeouts: number } }
    ).timersHeld(),
  );
  const styles = await page.evaluate(
    () => document.querySelectorAll('style, link[rel=stylesheet]').length,
  );
  if (!cdp) {
    const [listeners, nodes] = await page.evaluate(
      () =>
        [
          (window as unknown as { listenersHeld: () => number }).listenersHeld(),
          document.getElementsByTagName('*').length,
        ] as const,
    );
    return { ...timers, styles, listeners, nodes, heapMb: 0 };
  }
  // Twice: the first collection frees what keeps the rest.
  for (let round = 0; round < 2; round += 1) {
    await cdp.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(300);
  }
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? NaN;
  return {
    ...timers,
    styles,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heapMb: Math.round(metric('JSHeapUsedSize') / 10_000) / 100,
  };
}

test.describe('fifty times in and out of a portal', () => {
  const product = useProduct();

  // Each cycle leaves one portal for the other: two at a time, all four together.
  for (const [one, other] of [
    ['checkup', 'thirdparty'],
    ['user-area', 'admin'],
  ] as const satisfies readonly (readonly [PortalName, PortalName])[]) {
    test(`${one} and ${other}: nothing is left behind`, async () => {
      const { page, context } = await staffVisit(product.browser, product.url, `${one} ${other}`);
      await context.addInitScript(countTimers);
      const cdp = speaksChromium() ? await context.newCDPSession(page) : null;
      await cdp?.send('Performance.enable');
      await page.goto(SCREENS[one].path);
      const cycle = async () => {
        for (const portal of [other, one]) {
          await goInPage(page, SCREENS[portal].path);
          assert.equal(await shown(page), 'ready');
        }
      };
      for (let round = 0; round < WARM; round += 1) await cycle();
      // Queries of a portal that was left are kept for a moment, and messages leave by themselves.
      await page.waitForTimeout(3_000);
      const before = await held(page, cdp);
      for (let round = 0; round < CYCLES; round += 1) await cycle();
      await page.waitForTimeout(3_000);
      const after = await held(page, cdp);
      const told = `before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`;
      assert.equal(after.styles, before.styles, told);
      assert.equal(after.intervals, before.intervals, told);
      // Fifty of anything would be fifty more; a few come and go with what is on the screen.
      assert.ok(after.timeouts <= before.timeouts + 10, told);
      assert.ok(after.listeners <= before.listeners + 10, told);
      assert.ok(after.nodes <= before.nodes * 1.1 + 100, told);
      assert.ok(after.heapMb <= before.heapMb * 1.1 + 1, told);
      await context.close();
    });
  }
});
