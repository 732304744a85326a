/** The one page of the product: a few lines that load the shell, with what it needs to begin already inside. */
import type { PortalRelease } from '@bussola/portal/descriptor';
import type { ShellRelease } from '../modules/portals/portals-service.ts';

export interface ShellPageInput {
  nonce: string;
  shell: ShellRelease;
  releases: PortalRelease[];
  fontCss: string;
  /** Address asked for, to fetch early what it will need. */
  pathname: string;
  mode: string;
}

/** JSON inside a script element: nothing in it may close the element. */
const jsonIsland = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

function preloads({ nonce, pathname, releases, shell }: ShellPageInput): string[] {
  const release = releases.find(({ descriptor }) => descriptor.basePaths.some((base) => pathname === base || pathname.startsWith(`${base}/`)));
  if (!release) return [];
  const families = release.descriptor.shared.flatMap((family) => shell.families[family] ?? []);
  return [
    ...release.preload.map((href) => ({ href, integrity: release.integrity[href] })),
    ...families.map((href) => ({ href, integrity: shell.integrity[href] })),
  ].filter(({ href }) => href.endsWith('.js')).map(({ href, integrity }) => `<link rel="preload" as="script" nonce="${nonce}" crossorigin="anonymous" href="${href}"${integrity ? ` integrity="${integrity}"` : ''}>`);
}

export function shellPage(input: ShellPageInput): string {
  const { nonce, shell, releases, fontCss, mode } = input;
  const start = { schemaVersion: 1, generatedAt: new Date().toISOString(), portals: releases };
  const familyFiles = shell.families;
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
${preloads(input).join('\n')}
<style nonce="${nonce}">${fontCss}html{background:#FAF7F2}@media (prefers-color-scheme:dark){html{background:#14201F}}</style>
${shell.styles.map((href) => `<link rel="stylesheet" href="${href}" integrity="${shell.integrity[href] ?? ''}" crossorigin="anonymous">`).join('\n')}
</head>
<body>
<div id="app"></div>
<noscript>Per usare Bussola serve JavaScript. Bussola needs JavaScript.</noscript>
<script type="application/json" id="bussola-start">${jsonIsland({ mode, releases: start, families: familyFiles, familyIntegrity: shell.integrity })}</script>
${shell.scripts.map((src) => `<script src="${src}" nonce="${nonce}" integrity="${shell.integrity[src] ?? ''}" crossorigin="anonymous" defer></script>`).join('\n')}
</body>
</html>
`;
}
