/**
 * What a browser says of itself, in the two names that a person recognises. Anything else it sends
 * is not kept.
 */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** The first that fits counts: others carry the names of older browsers too. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgA?(?:iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS)\//],
  ['Vivaldi', /\bVivaldi\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\d.*\bSafari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, 400);
  const named = (list: typeof BROWSERS) => list.find(([, sign]) => sign.test(text))?.[0] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
