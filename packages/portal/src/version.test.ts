import { expect, it } from '@jest/globals';
import { fitsContract } from './version.ts';

it.each([
  { range: '^1.0', version: '1.0.0', fits: true, why: 'the same' },
  { range: '^1.0', version: '1.4.2', fits: true, why: 'a shell that knows more' },
  { range: '^1.5', version: '1.4.9', fits: false, why: 'a shell that knows less' },
  { range: '^1.4', version: '2.0.0', fits: false, why: 'another major' },
  { range: '1.4', version: '1.4.0', fits: false, why: 'not a range' },
])('$range on $version: $why', ({ range, version, fits }) => {
  expect(fitsContract(range, version)).toBe(fits);
});
