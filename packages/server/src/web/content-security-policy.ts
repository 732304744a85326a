import { createHash } from 'node:crypto';
import { calls } from '@bussola/contract';

/**
 * Two policies in one answer: both must allow a thing. The first asks every script for the page's
 * nonce, the second for our origin, or for the hash of a script inside the page. So neither a
 * leaked nonce nor a file on our origin is enough alone. The first also asks that addresses of
 * scripts pass the one policy of the page, which knows the release list
 * (shell/src/boot/trusted-scripts.ts).
 */
export function contentSecurityPolicies({
  nonce,
  inlineScripts,
  isHttps,
}: {
  nonce: string;
  inlineScripts: readonly string[];
  isHttps: boolean;
}): string[] {
  return [
    [
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      "object-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
      ...reportDirectives(isHttps),
    ].join('; '),
    [
      "default-src 'none'",
      `script-src 'self'${inlineScripts.map((text) => ` '${sha256(text)}'`).join('')}`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' blob: data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      ...reportDirectives(isHttps),
    ].join('; '),
  ];
}

const sha256 = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Where browsers tell what a policy stopped: by name for those that know reports, which then
 * overlook the address, and by address for the others (Firefox). Chromium knows names on https
 * only, so that elsewhere there is the address alone.
 */
const reportDirectives = (isHttps: boolean): string[] => [
  ...(isHttps ? ['report-to csp'] : []),
  `report-uri ${calls.cspReports.path}`,
];

/** On every page of the product. */
export const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'reporting-endpoints': `csp="${calls.cspReports.path}"`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
