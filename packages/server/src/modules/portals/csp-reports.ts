/**
 * Reports of browsers about stopped content, in both formats: a list of reports, and the older
 * single one. Only data that identify nobody are kept: the part of the product, the directive, and
 * the origin (or the scheme) of the stopped address. No address of a page, no query, no code.
 */
import { z } from 'zod';
import { ProblemError } from '../../problem-error.ts';

export interface Stopped {
  /** Path of the page, to find its portal by; it goes no further. */ pathname: string;
  directive: string;
  blocked: string;
}

const Text = z.string().max(8_000);
/** Browsers add fields over time: unknown ones are ignored. */
const Listed = z
  .array(
    z.looseObject({
      type: Text,
      body: z
        .looseObject({ documentURL: Text, blockedURL: Text.nullish(), effectiveDirective: Text })
        .nullish(),
    }),
  )
  .min(1)
  .max(100);
const Single = z.looseObject({
  'csp-report': z.looseObject({
    'document-uri': Text,
    'blocked-uri': Text.nullish(),
    'effective-directive': Text.optional(),
    'violated-directive': Text.optional(),
  }),
});

const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'object-src',
  'frame-src',
  'child-src',
  'worker-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'sandbox',
  'require-trusted-types-for',
  'trusted-types',
  'fenced-frame-src',
]);
/** Said in the place of an address. */
const WORDS: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
]);
const OTHER = 'other';

/**
 * @param body as it was sent, read as JSON
 * @param host that the report came to: reports about pages of other hosts are not ours
 * @throws ProblemError VALIDATION for what no browser sends
 */
export function readCspReports(body: unknown, host: string): Stopped[] {
  const listed = Listed.safeParse(body);
  if (listed.success) {
    return listed.data.flatMap(({ type, body: report }) =>
      type === 'csp-violation' && report
        ? stopped(host, report.documentURL, report.effectiveDirective, report.blockedURL ?? '')
        : [],
    );
  }
  const single = Single.safeParse(body);
  if (!single.success)
    throw new ProblemError('VALIDATION', {
      detail: 'This is no report of a content security policy',
    });
  const report = single.data['csp-report'];
  return stopped(
    host,
    report['document-uri'],
    report['effective-directive'] ?? report['violated-directive'] ?? '',
    report['blocked-uri'] ?? '',
  );
}

function stopped(host: string, page: string, directive: string, blocked: string): Stopped[] {
  const url = URL.canParse(page) ? new URL(page) : undefined;
  if (url?.host !== host) return [];
  // Older browsers name the directive with all that it allows.
  const [name = ''] = directive.split(' ');
  return [
    {
      pathname: url.pathname,
      directive: DIRECTIVES.has(name) ? name : OTHER,
      blocked: placeOf(blocked, host),
    },
  ];
}

/** Where it was to come from, or to go: as much of it as can be of nobody. */
function placeOf(blocked: string, host: string): string {
  if (blocked === '' || WORDS.has(blocked)) return blocked || OTHER;
  // A scheme by itself is all that some browsers say.
  if (/^[a-z][a-z0-9+.-]{1,29}$/.test(blocked)) return `${blocked}:`;
  if (!URL.canParse(blocked)) return OTHER;
  const url = new URL(blocked);
  if (!/^(https?|wss?):$/.test(url.protocol))
    return url.protocol.length <= 30 ? url.protocol : OTHER;
  if (url.host === host) return 'self';
  return url.host.length <= 100 ? `${url.protocol}//${url.host}` : OTHER;
}
