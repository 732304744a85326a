/**
 * The portals as a person of the staff, who may enter all of them, sees them: where each begins and
 * how it looks when it is there.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { PortalManifest } from '@bussola/portal/release';
import { newVisitor } from './browser.ts';
import { VISIT } from './fault-proxy.ts';
import { admin, signInByCall } from './people.ts';
import type { PortalName } from './reissue.ts';

export const SCREENS: Record<PortalName, { path: string; other: PortalName }> = {
  checkup: { path: '/checkup/1', other: 'thirdparty' },
  'user-area': { path: '/app/dashboards/strumenti/i-miei-report', other: 'admin' },
  admin: { path: '/admin/clienti', other: 'thirdparty' },
  thirdparty: { path: '/thirdparty/clienti', other: 'admin' },
};

/** Signed in by the call, not by the form: a matrix has many visits. */
export async function staffVisit(
  browser: Browser,
  url: string,
  visit: string,
): Promise<{ page: Page; context: BrowserContext }> {
  const { page, context } = await newVisitor(browser, url, {
    extraHTTPHeaders: { [VISIT]: visit },
  });
  await signInByCall(context, admin());
  return { page, context };
}

/**
 * What the place of the portal shows: its code while it is down, the heading of its page when it is
 * there.
 */
export async function shown(page: Page, timeout = 25_000): Promise<string> {
  const down = page.locator('[role=alert] dl dd').last();
  const there = page.locator('h1').first();
  await down.or(there).first().waitFor({ timeout });
  if (await down.isVisible()) return (await down.innerText()).split(' ')[0] ?? '';
  return 'ready';
}

/**
 * Goes there as a link of the page would, without a navigation, and waits until what was shown is
 * gone.
 */
export const goInPage = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    const old = document.querySelector('[role=alert] dl') ?? document.querySelector('h1');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    for (let turn = 0; turn < 200 && old?.isConnected; turn += 1)
      await new Promise((resolve) => {
        setTimeout(resolve, 25);
      });
  }, path);

/** One file of each kind that the first screen of the portal needs. */
export function filesOf(
  manifest: PortalManifest,
  screen: string,
): Record<'manifest' | 'entry' | 'chunk' | 'stylesheet', string> {
  const needed = manifest.screens[screen] ?? [];
  const of = (ending: string): string => {
    const file = needed.find((one) => one.endsWith(ending));
    if (file === undefined) throw new Error(`${manifest.name} ${screen} needs no ${ending}`);
    return file;
  };
  return {
    manifest: `/portals/${manifest.name}/${manifest.buildId}/manifest.json`,
    entry: manifest.entry,
    chunk: of('.js'),
    stylesheet: of('.css'),
  };
}
