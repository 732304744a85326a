/**
 * The oldest browsers that Bussola runs in, by number: what the build may leave as it is, what
 * packages/portal/src/old-browsers.ts adds, and what the page asks for.
 */
export const BROWSER_FLOOR = {
  chrome: '109',
  edge: '109',
  firefox: '115',
  safari: '16',
  ios: '16',
};

/** What one of these browsers cannot read or draw, and no fallback gives it. */
const NEWER: Readonly<Record<string, RegExp>> = {
  'a look behind in a pattern (Safari 16.4)': /\(\?<[=!]/,
  'a static block (Safari 16.4)': /\bstatic\s*\{/,
  'selecting by what is inside, :has() (Firefox 121)': /(?<!selector\():has\(/,
  'groupBy (Chrome 117)': /\b(?:Object|Map)\.groupBy\(/,
  'Promise.withResolvers (Chrome 119)': /\bPromise\.withResolvers\b/,
  'URL.canParse (Chrome 120)': /\bURL\.(?:canParse|parse)\(/,
};
/** The reader of PDFs is a library, fetched for a statement only; the page says when it fails. */
const PDF_READER = 'pdfjsWorker';

export function newerThanFloor(text: string): string[] {
  if (text.includes(PDF_READER)) return [];
  // What a browser may leave out stands behind a question.
  const always = text.replaceAll(/"?@supports selector\(:has\(a\)\)"?:\{[^}]*\}/g, '');
  return Object.keys(NEWER).filter((what) => NEWER[what]?.test(always));
}
