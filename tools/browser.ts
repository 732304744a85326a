// Finds a Chromium and a Firefox for the journeys, or installs them, and says which. Changes the
// machine only when none is found: apt when root on Debian, Playwright's own download elsewhere.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, firefox } from 'playwright-core';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const WINDOWS = [
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((dir) => path.join(dir, name))
    .find((file) => existsSync(file));

function find(): { file: string; how: string } | undefined {
  const told = process.env['BUSSOLA_BROWSER'];
  if (told) {
    if (!existsSync(told))
      throw new Error(`BUSSOLA_BROWSER is «${told}», where there is no browser.`);
    return { file: told, how: 'BUSSOLA_BROWSER' };
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { file: own, how: "Playwright's own" };
  const system =
    NAMES.map(onPath).find((file) => file !== undefined) ??
    [...MAC, ...WINDOWS].find((file) => existsSync(file));
  return system ? { file: system, how: "the system's" } : undefined;
}

function install(what: 'chromium' | 'firefox'): void {
  const isRootOnDebian =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isRootOnDebian) {
    const name = what === 'firefox' ? 'firefox-esr' : what;
    console.log(`browser: none found, installing ${name} with apt`);
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return;
  }
  console.log(`browser: no ${what} found, asking Playwright for its own`);
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
    'cli.js',
  );
  const { status } = spawnSync(process.execPath, [cli, 'install', what], { stdio: 'inherit' });
  if (status !== 0)
    throw new Error(
      `No ${what} was found and none could be installed: set ${what === 'firefox' ? 'BUSSOLA_FIREFOX' : 'BUSSOLA_BROWSER'} to one.`,
    );
}

/** @throws Error with one clear sentence when there is no browser and none can be had. */
export function findBrowser(): string {
  let found = find();
  if (!found) {
    install('chromium');
    found = find();
  }
  if (!found)
    throw new Error(
      'No browser was found after the installation: set BUSSOLA_BROWSER to a Chromium.',
    );
  console.log(`browser: ${found.how}, ${found.file}`);
  return found.file;
}

const FIREFOXES = ['firefox-esr', 'firefox'];
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * Older ones do not know commands of WebDriver BiDi that the driver begins with, and nothing would
 * open.
 */
const OLDEST_FIREFOX = 143;
function isNewEnough(file: string): boolean {
  if (file === 'own') return true;
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return Number(/Firefox (\d+)/.exec(stdout)?.[1] ?? 0) >= OLDEST_FIREFOX;
}

/**
 * @returns a stock Firefox, driven by WebDriver BiDi, or «own»: Playwright's.
 * @throws Error when there is none and none can be had
 */
export function findFirefox(): string {
  const look = (): string | undefined => {
    const told = process.env['BUSSOLA_FIREFOX'];
    if (told) return told;
    return (
      FIREFOXES.map(onPath).find((file) => file !== undefined) ??
      (existsSync(MAC_FIREFOX)
        ? MAC_FIREFOX
        : existsSync(firefox.executablePath())
          ? 'own'
          : undefined)
    );
  };
  let found = look();
  if (!found || !isNewEnough(found)) {
    install('firefox');
    found = look();
  }
  if (!found)
    throw new Error('No Firefox was found after the installation: set BUSSOLA_FIREFOX to one.');
  if (!isNewEnough(found))
    throw new Error(
      `${found} is older than Firefox ${OLDEST_FIREFOX}: set BUSSOLA_FIREFOX to a newer one.`,
    );
  console.log(`browser: Firefox, ${found}`);
  return found;
}
