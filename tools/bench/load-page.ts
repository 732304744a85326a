/** One cold load on a slow phone: what the page itself saw, and what went over the wire. */
import type { Browser, CDPSession } from 'playwright-core';

/** The conditions. */
const CPU_TIMES_SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** A page is at rest after so long without a request or a long task. */
const REST_MS = 1500;
const DEADLINE_MS = 60_000;

export interface Load {
  jsBytes: number;
  /** Of scripts that had arrived when the target could be seen, and typed in. */
  jsWhenVisible: number;
  bytes: number;
  requests: number;
  lcp: number;
  /** When the target could be seen, and typed in. */ visible: number;
  tti: number;
  scripts: Map<string, number>;
}
export interface Cookie {
  name: string;
  value: string;
  url: string;
  httpOnly: boolean;
  secure: boolean;
  sameSite: 'Strict' | 'Lax';
}
export interface Target {
  url: string;
  selector: string;
  cookies?: Cookie[];
}

interface Seen {
  lcp: number;
  lastTask: number;
  visible: number;
  /** The same moment on the machine's clock. */ visibleAt: number;
  now: number;
}
declare global {
  interface Window {
    benchSeen: Omit<Seen, 'now'>;
  }
}

/** Runs in the page before any of its scripts. */
function watch(selector: string): void {
  const seen = { lcp: 0, lastTask: 0, visible: 0, visibleAt: 0 };
  window.benchSeen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.lastTask = Math.max(seen.lastTask, startTime + duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const element = document.querySelector(selector);
    if (element && element.checkVisibility()) {
      seen.visible = performance.now();
      seen.visibleAt = Date.now();
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function followWire(cdp: CDPSession) {
  const addresses = new Map<string, string>();
  const underWay = new Set<string>();
  const wire = {
    bytes: 0,
    requests: 0,
    /** When each script had arrived whole, and its bytes. */ arrivals: [] as {
      at: number;
      bytes: number;
    }[],
    scripts: new Map<string, number>(),
    lastAt: Date.now(),
    underWay,
  };
  const headers = new Map<string, number>();
  const end = (requestId: string, bytes: number) => {
    underWay.delete(requestId);
    wire.lastAt = Date.now();
    const address = addresses.get(requestId) ?? '';
    // What the cache answers costs nothing: a family fetched whole, then imported.
    if (bytes === 0 || !address.startsWith('http')) return;
    wire.bytes += bytes;
    wire.requests += 1;
    const { pathname } = new URL(address);
    if (pathname.endsWith('.js'))
      wire.arrivals.push({ at: Date.now(), bytes: bytes - (headers.get(requestId) ?? 0) });
    if (pathname.endsWith('.js'))
      wire.scripts.set(
        pathname,
        (wire.scripts.get(pathname) ?? 0) + bytes - (headers.get(requestId) ?? 0),
      );
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, request.url);
    underWay.add(requestId);
  });
  // Scripts are counted without their headers: the limits are of compressed code. The total counts
  // everything.
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return wire;
}

/**
 * A new browser profile each time: nothing is in the cache.
 * @throws Error when the target never shows.
 */
export async function coldLoad(
  browser: Browser,
  { url, selector, cookies = [] }: Target,
): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
  });
  try {
    if (cookies.length > 0) await context.addCookies(cookies);
    const page = await context.newPage();
    await page.addInitScript(watch, selector);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
    const wire = followWire(cdp);
    await page.goto(url, { waitUntil: 'commit', timeout: DEADLINE_MS });
    const deadline = Date.now() + DEADLINE_MS;
    for (;;) {
      await page.waitForTimeout(200);
      const seen: Seen = await page.evaluate(() => ({
        ...window.benchSeen,
        now: performance.now(),
      }));
      const isQuiet =
        wire.underWay.size === 0 &&
        Date.now() - wire.lastAt > REST_MS &&
        seen.now - seen.lastTask > REST_MS;
      if (seen.visible > 0 && isQuiet) {
        const jsBytes = [...wire.scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
        const jsWhenVisible = wire.arrivals
          .filter(({ at }) => at <= seen.visibleAt)
          .reduce((sum, { bytes }) => sum + bytes, 0);
        return {
          jsBytes,
          jsWhenVisible,
          bytes: wire.bytes,
          requests: wire.requests,
          lcp: seen.lcp,
          visible: seen.visible,
          tti: Math.max(seen.visible, seen.lastTask),
          scripts: wire.scripts,
        };
      }
      if (Date.now() > deadline)
        throw new Error(
          `${url}: «${selector}» ${seen.visible > 0 ? 'is there, and the page does not rest' : 'does not show'} after ${DEADLINE_MS / 1000} s`,
        );
    }
  } finally {
    await context.close();
  }
}
