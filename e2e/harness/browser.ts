/** A real browser, and what it complains of on the way. */
import { createHash } from 'node:crypto';
import { chromium, firefox } from '@playwright/test';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from '@playwright/test';
import { downloadsFolder } from './downloads.ts';

/**
 * A Chromium, or the Firefox of BUSSOLA_FIREFOX: a stock one is driven by WebDriver BiDi, «own» is
 * Playwright's.
 */
export async function openBrowser(): Promise<Browser> {
  const firefoxPath = process.env['BUSSOLA_FIREFOX'];
  if (firefoxPath === 'own') return firefox.launch();
  if (firefoxPath)
    return firefox.launch({
      channel: 'moz-firefox',
      executablePath: firefoxPath,
      downloadsPath: downloadsFolder(),
    });
  const executablePath = process.env['BUSSOLA_BROWSER'];
  if (!executablePath)
    throw new Error('BUSSOLA_BROWSER is not set: run the journeys through `test`');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/**
 * Some measures and devices only Chromium's own protocol gives: what needs them is a test of its
 * own.
 */
export const speaksChromium = (): boolean => !process.env['BUSSOLA_FIREFOX'];

/**
 * Driven by WebDriver BiDi, which knows less than the protocols that Playwright's own browsers
 * speak.
 */
const isStockFirefox = (): boolean =>
  ![undefined, '', 'own'].includes(process.env['BUSSOLA_FIREFOX']);

/** By touch; a stock Firefox is driven without touch, and clicks. */
export const tap = (place: Locator): Promise<void> =>
  isStockFirefox() ? place.click() : place.tap();

/**
 * Runs in the page before its scripts. What the driver has for «fill» over BiDi assigns `value` in
 * the page's own world: React, which watches that property, takes its own write for it and hears of
 * no change. Here the text goes in as a person's editing does, with the browser's own events.
 */
function insertAsEditing(): void {
  const insert = (text: string): void => {
    document.execCommand('insertText', false, text);
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => undefined });
}

/**
 * Leaving a page stops its requests. Firefox then checks the hash of an empty file and reports an
 * error to the page that was left.
 */
const HASH_OF_NOTHING = createHash('sha384').update('').digest('base64');

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Violations of the content security policy and errors thrown in the page. */
  complaints: string[];
}

/**
 * A journey that attacks the page expects to be stopped: what was stopped is taken out of the
 * count, and given back.
 */
export const takeViolations = (): string[] => violations.splice(0);

/** Of every page of every visitor; `test` (test.ts) fails when some are left. */
const violations: string[] = [];

export async function newVisitor(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    acceptDownloads: true,
    ...options,
  });
  context.setDefaultTimeout(25_000);
  await context.exposeBinding('cspViolation', (_source, violation: string) => {
    violations.push(violation);
  });
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) => {
        (window as unknown as { cspViolation(text: string): void }).cspViolation(
          `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`,
        );
      },
    );
  });
  if (isStockFirefox()) await context.addInitScript(insertAsEditing);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => {
    if (!error.message.includes(HASH_OF_NOTHING)) complaints.push(`error: ${error.message}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Refused to/i.test(text)) complaints.push(`csp: ${text}`);
  });
  return { context, page, complaints };
}
