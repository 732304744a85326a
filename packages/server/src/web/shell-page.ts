/**
 * The one page of the product: a few lines that load the shell, with what it needs to begin already
 * inside.
 */
import type { PortalManifest, ReleaseList } from '@bussola/portal/release';
import { OLD_BROWSER, OLD_BROWSER_CSS, OLD_BROWSER_SCRIPT } from './old-browser.ts';
import type { ShellRelease } from '@bussola/portal/shell-release';

export interface ShellPageInput {
  nonce: string;
  shell: ShellRelease;
  /** The page is asked for at the address of the back office. */
  isBackOffice: boolean;
  /** What this browser may load; the keys that later lists are signed with. */
  releases: ReleaseList;
  releaseKeys: Readonly<Record<string, string>>;
  /** The build of the portal that the address belongs to. */
  here: PortalManifest | undefined;
  fontCss: string;
  /** Address asked for, to fetch early what it will need. */
  pathname: string;
  /** The browser brings a session's cookie; whether it is good is seen later. */
  hasSession: boolean;
  mode: string;
  /** Shorter waits of the loader, for tests (config.ts). */
  times: Readonly<Record<string, unknown>> | null;
  /** Other sites to sign in by, as the operator named them. */
  social: readonly { id: string; name: string }[];
}

/** JSON inside a script element: nothing in it may close the element. */
const jsonIsland = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/**
 * Preload hints for this address, if the browser seems signed in: all others are on the way to the
 * sign-in page.
 */
function hints(input: ShellPageInput): { href: string; integrity: string | undefined }[] {
  const { pathname, shell, hasSession, here: release } = input;
  if (!release || !hasSession) return [];
  const { to: screen } = release.descriptor.redirects.find(({ from }) => from === pathname) ?? {
    to: pathname,
  };
  const ofShell = [
    ...shell.portalStart,
    ...(release.descriptor.layout === 'frame' ? shell.frame : []),
    ...release.descriptor.shared.flatMap((family) => shell.families[family] ?? []),
  ];
  const ofPortal = [...release.preload, ...(release.screens[screen] ?? [])];
  return [
    ...ofShell.map((href) => ({ href, integrity: shell.integrity[href] })),
    ...ofPortal.map((href) => ({ href, integrity: release.assets[href]?.integrity })),
  ].filter(
    ({ href }, at, all) =>
      !shell.scripts.includes(href) && all.findIndex((other) => other.href === href) === at,
  );
}

/**
 * In a template, because a browser gives every file of the page a share of a slow line: the shell
 * script arrives first, then puts these into the page and they are fetched while it runs.
 */
const preloads = (input: ShellPageInput): string[] =>
  hints(input).map(({ href, integrity }) => preload(href, integrity, input.nonce));

const preload = (href: string, integrity: string | undefined, nonce: string): string =>
  `<link rel="preload" as="${href.endsWith('.css') ? 'style' : 'script'}" fetchpriority="low" nonce="${nonce}" crossorigin="anonymous" href="${href}"${integrity ? ` integrity="${integrity}"` : ''}>`;

/**
 * Without a session, the page itself has the sign-in form: it can be read and filled in before any
 * script has arrived.
 */
function firstPaint({
  nonce,
  shell,
  pathname,
  hasSession,
}: ShellPageInput): { head: string; body: string } | undefined {
  if (!shell.firstPaint || hasSession || !['/', '/user', '/user/login'].includes(pathname))
    return undefined;
  const { markup, css, script, files = [] } = shell.firstPaint;
  const style = `<style nonce="${nonce}" id="first-style">${css}</style>`;
  return {
    head: [style, ...files.map((href) => preload(href, shell.integrity[href], nonce))].join('\n'),
    body: `<div id="first">${markup.it}</div>\n<template id="first-en">${markup.en}</template>\n<script nonce="${nonce}">${script}</script>`,
  };
}

export function shellPage(input: ShellPageInput): string {
  const { nonce, shell, isBackOffice, releases, releaseKeys, fontCss, mode, times, social } = input;
  const familyFiles = shell.families;
  const first = firstPaint(input);
  return `<!doctype html>
<html lang="it" dir="ltr">
<head>
<meta charset="utf-8">
<title>Bussola – Area riservata</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#FAF7F2" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#14201F" media="(prefers-color-scheme: dark)">
<meta name="csp-nonce" content="${nonce}">
<meta name="robots" content="noindex">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
${shell.scripts.map((src) => `<script src="${src}" nonce="${nonce}" integrity="${shell.integrity[src] ?? ''}" crossorigin="anonymous" fetchpriority="high" defer></script>`).join('\n')}
<style nonce="${nonce}">${fontCss}@media screen{html{background:#FAF7F2}}@media screen and (prefers-color-scheme:dark){html{background:#14201F}}${OLD_BROWSER_CSS}</style>
${shell.styles.map((href) => `<link rel="stylesheet" href="${href}" integrity="${shell.integrity[href] ?? ''}" crossorigin="anonymous">`).join('\n')}
${first?.head ?? ''}
</head>
<body>
${first?.body ?? ''}
<div id="app"></div>
${OLD_BROWSER}
<script nonce="${nonce}">${OLD_BROWSER_SCRIPT}</script>
<template id="bussola-preloads">${preloads(input).join('\n')}</template>
<noscript>Per usare Bussola serve JavaScript. Bussola needs JavaScript.</noscript>
<script type="application/json" id="bussola-start">${jsonIsland({ mode, ...(isBackOffice ? { host: 'back-office' } : {}), ...(times ? { times } : {}), ...(social.length > 0 ? { social } : {}), releases, releaseKeys, families: familyFiles, familyIntegrity: shell.integrity })}</script>
</body>
</html>
`;
}
