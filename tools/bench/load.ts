// `bench:load`: the sign-in page and the first page of every portal, beside the same code built as
// one code-split bundle. Builds both variants (into the temporary folder), loads each five times in
// turn (BENCH_RUNS), and exits with 1 when a limit is passed.
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { admin, anna, partner } from '../../e2e/harness/people.ts';
import type { DemoPerson } from '../../e2e/harness/people.ts';
import { startProduct } from '../../e2e/harness/product.ts';
import type { Product } from '../../e2e/harness/product.ts';
import { findBrowser } from '../browser.ts';
import { coldLoad } from './load-page.ts';
import type { Cookie, Load, Target } from './load-page.ts';
import { median, printTable } from './table.ts';

const root = path.resolve(import.meta.dirname, '../..');
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/** The build checks what a first screen weighs (first-screens.ts). */
const LIMITS = {
  typableJs: 110_000,
  /** Of the single bundle. */ bytes: 1.08,
  /** The smallest portal carries the federation runtime and `ui/core` whole, as all do. */
  partnersBytes: 1.1,
  /** On this line those 40 kB alone take 0.2 s of its three. */
  partnersTime: 1.2,
  typableTime: 1.03,
  /** One page varies by a tenth from run to run. */ time: 1.1,
};

const VARIANTS = ['portals', 'single'] as const;
type Variant = (typeof VARIANTS)[number];
interface Screen {
  path: string;
  /** What shows that the page is there. */ selector: string;
  /** Who opens it; nobody: without a session. */ as?: 'visitor' | DemoPerson;
}
const SCREENS: readonly Screen[] = [
  { path: '/user/login', selector: 'form button[type=submit]' },
  { path: '/checkup/1', selector: 'form main fieldset input', as: 'visitor' },
  { path: '/app/dashboards/home', selector: 'main h1', as: anna() },
  { path: '/admin/clienti', selector: 'main h1', as: admin() },
  { path: '/thirdparty/clienti', selector: 'main h1', as: partner() },
];

const folderOf = (variant: Variant): string => path.join(os.tmpdir(), `bussola-bench-${variant}`);

function build(variant: Variant): void {
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'tools/build.ts'), ...(variant === 'single' ? ['--single'] : [])],
    { stdio: 'inherit', cwd: root, env: { ...process.env, DIST_DIR: folderOf(variant) } },
  );
  if (status !== 0) throw new Error(`${variant}: the build failed`);
}

/**
 * The session's cookies, as the server gives them: of a visitor who has begun, or of a demo person.
 */
async function cookiesOf(url: string, who: NonNullable<Screen['as']>): Promise<Cookie[]> {
  const [path, body] =
    who === 'visitor'
      ? ['/api/checkup/create', {}]
      : ['/api/account/authenticate', { email: who.email, password: who.password }];
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  // A cookie that is Secure is given by a secure address; browsers send it to localhost all the
  // same.
  const secureUrl = url.replace('http:', 'https:');
  return answer.headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const has = (name: string) => attributes.some((attribute) => attribute.toLowerCase() === name);
    const at = pair.indexOf('=');
    return {
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      url: secureUrl,
      httpOnly: has('httponly'),
      secure: has('secure'),
      sameSite: has('samesite=strict') ? 'Strict' : 'Lax',
    };
  });
}

async function targetOf({ path, selector, as: who }: Screen, url: string): Promise<Target> {
  return {
    url: url + path,
    selector,
    ...(who === undefined ? {} : { cookies: await cookiesOf(url, who) }),
  };
}

type Loads = Map<Screen, Record<Variant, Load[]>>;

async function measure(browser: Browser, products: Record<Variant, Product>): Promise<Loads> {
  const loads: Loads = new Map(SCREENS.map((screen) => [screen, { portals: [], single: [] }]));
  for (let run = 0; run < RUNS; run += 1) {
    // In turn, and each first as often as the other, so that what else the machine does falls on
    // both.
    const order = run % 2 === 0 ? VARIANTS : VARIANTS.toReversed();
    for (const [screen, of] of loads)
      for (const variant of order)
        of[variant].push(await coldLoad(browser, await targetOf(screen, products[variant].url)));
    console.log(`run ${run + 1} of ${RUNS}`);
  }
  return loads;
}

const figure = (loads: Load[], of: (load: Load) => number): number => median(loads.map(of));
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function report(loads: Loads): boolean {
  printTable(
    [
      'screen',
      'variant',
      'JS on the wire',
      'all',
      'requests',
      'LCP',
      'seen',
      'TTI',
      'TTI of each run',
    ],
    [...loads].flatMap(([{ path }, of]) =>
      VARIANTS.map((variant) => {
        const runs = of[variant];
        return [
          path,
          variant,
          kB(figure(runs, ({ jsBytes }) => jsBytes)),
          kB(figure(runs, ({ bytes }) => bytes)),
          String(figure(runs, ({ requests }) => requests)),
          `${Math.round(figure(runs, ({ lcp }) => lcp))} ms`,
          `${Math.round(figure(runs, ({ visible }) => visible))} ms`,
          `${Math.round(figure(runs, ({ tti }) => tti))} ms`,
          runs.map(({ tti }) => Math.round(tti)).join(' '),
        ];
      }),
    ),
  );
  type Limit = [what: string, value: number, limit: number, show: (value: number) => string];
  const ratio = (value: number): string => value.toFixed(3);
  const limits = [...loads].flatMap(([{ path }, { portals, single }]): Limit[] => {
    const isPartners = path === '/thirdparty/clienti';
    // Of the pairs, not of the medians: the two of a pair were taken one after the other.
    const between = (of: (load: Load) => number) =>
      median(
        portals.flatMap((load, run) => {
          const beside = single[run];
          return beside ? [of(load) / of(beside)] : [];
        }),
      );
    // The sign-in page is drawn before its script: what counts is when a key can be typed. Its
    // letters come before the script, which is later for it.
    const time: Limit =
      path === '/user/login'
        ? [
            `${path}, time until it can be typed in ÷ single bundle`,
            between(({ visible }) => visible),
            LIMITS.typableTime,
            ratio,
          ]
        : [
            `${path}, TTI ÷ single bundle`,
            between(({ tti }) => tti),
            isPartners ? LIMITS.partnersTime : LIMITS.time,
            ratio,
          ];
    const ratios: Limit[] = [
      [
        `${path}, bytes ÷ single bundle`,
        between(({ bytes }) => bytes),
        isPartners ? LIMITS.partnersBytes : LIMITS.bytes,
        ratio,
      ],
      time,
    ];
    if (path === '/user/login')
      return [
        [
          `${path}, JS before a key can be typed`,
          figure(portals, ({ jsWhenVisible }) => jsWhenVisible),
          LIMITS.typableJs,
          kB,
        ],
        ...ratios,
      ];
    return ratios;
  });
  console.log('');
  printTable(
    ['limit', 'measured', 'allowed', ''],
    limits.map(([what, value, limit, show]) => [
      what,
      show(value),
      show(limit),
      value <= limit ? 'ok' : 'OUTSIDE THE LIMIT',
    ]),
  );
  return limits.every(([, value, limit]) => value <= limit);
}

function listScripts({ path: screen }: Screen, { portals }: Record<Variant, Load[]>): void {
  console.log(`\n${screen}: scripts of the last load`);
  for (const [pathname, bytes] of [...(portals.at(-1)?.scripts ?? [])].toSorted(
    (a, b) => b[1] - a[1],
  ))
    console.log(`  ${kB(bytes).padStart(9)}  ${pathname}`);
}

console.log('both variants are built; what has not changed is kept');
for (const variant of VARIANTS) build(variant);
const products: Record<Variant, Product> = {
  portals: await startProduct({ distDir: folderOf('portals') }),
  single: await startProduct({ distDir: folderOf('single') }),
};
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  const loads = await measure(browser, products);
  console.log(
    `\n4× CPU, 150 ms, 1.6 Mbit/s, cold cache, median of ${RUNS}; load of the machine ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} cores`,
  );
  const isGood = report(loads);
  if (process.argv.includes('--scripts')) for (const [screen, of] of loads) listScripts(screen, of);
  process.exitCode = isGood ? 0 : 1;
} finally {
  await browser.close();
  await Promise.all(VARIANTS.map((variant) => products[variant].stop()));
}
