// `bench:load`: the sign-in page and the first screen of the checkup, beside the same code built as one code-split bundle.
// Builds both variants (into the temporary folder), loads each five times in turn (BENCH_RUNS), and exits with 1 when a limit is passed.
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { startProduct } from '../../e2e/harness/product.ts';
import type { Product } from '../../e2e/harness/product.ts';
import { findBrowser } from '../browser.ts';
import { coldLoad } from './load-page.ts';
import type { Cookie, Load, Target } from './load-page.ts';
import { median, printTable } from './table.ts';

const root = path.resolve(import.meta.dirname, '../..');
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const LIMITS = { loginJs: 160_000, loginRatio: 1.08, checkupJs: 235_000, ttiRatio: 1.1 };

const VARIANTS = ['portals', 'single'] as const;
type Variant = (typeof VARIANTS)[number];
const SCREENS = ['/user/login', '/checkup/1'] as const;
type Screen = (typeof SCREENS)[number];

const folderOf = (variant: Variant): string => path.join(os.tmpdir(), `bussola-bench-${variant}`);

function build(variant: Variant): void {
  const { status } = spawnSync(process.execPath, [path.join(root, 'tools/build.ts'), ...(variant === 'single' ? ['--single'] : [])], { stdio: 'inherit', cwd: root, env: { ...process.env, DIST_DIR: folderOf(variant) } });
  if (status !== 0) throw new Error(`${variant}: the build failed`);
}

/** A visitor who has begun: the session's cookies, as the server gives them. */
async function startedVisit(url: string): Promise<Cookie[]> {
  const answer = await fetch(`${url}/api/checkup/create`, { method: 'POST', headers: { 'content-type': 'application/json', origin: url }, body: '{}' });
  if (!answer.ok) throw new Error(`checkup/create answered ${answer.status}`);
  // A cookie that is Secure is given by a secure address; browsers send it to localhost all the same.
  const secureUrl = url.replace('http:', 'https:');
  return answer.headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const has = (name: string) => attributes.some((attribute) => attribute.toLowerCase() === name);
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: secureUrl, httpOnly: has('httponly'), secure: has('secure'), sameSite: has('samesite=strict') ? 'Strict' : 'Lax' };
  });
}

async function targetOf(screen: Screen, url: string): Promise<Target> {
  return screen === '/user/login'
    ? { url: url + screen, selector: 'form button[type=submit]' }
    : { url: url + screen, selector: 'form main fieldset input', cookies: await startedVisit(url) };
}

async function measure(browser: Browser, products: Record<Variant, Product>): Promise<Record<Screen, Record<Variant, Load[]>>> {
  const loads: Record<Screen, Record<Variant, Load[]>> = { '/user/login': { portals: [], single: [] }, '/checkup/1': { portals: [], single: [] } };
  for (let run = 0; run < RUNS; run += 1) {
    // In turn, so that what else the machine does falls on both.
    for (const screen of SCREENS) for (const variant of VARIANTS) loads[screen][variant].push(await coldLoad(browser, await targetOf(screen, products[variant].url)));
    console.log(`run ${run + 1} of ${RUNS}`);
  }
  return loads;
}

const figure = (loads: Load[], of: (load: Load) => number): number => median(loads.map(of));
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function report(loads: Record<Screen, Record<Variant, Load[]>>): boolean {
  printTable(['screen', 'variant', 'JS on the wire', 'all', 'requests', 'LCP', 'TTI', 'TTI of each run'], SCREENS.flatMap((screen) => VARIANTS.map((variant) => {
    const of = loads[screen][variant];
    return [
      screen, variant, kB(figure(of, ({ jsBytes }) => jsBytes)), kB(figure(of, ({ bytes }) => bytes)), String(figure(of, ({ requests }) => requests)),
      `${Math.round(figure(of, ({ lcp }) => lcp))} ms`, `${Math.round(figure(of, ({ tti }) => tti))} ms`, of.map(({ tti }) => Math.round(tti)).join(' '),
    ];
  })));
  const js = (screen: Screen, variant: Variant) => figure(loads[screen][variant], ({ jsBytes }) => jsBytes);
  const ttiRatio = (screen: Screen) => figure(loads[screen].portals, ({ tti }) => tti) / figure(loads[screen].single, ({ tti }) => tti);
  const limits: [what: string, value: number, limit: number, show: (value: number) => string][] = [
    ['sign-in JS', js('/user/login', 'portals'), LIMITS.loginJs, kB],
    ['sign-in JS ÷ single bundle', js('/user/login', 'portals') / js('/user/login', 'single'), LIMITS.loginRatio, (value) => value.toFixed(3)],
    ['checkup first screen JS', js('/checkup/1', 'portals'), LIMITS.checkupJs, kB],
    ['sign-in TTI ÷ single bundle', ttiRatio('/user/login'), LIMITS.ttiRatio, (value) => value.toFixed(3)],
    ['checkup TTI ÷ single bundle', ttiRatio('/checkup/1'), LIMITS.ttiRatio, (value) => value.toFixed(3)],
  ];
  console.log('');
  printTable(['limit of the issue', 'measured', 'limit', ''], limits.map(([what, value, limit, show]) => [what, show(value), show(limit), value <= limit ? 'ok' : 'PASSED THE LIMIT']));
  return limits.every(([, value, limit]) => value <= limit);
}

function listScripts(screen: Screen, { portals }: Record<Variant, Load[]>): void {
  console.log(`\n${screen}: scripts of the last load`);
  for (const [pathname, bytes] of [...(portals.at(-1)?.scripts ?? [])].toSorted((a, b) => b[1] - a[1])) console.log(`  ${kB(bytes).padStart(9)}  ${pathname}`);
}

console.log('both variants are built; what has not changed is kept');
for (const variant of VARIANTS) build(variant);
const products: Record<Variant, Product> = {
  portals: await startProduct({ distDir: folderOf('portals') }),
  single: await startProduct({ distDir: folderOf('single') }),
};
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'] });
try {
  const loads = await measure(browser, products);
  console.log(`\n4× CPU, 150 ms, 1.6 Mbit/s, cold cache, median of ${RUNS}; load of the machine ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} cores`);
  const isGood = report(loads);
  if (process.argv.includes('--scripts')) for (const screen of SCREENS) listScripts(screen, loads[screen]);
  process.exitCode = isGood ? 0 : 1;
} finally {
  await browser.close();
  await Promise.all(VARIANTS.map((variant) => products[variant].stop()));
}
