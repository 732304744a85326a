import { describe, expect, it } from '@jest/globals';
import { shellPage } from './shell-page.ts';
import type { ShellPageInput } from './shell-page.ts';

const LOGIN = '/shell/x/js/login.js';
const pageAt = (pathname: string, hasSession: boolean): string =>
  shellPage({
    nonce: 'n',
    shell: {
      buildId: 'x',
      contractVersion: '1.5.0',
      capabilities: [],
      scripts: [],
      styles: [],
      integrity: { [LOGIN]: 'sha384-login' },
      families: {},
      portalStart: [],
      frame: [],
      firstPaint: { markup: { it: '', en: '' }, css: '', script: '', files: [LOGIN] },
    },
    isBackOffice: false,
    releases: { portals: [] } as unknown as ShellPageInput['releases'],
    releaseKeys: {},
    here: undefined,
    fontCss: '',
    pathname,
    hasSession,
    mode: 'production',
    times: null,
    social: [],
  });
const link = `fetchpriority="low" nonce="n" crossorigin="anonymous" href="${LOGIN}" integrity="sha384-login">`;

describe('the sign-in page that takes the first paint over', () => {
  it.each(['/', '/user', '/user/login'])(
    'is fetched beside the shell’s script at %s',
    (pathname) => {
      expect(pageAt(pathname, false).split('</head>')[0]).toContain(link);
    },
  );
  it.each([
    ['/user/login', true],
    ['/user/register', false],
  ])('is not fetched at %s with a session: %j', (pathname, hasSession) => {
    expect(pageAt(pathname, hasSession)).not.toContain(link);
  });
});
