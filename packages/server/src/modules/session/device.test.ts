import { expect, it } from '@jest/globals';
import { deviceOf } from './device.ts';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
it.each([
  [
    'Chrome',
    'Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/141.0.0.0 Safari/537.36`,
  ],
  [
    'Chrome',
    'Linux',
    `Mozilla/5.0 (X11; Linux x86_64) ${KIT} HeadlessChrome/141.0.0.0 Safari/537.36`,
  ],
  [
    'Chrome',
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Edge',
    'Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
  ],
  [
    'Safari',
    'macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  ],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  [
    'Opera',
    'Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/120 Mobile Safari/537.36 OPT/5.1`,
  ],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${KIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  ],
  [null, null, 'qualcosa/1.0'],
])('%s on %s', (browser, system, text) => {
  expect(deviceOf(text)).toEqual({ browser, system });
});
